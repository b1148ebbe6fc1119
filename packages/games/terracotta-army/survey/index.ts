// The table in words: where the game stands, then its parts in the order in which one looks them over.
import type { Match, Messages, Seat, Survey, Surveyor } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { retells } from '../retells.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { mausoleum } from './mausoleum.ts';
import { before } from './player.ts';
import { linesInSight, rounds, summary } from './rounds.ts';
import { figures, masters } from './supply.ts';
import { tells } from './tells.ts';
import { storehouses, wheel } from './wheel.ts';

const messages = (file: { default: Messages }): Messages => file.default;

export const surveyorFor = (book: Book): Surveyor<G, Tasks> => ({
  survey: ({ g }: Match<G, Tasks>, seat: Seat | null): Survey => ({
    summary: summary(book, g, seat),
    areas: [
      wheel(book, g),
      storehouses(book, g),
      mausoleum(book, g),
      linesInSight(book, g),
      rounds(book, g),
      figures(book, g),
      masters(book, g),
      ...g.points.map((_, p) => before(book, g, p)),
    ],
  }),
  tells: (word, { g }, task) => tells(book, g, task, word),
  retells,
  texts: {
    en: () => import('./locale/en.json', { with: { type: 'json' } }).then(messages),
    hu: () => import('./locale/hu.json', { with: { type: 'json' } }).then(messages),
    pl: () => import('./locale/pl.json', { with: { type: 'json' } }).then(messages),
  },
});
