// Knows nothing: takes any legal answer.
import type { Random } from '@boardwright/engine';
import type { AnyAnswer, AnyOpen, Bot } from '../bot.ts';

/**
 * An aside can be repeated while it is open, so it is chosen less often than an option. Otherwise games would drag on.
 */
const ASIDES_PER_OPTION = 4;

export const randomBot: Bot = {
  name: 'random',
  answer: (_view, open, random) => pick(open, random),
  pick,
};

function pick({ options, asides }: AnyOpen, random: Random): AnyAnswer {
  if (asides.length === 0) return options[random(options.length)] as AnyAnswer;
  const weightOfOptions = options.length * ASIDES_PER_OPTION;
  const n = random(weightOfOptions + asides.length);
  const answer = n < weightOfOptions ? options[Math.floor(n / ASIDES_PER_OPTION)] : asides[n - weightOfOptions];
  return answer as AnyAnswer;
}
