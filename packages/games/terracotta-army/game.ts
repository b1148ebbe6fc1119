// The game bound to its content: the standard one, or an owner's edition.
import type { Game } from '@boardwright/engine';
import { type Book, makeBook } from './content/book.ts';
import { standard } from './content/read.ts';
import { cleanUpRules } from './rules/clean-up.ts';
import { finalRules } from './rules/final.ts';
import { masterRules } from './rules/masters.ts';
import { ringRules } from './rules/rings.ts';
import { scoringRules } from './rules/scoring.ts';
import { OPTIONS, SEATS, setup } from './rules/setup.ts';
import { specialistRules } from './rules/specialists.ts';
import type { Tasks } from './rules/tasks.ts';
import { turnRules } from './rules/turn.ts';
import { warriorRules } from './rules/warriors.ts';
import { weaponRules } from './rules/weapons.ts';
import { score } from './score.ts';
import { check, copy, type G } from './state.ts';

export function makeGame(book: Book): Game<G, Tasks> {
  return {
    id: 'terracotta-army',
    version: 1,
    edition: book.content.name,
    seats: SEATS,
    options: OPTIONS,
    rules: {
      ...turnRules(book),
      ...ringRules(book),
      ...warriorRules(book),
      ...weaponRules(book),
      ...specialistRules(book),
      ...masterRules(book),
      ...scoringRules(book),
      ...cleanUpRules(book),
      ...finalRules(book),
    },
    setup: (x, seats, settings) => setup(book, x, seats, settings),
    copy,
    view: copy,
    guess: () => {},
    score: g => score(book, g),
    check: g => check(book, g),
  };
}

export const standardBook = makeBook(standard);
export const game = makeGame(standardBook);
