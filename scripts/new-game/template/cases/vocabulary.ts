// What rule cases can say about the table: `pot`, and `p1`, `p2`… for the points of a player.
import { BadInput } from '@boardwright/engine';
import type { Vocabulary } from '@boardwright/testkit';
import type { G } from '../state.ts';

export const vocabulary: Vocabulary<G> = {
  given(g, path, value) {
    if (path[0] === 'pot') g.pot = Number(value);
    else g.banked[seatOf(path)] = Number(value);
  },
  read: (g, path) => (path[0] === 'pot' ? g.pot : (g.banked[seatOf(path)] ?? null)),
};

function seatOf(path: readonly string[]): number {
  const seat = /^p([1-4])$/.exec(path.join('.'));
  if (seat === null) throw new BadInput(`"${path.join('.')}" is not on the table; there are pot and p1 to p4`);
  return Number(seat[1]) - 1;
}
