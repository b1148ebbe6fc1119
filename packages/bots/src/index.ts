// The bots' public face.
export type { AnyAnswer, AnyMatch, AnyOpen, Bot } from './bot.ts';
export { decide, type Luck, luckOf, playOut, playOutNoted } from './play-out.ts';
export { policyBot } from './policy.ts';
export { randomBot } from './random.ts';
export { botNames, makeBot } from './registry.ts';
