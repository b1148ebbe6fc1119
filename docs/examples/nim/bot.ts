// Advice for bots: what a table is worth, and a plausible move without thinking.
import type { Advice, Choice } from '@boardwright/engine';
import { heapOf, MOST, stonesOf } from './rules/codes.ts';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';

/** Of two players, whoever leaves heaps with this sum 0 can always do so again, and so takes the last stone. Else it is a guess. */
const nimSum = (heaps: readonly number[]): number => heaps.reduce((sum, stones) => sum ^ (stones % (MOST + 1)), 0);

const sumAfter = (g: G, choice: Choice): number =>
  nimSum(g.heaps.map((stones, heap) => (heap === heapOf(choice) ? stones - stonesOf(choice) : stones)));

export const advice: Advice<G, Tasks> = {
  evaluate: g => g.points,
  choose: (g, { options }, random) =>
    options.find(choice => sumAfter(g, choice) === 0) ?? (options[random(options.length)] as Choice),
};
