// Where the points of each seat come from.
import type { ScoreSheet } from '@boardwright/engine';
import type { G } from './state.ts';

export function score(g: G): readonly ScoreSheet[] {
  return g.banked.map(points => ({ total: points, lines: [{ source: 'bank:points', points }] }));
}
