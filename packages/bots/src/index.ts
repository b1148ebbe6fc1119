// The bots' public API.
export type { AnyAnswer, AnyEngine, AnyMatch, AnyOpen, Bot, Thought, Weighed } from './bot.ts';
export { type Budget, type Now, readBudget } from './budget.ts';
export { policyBot } from './levels/policy.ts';
export { randomBot } from './levels/random.ts';
export { decide, type Luck, luckOf, playOut, playOutNoted } from './play-out.ts';
export { botNames, makeBot, USUAL_BUDGET } from './registry.ts';
