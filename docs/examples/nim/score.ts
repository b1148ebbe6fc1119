// Where the points of each seat come from: there is one, for the winner.
import type { ScoreSheet } from '@boardwright/engine';
import type { G } from './state.ts';

export function score({ winner }: G): readonly ScoreSheet[] {
  return [0, 1].map(seat => {
    const points = seat === winner ? 1 : 0;
    return { total: points, lines: [{ source: 'game:won', points }] };
  });
}
