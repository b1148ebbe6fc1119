// Is it worth thinking on? What the favourite may be worse than another option, by what is known so far.
import type { Asked, Branch } from './tree.ts';

/** How much options of one question differ as a rule, in results from 0 to 1. What was seldom tried is no miracle. */
const SPREAD = 0.05;

interface Belief {
  readonly mean: number;
  readonly variance: number;
}

/** What would be gained on average if the most promising rival of the favourite were known exactly. */
export function doubtOf(root: Asked, deviation: number): number {
  const usual = root.visits === 0 ? 0 : root.total / root.visits;
  const noise = deviation * deviation;
  let favourite = root.branches[0] as Branch;
  for (const branch of root.branches) if (branch.visits > favourite.visits) favourite = branch;
  const best = beliefOf(favourite, usual, noise);
  let most = 0;
  for (const branch of root.branches)
    if (branch !== favourite) most = Math.max(most, gainOf(best, beliefOf(branch, usual, noise)));
  return most;
}

function beliefOf({ visits, total }: Branch, usual: number, noise: number): Belief {
  const before = 1 / (SPREAD * SPREAD);
  const seen = visits / noise;
  const mean = visits === 0 ? usual : total / visits;
  return { mean: (before * usual + seen * mean) / (before + seen), variance: 1 / (before + seen) };
}

/** The mean of what a rival is better by, where it is better: both are normal. */
function gainOf(best: Belief, rival: Belief): number {
  const deviation = Math.sqrt(best.variance + rival.variance);
  const z = (best.mean - rival.mean) / deviation;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const above = 1 / (1 + Math.exp(1.702 * z)); // the normal distribution's tail, to one part in a hundred
  return deviation * Math.max(0, density - z * above);
}
