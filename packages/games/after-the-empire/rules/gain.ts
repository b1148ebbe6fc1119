// What a player gains and spends. Everything except sowing and protecting happens at once.
import type { Seat, Word } from '@boardwright/engine';
import { at, canPay, canProtect, canSow, heal, pay } from '../castle.ts';
import { amount } from '../content/cards.ts';
import type { Amount, Exchange } from '../content/types.ts';
import { type Castle, castleOf } from '../state.ts';
import { COURTYARD, HEAL, MERCENARY, PROTECT, SIDES, SOLDIER, SOLDIERS, SOW, STOCKED } from '../words.ts';
import type { SomeRules, X } from './tasks.ts';

/** Pays for an exchange and takes what it gives. `from`: the id of the space or card that offers it. */
export function trade(x: X, p: Seat, exchange: Exchange, from: string): void {
  spend(x, p, exchange.spend);
  gain(x, p, exchange, from);
}

export function spend(x: X, p: Seat, cost: readonly Amount[]): void {
  pay(castleOf(x.g, p), cost);
  if (cost.length > 0) x.tell({ say: 'paid', p, goods: wordsOf(cost) });
}

export const wordsOf = (amounts: readonly Amount[]): Word[] => amounts.map(each => each.word);

/**
 * Tells what was really gained: soldiers that were healed, not those that could have been. Farms are told when they are
 * chosen.
 */
export function gain(x: X, p: Seat, { gain: gains }: Exchange, from: string): void {
  const castle = castleOf(x.g, p);
  const goods: Word[] = [];
  let sow = 0;
  let protect = 0;
  for (const { good, n, word } of gains) {
    if (good === SOW) sow = n;
    else if (good === PROTECT) protect = n;
    else if (good === HEAL) {
      const healed = heal(castle, n);
      if (healed > 0) goods.push(amount(HEAL, healed).word);
    } else {
      goods.push(word);
      if (good < STOCKED) castle.stock[good] = at(castle.stock, good) + n;
      else {
        const i = COURTYARD * 2 + (good === SOLDIERS ? SOLDIER : MERCENARY);
        castle.units[i] = at(castle.units, i) + n;
        castle.fresh[i] = at(castle.fresh, i) + n; // AE-6.9: units that arrive in a battle may still be moved
      }
    }
  }
  if (goods.length > 0) x.tell({ say: 'gained', p, goods, from });
  // AE-5.2: sowing comes before protecting.
  if (sow > 0) x.next({ do: 'maySow', p, left: sow });
  for (let i = 0; i < protect; i++) x.next({ do: 'mayProtect', p });
}

const anySide = (castle: Castle, can: (castle: Castle, side: number) => boolean): boolean =>
  can(castle, 0) || can(castle, 1) || can(castle, 2) || can(castle, 3);

/** AE-6.3: a free action is paid for, and must do something. */
export const isUsable = (castle: Castle, offer: Exchange): boolean =>
  canPay(castle, offer.spend) && hasEffect(castle, offer);

function hasEffect(castle: Castle, { gain: gains }: Exchange): boolean {
  for (const { good } of gains) {
    if (good === HEAL) {
      if (castle.wounded > 0) return true;
    } else if (good === SOW) {
      if (anySide(castle, canSow)) return true;
    } else if (good === PROTECT) {
      if (anySide(castle, canProtect)) return true;
    } else return true;
  }
  return false;
}

function farms(castle: Castle, can: (castle: Castle, side: number) => boolean): number[] {
  const out: number[] = [];
  for (let side = 0; side < 4; side++) if (can(castle, side)) out.push(side);
  return out;
}

export function farmRules(): SomeRules<'maySow' | 'mayProtect'> {
  return {
    // AE-5.2
    maySow: {
      who: task => task.p,
      options: (g, { p }) => farms(castleOf(g, p), canSow),
      show: side => `sow:${SIDES[side]}`,
      choose: (x, { p, left }, side) => {
        const castle = castleOf(x.g, p);
        castle.farms = castle.farms.with(side, at(castle.farms, side) + 1);
        x.tell({ say: 'sown', p, side: SIDES[side] ?? '', level: at(castle.farms, side) });
        if (left > 1) x.next({ do: 'maySow', p, left: left - 1 });
      },
      whyNot: (g, { p }) =>
        SIDES.flatMap((name, side) =>
          canSow(castleOf(g, p), side) ? [] : [{ word: `sow:${name}`, why: 'farmFull', rule: 'AE-5.2' }],
        ),
    },
    // AE-5.3
    mayProtect: {
      who: task => task.p,
      options: (g, { p }) => farms(castleOf(g, p), canProtect),
      show: side => `protect:${SIDES[side]}`,
      choose: (x, { p }, side) => {
        const castle = castleOf(x.g, p);
        castle.shields = castle.shields.with(side, 1);
      },
      whyNot: (g, { p }) =>
        SIDES.flatMap((name, side) => {
          const castle = castleOf(g, p);
          if (canProtect(castle, side)) return [];
          const why = at(castle.farms, side) === 0 ? 'farmBurnt' : 'farmProtected';
          return [{ word: `protect:${name}`, why, rule: 'AE-5.3' }];
        }),
    },
  };
}
