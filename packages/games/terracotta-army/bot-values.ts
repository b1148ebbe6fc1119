// Rough worth, in points, of goods, segments and cells: knowledge of the game for bots, no search.
import type { Seat } from '@boardwright/engine';
import { type Book, NOWHERE } from './content/book.ts';
import { MASTERS, type Master, ROUNDS, SPECIALISTS, STOREHOUSES, WEAPONS } from './content/content.ts';
import { innerAt } from './rules/inner.ts';
import { middleAt, outerAt } from './rules/rings.ts';
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

export const WET = 0.9;
export const DRY = 0.6;
export const COIN = 0.8;
const SUBSTITUTE = 0.9; // the better of one wet clay and one coin
const WEAPON = 1.6;
const WARRIOR = 8; // what a warrior earns on average after it was placed
const SPECIALIST = 5.5;
const INSPECTED = 4; // a warrior in a line that will be inspected
const TILE = 3;
const NEIGHBOUR = 2.5; // of the same type
const RARELY_USEFUL = 1.5;

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
      return Math.max(SUBSTITUTE, (g.dry[p] as number) * (WET - DRY + 0.3));
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
      return coins >= g.round ? WARRIOR - 2 - g.round * COIN : 0;
    case 'steward':
      return innerValue(book, g, p, segment, CRAFTSMAN) * 0.7;
    case 'inspector':
      return RARELY_USEFUL;
    case 'clay_maker':
      return book.content.masters.clayMakerClay * WET;
    case 'overseer':
      return fullestTwo(g.storehouses) * DRY;
    case 'blacksmith':
      return missingWeapons(g, p) * WEAPON * 0.7;
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
  const space = middleAt(book, g, segment);
  if (space.action === 'clay') return space.amount * WET;
  if (space.action === 'coins') return space.amount * COIN;
  if (space.action === 'priority')
    return g.priority[p] === 0 && g.priorityStack.length > 0 ? RARELY_USEFUL : SUBSTITUTE;
  const value = hasMaster(g, p, MASTERS.indexOf(space.master))
    ? abilityValue(book, g, p, segment, space.master, g.coins[p] as number)
    : hiringValue(book, g, p, segment, space.master, token);
  return Math.max(SUBSTITUTE, value);
}

function outerValue(book: Book, g: G, p: Seat, segment: number, specialists: readonly number[]): number {
  const space = outerAt(book, segment);
  if (space.action === 'weapon') return hasWeapon(g, p, WEAPONS.indexOf(space.weapon)) ? 0 : WEAPON;
  let best = 0;
  for (const type of space.types) best = Math.max(best, specialists[SPECIALISTS.indexOf(type)] as number);
  return best;
}

/** What buying a specialist now is worth; 0 if it cannot be bought. */
export function specialistValue(book: Book, g: G, p: Seat, specialist: number): number {
  if (!canBuy(book, g, p, specialist)) return 0;
  const price = priceOf(book, g, specialist) * COIN + WEAPON;
  const kind = SPECIALISTS[specialist];
  if (kind === 'musician') return roundsLeft(g) * 2 - price;
  return (kind === 'horse' ? RARELY_USEFUL : SPECIALIST) - price;
}

/** What a worker of a kind brings in a segment, counted from 1. What holds for all segments is looked up once. */
export function segmentValues(book: Book, g: G, p: Seat): (segment: number, kind: number) => number {
  const token = cheapestToken(book, g, p);
  const specialists = [0, 0, 0, 0];
  for (let i = 0; i < specialists.length; i++) specialists[i] = specialistValue(book, g, p, i);
  return (segment, kind) =>
    innerValue(book, g, p, segment, kind) +
    middleValue(book, g, p, segment, token) +
    outerValue(book, g, p, segment, specialists);
}

const raise = (values: number[], at: number, by: number): void => {
  values[at] = (values[at] as number) + by;
};

/** What standing in each line of a track is worth, because its inspector will come there. */
function inspectedLines(g: G, track: number, length: number, step: number): number[] {
  const out = new Array<number>(length).fill(0);
  const at = g.inspectors[track] as number;
  for (let i = 0; i < roundsLeft(g) && i < length; i++) out[(at + i * step + length) % length] = INSPECTED;
  return out;
}

/** What standing on a cell is worth to a warrior of this type. */
export function cellValues(book: Book, g: G, warrior: number): (cell: number) => number {
  const { rowOf, columnOf, next } = book;
  const { kind, at } = g.figures;
  const rows = inspectedLines(g, ROW, book.rows, book.rowStep);
  const columns = inspectedLines(g, COLUMN, book.columns, book.columnStep);
  const out = new Array<number>(book.cells + 1).fill(0); // the last one stands for what is outside
  for (let f = 0; f < kind.length; f++) {
    const cell = at[f] as number;
    if (kind[f] === MUSICIAN) {
      raise(rows, rowOf[cell] as number, roundsLeft(g));
      raise(columns, columnOf[cell] as number, roundsLeft(g));
    } else if (kind[f] === FOOTMAN)
      for (const near of book.around[cell] as readonly number[]) raise(out, near, NEIGHBOUR);
    else if (kind[f] === warrior)
      for (let i = cell * 4; i < cell * 4 + 4; i++)
        raise(out, next[i] === NOWHERE ? book.cells : (next[i] as number), NEIGHBOUR);
  }
  for (let round = g.round; round <= ROUNDS; round++)
    for (const cell of book.tileCells[g.tiles[round - 1] as number] ?? []) raise(out, cell, TILE);
  return cell =>
    (out[cell] as number) + (rows[rowOf[cell] as number] as number) + (columns[columnOf[cell] as number] as number);
}

/** Own warriors less those of the others round each cell. */
export function neighboursFrom(book: Book, g: G, p: Seat): number[] {
  const { kind, owner, at } = g.figures;
  const out = new Array<number>(book.cells).fill(0);
  for (let f = 0; f < kind.length; f++)
    if (isWarriorKind(kind[f] as number))
      for (const near of book.around[at[f] as number] as readonly number[]) raise(out, near, owner[f] === p ? 1 : -1);
  return out;
}

/** Own warriors less those of the others that a musician on each cell would reach. */
export function listenersFrom(book: Book, g: G, p: Seat): number[] {
  const { kind, owner, at } = g.figures;
  const rows = new Array<number>(book.rows).fill(0);
  const columns = new Array<number>(book.columns).fill(0);
  for (let f = 0; f < kind.length; f++) {
    if (!isWarriorKind(kind[f] as number)) continue;
    raise(rows, book.rowOf[at[f] as number] as number, owner[f] === p ? 1 : -1);
    raise(columns, book.columnOf[at[f] as number] as number, owner[f] === p ? 1 : -1);
  }
  return book.rowOf.map((row, cell) => (rows[row] as number) + (columns[book.columnOf[cell] as number] as number));
}
