// What an answer would change for every seat: the rules play it on a copy.
import type { Word } from '@boardwright/engine';
import type { SeatChange } from '@boardwright/web/kit';
import { RESOURCES } from '../content/faces.ts';
import { tableAfter } from '../preview.ts';
import { totalOf } from '../score.ts';
import { type Hero, heroOf } from '../state.ts';
import type { Table } from './reading.ts';

const STORES = RESOURCES.filter(what => what !== 'glory'); // glory is points

const gainsOf = (before: Hero, after: Hero): { readonly picture: string; readonly n: number }[] =>
  STORES.map(what => ({ picture: `gain:${what}`, n: after[what] - before[what] })).filter(({ n }) => n !== 0);

export function changes(word: Word, { view, me }: Table): readonly SeatChange[] {
  const after = me === null ? null : tableAfter(view, me, word);
  if (after === null) return [];
  return view.g.heroes.flatMap((hero, seat) => {
    const then = heroOf(after, seat);
    const points = totalOf(then) - totalOf(hero);
    const gains = gainsOf(hero, then);
    if (points === 0 && gains.length === 0) return [];
    return [{ seat, ...(points === 0 ? {} : { points }), ...(gains.length === 0 ? {} : { gains }) }];
  });
}
