// What a bot is: somebody who sees what a seat sees and answers what the seat is asked.
import type { Answer, AnyTasks, Engine, Match, Open, Random, Word } from '@boardwright/engine';

export type AnyMatch = Match<unknown, AnyTasks>;
export type AnyOpen = Open<AnyTasks>;
export type AnyAnswer = Answer<AnyTasks>;
export type AnyEngine = Engine<unknown, AnyTasks>;

export interface Bot {
  readonly name: string;
  /** `view` is the match as the asked seat may see it, never the true one. */
  answer(view: AnyMatch, open: AnyOpen, random: Random): AnyAnswer;
  /** Only for a bot that never looks at the table: the same answer from the question alone, so no view is built. */
  pick?(open: AnyOpen, random: Random): AnyAnswer;
  /** Only for a bot that weighs its options: the same answer, with the reasons for it. */
  explain?(view: AnyMatch, open: AnyOpen, random: Random): Thought;
  /** Only for a bot that remembers: how many tries it keeps in mind, for whoever has to bound the memory of many. */
  remembered?(): number;
}

/** An answer and what it was weighed against, as plain data besides the answer itself. */
export interface Thought {
  readonly answer: AnyAnswer;
  readonly weighed: readonly Weighed[]; // best first
  readonly worlds: number; // guessed worlds that were looked at
  readonly answers: number; // given in these worlds
}
export interface Weighed {
  readonly word: Word;
  readonly visits: number;
  readonly value: number; // on average, for the asked seat; what it counts is the bot's own business
}

/** The only option there is; null if there is something to think about. */
export function onlyAnswer({ options, asides }: AnyOpen): AnyAnswer | null {
  return options.length === 1 && asides.length === 0 ? (options[0] as AnyAnswer) : null;
}
