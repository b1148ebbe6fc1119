// The table: everything that lies on it, as plain data.
import { HEAPS } from './content/heaps.ts';

export interface G {
  heaps: number[]; // stones in each heap
  lastLoses: boolean; // an option: whoever takes the last stone loses
  points: number[]; // of each seat: 1 for having won
}

export const newTable = (seats: number, lastLoses: boolean): G => ({
  heaps: [...HEAPS],
  lastLoses,
  points: new Array<number>(seats).fill(0),
});

export const copy = (g: G): G => ({ heaps: g.heaps.slice(), lastLoses: g.lastLoses, points: g.points.slice() });

/** Throws if a rule has broken the table. The tests call it after every answer. */
export function check({ heaps }: G): void {
  if (heaps.some((stones, i) => stones < 0 || stones > (HEAPS[i] ?? 0))) throw new Error(`heaps of ${heaps} stones`);
}
