// The geometry of the mausoleum: cells of 54 units, the tracks of the inspectors on the left and below.
import type { Book } from '../content/book.ts';
import { DIRECTIONS } from '../content/content.ts';

export const CELL = 54;
export const LEFT = 36;
export const TOP = 20; // room for the sign of who leads the inspected column
const RIGHT = 21; // the same for the row
/** Where the floor ends on the right, and below. */
export const rightOf = (book: Book): number => LEFT + book.columns * CELL;
export const floorOf = (book: Book): number => TOP + book.rows * CELL;
export const widthOf = (book: Book): number => rightOf(book) + RIGHT;
export const heightOf = (book: Book): number => floorOf(book) + 40;

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** The upper left corner of a cell. */
export const cornerOf = (book: Book, cell: number): Spot => ({
  x: LEFT + (book.columnOf[cell] as number) * CELL,
  y: TOP + (book.rowOf[cell] as number) * CELL,
});
export const middleOf = (book: Book, cell: number): Spot => {
  const { x, y } = cornerOf(book, cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};
/** Steps to the right and down, in the order of DIRECTIONS. */
const STEPS: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
export const stepTo = (direction: number): Spot => STEPS[direction] ?? { x: 0, y: 0 };
export const directionOf = (name: string): number => (DIRECTIONS as readonly string[]).indexOf(name);
export const neighbour = (book: Book, cell: number, direction: number): number =>
  book.next[cell * 4 + direction] as number;
/** Cells from here in a direction, up to the wall. */
export function lineFrom(book: Book, cell: number, direction: number): number[] {
  const out: number[] = [];
  for (let at = neighbour(book, cell, direction); at >= 0; at = neighbour(book, at, direction)) out.push(at);
  return out;
}
/** The box around some cells, a little smaller than they are. */
export function boxOf(book: Book, cells: readonly number[], inset = 5): string {
  const corners = cells.map(cell => cornerOf(book, cell));
  const [x, y] = [Math.min(...corners.map(each => each.x)), Math.min(...corners.map(each => each.y))];
  const [right, bottom] = [Math.max(...corners.map(each => each.x)), Math.max(...corners.map(each => each.y))];
  return roundedBox(x + inset, y + inset, right + CELL - x - inset * 2, bottom + CELL - y - inset * 2, 8);
}
export const roundedBox = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
