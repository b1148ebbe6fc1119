// Where the points of each seat come from: there is one, for winning.
import type { ScoreSheet } from '@boardwright/engine';
import type { G } from './state.ts';

export function score(g: G): readonly ScoreSheet[] {
  return g.points.map(points => ({ total: points, lines: [{ source: 'game:won', points }] }));
}
