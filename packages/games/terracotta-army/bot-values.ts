// Rough worth of goods, segments and cells: knowledge of the game for bots, no search. All in whole tenths of a point,
// because bots ask for these very often, and whole numbers are handed on faster.
import type { Seat } from '@boardwright/engine';
import { type Book, NOWHERE } from './content/book.ts';
import {
  type InnerSpace,
  type Master,
  type MiddleSpace,
  ROUNDS,
  SPECIALISTS,
  STOREHOUSES,
  WEAPONS,
} from './content/content.ts';
import { innerAt, innerSpaceAt } from './rules/inner.ts';
import { middleSpaceAt } from './rules/rings.ts';
import { canBuy, priceOf } from './rules/specialists.ts';
import {
  COLUMN,
  CRAFTSMAN,
  FOOTMAN,
  type G,
  hasMaster,
  hasToken,
  hasWeapon,
  isWarriorKind,
  MUSICIAN,
  ROW,
} from './state.ts';

export const POINT = 10;
export const WET = 9;
export const DRY = 6;
export const COIN = 8;
const SUBSTITUTE = 9; // the better of one wet clay and one coin
const SOAKED = 6; // for each dry clay
const WEAPON = 16;
const WARRIOR = 80; // what a warrior earns on average after it was placed
const BUILT = 60; // the same, for one that the builder lets in
const SPECIALIST = 55;
const RARELY_USEFUL = 15;
const INSPECTED = 40; // a warrior in a line that will be inspected
const TILE = 30;
const NEIGHBOUR = 25; // of the same type
const MUSIC = 10; // for each musician, in each scoring phase

/** Scoring phases still to come, this round's included. */
export const roundsLeft = (g: G): number => ROUNDS - g.round + 1;

function innerValue(book: Book, g: G, p: Seat, segment: number, kind: number): number {
  const space = innerAt(book, g, segment);
  switch (space.action) {
    case 'warrior':
      return (g.wet[p] as number) >= space.clay ? WARRIOR - space.clay * WET : SUBSTITUTE;
    case 'clay':
      return space.amount * WET;
    case 'coins':
      return space.amount * COIN;
    case 'soak':
      return Math.max(SUBSTITUTE, (g.dry[p] as number) * SOAKED);
    case 'upgrade':
      return kind === CRAFTSMAN ? Math.max(SUBSTITUTE, (roundsLeft(g) - 1) * RARELY_USEFUL) : SUBSTITUTE;
  }
}

function fullestTwo(storehouses: readonly number[]): number {
  let first = 0;
  let second = 0;
  for (let i = 0; i < STOREHOUSES; i++) {
    const clay = storehouses[i] as number;
    if (clay > first) {
      second = first;
      first = clay;
    } else if (clay > second) second = clay;
  }
  return first + second;
}

function missingWeapons(g: G, p: Seat): number {
  let missing = 0;
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) if (!hasWeapon(g, p, weapon)) missing++;
  return missing;
}

/** What the ability of a master is worth to the seat now. */
function abilityValue(book: Book, g: G, p: Seat, segment: number, master: Master, coins: number): number {
  switch (master) {
    case 'builder':
      return coins >= g.round ? BUILT - g.round * COIN : 0;
    case 'steward':
      return Math.floor((innerValue(book, g, p, segment, CRAFTSMAN) * 7) / 10);
    case 'inspector':
      return RARELY_USEFUL;
    case 'clay_maker':
      return book.content.masters.clayMakerClay * WET;
    case 'overseer':
      return fullestTwo(g.storehouses) * DRY;
    case 'blacksmith':
      return Math.floor((missingWeapons(g, p) * WEAPON * 7) / 10);
  }
}

/** The price of the cheapest token that still lies in front of the seat; infinite if none does. */
export function cheapestToken(book: Book, g: G, p: Seat): number {
  const { tokenPrices } = book.content.masters; // in rising order
  for (let token = 0; token < tokenPrices.length; token++)
    if (hasToken(g, p, token)) return tokenPrices[token] as number;
  return Number.POSITIVE_INFINITY;
}

/** What hiring is worth: the ability at once and the bonus of every clean-up to come, less the price. */
export function hiringValue(book: Book, g: G, p: Seat, segment: number, master: Master, price: number): number {
  const coins = g.coins[p] as number;
  if (price > coins) return NOWHERE;
  return abilityValue(book, g, p, segment, master, coins - price) + roundsLeft(g) * COIN - price * COIN;
}

function middleValue(book: Book, g: G, p: Seat, segment: number, token: number): number {
  const at = middleSpaceAt(g, segment);
  const space = book.content.wheel.middle[at] as MiddleSpace;
  if (space.action === 'clay') return space.amount * WET;
  if (space.action === 'coins') return space.amount * COIN;
  if (space.action === 'priority')
    return g.priority[p] === 0 && g.priorityStack.length > 0 ? RARELY_USEFUL : SUBSTITUTE;
  const value = hasMaster(g, p, book.middleMaster[at] as number)
    ? abilityValue(book, g, p, segment, space.master, g.coins[p] as number)
    : hiringValue(book, g, p, segment, space.master, token);
  return Math.max(SUBSTITUTE, value);
}

function outerValue(book: Book, g: G, p: Seat, segment: number, specialists: readonly number[]): number {
  const weapon = book.outerWeapon[segment - 1] as number;
  if (weapon !== NOWHERE) return hasWeapon(g, p, weapon) ? 0 : WEAPON;
  let best = 0;
  for (const specialist of book.outerSpecialists[segment - 1] as readonly number[])
    best = Math.max(best, specialists[specialist] as number);
  return best;
}

/** What buying a specialist now is worth; 0 if it cannot be bought. */
export function specialistValue(book: Book, g: G, p: Seat, specialist: number): number {
  if (!canBuy(book, g, p, specialist)) return 0;
  const price = priceOf(book, g, specialist) * COIN + WEAPON;
  const kind = SPECIALISTS[specialist];
  if (kind === 'musician') return roundsLeft(g) * 2 * POINT - price;
  return (kind === 'horse' ? RARELY_USEFUL : SPECIALIST) - price;
}

/** What the spaces of the rings are always worth, NOWHERE if that depends on the table. */
export interface Worths {
  readonly inner: readonly number[];
  readonly middle: readonly number[];
}
export function worthsOf({ content }: Book): Worths {
  const always = (space: InnerSpace | MiddleSpace): number => {
    if (space.action === 'clay') return space.amount * WET;
    return space.action === 'coins' ? space.amount * COIN : NOWHERE;
  };
  return { inner: content.wheel.inner.map(always), middle: content.wheel.middle.map(always) };
}

/** What a worker of a kind brings in a segment, counted from 1. What holds for all segments is looked up once. */
export function segmentValues(book: Book, worths: Worths, g: G, p: Seat): (segment: number, kind: number) => number {
  const token = cheapestToken(book, g, p);
  const specialists = [0, 0, 0, 0];
  for (let i = 0; i < specialists.length; i++) specialists[i] = specialistValue(book, g, p, i);
  return (segment, kind) => {
    const inner = worths.inner[innerSpaceAt(g, segment)] as number;
    const middle = worths.middle[middleSpaceAt(g, segment)] as number;
    return (
      (inner === NOWHERE ? innerValue(book, g, p, segment, kind) : inner) +
      (middle === NOWHERE ? middleValue(book, g, p, segment, token) : middle) +
      outerValue(book, g, p, segment, specialists)
    );
  };
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const raise = (values: number[], at: number, by: number): void => {
  values[at] = (values[at] as number) + by;
};

/** What standing in each line of a track is worth, because its inspector will come there. */
function inspectedLines(g: G, track: number, length: number, step: number): number[] {
  const out = zeros(length);
  const at = g.inspectors[track] as number;
  for (let i = 0; i < roundsLeft(g) && i < length; i++) out[(at + i * step + length) % length] = INSPECTED;
  return out;
}

/** Row by row, what holds for a cell and for its row and its column. The last of the cells stands for what is outside. */
function summed(book: Book, cells: number[], rows: readonly number[], columns: readonly number[]): number[] {
  let cell = 0;
  for (let row = 0; row < book.rows; row++)
    for (let column = 0; column < book.columns; column++)
      raise(cells, cell++, (rows[row] as number) + (columns[column] as number));
  return cells;
}

/** What standing on each cell is worth to a warrior of this type. */
export function cellValues(book: Book, g: G, warrior: number): number[] {
  const { rowOf, columnOf, next } = book;
  const { kind, at } = g.figures;
  const rows = inspectedLines(g, ROW, book.rows, book.rowStep);
  const columns = inspectedLines(g, COLUMN, book.columns, book.columnStep);
  const out = zeros(book.cells + 1);
  for (let f = 0; f < kind.length; f++) {
    const cell = at[f] as number;
    if (kind[f] === MUSICIAN) {
      raise(rows, rowOf[cell] as number, MUSIC * roundsLeft(g));
      raise(columns, columnOf[cell] as number, MUSIC * roundsLeft(g));
    } else if (kind[f] === FOOTMAN)
      for (const near of book.around[cell] as readonly number[]) raise(out, near, NEIGHBOUR);
    else if (kind[f] === warrior)
      for (let i = cell * 4; i < cell * 4 + 4; i++)
        raise(out, next[i] === NOWHERE ? book.cells : (next[i] as number), NEIGHBOUR);
  }
  for (let round = g.round; round <= ROUNDS; round++)
    for (const cell of book.tileCells[g.tiles[round - 1] as number] ?? []) raise(out, cell, TILE);
  return summed(book, out, rows, columns);
}

/** Own warriors less those of the others round each cell. */
export function neighboursFrom(book: Book, g: G, p: Seat): number[] {
  const { kind, owner, at } = g.figures;
  const out = zeros(book.cells);
  for (let f = 0; f < kind.length; f++)
    if (isWarriorKind(kind[f] as number))
      for (const near of book.around[at[f] as number] as readonly number[]) raise(out, near, owner[f] === p ? 1 : -1);
  return out;
}

/** Own warriors less those of the others that a musician on each cell would reach. */
export function listenersFrom(book: Book, g: G, p: Seat): number[] {
  const { kind, owner, at } = g.figures;
  const rows = zeros(book.rows);
  const columns = zeros(book.columns);
  for (let f = 0; f < kind.length; f++) {
    if (!isWarriorKind(kind[f] as number)) continue;
    raise(rows, book.rowOf[at[f] as number] as number, owner[f] === p ? 1 : -1);
    raise(columns, book.columnOf[at[f] as number] as number, owner[f] === p ? 1 : -1);
  }
  return summed(book, zeros(book.cells + 1), rows, columns);
}
