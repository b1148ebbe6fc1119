// Is more thinking worthwhile? Estimates how much worse the favourite may be than another option.
import type { Asked, Branch } from './tree.ts';

/**
 * The typical spread between the options of a question, in results from 0 to 1. The prior that stops a few lucky
 * results from counting too much.
 */
const SPREAD = 0.05;

interface Belief {
  readonly mean: number;
  readonly variance: number;
}

/** The expected gain if the most promising rival of the favourite were known exactly. */
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

/** The expected advantage of the rival where it is better. Both are normally distributed. */
function gainOf(best: Belief, rival: Belief): number {
  const deviation = Math.sqrt(best.variance + rival.variance);
  const z = (best.mean - rival.mean) / deviation;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const above = 1 / (1 + Math.exp(1.702 * z)); // the tail of the normal distribution, accurate to 1 %
  return deviation * Math.max(0, density - z * above);
}
