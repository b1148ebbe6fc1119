// Measures how long a bot thinks about its answers.
import type { AnyAnswer, Bot } from '@boardwright/bots';
import { cpuTime, wallTime } from './clocks.ts';

/** In milliseconds of processor time, unless the name says otherwise. */
export interface Thinking {
  decisions: number;
  ms: number;
  longest: number;
  longestWall: number; // wall-clock time
}

/** The same bot, measured by two stopwatches. */
export function timed(bot: Bot): Bot & { readonly thinking: Thinking } {
  const thinking: Thinking = { decisions: 0, ms: 0, longest: 0, longestWall: 0 };
  const measure = (answer: () => AnyAnswer): AnyAnswer => {
    const [beganWall, began] = [wallTime(), cpuTime()];
    const given = answer();
    const [took, tookWall] = [cpuTime() - began, wallTime() - beganWall];
    thinking.decisions++;
    thinking.ms += took;
    thinking.longest = Math.max(thinking.longest, took);
    thinking.longestWall = Math.max(thinking.longestWall, tookWall);
    return given;
  };
  return {
    name: bot.name,
    thinking,
    answer: (view, open, random) => measure(() => bot.answer(view, open, random)),
  };
}
