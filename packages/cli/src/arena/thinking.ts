// How long a bot thinks about its answers.
import type { AnyAnswer, Bot, Now } from '@boardwright/bots';

export interface Thinking {
  decisions: number;
  ms: number;
  longest: number; // ms
}

/** The same bot, with a stop-watch beside it. */
export function timed(bot: Bot, now: Now): Bot & { readonly thinking: Thinking } {
  const thinking: Thinking = { decisions: 0, ms: 0, longest: 0 };
  const measure = (answer: () => AnyAnswer): AnyAnswer => {
    const began = now();
    const given = answer();
    const took = now() - began;
    thinking.decisions++;
    thinking.ms += took;
    thinking.longest = Math.max(thinking.longest, took);
    return given;
  };
  return {
    name: bot.name,
    thinking,
    answer: (view, open, random) => measure(() => bot.answer(view, open, random)),
  };
}
