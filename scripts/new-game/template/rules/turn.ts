// A turn: roll as often as you dare, then bank what you rolled.
import type { Ctx, Rules, Seat } from '@boardwright/engine';
import type { G } from '../state.ts';
import type { Tasks } from './tasks.ts';

const ROLL = 0;
const BANK = 1;

export const rules: Rules<G, Tasks> = {
  turn: (x, { p }) => {
    x.g.pot = 0;
    x.next({ do: 'chooseAction', p }, { do: 'endTurn', p });
  },

  chooseAction: {
    who: t => t.p,
    options: g => (g.pot > 0 ? [ROLL, BANK] : [ROLL]), // TG-1.2
    show: c => (c === ROLL ? 'button:roll' : 'button:bank'),
    choose: (x, { p }, c) => (c === ROLL ? roll(x, p) : bank(x, p)),
    whyNot: g => (g.pot > 0 ? [] : [{ word: 'button:bank', why: 'nothingToBank', rule: 'TG-1.2' }]),
    auto: false,
  },

  endTurn: (x, { p }) => {
    if ((x.g.banked[p] ?? 0) >= x.g.goal)
      x.finish(x.g.banked); // TG-2.1
    else x.next({ do: 'turn', p: (p + 1) % x.g.banked.length });
  },
};

/** TG-1.3: a one loses the pot and ends the turn; anything else grows it. */
function roll(x: Ctx<G, Tasks>, p: Seat): void {
  const pips = x.die(6) + 1;
  x.g.pips = pips;
  x.tell({ say: 'rolled', p, pips });
  if (pips === 1) x.g.pot = 0;
  else {
    x.g.pot += pips;
    x.next({ do: 'chooseAction', p });
  }
}

/** TG-1.4 */
function bank(x: Ctx<G, Tasks>, p: Seat): void {
  x.g.banked[p] = (x.g.banked[p] ?? 0) + x.g.pot;
  x.tell({ say: 'banked', p, points: x.g.pot });
  x.g.pot = 0;
}
