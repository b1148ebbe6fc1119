// TA-9: the clean-up phase.
import type { Seat } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { MASTERS, type Master } from '../content/content.ts';
import { CRAFTSMAN, type G, hasMaster, workerKind, workerOwner } from '../state.ts';
import { gainCoins } from './book-keeping.ts';
import type { Chapter, X } from './tasks.ts';
import { turnRing } from './turn.ts';

/** Masters by their indexes. */
const indexesOf = (...masters: Master[]): readonly number[] => masters.map(master => MASTERS.indexOf(master));
/** TA-7.9 */
const BRING_A_COIN = indexesOf('builder', 'steward', 'inspector');
const KEEP_CLAY_WET = indexesOf('clay_maker', 'overseer', 'blacksmith');

function hiredAmong(g: G, p: Seat, masters: readonly number[]): number {
  let hired = 0;
  for (const master of masters) if (hasMaster(g, p, master)) hired++;
  return hired;
}

/** TA-9.1: holders of tokens come first, by number; the others follow in their old order. */
function updateOrder(x: X): void {
  const { g } = x;
  if (g.priority.every(token => token === 0)) return;
  const order: Seat[] = [];
  for (let token = 1; token < g.seats; token++) {
    const holder = g.priority.indexOf(token);
    if (holder >= 0) order.push(holder);
  }
  for (const p of g.order) if (g.priority[p] === 0) order.push(p);
  g.order = order;
  g.priorityStack = order.slice(1).map((_, i) => i + 1); // all tokens: one fewer than seats
  g.priority.fill(0);
  x.tell({ say: 'newOrder', orderSeats: [...order] });
}

/** TA-9.2 */
function dryClay(x: X, p: Seat): void {
  const { g } = x;
  const wet = g.wet[p] as number;
  const kept = Math.min(wet, hiredAmong(g, p, KEEP_CLAY_WET));
  g.wet[p] = kept;
  g.dry[p] = (g.dry[p] as number) + wet - kept;
  if (wet > kept) x.tell({ say: 'dried', p, n: wet - kept, kept });
}

/** TA-9.4 */
function prepareNextRound(x: X): void {
  const { g } = x;
  for (const [space, code] of g.wheel.entries()) {
    if (code === 0) continue;
    const hand = workerKind(code) === CRAFTSMAN ? g.craftsmen : g.artisans;
    const p = workerOwner(code);
    hand[p] = (hand[p] as number) + 1;
    g.wheel[space] = 0;
  }
  turnRing(g, 'inner');
  turnRing(g, 'middle');
  g.round++;
  x.tell({ say: 'ringsTurned' });
}

export function cleanUpRules(book: Book): Chapter<'cleanUp'> {
  return {
    cleanUp: x => {
      const { g } = x;
      x.tell({ say: 'cleanUpBegins', round: g.round });
      updateOrder(x);
      for (const p of g.order) dryClay(x, p);
      for (const p of g.order) gainCoins(x, p, hiredAmong(g, p, BRING_A_COIN)); // TA-9.3
      if (g.round === book.rounds) x.next({ do: 'scoreGame' });
      else {
        prepareNextRound(x);
        x.next({ do: 'beginRound' });
      }
    },
  };
}
