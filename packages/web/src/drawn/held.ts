// What the picked-up pieces can lead to. "Why not?" then speaks only of that.
import type { Word } from '@boardwright/engine';
import { useLayoutEffect } from 'react';
import { Observable } from '../model/observable.ts';

/** Empty while nothing is picked up. */
export const held = new Observable<readonly string[]>([]);

/** `leads`: kinds of words, or how words begin (`move:soldier-`). */
export const leadsTo = (leads: Iterable<string>, word: Word): boolean =>
  [...leads].some(each => (each.includes(':') ? word.startsWith(each) : word.startsWith(`${each}:`)));

/** Render it inside a piece while the piece is picked up. */
export function Held({ leads }: { readonly leads: string }): null {
  useLayoutEffect(() => {
    const own = leads.split(' ').filter(Boolean);
    held.set([...held.get(), ...own]);
    return () => {
      const rest = [...held.get()];
      for (const each of own) rest.splice(rest.indexOf(each), 1);
      held.set(rest);
    };
  }, [leads]);
  return null;
}
