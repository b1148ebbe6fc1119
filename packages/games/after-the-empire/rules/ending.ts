// Chapter 10: flags, income, turn order, harvest and feeding, and preparing the board for the next season.
import { placesOf, type Seat } from '@boardwright/engine';
import { at, soldiersOf, structures } from '../castle.ts';
import type { Card, Content } from '../content/types.ts';
import { flagTokens, scoreSheets } from '../score.ts';
import { type Castle, castleOf, type G, goldOf } from '../state.ts';
import { FOOD, GOLD, NO_CARD, SACKED, SEASONS } from '../words.ts';
import { dealInvaders, fillRows, threatOf } from './deal.ts';
import { gain } from './gain.ts';
import type { SomeRules, X } from './tasks.ts';

export function endingRules(content: Content): SomeRules<'flags' | 'income' | 'harvest' | 'reset' | 'finish'> {
  const cardOf = (card: number): Card => content.cards[card] as Card;
  const sheets = scoreSheets(content);

  /** AE-6.7 */
  const lasting = (x: X, p: Seat, phase: 'income' | 'harvest'): void => {
    for (const card of castleOf(x.g, p).cards) {
      const { id, ability } = cardOf(card);
      if (ability.type === 'passive' && ability.phase === phase) gain(x, p, ability.gain, id);
    }
  };

  /** AE-10.3: poorest first; ties keep their order. Sorting is stable. */
  const reorder = (g: G): void => {
    g.order = g.order.toSorted((p, q) => goldOf(castleOf(g, p)) - goldOf(castleOf(g, q)));
  };

  /** AE-10.4 */
  const feed = (x: X, p: Seat): void => {
    const castle = castleOf(x.g, p);
    const mouths = soldiersOf(castle) + castle.wounded;
    const food = Math.min(mouths, at(castle.stock, FOOD));
    const gold = Math.min(mouths - food, goldOf(castle));
    castle.stock[FOOD] = at(castle.stock, FOOD) - food;
    castle.stock[GOLD] = goldOf(castle) - gold;
    x.tell({ say: 'fed', p, food, gold });
  };

  /** AE-10.6: discards the cards on the discard spaces of a row. The row slides when it is refilled. */
  const discard = (x: X, row: 'buildingRow' | 'refugeeRow', spaces: number): void => {
    for (let i = 0; i < spaces; i++) {
      const card = at(x.g[row], i);
      if (card === NO_CARD) continue;
      x.g[row] = x.g[row].with(i, NO_CARD);
      x.tell({ say: 'rowDiscard', card: cardOf(card).id });
    }
  };

  /** AE-10.7 */
  const recall = (x: X, castle: Castle, p: Seat): void => {
    const { season } = x.g;
    const own = at(content.workers, season - 1);
    const helped = castle.villagers > 0;
    castle.workers = own + castle.villagers;
    castle.villagers = 0;
    castle.own = castle.own.map(() => 0);
    castle.out = castle.out.map(() => 0);
    castle.plundered = 0;
    castle.used = castle.used.map(() => 0);
    castle.shields = castle.shields.map(() => 0);
    if (helped) x.tell({ say: 'villager', p });
  };

  return {
    // AE-10.1
    flags: x => {
      const { g } = x;
      const safe = g.order.filter(p => castleOf(g, p).fates[g.season - 1] !== SACKED);
      const most = Math.max(...safe.map(p => goldOf(castleOf(g, p))));
      const first = safe.filter(p => goldOf(castleOf(g, p)) === most);
      const value = first.length > 1 ? content.tieFlag : at(content.flags, g.season - 1);
      for (const p of first) {
        const castle = castleOf(g, p);
        castle.flags = [...castle.flags, value];
        x.tell({ say: 'flag', p, value });
      }
      if (first.length === 0) x.tell({ say: 'noFlag' });
    },

    // AE-10.2, AE-10.3
    income: x => {
      const { g } = x;
      for (const [p, castle] of g.castles.entries()) {
        const n = structures(castle);
        castle.stock[GOLD] = goldOf(castle) + n;
        x.tell({ say: 'income', p, gold: n });
        lasting(x, p, 'income');
      }
      reorder(g);
      x.tell({ say: 'order', seats: [...g.order] });
    },

    // AE-10.4
    harvest: x => {
      for (const [p, castle] of x.g.castles.entries()) {
        const food = castle.farms.reduce((total, level) => total + level, 0);
        castle.stock[FOOD] = at(castle.stock, FOOD) + food;
        x.tell({ say: 'harvest', p, food });
        lasting(x, p, 'harvest');
        feed(x, p);
      }
    },

    reset: x => {
      const { g } = x;
      if (g.season === SEASONS) return x.next({ do: 'finish' });
      g.season++;
      x.tell({ say: 'season', season: g.season, threat: threatOf(content, g) });
      dealInvaders(x, content); // AE-10.5
      discard(x, 'buildingRow', content.discards.buildings);
      discard(x, 'refugeeRow', content.discards.refugees);
      fillRows(x, content);
      g.taken.fill(0);
      for (const [p, castle] of g.castles.entries()) recall(x, castle, p);
      if (at(content.workers, g.season - 1) > at(content.workers, g.season - 2)) x.tell({ say: 'newWorker' });
      x.next({ do: 'season' });
    },

    // AE-11.1, AE-11.3
    finish: x => {
      const { g } = x;
      x.reveal();
      g.over = true;
      const totals = sheets(g).map(sheet => sheet.total);
      for (const [p, total] of totals.entries()) x.tell({ say: 'final', p, total });
      x.finish(totals, placesOf(totals, g.castles.map(flagTokens)));
    },
  };
}
