// Advice for bots.
import type { Advice } from '@boardwright/engine';
import type { Tasks } from './rules/tasks.ts';
import { totalOf } from './score.ts';
import { type G, heroOf } from './state.ts';

export const advice: Advice<G, Tasks> = {
  evaluate: (g, seat) => totalOf(heroOf(g, seat)),
  choose: (_, open, random) => open.options[random(open.options.length)] as number,
};
