// A first-timer: plays plausibly, but now and then does not think at all.
import type { AnyModule } from '@boardwright/engine';
import type { Bot } from '../bot.ts';
import { policyBot } from './policy.ts';
import { randomBot } from './random.ts';

/** So many answers of a hundred are any legal one. A game in which a blunder costs more may say less. */
const BLUNDERS = 22;

export function noviceBot(module: AnyModule): Bot {
  const policy = policyBot(module);
  const blunders = module.advice.blunders ?? BLUNDERS;
  return {
    name: 'novice',
    answer: (view, open, random) => (random(100) < blunders ? randomBot : policy).answer(view, open, random),
  };
}
