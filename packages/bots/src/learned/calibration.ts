// Whether a chance means what it says: of all positions that a model gives 30 %, 30 of 100 should be won.
import { isHeldBack } from './learn.ts';
import type { Model } from './model.ts';
import { inputOf, type Samples } from './samples.ts';

/** Seats whose chance was about the same. */
export interface Bin {
  readonly seats: number; // how many
  readonly said: number; // their mean chance
  readonly won: number; // how many of them won, as a share
}
const BINS = 10;

/** By chance, from low to high, of the games that were held back. Empty bins are left out. */
export function calibrationOf(model: Model, samples: readonly Samples[]): Bin[] {
  const sums = Array.from({ length: BINS }, () => ({ seats: 0, said: 0, won: 0 }));
  const { own, all } = model.shape;
  for (const { seats, width, games, rows } of samples)
    for (const [at, game] of games.entries()) {
      if (!isHeldBack(game)) continue;
      const row = rows.subarray(at * width, (at + 1) * width);
      model.rate(row, seats);
      for (let p = 0; p < seats; p++) {
        const said = model.win[p] as number;
        const bin = sums[Math.min(BINS - 1, Math.floor(said * BINS))] as (typeof sums)[number];
        bin.seats++;
        bin.said += said;
        bin.won += row[inputOf(own, all, seats) + 2 * p] as number;
      }
    }
  return sums
    .filter(({ seats }) => seats > 0)
    .map(({ seats, said, won }) => ({ seats, said: said / seats, won: won / seats }));
}

/** The mean distance between what was said and what came, weighted by how often it was said. */
export function errorOf(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { seats }) => sum + seats, 0);
  return bins.reduce((sum, { seats, said, won }) => sum + (seats * Math.abs(said - won)) / all, 0);
}
