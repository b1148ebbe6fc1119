// Chapter 6: what a player's cards do, and when they may be used without a worker.
import type { Aside, Seat, Task } from '@boardwright/engine';
import { at } from '../castle.ts';
import type { Ability, Card, Content, Exchange } from '../content/types.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import { DONE, type UsePhase } from '../words.ts';
import { isUsable, trade } from './gain.ts';
import { leavesPayable, NO_OFFER, NOTHING_DUE, offersDue, payable } from './offers.ts';
import type { SomeRules, Tasks, X } from './tasks.ts';

const NO_ASIDES: readonly Aside<Tasks>[] = [];
const NO_OFFERS: readonly Exchange[] = [];

/**
 * AE-6.2: at any time in one's own turn. AE-6.9: some cards whenever units are placed or moved in a battle. A free
 * action that has begun must be finished before the next one.
 */
const OPEN_TO_ASIDES: Partial<Record<keyof Tasks, Exclude<UsePhase, 'both'>>> = {
  mayPlace: 'actions',
  chooseTrade: 'actions',
  chooseCardTrade: 'actions',
  mayWork: 'actions',
  maySow: 'actions',
  mayProtect: 'actions',
  chooseDiscard: 'actions',
  mayTakeBonus: 'actions',
  mayBuy: 'actions',
  mayEndTurn: 'actions',
  mayDeploy: 'battle',
  mayShift: 'battle',
  mayRegroup: 'battle',
};

/** What a card would do without a worker in this phase, if it has not been used yet. */
function freeOffers(castle: Castle, i: number, content: Content, phase: UsePhase): readonly Exchange[] {
  if (at(castle.used, i) === 1) return NO_OFFERS;
  const { ability } = content.cards[at(castle.cards, i)] as Card;
  return ability.type === 'rotate' && (ability.phase === phase || ability.phase === 'both')
    ? ability.options
    : NO_OFFERS;
}

const isWorkerCard = (content: Content, card: string): boolean =>
  content.cards[content.cardIds[card] as number]?.ability.type === 'worker';

/** AE-6.3: what a free action can be used for, without making it impossible to pay for what is due. */
function usable(content: Content, g: G, castle: Castle, offers: readonly Exchange[]): Exchange[] {
  const due = offersDue(content, g.variant, castle);
  return offers.filter(offer => isUsable(castle, offer) && (due === null || leavesPayable(castle, offer, due)));
}

/** All free actions that are available to a seat now. */
export function freeActions(content: Content): (g: G, seat: Seat, task: Task<Tasks>) => readonly Aside<Tasks>[] {
  return (g, seat, task) => {
    const phase = OPEN_TO_ASIDES[task.do];
    if (phase === undefined) return NO_ASIDES;
    if (task.do === 'chooseCardTrade' && !isWorkerCard(content, task.card)) return NO_ASIDES;
    const castle = castleOf(g, seat);
    let out: Aside<Tasks>[] | null = null;
    for (let i = 0; i < castle.cards.length; i++) {
      const offers = freeOffers(castle, i, content, phase);
      if (offers.length === 0 || usable(content, g, castle, offers).length === 0) continue;
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
  const tradeAt = (x: X, p: Seat, card: string, choice: number): void => trade(x, p, offerOf(card, choice), card);

  /** The indexes of the exchanges that a card can be used for now; `done`: bits of those already made. */
  const usablePositions = (g: G, p: Seat, card: string, done: number): number[] => {
    const offers = offersOf(card);
    const open = usable(content, g, castleOf(g, p), offers);
    return open.map(offer => offers.indexOf(offer)).filter(i => (done & (1 << i)) === 0);
  };

  const asides = freeActions(content);

  return {
    // AE-6.2: asked only while a free action is available.
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
      const [only, second] = usablePositions(x.g, p, card, 0);
      if (ability.type === 'rotate' && ability.each) x.next({ do: 'mayUseHalf', p, card, done: 0 });
      else if (only !== undefined && second === undefined) tradeAt(x, p, card, only);
      else x.next({ do: 'chooseCardTrade', p, card });
    },

    // AE-6.8: one of several; a free action must do something (AE-6.3), a worker space need not.
    chooseCardTrade: {
      who: task => task.p,
      options: (g, { p, card }) =>
        isWorkerCard(content, card)
          ? payable(castleOf(g, p), offersOf(card), NO_OFFER)
          : usablePositions(g, p, card, 0),
      show: (choice, { card }) => offerOf(card, choice).word,
      choose: (x, { p, card }, choice) => {
        if (isWorkerCard(content, card)) castleOf(x.g, p).due = NOTHING_DUE;
        tradeAt(x, p, card, choice);
      },
    },

    // AE-6.4: each half once, in any order; after the first, the other one is optional.
    mayUseHalf: {
      who: task => task.p,
      options: (g, { p, card, done }) => {
        const left = usablePositions(g, p, card, done);
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
