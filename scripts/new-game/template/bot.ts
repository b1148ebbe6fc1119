// Advice for bots: what a table is worth, and a plausible move without thinking.
import type { Advice } from '@boardwright/engine';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';

/** With this much in the pot, another roll loses more than it gains on average. */
const ENOUGH = 20;

export const advice: Advice<G, Tasks> = {
  evaluate: g => g.banked,
  choose: (g, open) => {
    const [roll = 0, bank] = open.options;
    const wouldWin = g.pot + (g.banked[open.seat] ?? 0) >= g.goal;
    return bank !== undefined && (wouldWin || g.pot >= ENOUGH) ? bank : roll;
  },
};
