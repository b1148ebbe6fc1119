// The approximate value of goods and segments: knowledge for bots, without search. In tenths of a point as integers,
// because bots need these values very often, and integers are faster.
import type { Seat } from '@boardwright/engine';
import { type Book, NOWHERE } from './content/book.ts';
import {
  type InnerSpace,
  type Master,
  type MiddleSpace,
  SPECIALISTS,
  STOREHOUSES,
  WEAPONS,
} from './content/content.ts';
import { innerAt, innerSpaceAt } from './rules/inner.ts';
import { middleSpaceAt } from './rules/rings.ts';
import { canBuy, priceOf } from './rules/specialists.ts';
import { CRAFTSMAN, type G, hasMaster, hasToken, hasWeapon } from './state.ts';

export const POINT = 10;
export const WET = 9;
export const DRY = 6;
export const COIN = 8;
const SUBSTITUTE = 9; // the better of one wet clay and one coin
const SOAKED = 6; // for each dry clay
const WEAPON = 16;
const WARRIOR = 80; // average value of a warrior after placing it
const BUILT = 60; // the same for one placed by the Builder
const SPECIALIST = 55;
const RARELY_USEFUL = 15;
const UNPAYABLE = 9999; // more than anybody has

/** Scoring phases still to come, including this round's. */
export const roundsLeft = (book: Book, g: G): number => book.rounds - g.round + 1;

const warriorWorth = (wet: number, price: number): number => (wet >= price ? WARRIOR - price * WET : SUBSTITUTE);

function innerValue(book: Book, g: G, p: Seat, segment: number, kind: number): number {
  const space = innerAt(book, g, segment);
  switch (space.action) {
    case 'warrior':
      return warriorWorth(g.wet[p] as number, space.clay);
    case 'clay':
      return space.amount * WET;
    case 'coins':
      return space.amount * COIN;
    case 'soak':
      return Math.max(SUBSTITUTE, (g.dry[p] as number) * SOAKED);
    case 'upgrade':
      return kind === CRAFTSMAN ? Math.max(SUBSTITUTE, (roundsLeft(book, g) - 1) * RARELY_USEFUL) : SUBSTITUTE;
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

/** Seven tenths of an integer, rounded. */
const mostOf = (value: number): number => ((value * 7) / 10) | 0;

/** The current value of a master's ability to the seat. */
function abilityValue(book: Book, g: G, p: Seat, segment: number, master: Master, coins: number): number {
  switch (master) {
    case 'builder':
      return coins >= g.round ? BUILT - g.round * COIN : 0;
    case 'steward':
      return mostOf(innerValue(book, g, p, segment, CRAFTSMAN));
    case 'inspector':
      return RARELY_USEFUL;
    case 'clay_maker':
      return book.content.masters.clayMakerClay * WET;
    case 'overseer':
      return fullestTwo(g.storehouses) * DRY;
    case 'blacksmith':
      return mostOf(missingWeapons(g, p) * WEAPON);
  }
}

/** The price of the cheapest unused token of the seat; more than anybody has if there is none. */
export function cheapestToken(book: Book, g: G, p: Seat): number {
  const { tokenPrices } = book.content.masters; // in ascending order
  for (let token = 0; token < tokenPrices.length; token++)
    if (hasToken(g, p, token)) return tokenPrices[token] as number;
  return UNPAYABLE;
}

/** The value of hiring: the ability now and the bonus of every future clean-up, minus the price. */
export function hiringValue(book: Book, g: G, p: Seat, segment: number, master: Master, price: number): number {
  const coins = g.coins[p] as number;
  if (price > coins) return NOWHERE;
  return abilityValue(book, g, p, segment, master, coins - price) + roundsLeft(book, g) * COIN - price * COIN;
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

/** The value of buying a specialist now; 0 if it cannot be bought. */
export function specialistValue(book: Book, g: G, p: Seat, specialist: number): number {
  if (!canBuy(book, g, p, specialist)) return 0;
  const price = priceOf(book, g, specialist) * COIN + WEAPON;
  const kind = SPECIALISTS[specialist];
  if (kind === 'musician') return roundsLeft(book, g) * 2 * POINT - price;
  return (kind === 'horse' ? RARELY_USEFUL : SPECIALIST) - price;
}

/** What bots know about the rings before looking at a table. NOWHERE: it depends on more. */
export interface Worths {
  readonly inner: readonly (readonly number[])[]; // by wet clay in hand, as far as it makes a difference, and space
  readonly middle: readonly number[]; // by space
}
export function worthsOf(book: Book): Worths {
  const { inner, middle } = book.content.wheel;
  const always = (space: InnerSpace | MiddleSpace): number => {
    if (space.action === 'clay') return space.amount * WET;
    return space.action === 'coins' ? space.amount * COIN : NOWHERE;
  };
  const most = Math.max(...inner.map(space => (space.action === 'warrior' ? space.clay : 0)));
  const withClay = (wet: number): number[] =>
    inner.map(space => (space.action === 'warrior' ? warriorWorth(wet, space.clay) : always(space)));
  return { inner: Array.from({ length: most + 1 }, (_, wet) => withClay(wet)), middle: middle.map(always) };
}

/** What is the same for all segments. */
export interface Means {
  readonly token: number; // the price of the seat's cheapest token
  readonly specialists: readonly number[]; // their value to the seat
  readonly inner: readonly number[]; // the values of the spaces of the inner ring, as far as known
}
export function meansOf(book: Book, worths: Worths, g: G, p: Seat): Means {
  const specialists = [0, 0, 0, 0];
  for (let i = 0; i < specialists.length; i++) specialists[i] = specialistValue(book, g, p, i);
  const inner = worths.inner[Math.min(g.wet[p] as number, worths.inner.length - 1)] as readonly number[];
  return { token: cheapestToken(book, g, p), specialists, inner };
}

/** The value of a worker of a kind in a segment, counted from 1. */
export function segmentValue(
  book: Book,
  worths: Worths,
  g: G,
  p: Seat,
  { token, specialists, inner }: Means,
  segment: number,
  kind: number,
): number {
  const first = inner[innerSpaceAt(g, segment)] as number;
  const second = worths.middle[middleSpaceAt(g, segment)] as number;
  return (
    (first === NOWHERE ? innerValue(book, g, p, segment, kind) : first) +
    (second === NOWHERE ? middleValue(book, g, p, segment, token) : second) +
    outerValue(book, g, p, segment, specialists)
  );
}
