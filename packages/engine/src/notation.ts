// Words and moves: how answers are written in logs, cases, the terminal and the page, and how they are read back.

import type { Engine } from './engine.ts';
import { BadInput } from './errors.ts';
import type { Answer, Open, Seat, Word } from './types.ts';

/** An answer in writing: `p1 feat:hydra`, or `p1@2 gain:sun` when a seat has questions in several lanes. */
export interface Move {
  readonly seat: Seat;
  readonly word: Word;
  readonly at?: string;
}

export const seatName = (seat: Seat): string => `p${seat + 1}`;

export function writeMove(move: Move): string {
  const lane = move.at === undefined || move.at === '' ? '' : `@${move.at}`;
  return `${seatName(move.seat)}${lane} ${move.word}`;
}

export function readMove(text: string): Move {
  const match = /^p([1-9]\d*)(?:@(\d+(?:\.\d+)*))? +(\S+:\S+)$/.exec(text.trim());
  if (match === null) throw new BadInput(`"${text}" is not a move; a move looks like "p1 button:pass"`);
  const [, seat, at, word] = match;
  const move = { seat: Number(seat) - 1, word: word as Word };
  return at === undefined ? move : { ...move, at };
}

export function wordsOf<G, T>(engine: Engine<G, T>, open: Open<T>): Word[] {
  const question = engine.question(open.task);
  return [...open.options.map(choice => question.show(choice, open.task)), ...open.asides.map(aside => aside.word)];
}

/** The answer that a word stands for; null if the open question does not offer it. */
export function answerOf<G, T>(engine: Engine<G, T>, open: Open<T>, word: string): Answer<T> | null {
  const question = engine.question(open.task);
  const choice = open.options.find(option => question.show(option, open.task) === word);
  return choice ?? open.asides.find(aside => aside.word === word) ?? null;
}

export function wordOf<G, T>(engine: Engine<G, T>, open: Open<T>, answer: Answer<T>): Word {
  return typeof answer === 'number' ? engine.question(open.task).show(answer, open.task) : answer.word;
}

/** Splits a word: 'move:north-centre' has the kind 'move' and the details ['north', 'centre']. */
export function splitWord(word: string): { kind: string; details: string[] } {
  const colon = word.indexOf(':');
  return { kind: word.slice(0, colon), details: word.slice(colon + 1).split('-') };
}
