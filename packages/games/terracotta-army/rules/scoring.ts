// TA-8: the scoring phase. The preview and the scoring use the same functions.
import type { Seat } from '@boardwright/engine';
import { type Book, type Cells, NOWHERE } from '../content/book.ts';
import { TILES, type Worth } from '../content/content.ts';
import { COLUMN, type G, MUSICIAN, ROW } from '../state.ts';
import { earn } from './book-keeping.ts';
import {
  type Award,
  addAwards,
  awardsOf,
  type Contest,
  contestOf,
  goodsContest,
  raise,
  warriorsOn,
} from './contest.ts';
import { moveInspector } from './inspectors.ts';
import type { Chapter, X } from './tasks.ts';

const FIRST_TYPE_TILE = 2;

/** TA-8.2 */
export function rowContest(book: Book, g: G): Contest {
  const row = g.inspectors[ROW] as number;
  const warriors = warriorsOn(g, book.rowCells[row] as Cells);
  return contestOf(book, g, 'row_inspector', `row:${row + 1}`, book.content.inspectors, warriors);
}

/** TA-8.3 */
export function columnContest(book: Book, g: G): Contest {
  const column = g.inspectors[COLUMN] as number;
  const warriors = warriorsOn(g, book.columnCells[column] as Cells);
  return contestOf(book, g, 'column_inspector', `column:${column + 1}`, book.content.inspectors, warriors);
}

/** A musician, and the warriors in its row and column, each once. */
export interface Audience {
  readonly cell: number; // of the musician
  readonly warriors: readonly number[];
}
/** TA-8.4 */
export function musicianListeners(book: Book, g: G): Audience[] {
  const { kind, at } = g.figures;
  const out: Audience[] = [];
  for (let f = 0; f < kind.length; f++) {
    const cell = at[f] as number;
    if (kind[f] === MUSICIAN) out.push({ cell, warriors: warriorsOn(g, book.crossCells[cell] as Cells) });
  }
  return out;
}

/** TA-8.4: each musician by itself. */
export function musicianAwards(book: Book, g: G): Award[] {
  const { owner } = g.figures;
  const out: Award[] = [];
  for (const { cell, warriors } of musicianListeners(book, g)) {
    const listeners = new Array<number>(g.seats).fill(0);
    for (const warrior of warriors) raise(listeners, owner[warrior] as Seat);
    const where = book.cellWords[cell] as string;
    for (let p = 0; p < g.seats; p++) {
      const points = listeners[p] as number;
      if (points > 0) out.push({ p, source: 'points:musician', points, where });
    }
  }
  return out;
}

function warriorsOfType(g: G, type: number): number[] {
  const { kind, at } = g.figures;
  const out: number[] = [];
  for (let f = 0; f < kind.length; f++) if (kind[f] === type && at[f] !== NOWHERE) out.push(f);
  return out;
}

/** TA-8.5 to TA-8.7: the warriors that the tile of the current round is about; null if it is about goods. */
export function tileWarriors(book: Book, g: G): number[] | null {
  const tile = g.tiles[g.round - 1] as number;
  if (TILES[tile] === 'coins' || TILES[tile] === 'clay') return null;
  const part = book.tileCells[tile] ?? null;
  return part === null ? warriorsOfType(g, tile - FIRST_TYPE_TILE) : warriorsOn(g, part);
}

/** TA-8.5 to TA-8.8: the tile of the current round. */
export function tileContest(book: Book, g: G): Contest {
  const tile = g.tiles[g.round - 1] as number;
  const worth = book.content.tiles[g.round - 1] as Worth;
  const where = `tile:${TILES[tile]}`;
  if (TILES[tile] === 'coins') return goodsContest('tile', where, worth, g.coins);
  if (TILES[tile] === 'clay') {
    const clay = g.wet.map((wet, p) => wet + (g.dry[p] as number));
    return goodsContest('tile', where, worth, clay);
  }
  return contestOf(book, g, 'tile', where, worth, tileWarriors(book, g) ?? []);
}

/** What the scoring phase of this round would bring now. */
export function roundAwards(book: Book, g: G): Award[] {
  const out: Award[] = [];
  if (g.over) return out;
  addAwards(rowContest(book, g), out);
  addAwards(columnContest(book, g), out);
  out.push(...musicianAwards(book, g));
  addAwards(tileContest(book, g), out);
  return out;
}

export function give(x: X, awards: readonly Award[]): void {
  for (const { p, source, points, where } of awards) earn(x, p, source, points, where);
}

/** Tells the result of a contest and gives its points. */
export function giveContest(x: X, contest: Contest): void {
  const { what, where, winner, tied, counts } = contest;
  if (counts.every(n => n === 0)) x.tell({ say: 'nobodyThere', what, where });
  else if (tied.length > 0 && winner >= 0) x.tell({ say: 'tieBroken', p: winner, what, where, tiedSeats: tied });
  else if (tied.length > 0) x.tell({ say: 'tied', what, where, tiedSeats: tied });
  give(x, awardsOf(contest));
}

export function scoringRules(book: Book): Chapter<'scoreRound'> {
  return {
    // TA-8.1: in this order
    scoreRound: x => {
      x.tell({ say: 'scoringBegins', round: x.g.round });
      giveContest(x, rowContest(book, x.g));
      moveInspector(book, x, ROW, 1);
      giveContest(x, columnContest(book, x.g));
      moveInspector(book, x, COLUMN, 1);
      give(x, musicianAwards(book, x.g));
      giveContest(x, tileContest(book, x.g));
    },
  };
}
