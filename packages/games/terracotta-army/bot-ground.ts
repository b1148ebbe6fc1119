// The approximate value of the cells of the mausoleum for figures. Knowledge for bots, in tenths of a point (integers).
import type { Seat } from '@boardwright/engine';
import { POINT, roundsLeft } from './bot-values.ts';
import { type Book, NOWHERE } from './content/book.ts';
import { COLUMN, FOOTMAN, type G, isWarriorKind, MUSICIAN, ROW } from './state.ts';

const INSPECTED = 40; // a warrior in a line that will be inspected
const TILE = 30;
const NEIGHBOUR = 25; // of the same type
const MUSIC = 10; // for each musician, in each scoring phase

const raise = (values: number[], at: number, by: number): void => {
  values[at] = (values[at] as number) + by;
};

/** Values in the mausoleum: of single cells, and of rows and columns. The last cell stands for everything outside. */
export interface Ground {
  readonly cells: number[];
  readonly rows: number[];
  readonly columns: number[];
}
const zeros = (length: number): number[] => Array.from({ length }, () => 0);
export const groundOf = (book: Book): Ground => ({
  cells: zeros(book.cells + 1),
  rows: zeros(book.rows),
  columns: zeros(book.columns),
});
/** A copy of an empty one, because copying is much faster than creating a new one. */
export const newGround = ({ cells, rows, columns }: Ground): Ground => ({
  cells: cells.slice(),
  rows: rows.slice(),
  columns: columns.slice(),
});
/** The value of a cell, with its row and column. */
export const worthAt = (book: Book, { cells, rows, columns }: Ground, cell: number): number =>
  (cells[cell] as number) +
  (rows[book.rowOf[cell] as number] as number) +
  (columns[book.columnOf[cell] as number] as number);

/** A line is worth more if its inspector will come there. */
function addInspected(book: Book, g: G, track: number, lines: number[], step: number): void {
  const { length } = lines;
  const at = g.inspectors[track] as number;
  for (let i = 0; i < roundsLeft(book, g) && i < length; i++) lines[(at + i * step + length) % length] = INSPECTED;
}

/** The value of each cell to a warrior of this type. */
export function cellValues(book: Book, bare: Ground, g: G, warrior: number): Ground {
  const { rowOf, columnOf, next } = book;
  const { kind, at } = g.figures;
  const ground = newGround(bare);
  const { cells, rows, columns } = ground;
  addInspected(book, g, ROW, rows, book.rowStep);
  addInspected(book, g, COLUMN, columns, book.columnStep);
  for (let f = 0; f < kind.length; f++) {
    const cell = at[f] as number;
    if (kind[f] === MUSICIAN) {
      raise(rows, rowOf[cell] as number, MUSIC * roundsLeft(book, g));
      raise(columns, columnOf[cell] as number, MUSIC * roundsLeft(book, g));
    } else if (kind[f] === FOOTMAN)
      for (const near of book.around[cell] as readonly number[]) raise(cells, near, NEIGHBOUR);
    else if (kind[f] === warrior)
      for (let i = cell * 4; i < cell * 4 + 4; i++)
        raise(cells, next[i] === NOWHERE ? book.cells : (next[i] as number), NEIGHBOUR);
  }
  for (let round = g.round; round <= book.rounds; round++)
    for (const cell of book.tileCells[g.tiles[round - 1] as number] ?? []) raise(cells, cell, TILE);
  return ground;
}

/** Own warriors minus the others' around each cell. */
export function neighboursFrom(book: Book, bare: Ground, g: G, p: Seat): Ground {
  const { kind, owner, at } = g.figures;
  const ground = newGround(bare);
  for (let f = 0; f < kind.length; f++)
    if (isWarriorKind(kind[f] as number))
      for (const near of book.around[at[f] as number] as readonly number[])
        raise(ground.cells, near, owner[f] === p ? POINT : -POINT);
  return ground;
}

/** Own warriors minus the others' that a musician on each cell would reach. */
export function listenersFrom(book: Book, bare: Ground, g: G, p: Seat): Ground {
  const { kind, owner, at } = g.figures;
  const ground = newGround(bare);
  for (let f = 0; f < kind.length; f++) {
    if (!isWarriorKind(kind[f] as number)) continue;
    raise(ground.rows, book.rowOf[at[f] as number] as number, owner[f] === p ? POINT : -POINT);
    raise(ground.columns, book.columnOf[at[f] as number] as number, owner[f] === p ? POINT : -POINT);
  }
  return ground;
}
