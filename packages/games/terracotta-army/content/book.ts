// Tables computed once from a content, so that the rules look things up instead of computing them.
import type { Word } from '@boardwright/engine';
import { type Content, MASTERS, SPECIALISTS, TILES, WEAPONS } from './content.ts';

export const NOWHERE = -1;
/** Steps down and to the right, in the order of DIRECTIONS. */
const STEPS: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

export type Cells = readonly number[];

/** The mausoleum's geometry and the other lookups of one edition. Cells are numbered row by row from 0. */
export interface Book {
  readonly content: Content;
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
  readonly rounds: number;
  readonly figuresPerWarrior: number;
  readonly figuresPerSpecialist: number;
  readonly tilePile: readonly number[]; // the tiles to draw from, as indexes of TILES
  readonly cellNames: readonly string[]; // r3c4
  readonly cellWords: readonly Word[]; // cell:r3c4
  readonly cellOf: Readonly<Record<string, number>>; // by name
  readonly rowOf: readonly number[];
  readonly columnOf: readonly number[];
  readonly next: readonly number[]; // by cell * 4 + direction; NOWHERE at the wall
  readonly around: readonly Cells[]; // the up to eight cells around a cell
  readonly rowCells: readonly Cells[]; // by row
  readonly columnCells: readonly Cells[]; // by column
  readonly crossCells: readonly Cells[]; // by cell: its row and its column
  readonly tileCells: readonly (Cells | null)[]; // by tile; null: the tile does not score a part of the grid
  readonly specialistWeapon: readonly number[]; // an index of WEAPONS by specialist
  readonly middleMaster: readonly number[]; // an index of MASTERS by space of the middle ring; NOWHERE: no master
  readonly outerWeapon: readonly number[]; // an index of WEAPONS by space of the outer ring; NOWHERE: no weapon
  readonly outerSpecialists: readonly (readonly number[])[]; // indexes of SPECIALISTS by space of the outer ring
  readonly rowStep: 1 | -1; // the forward direction of the inspectors
  readonly columnStep: 1 | -1;
}

export function makeBook(content: Content): Book {
  const { rows, columns } = content.grid;
  const { middle, outer } = content.wheel;
  const cells = rows * columns;
  const all = Array.from({ length: cells }, (_, cell) => cell);
  const rowOf = all.map(cell => Math.floor(cell / columns));
  const columnOf = all.map(cell => cell % columns);
  const at = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= rows || column >= columns ? NOWHERE : row * columns + column;
  const around = all.map(cell => cellsAround(rowOf[cell] as number, columnOf[cell] as number, at));
  const tiles = TILES.map(tile => tileCells(tile, rows, columns, rowOf, columnOf));
  const inRow = (row: number): Cells => all.filter(cell => rowOf[cell] === row);
  const inColumn = (column: number): Cells => all.filter(cell => columnOf[cell] === column);
  const cellNames = all.map(cell => `r${(rowOf[cell] as number) + 1}c${(columnOf[cell] as number) + 1}`);
  return {
    content,
    rows,
    columns,
    cells,
    rounds: content.tiles.length,
    figuresPerWarrior: content.organizer.length,
    figuresPerSpecialist: content.specialists.prices.length,
    tilePile: TILES.flatMap((tile, i) => (content.tileSet.includes(tile) ? [i] : [])),
    cellNames,
    cellWords: cellNames.map(name => `cell:${name}` as Word),
    cellOf: Object.fromEntries(cellNames.map((name, cell) => [name, cell])),
    rowOf,
    columnOf,
    next: all.flatMap(cell =>
      STEPS.map(([down, right]) => at((rowOf[cell] as number) + down, (columnOf[cell] as number) + right)),
    ),
    around,
    rowCells: Array.from({ length: rows }, (_, row) => inRow(row)),
    columnCells: Array.from({ length: columns }, (_, column) => inColumn(column)),
    crossCells: all.map(cell => [...new Set([...inRow(rowOf[cell] as number), ...inColumn(columnOf[cell] as number)])]),
    tileCells: tiles,
    specialistWeapon: SPECIALISTS.map(name => WEAPONS.indexOf(content.specialists.weapons[name])),
    middleMaster: middle.map(space => (space.action === 'master' ? MASTERS.indexOf(space.master) : NOWHERE)),
    outerWeapon: outer.map(space => (space.action === 'weapon' ? WEAPONS.indexOf(space.weapon) : NOWHERE)),
    outerSpecialists: outer.map(space =>
      space.action === 'specialist' ? space.types.map(type => SPECIALISTS.indexOf(type)) : [],
    ),
    rowStep: content.inspectors.rowForward === 'down' ? 1 : -1,
    columnStep: content.inspectors.columnForward === 'right' ? 1 : -1,
  };
}

function cellsAround(row: number, column: number, at: (row: number, column: number) => number): number[] {
  const offsets = [-1, 0, 1];
  return offsets
    .flatMap(down => offsets.map(right => (down === 0 && right === 0 ? NOWHERE : at(row + down, column + right))))
    .filter(cell => cell !== NOWHERE);
}

/** The cells a tile scores. The middle lines belong to no quadrant (TA-8.7). */
function tileCells(
  tile: (typeof TILES)[number],
  rows: number,
  columns: number,
  rowOf: readonly number[],
  columnOf: readonly number[],
): number[] | null {
  const middleRow = (rows - 1) / 2;
  const middleColumn = (columns - 1) / 2;
  const among = (test: (row: number, column: number) => boolean): number[] =>
    rowOf.flatMap((row, cell) => (test(row, columnOf[cell] as number) ? [cell] : []));
  switch (tile) {
    case 'middle_row':
      return among(row => row === middleRow);
    case 'middle_column':
      return among((_, column) => column === middleColumn);
    case 'top_left':
      return among((row, column) => row < middleRow && column < middleColumn);
    case 'top_right':
      return among((row, column) => row < middleRow && column > middleColumn);
    case 'bottom_left':
      return among((row, column) => row > middleRow && column < middleColumn);
    case 'bottom_right':
      return among((row, column) => row > middleRow && column > middleColumn);
    default:
      return null;
  }
}
