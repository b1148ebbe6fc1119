// The interface of a bot: it sees what a seat sees and answers what the seat is asked.
import type { Answer, AnyTasks, Engine, Match, Open, Random, Word } from '@boardwright/engine';

export type AnyMatch = Match<unknown, AnyTasks>;
export type AnyOpen = Open<AnyTasks>;
export type AnyAnswer = Answer<AnyTasks>;
export type AnyEngine = Engine<unknown, AnyTasks>;

export interface Bot {
  readonly name: string;
  /** `view` is the match as the asked seat may see it, never the true match. */
  answer(view: AnyMatch, open: AnyOpen, random: Random): AnyAnswer;
  /** Only for bots that never look at the table: the same answer from the question alone, so that no view is built. */
  pick?(open: AnyOpen, random: Random): AnyAnswer;
  /** Only for bots that weigh their options: the same answer, with the reasons for it. */
  explain?(view: AnyMatch, open: AnyOpen, random: Random): Thought;
  /** Only for bots that remember: how many iterations they keep, so that callers with many bots can limit memory. */
  remembered?(): number;
}

/** An answer and the alternatives, as plain data apart from the answer itself. */
export interface Thought {
  readonly answer: AnyAnswer;
  readonly weighed: readonly Weighed[]; // best first
  readonly worlds: number; // how many guessed worlds were examined
  readonly answers: number; // how many answers were given in these worlds
}
export interface Weighed {
  readonly word: Word;
  readonly visits: number;
  readonly value: number; // average for the asked seat; the unit depends on the bot
}

/** The only option; null if there is something to think about. */
export function onlyAnswer({ options, asides }: AnyOpen): AnyAnswer | null {
  return options.length === 1 && asides.length === 0 ? (options[0] as AnyAnswer) : null;
}
