// Chapter 6: what cards in front of a player do, and when they may be used without a worker.
import type { Aside, Seat, Task } from '@boardwright/engine';
import { at } from '../castle.ts';
import type { Ability, Card, Content, Exchange } from '../content/types.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import { DONE } from '../words.ts';
import { isUsable, NO_OFFER, payable, trade } from './gain.ts';
import type { SomeRules, Tasks, X } from './tasks.ts';

const NO_ASIDES: readonly Aside<Tasks>[] = [];

function usable(castle: Castle, offers: readonly Exchange[], done: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < offers.length; i++)
    if ((done & (1 << i)) === 0 && isUsable(castle, offers[i] as Exchange)) out.push(i);
  return out;
}

/** AE-6.2: on the own turn, where what is spent cannot make the open question impossible to answer. */
const OPEN_TO_ASIDES: Partial<Record<keyof Tasks, true>> = {
  mayPlace: true,
  mayWork: true,
  maySow: true,
  mayProtect: true,
  mayEndTurn: true,
};

const NO_OFFERS: readonly Exchange[] = [];
/** What a card would do without a worker, if it has not been used yet. */
function freeOffers(castle: Castle, i: number, content: Content): readonly Exchange[] {
  if (at(castle.used, i) === 1) return NO_OFFERS;
  const { ability } = content.cards[at(castle.cards, i)] as Card;
  return ability.type === 'rotate' ? ability.options : NO_OFFERS;
}

/** AE-6.2: could a free action bring one of these goods now? */
export function canBring(castle: Castle, content: Content, goods: ReadonlySet<number>): boolean {
  const brings = (offer: Exchange): boolean =>
    offer.gain.some(({ good }) => goods.has(good)) && isUsable(castle, offer);
  return castle.cards.some((_, i) => freeOffers(castle, i, content).some(brings));
}

/** AE-6.2: every free action that is open to a seat now. */
export function freeActions(content: Content): (g: G, seat: Seat, task: Task<Tasks>) => readonly Aside<Tasks>[] {
  return (g, seat, task) => {
    if (OPEN_TO_ASIDES[task.do] !== true) return NO_ASIDES;
    const castle = castleOf(g, seat);
    let out: Aside<Tasks>[] | null = null;
    for (let i = 0; i < castle.cards.length; i++) {
      if (!freeOffers(castle, i, content).some(offer => isUsable(castle, offer))) continue;
      const { id } = content.cards[at(castle.cards, i)] as Card;
      out ??= [];
      out.push({ word: `use:${id}`, task: { do: 'useCard', p: seat, card: id } });
    }
    return out ?? NO_ASIDES;
  };
}

export function cardRules(content: Content): SomeRules<'mayEndTurn' | 'chooseCardTrade' | 'useCard' | 'mayUseHalf'> {
  const indexOf = (card: string): number => content.cardIds[card] as number;
  const abilityOf = (card: string): Ability => (content.cards[indexOf(card)] as Card).ability;
  const offersOf = (card: string): readonly Exchange[] => {
    const ability = abilityOf(card);
    return ability.type === 'rotate' || ability.type === 'worker' ? ability.options : [];
  };
  const offerOf = (card: string, i: number): Exchange => offersOf(card)[i] as Exchange;
  const tradeAt = (x: X, p: Seat, card: string, choice: number): void => trade(x, p, offerOf(card, choice));

  const asides = freeActions(content);

  return {
    // AE-6.2: asked only while a free action is open.
    mayEndTurn: {
      who: task => task.p,
      options: (g, { p }) => (asides(g, p, { do: 'mayEndTurn', p }).length > 0 ? [DONE] : []),
      show: () => 'button:end_turn',
      choose: () => {},
    },

    // AE-6.2
    useCard: (x, { p, card }) => {
      const castle = castleOf(x.g, p);
      castle.used = castle.used.with(castle.cards.indexOf(indexOf(card)), 1);
      const ability = abilityOf(card);
      const [only, second] = usable(castle, offersOf(card), 0);
      if (ability.type === 'rotate' && ability.each) x.next({ do: 'mayUseHalf', p, card, done: 0 });
      else if (only !== undefined && second === undefined) tradeAt(x, p, card, only);
      else x.next({ do: 'chooseCardTrade', p, card });
    },

    // AE-6.8: one of several; a free action must do something (AE-6.3), a worker space need not.
    chooseCardTrade: {
      who: task => task.p,
      options: (g, { p, card }) => {
        const castle = castleOf(g, p);
        const offers = offersOf(card);
        return abilityOf(card).type === 'rotate' ? usable(castle, offers, 0) : payable(castle, offers, NO_OFFER);
      },
      show: (choice, { card }) => offerOf(card, choice).word,
      choose: (x, { p, card }, choice) => tradeAt(x, p, card, choice),
    },

    // AE-6.4: each half once, in any order; after the first the other may be left.
    mayUseHalf: {
      who: task => task.p,
      options: (g, { p, card, done }) => {
        const left = usable(castleOf(g, p), offersOf(card), done);
        return done === 0 || left.length === 0 ? left : [...left, DONE];
      },
      show: (choice, { card }) => (choice === DONE ? 'button:done' : offerOf(card, choice).word),
      choose: (x, { p, card, done }, choice) => {
        if (choice === DONE) return;
        tradeAt(x, p, card, choice);
        const all = done | (1 << choice);
        if (all !== (1 << offersOf(card).length) - 1) x.next({ do: 'mayUseHalf', p, card, done: all });
      },
    },
  };
}
