// Drawings that are copied as a whole, each made when it is first asked for.
import { still } from '@boardwright/web/kit';
import type { ReactNode } from 'react';

/** To be spread into the `svg` or `g` that shows it. */
export type Art = ReturnType<typeof still>;

/** The same things give the same drawing. */
export function artOf<Things extends readonly (string | number | undefined)[]>(
  draw: (...things: Things) => ReactNode,
): (...things: Things) => Art {
  const made = new Map<string, Art>();
  return (...things) => {
    const key = things.join(' ');
    let art = made.get(key);
    if (art === undefined) {
      art = still(draw(...things));
      made.set(key, art);
    }
    return art;
  };
}
