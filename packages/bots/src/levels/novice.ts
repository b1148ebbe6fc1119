// A first-timer: plays plausibly, but now and then does not think at all.
import type { AnyModule } from '@boardwright/engine';
import type { Bot } from '../bot.ts';
import { policyBot } from './policy.ts';
import { randomBot } from './random.ts';

/** One answer in so many is any legal one. */
const BLUNDER_ONE_IN = 4;

export function noviceBot(module: AnyModule): Bot {
  const policy = policyBot(module);
  return {
    name: 'novice',
    answer: (view, open, random) => (random(BLUNDER_ONE_IN) === 0 ? randomBot : policy).answer(view, open, random),
  };
}
