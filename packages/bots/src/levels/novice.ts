// A beginner: plays plausibly, but now and then does not think at all.
import type { AnyModule } from '@boardwright/engine';
import type { Bot } from '../bot.ts';
import { policyBot } from './policy.ts';
import { randomBot } from './random.ts';

/** Out of a hundred answers, this many are random. A game in which blunders cost more may lower it. */
const BLUNDERS = 22;

export function noviceBot(module: AnyModule): Bot {
  const policy = policyBot(module);
  const blunders = module.advice.blunders ?? BLUNDERS;
  return {
    name: 'novice',
    answer: (view, open, random) => (random(100) < blunders ? randomBot : policy).answer(view, open, random),
  };
}
