// TA-5: a paid warrior is placed in the mausoleum.
import type { Refused } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { WARRIORS } from '../content/content.ts';
import { type G, NO_FIGURE } from '../state.ts';
import { earn, emptyCells, putFigure } from './book-keeping.ts';
import type { Chapter } from './tasks.ts';

/** Why a figure cannot be placed on a cell: another one is there. */
export const whyOccupied = (book: Book, g: G, rule: string): Refused[] =>
  book.cellWords.flatMap((word, cell) => (g.tomb[cell] === 0 ? [] : [{ word, why: 'cellOccupied', rule }]));

/** TA-5.4: the points of the next figure of a type; 0 if there is none left. */
export const pointsOfNext = (book: Book, g: G, warrior: number): number =>
  book.content.organizer[book.figuresPerWarrior - (g.left[warrior] as number)] ?? 0;

export function warriorRules(book: Book): Chapter<'chooseCell'> {
  return {
    chooseCell: {
      who: t => t.p,
      options: emptyCells,
      show: c => book.cellWords[c] as `cell:${string}`,
      choose: (x, { p, warrior, by }, cell) => {
        const { g } = x;
        const kind = WARRIORS.indexOf(warrior);
        const points = pointsOfNext(book, g, kind);
        const name = book.cellNames[cell] as string;
        g.left[kind] = (g.left[kind] as number) - 1;
        g.inHand[p] = NO_FIGURE;
        putFigure(g, kind, p, cell);
        x.tell({ say: 'built', p, warrior, cell: name, by });
        if (by === 'builder') return; // TA-7.3: no points, no weapon
        earn(x, p, 'points:organizer', points, book.cellWords[cell] as string); // TA-5.4
        x.next({ do: 'mayUseWeapon', p, warrior, cell: name });
      },
      whyNot: g => whyOccupied(book, g, 'TA-5.3'),
    },
  };
}
