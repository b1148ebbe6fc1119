// The two inspectors on their tracks: moved by officers, by the Master Inspector, and after each inspection.
import type { Choice } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { COLUMN, type G, ROW } from '../state.ts';
import { actionOf, BACK, FORWARD, FORWARD_TWICE, pairCode } from './codes.ts';
import type { X } from './tasks.ts';

const length = (book: Book, track: number): number => (track === ROW ? book.rows : book.columns);
const step = (book: Book, track: number): 1 | -1 => (track === ROW ? book.rowStep : book.columnStep);
const startOf = (book: Book, track: number): number => (step(book, track) === 1 ? 0 : length(book, track) - 1);

/** After the last space the track continues at the start, and the other way round (TA-1.7). */
export function moveInspector(book: Book, x: X, track: number, spaces: number): void {
  const n = length(book, track);
  const to = ((x.g.inspectors[track] as number) + spaces * step(book, track) + n) % n;
  x.g.inspectors[track] = to;
  x.tell(track === ROW ? { say: 'rowInspectorMoved', row: to + 1 } : { say: 'columnInspectorMoved', column: to + 1 });
}

export const isAtStart = (book: Book, g: G, track: number): boolean => g.inspectors[track] === startOf(book, track);

/** TA-5.6: an officer may move one inspector one space in either direction. */
export function addOfficerMoves(book: Book, g: G, out: Choice[]): void {
  for (const track of [ROW, COLUMN]) {
    out.push(pairCode('inspect', track, FORWARD));
    if (book.content.inspectors.backFromStart || !isAtStart(book, g, track)) out.push(pairCode('inspect', track, BACK));
  }
}

/** TA-7.5: the Master Inspector moves one inspector one or two spaces forward. */
export function addMasterMoves(out: Choice[]): void {
  for (const track of [ROW, COLUMN])
    out.push(pairCode('inspect', track, FORWARD), pairCode('inspect', track, FORWARD_TWICE));
}

export function performInspection(book: Book, x: X, choice: Choice): void {
  const { what: track, other: move } = actionOf(choice);
  moveInspector(book, x, track, move === BACK ? -1 : move);
}
