// TA-4, TA-5.1: the printed actions of the inner ring, for a worker or for the Steward.
import type { Choice, Refused, Seat } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { type InnerSpace, SEGMENTS, WARRIORS, type Warrior } from '../content/content.ts';
import { ARTISAN, CRAFTSMAN, type G, lastWorker, workerCode, workerKind } from '../state.ts';
import { gainCoins, gainWet, hasEmptyCell } from './book-keeping.ts';
import { actionCode, actionOf, actionWord } from './codes.ts';
import type { X } from './tasks.ts';

/** The space of the inner ring in a segment, counted from 1. */
export const innerSpaceAt = (g: G, segment: number): number => (segment - 1 - g.innerOffset + SEGMENTS) % SEGMENTS;
/** What it shows there. */
export const innerAt = (book: Book, g: G, segment: number): InnerSpace =>
  book.content.wheel.inner[innerSpaceAt(g, segment)] as InnerSpace;

const isCraftsmanIn = (g: G, segment: number): boolean => {
  const worker = lastWorker(g, segment - 1);
  return worker > 0 && workerKind(worker) === CRAFTSMAN;
};

/** Adds the options of the printed action; none if it is impossible or has no effect. */
export function addInnerOptions(book: Book, g: G, p: Seat, segment: number, out: Choice[]): void {
  const space = innerAt(book, g, segment);
  if (space.action === 'warrior') {
    if ((g.wet[p] as number) < space.clay || !hasEmptyCell(g)) return;
    for (let w = 0; w < WARRIORS.length; w++) if ((g.left[w] as number) > 0) out.push(actionCode('build', w));
  } else if (space.action === 'clay') out.push(actionCode('clay', space.amount));
  else if (space.action === 'coins') out.push(actionCode('coins', space.amount));
  else if (space.action === 'soak') {
    if ((g.dry[p] as number) > 0) out.push(actionCode('soak'));
  } else if (isCraftsmanIn(g, segment)) out.push(actionCode('upgrade'));
}

export function performInner(book: Book, x: X, p: Seat, segment: number, choice: Choice): void {
  const space = innerAt(book, x.g, segment);
  if (space.action === 'warrior') payForWarrior(book, x, p, segment, space.clay, actionOf(choice).what);
  else if (space.action === 'clay')
    gainWet(x, p, space.amount); // TA-4.2
  else if (space.action === 'coins')
    gainCoins(x, p, space.amount); // TA-4.1
  else if (space.action === 'soak') soak(x, p);
  else upgrade(x, p, segment);
}

/** TA-5.1: one of the paid tokens goes to the storehouse of the quarter, the others to the supply. */
function payForWarrior(book: Book, x: X, p: Seat, segment: number, clay: number, warrior: number): void {
  const { g } = x;
  g.wet[p] = (g.wet[p] as number) - clay;
  const storehouse = book.content.wheel.storehouseOfSegment[segment - 1] as number;
  g.storehouses[storehouse - 1] = (g.storehouses[storehouse - 1] as number) + 1;
  x.tell({ say: 'paidClay', p, n: clay, storehouse });
  g.inHand[p] = warrior;
  x.next({ do: 'chooseCell', p, warrior: WARRIORS[warrior] as Warrior, by: 'clay' });
}

/** TA-4.3 */
function soak(x: X, p: Seat): void {
  const n = x.g.dry[p] as number;
  x.g.dry[p] = 0;
  x.g.wet[p] = (x.g.wet[p] as number) + n;
  x.tell({ say: 'soaked', p, n });
}

/** TA-4.4: the craftsman leaves the game, and an artisan replaces it. A craftsman is always first in its segment. */
function upgrade(x: X, p: Seat, segment: number): void {
  x.g.wheel[(segment - 1) * 2] = workerCode(p, ARTISAN);
  x.tell({ say: 'upgraded', p, segment });
}

/** Why the printed action, or a part of it, is not offered. */
export function whyNotInner(book: Book, g: G, p: Seat, segment: number): Refused[] {
  const space = innerAt(book, g, segment);
  if (space.action === 'soak')
    return (g.dry[p] as number) > 0 ? [] : [{ word: actionWord('soak'), why: 'noDryClay', rule: 'TA-4.3' }];
  if (space.action === 'upgrade')
    return isCraftsmanIn(g, segment) ? [] : [{ word: actionWord('upgrade'), why: 'artisanAlready', rule: 'TA-4.4' }];
  if (space.action !== 'warrior') return [];
  const have = g.wet[p] as number;
  return WARRIORS.flatMap((warrior, w): Refused[] => {
    const at = actionWord('build', w);
    if (have < space.clay) return [{ word: at, why: 'notEnoughWet', rule: 'TA-5.1', need: space.clay, have }];
    if (!hasEmptyCell(g)) return [{ word: at, why: 'mausoleumFull', rule: 'TA-5.3' }];
    return g.left[w] === 0 ? [{ word: at, why: 'warriorsGone', rule: 'TA-5.2', warrior }] : [];
  });
}
