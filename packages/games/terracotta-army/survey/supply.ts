// What can still be had, in words: figures with their points and prices, and the masters.
import type { Area } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { MASTERS, SPECIALISTS, WARRIORS } from '../content/content.ts';
import { priceOf } from '../rules/specialists.ts';
import { pointsOfNext } from '../rules/warriors.ts';
import { type G, hasMaster } from '../state.ts';

export const figures = (book: Book, g: G): Area => ({
  id: 'figures',
  spots: [
    ...WARRIORS.map((warrior, w) => ({
      id: warrior,
      says: { say: 'warriorLeft', warrior, left: g.left[w] as number, points: pointsOfNext(book, g, w) },
      words: [`build:${warrior}`],
    })),
    ...SPECIALISTS.map((specialist, s) => {
      const left = book.figuresPerSpecialist - (g.bought[s] as number);
      const weapon = book.content.specialists.weapons[specialist];
      return {
        id: specialist,
        says: { say: 'specialistLeft', specialist, left, price: left === 0 ? 0 : priceOf(book, g, s), weapon },
        words: [`buy:${specialist}`, 'buy:any'],
      };
    }),
    {
      id: 'priority',
      says: { say: 'priorityLeft', count: g.priorityStack.length, tokens: g.priorityStack },
      words: ['do:priority'],
    },
  ],
});

export const masters = ({ content }: Book, g: G): Area => ({
  id: 'masters',
  spots: [
    ...MASTERS.map((master, m) => {
      const hired = g.points.flatMap((_, p) => (hasMaster(g, p, m) ? [`player:p${p + 1}`] : []));
      return { id: master, says: { say: 'master', master, count: hired.length, hired } };
    }),
    { id: 'tokens', says: { say: 'tokens', prices: content.masters.tokenPrices }, words: ['hire:*'] },
  ],
});
