// A first-timer: plays plausibly, but now and then does not think at all.
import type { AnyModule } from '@boardwright/engine';
import type { Bot } from '../bot.ts';
import { policyBot } from './policy.ts';
import { randomBot } from './random.ts';

/** So many answers of so many are any legal one. */
const BLUNDERS = 2;
const OF_ANSWERS = 9;

export function noviceBot(module: AnyModule): Bot {
  const policy = policyBot(module);
  return {
    name: 'novice',
    answer: (view, open, random) => (random(OF_ANSWERS) < BLUNDERS ? randomBot : policy).answer(view, open, random),
  };
}
