// The table: everything that lies on it, as plain data.
import { GOALS, type Length } from './content/goals.ts';

export interface G {
  goal: number;
  banked: number[]; // by seat
  pot: number; // what the active player would bank now
  pips: number; // of the last roll, 0 before the first
}

export function newTable(seats: number, length: Length): G {
  return { goal: GOALS[length], banked: Array.from({ length: seats }, () => 0), pot: 0, pips: 0 };
}

export function copy(g: G): G {
  return { goal: g.goal, banked: g.banked.slice(), pot: g.pot, pips: g.pips };
}

export function check(g: G): void {
  if (g.pot < 0 || g.banked.some(points => points < 0)) throw new Error('points are never negative');
}
