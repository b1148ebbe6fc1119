// What one answer went through, as one audience may see it: for each event that it heard, the table as it was then.
import { type Change, changesBetween, type Film, heard } from '@boardwright/engine';
import type { Audience } from './feed.ts';
import type { AnyPlay } from './state.ts';

/** Every table in it is a view of a table that the rules went through. `as`: 'all' sees everything, as in `lookBack`. */
export function filmOf({ engine, match, moments, told }: AnyPlay, as: Audience | 'all'): Film {
  if (moments === null || moments.length === 0) return [];
  const view = (g: unknown): unknown => (as === 'all' ? g : engine.game.view(g, as));
  const events = told.at(-1) ?? [];
  const film: (readonly Change[])[] = [];
  let later = view(match.g);
  for (const [i, moment] of [...moments.entries()].reverse()) {
    const event = events[i];
    if (event === undefined || (as !== 'all' && heard(event, as) === null)) continue;
    const g = view(moment);
    film.push(changesBetween(later, g) ?? [[[], g]]);
    later = g;
  }
  return film.reverse();
}
