// Rolls dice and tells the result.
import { facesOf, ONE } from '../dice.ts';
import { named } from './codes.ts';
import type { X } from './tasks.ts';

export function rollDice(x: X, count: number): number {
  let dice = 0;
  for (let i = 0; i < count; i++) dice += ONE[x.die(6) + 1] as number;
  return dice;
}

/** GC-3.2: all own dice, and the neutral dice in keeping (GC-17.3). */
export function rollAll(x: X, p: number): void {
  const { g } = x;
  g.roll = rollDice(x, g.dice[p] as number);
  g.neutralRoll = rollDice(x, g.keeps[p] as number);
  tellRoll(x, p, 'rolls');
}

export function tellRoll(x: X, p: number, say: string): void {
  const { g } = x;
  const dice = facesOf(g.roll);
  if (g.neutralRoll === 0) x.tell({ say, p: named(g, p), dice });
  else x.tell({ say: `${say}Both`, p: named(g, p), dice, neutral: facesOf(g.neutralRoll) });
}
