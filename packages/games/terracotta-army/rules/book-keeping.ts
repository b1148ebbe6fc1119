// Common actions of rules: earn, gain, pay, and put figures on the table, each with its event.
import type { NOBODY, Seat } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { SOURCES, type Source, sourceIndex } from '../sources.ts';
import { cellsOf, type G, NO_WAY } from '../state.ts';
import type { X } from './tasks.ts';

/** Records points under their source; `where` is the word of what they were scored for. */
export function earn(x: X, p: Seat, source: Source, points: number, where: string): void {
  if (points === 0) return;
  const { g } = x;
  g.points[p] = (g.points[p] as number) + points;
  const i = p * SOURCES.length + sourceIndex(source);
  g.earned[i] = (g.earned[i] as number) + points;
  x.tell({ say: 'scored', p, source, points, where });
}

export function gainWet(x: X, p: Seat, n: number): void {
  if (n === 0) return;
  x.g.wet[p] = (x.g.wet[p] as number) + n;
  x.tell({ say: 'gainedWet', p, n });
}

export function gainCoins(x: X, p: Seat, n: number): void {
  if (n === 0) return;
  x.g.coins[p] = (x.g.coins[p] as number) + n;
  x.tell({ say: 'gainedCoins', p, n });
}

export function payCoins(x: X, p: Seat, n: number): void {
  if (n === 0) return;
  x.g.coins[p] = (x.g.coins[p] as number) - n;
  x.tell({ say: 'paidCoins', p, n });
}

/** Puts a new figure on an empty cell. */
export function putFigure(g: G, kind: number, owner: Seat | typeof NOBODY, cell: number, way = NO_WAY): void {
  const { figures } = g;
  figures.kind.push(kind);
  figures.owner.push(owner);
  figures.at.push(cell);
  figures.way.push(way);
  g.tomb[cell] = figures.kind.length;
}

/** Removes a figure from its cells; it stays in the list of figures. */
export function liftFigure(book: Book, g: G, figure: number): void {
  for (const cell of cellsOf(book, g, figure)) g.tomb[cell] = 0;
}

/** Puts a figure on its cells. */
export function standFigure(book: Book, g: G, figure: number): void {
  for (const cell of cellsOf(book, g, figure)) g.tomb[cell] = figure + 1;
}

/** The figure on a cell, or -1. */
export const figureAt = (g: G, cell: number): number => (g.tomb[cell] as number) - 1;

export function emptyCells(g: G): number[] {
  const out: number[] = [];
  const { tomb } = g;
  for (let cell = 0; cell < tomb.length; cell++) if (tomb[cell] === 0) out.push(cell);
  return out;
}
export const hasEmptyCell = (g: G): boolean => g.tomb.includes(0);
