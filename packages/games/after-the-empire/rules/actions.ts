// Chapter 3: turns of the Actions phase, and chapter 4: the spaces of the main board.
import type { Refused, Seat, Word } from '@boardwright/engine';
import { at, canPay } from '../castle.ts';
import type { Amount, Card, Content, Exchange } from '../content/types.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import { BOARD_SPACES, BUILDINGS, GOODS, NO_CARD, REFUGEES, SPACES, type Space } from '../words.ts';
import { act, buyCard, isRow, offerBonuses, rowOf } from './act.ts';
import { freeActions } from './cards.ts';
import { placementCode, placementOf } from './codes.ts';
import { isUsable, trade } from './gain.ts';
import { closedOffer, isPayable, leavesPayable, NO_OFFER, NOTHING_DUE, offersOn, payable } from './offers.ts';
import type { SomeRules, X } from './tasks.ts';

const spaceOf = (space: Space): number => SPACES.indexOf(space);

/** AE-3.2: the number of workers that fit on a space of the main board depends on the number of players. */
export const roomOn = (content: Content, seats: number, space: number): number =>
  at(content.spaces[space] as readonly number[], seats - 2);
const isFree = (content: Content, g: G, space: number): boolean =>
  at(g.taken, space) < roomOn(content, g.castles.length, space);

/** AE-3.2: a worker takes a place on a space of the main board. */
function occupy(g: G, p: Seat, space: number): void {
  const castle = castleOf(g, p);
  g.taken[space] = at(g.taken, space) + 1;
  castle.out = castle.out.with(space, at(castle.out, space) + 1);
}

/** What is missing from a price, as a reason for the player. */
export function missing(castle: Castle, cost: readonly Amount[]): Word[] {
  return cost
    .filter(({ good, n }) => at(castle.stock, good) < n)
    .map(({ good, n }): Word => `goods:${GOODS[good]}-${n - at(castle.stock, good)}`);
}

export function actionRules(
  content: Content,
): SomeRules<'season' | 'turn' | 'mayPlace' | 'endPlacing' | 'chooseTrade'> {
  const cardOf = (id: number): Card => content.cards[id] as Card;
  const offersOf = (space: number): readonly Exchange[] => content.offers[space] as readonly Exchange[];
  const offerOf = (space: number, i: number): Exchange => offersOf(space)[i] as Exchange;
  const asides = freeActions(content);

  const placements = (g: G, p: Seat): number[] => {
    const castle = castleOf(g, p);
    const out: number[] = [];
    for (let space = 0; space < BOARD_SPACES.length; space++) {
      if (!isFree(content, g, space)) continue;
      if (isRow(space)) {
        for (const card of rowOf(g, space))
          if (card !== NO_CARD && canPay(castle, cardOf(card).cost)) out.push(placementCode('buy', card));
      } else if (isPayable(castle, offersOf(space), closedOffer(content, g.variant, space)))
        out.push(placementCode('space', space));
    }
    for (let i = 0; i < castle.own.length; i++)
      if (at(castle.own, i) === 0) out.push(placementCode('space', BOARD_SPACES.length + i));
    for (let i = 0; i < castle.cards.length; i++) {
      const card = at(castle.cards, i);
      const { ability } = cardOf(card);
      if (ability.type === 'worker' && at(castle.used, i) === 0 && isPayable(castle, ability.options, NO_OFFER))
        out.push(placementCode('card', card));
    }
    return out;
  };

  const goTo = (x: X, p: Seat, space: number): void => {
    const castle = castleOf(x.g, p);
    if (space < BOARD_SPACES.length) occupy(x.g, p, space);
    else castle.own = castle.own.with(space - BOARD_SPACES.length, 1);
    act(x, content, p, space);
    offerBonuses(x, content, p, space);
  };

  const buy = (x: X, p: Seat, card: number): void => {
    const space = cardOf(card).kind === 'building' ? BUILDINGS : REFUGEES;
    occupy(x.g, p, space);
    buyCard(x, content, p, card);
    offerBonuses(x, content, p, space);
  };

  const goToCard = (x: X, p: Seat, card: number): void => {
    const castle = castleOf(x.g, p);
    const { ability } = cardOf(card);
    if (ability.type !== 'worker') return;
    castle.used = castle.used.with(castle.cards.indexOf(card), 1);
    if (ability.options.length === 1) trade(x, p, ability.options[0] as Exchange, cardOf(card).id);
    else {
      castle.due = `card:${cardOf(card).id}`;
      x.next({ do: 'chooseCardTrade', p, card: cardOf(card).id });
    }
  };

  const wordOf = (choice: number): Word => {
    const { kind, id } = placementOf(choice);
    return kind === 'space' ? `space:${SPACES[id]}` : `${kind}:${cardOf(id).id}`;
  };

  const cheapest = (castle: Castle, offers: readonly Exchange[]): Word[] =>
    missing(castle, offers.reduce((best, offer) => (need(castle, offer) < need(castle, best) ? offer : best)).spend);
  const need = (castle: Castle, { spend }: Exchange): number =>
    spend.reduce((sum, { good, n }) => sum + Math.max(0, n - at(castle.stock, good)), 0);

  const whyNotSpace = (g: G, castle: Castle, space: number): Refused[] => {
    const full = { why: 'occupied', rule: 'AE-3.2', space: SPACES[space] as string };
    if (isRow(space)) {
      const cards = rowOf(g, space).filter(card => card !== NO_CARD);
      return cards.flatMap((card): Refused[] => {
        const word = wordOf(placementCode('buy', card));
        if (!isFree(content, g, space)) return [{ word, ...full }];
        if (canPay(castle, cardOf(card).cost)) return [];
        return [{ word, why: 'cannotPay', rule: 'AE-3.3', goods: missing(castle, cardOf(card).cost) }];
      });
    }
    const word = wordOf(placementCode('space', space));
    if (!isFree(content, g, space)) return [{ word, ...full }];
    const closed = closedOffer(content, g.variant, space);
    if (isPayable(castle, offersOf(space), closed)) return [];
    const offers = offersOf(space).filter((_, i) => i !== closed);
    return [{ word, why: 'cannotPay', rule: 'AE-3.3', goods: cheapest(castle, offers) }];
  };

  const whyNotCard = (castle: Castle, card: number, i: number): Refused[] => {
    const { ability, id } = cardOf(card);
    const isUsed = at(castle.used, i) === 1;
    if (ability.type === 'rotate') {
      if (ability.phase === 'battle') return [{ word: `use:${id}`, why: 'inBattle', rule: 'AE-6.9', card: id }];
      if (isUsed) return [{ word: `use:${id}`, why: 'turned', rule: 'AE-6.2', card: id }];
      const useful = ability.options.some(offer => isUsable(castle, offer));
      return useful ? [] : [{ word: `use:${id}`, why: 'noUse', rule: 'AE-6.3', card: id }];
    }
    if (ability.type !== 'worker') return [];
    if (isUsed) return [{ word: `card:${id}`, why: 'cardTaken', rule: 'AE-6.1', card: id }];
    if (isPayable(castle, ability.options, NO_OFFER)) return [];
    return [{ word: `card:${id}`, why: 'cannotPay', rule: 'AE-3.3', goods: cheapest(castle, ability.options) }];
  };

  /** AE-3.3: a free action after which the exchange could no longer be paid. */
  const stillDue = (castle: Castle, due: readonly Exchange[]): Refused[] =>
    castle.cards.flatMap((card, i): Refused[] => {
      const { ability, id } = cardOf(card);
      if (ability.type !== 'rotate' || ability.phase === 'battle' || at(castle.used, i) === 1) return [];
      const useful = ability.options.filter(offer => isUsable(castle, offer));
      if (useful.length === 0 || useful.some(offer => leavesPayable(castle, offer, due))) return [];
      return [{ word: `use:${id}`, why: 'stillDue', rule: 'AE-3.3', card: id }];
    });

  return {
    // AE-1.2
    season: x =>
      x.next(
        { do: 'turn', at: 0 },
        { do: 'battle' },
        { do: 'flags' },
        { do: 'income' },
        { do: 'harvest' },
        { do: 'reset' },
      ),

    // AE-3.1: players without workers are skipped; when nobody has one, the phase is over.
    turn: (x, { at: start }) => {
      const { order } = x.g;
      for (let i = 0; i < order.length; i++) {
        const place = (start + i) % order.length;
        const p = at(order, place);
        const { workers } = castleOf(x.g, p);
        if (workers === 0) continue;
        x.next(
          { do: 'mayPlace', p },
          { do: 'endPlacing', p, workers, again: false },
          { do: 'mayEndTurn', p },
          { do: 'turn', at: place + 1 },
        );
        return;
      }
    },

    mayPlace: {
      who: task => task.p,
      options: (g, { p }) => placements(g, p),
      show: wordOf,
      choose: (x, { p }, choice) => {
        castleOf(x.g, p).workers--;
        const { kind, id } = placementOf(choice);
        if (kind === 'space') goTo(x, p, id);
        else if (kind === 'card') goToCard(x, p, id);
        else buy(x, p, id);
      },
      whyNot: (g, { p }) => {
        const castle = castleOf(g, p);
        const out: Refused[] = BOARD_SPACES.flatMap((_, space) => whyNotSpace(g, castle, space));
        for (const [i, taken] of castle.own.entries())
          if (taken > 0)
            out.push({ word: `space:${SPACES[BOARD_SPACES.length + i]}`, why: 'ownTaken', rule: 'AE-5.1' });
        for (const [i, card] of castle.cards.entries()) out.push(...whyNotCard(castle, card, i));
        return out;
      },
    },

    // AE-3.4: a worker that has nowhere to go stays at home, unless a free action opens a space (AE-6.2).
    endPlacing: (x, { p, workers, again }) => {
      const castle = castleOf(x.g, p);
      if (castle.workers < workers) return;
      if (!again && asides(x.g, p, { do: 'mayEndTurn', p }).length > 0)
        return x.next({ do: 'mayEndTurn', p }, { do: 'mayPlace', p }, { do: 'endPlacing', p, workers, again: true });
      castle.workers--;
      x.tell({ say: 'staysHome', p });
    },

    chooseTrade: {
      who: task => task.p,
      options: (g, { p, space }) => {
        const i = spaceOf(space);
        return payable(castleOf(g, p), offersOf(i), closedOffer(content, g.variant, i));
      },
      show: (choice, { space }) => offerOf(spaceOf(space), choice).word,
      choose: (x, { p, space }, choice) => {
        castleOf(x.g, p).due = NOTHING_DUE;
        trade(x, p, offerOf(spaceOf(space), choice), space);
      },
      whyNot: (g, { p, space }) => [
        ...offersOf(spaceOf(space)).flatMap(({ word, spend }, i): Refused[] => {
          if (i === closedOffer(content, g.variant, spaceOf(space)))
            return [{ word, why: 'notInVariant', rule: 'AE-12.4' }];
          const goods = missing(castleOf(g, p), spend);
          return goods.length === 0 ? [] : [{ word, why: 'cannotPay', rule: 'AE-3.3', goods }];
        }),
        ...stillDue(castleOf(g, p), offersOn(content, g.variant, spaceOf(space))),
      ],
    },
  };
}
