// What one answer went through, as one audience may see it: for each event that it heard, the table and the points as they were then.
import { changesBetween, type Film, type Frame, heard, pointsOf } from '@boardwright/engine';
import type { Audience } from './feed.ts';
import type { AnyPlay } from './state.ts';

/** Every table is a view of a state that the rules went through. `as`: 'all' sees everything, as in `lookBack`. */
export function filmOf({ engine, match, moments, told }: AnyPlay, as: Audience | 'all'): Film {
  if (moments === null || moments.length === 0) return [];
  const { game } = engine;
  const view = (g: unknown): unknown => (as === 'all' ? g : game.view(g, as));
  const points = (g: unknown): readonly number[] => pointsOf(game.score?.(g) ?? []);
  const events = told.at(-1) ?? [];
  const film: Frame[] = [];
  let later = view(match.g);
  let pointsLater = points(later);
  for (const [i, moment] of [...moments.entries()].reverse()) {
    const event = events[i];
    if (event === undefined || (as !== 'all' && heard(event, as) === null)) continue;
    const g = view(moment);
    const back = changesBetween(later, g) ?? [[[], g]];
    const then = back.length === 0 ? pointsLater : points(g); // points come from the table alone
    film.push(then.every((n, p) => n === pointsLater[p]) ? { back } : { back, points: then });
    [later, pointsLater] = [g, then];
  }
  return film.reverse();
}
