// What a bot is: somebody who sees what a seat sees and answers what the seat is asked.
import type { Answer, AnyTasks, Match, Open, Random } from '@boardwright/engine';

export type AnyMatch = Match<unknown, AnyTasks>;
export type AnyOpen = Open<AnyTasks>;
export type AnyAnswer = Answer<AnyTasks>;

export interface Bot {
  readonly name: string;
  /** `view` is the match as the asked seat may see it, never the true one. */
  answer(view: AnyMatch, open: AnyOpen, random: Random): AnyAnswer;
  /** Only for a bot that never looks at the table: the same answer from the question alone, so no view is built. */
  pick?(open: AnyOpen, random: Random): AnyAnswer;
}
