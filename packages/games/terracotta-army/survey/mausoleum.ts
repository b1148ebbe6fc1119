// The mausoleum in words, cell by cell.
import type { Area, Phrase, Seat, Spot } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { DIRECTIONS, SPECIALISTS, WARRIORS } from '../content/content.ts';
import { ARCHER, type G, isMounted, isWarriorKind, SPECIALIST_KIND } from '../state.ts';
import { contests, lead } from './rounds.ts';

export const mausoleum = (book: Book, g: G): Area => ({
  id: 'mausoleum',
  grid: book.columns,
  spots: book.cellNames.map((_, cell) => spotOf(book, g, cell)),
  notes: [
    {
      say: 'letters',
      kinds: [...WARRIORS, ...SPECIALISTS].map(kind => `letters:${kind}`),
    },
    ...(g.over ? [] : contests(book, g).map(lead)),
  ],
});

function spotOf(book: Book, g: G, cell: number): Spot {
  const figure = (g.tomb[cell] as number) - 1;
  const name = book.cellNames[cell] as string;
  const words = [`cell:${name}`, `aim:${name}`, `move:${name}`, `mount:${name}-*`];
  if (figure < 0)
    return { id: name, says: { say: 'emptyCell', cell: name }, cells: [{ say: 'noFigure' }], words, empty: true };
  const kind = g.figures.kind[figure] as number;
  const owner = g.figures.owner[figure] as Seat;
  const isHorse = g.figures.at[figure] !== cell;
  return {
    id: name,
    says: saysOf(g, name, figure, isHorse),
    cells: [{ say: `is.${isHorse ? 'horse' : figureName(kind)}` }],
    words,
    ...(isWarriorKind(kind) ? { seat: owner } : {}),
  };
}

function saysOf(g: G, cell: string, figure: number, isHorse: boolean): Phrase {
  const kind = g.figures.kind[figure] as number;
  const p = g.figures.owner[figure] as Seat;
  const way = DIRECTIONS[g.figures.way[figure] as number] ?? 'up';
  const name = figureName(kind);
  if (isHorse) return { say: 'horseCell', cell, p, kind: name };
  if (kind === ARCHER) return { say: 'archerCell', cell, way };
  if (!isWarriorKind(kind)) return { say: 'specialistCell', cell, kind: name };
  return isMounted(g, figure)
    ? { say: 'riderCell', cell, p, kind: name, way }
    : { say: 'warriorCell', cell, p, kind: name };
}

export const figureName = (kind: number): string =>
  isWarriorKind(kind) ? (WARRIORS[kind] as string) : (SPECIALISTS[kind - SPECIALIST_KIND] as string);
