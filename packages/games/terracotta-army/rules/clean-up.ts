// TA-9: the clean-up phase.
import type { Seat } from '@boardwright/engine';
import { MASTERS, type Master, ROUNDS } from '../content/content.ts';
import { CRAFTSMAN, type G, hasMaster, workerKind, workerOwner } from '../state.ts';
import { gainCoins } from './book-keeping.ts';
import type { Chapter, X } from './tasks.ts';
import { turnRing } from './turn.ts';

/** TA-7.9 */
const BRING_A_COIN: readonly Master[] = ['builder', 'steward', 'inspector'];
const KEEP_CLAY_WET: readonly Master[] = ['clay_maker', 'overseer', 'blacksmith'];
const hiredAmong = (g: G, p: Seat, masters: readonly Master[]): number =>
  masters.filter(master => hasMaster(g, p, MASTERS.indexOf(master))).length;

/** TA-9.1: holders of tokens come first in the order of their numbers, the others follow as they were. */
function updateOrder(x: X): void {
  const { g } = x;
  if (g.priority.every(token => token === 0)) return;
  const rank = (p: Seat): number => (g.priority[p] as number) || g.seats; // a token is always below the number of seats
  g.order = [...g.order].sort((p, q) => rank(p) - rank(q));
  g.priorityStack = [...g.priorityStack, ...g.priority.filter(token => token > 0)].sort((a, b) => a - b);
  g.priority.fill(0);
  x.tell({ say: 'newOrder', orderSeats: [...g.order] });
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

export function cleanUpRules(): Chapter<'cleanUp'> {
  return {
    cleanUp: x => {
      const { g } = x;
      x.tell({ say: 'cleanUpBegins', round: g.round });
      updateOrder(x);
      for (const p of g.order) dryClay(x, p);
      for (const p of g.order) gainCoins(x, p, hiredAmong(g, p, BRING_A_COIN)); // TA-9.3
      if (g.round === ROUNDS) x.next({ do: 'scoreGame' });
      else {
        prepareNextRound(x);
        x.next({ do: 'beginRound' });
      }
    },
  };
}
