// What spaces do once a worker is placed or a bonus allows it: chapters 4 and 5, and AE-6.5.
import type { Seat, Word } from '@boardwright/engine';
import { addCard, canPay } from '../castle.ts';
import type { Ability, Amount, Card, Content, Exchange } from '../content/types.ts';
import { castleOf, type G } from '../state.ts';
import { BUILDINGS, GOODS, NO_CARD, NO_SPACE, REFUGEES, SCOUT, SPACES, type Space, STOREHOUSE } from '../words.ts';
import { freeActions } from './cards.ts';
import { gain, spend, trade, wordsOf } from './gain.ts';
import { leavesPayable, offersOn } from './offers.ts';
import type { SomeRules, X } from './tasks.ts';

type Bonus = Extract<Ability, { type: 'trigger' }>;

export const isRow = (space: number): boolean => space === BUILDINGS || space === REFUGEES;
export const rowOf = (g: G, space: number): readonly number[] => (space === BUILDINGS ? g.buildingRow : g.refugeeRow);
const spaceOf = (space: Space): number => SPACES.indexOf(space);

/** AE-4.6, AE-4.7: pays for a card of a row and takes it. */
export function buyCard(x: X, content: Content, p: Seat, card: number): void {
  const { id, kind, cost, ability } = content.cards[card] as Card;
  const row = kind === 'building' ? 'buildingRow' : 'refugeeRow';
  x.g[row] = x.g[row].with(x.g[row].indexOf(card), NO_CARD);
  spend(x, p, cost);
  addCard(castleOf(x.g, p), card);
  if (ability.type === 'immediate') gain(x, p, ability.gain, id); // AE-6.6
}

/** The action of a space, worker or not. */
export function act(x: X, content: Content, p: Seat, space: number): void {
  const offers = content.offers[space] as readonly Exchange[];
  if (isRow(space)) x.next({ do: 'mayBuy', p, space: SPACES[space] as Space });
  else if (space === STOREHOUSE) x.next({ do: 'mayWork', p });
  else if (offers.length === 1) trade(x, p, offers[0] as Exchange, SPACES[space] ?? '');
  else {
    castleOf(x.g, p).due = `space:${SPACES[space]}`;
    x.next({ do: 'chooseTrade', p, space: SPACES[space] as Space });
  }
  if (space === SCOUT) x.next({ do: 'drawObjectives', p });
}

/** AE-6.5: after an action, the bonuses of cards. Bonuses trigger no further bonuses. */
export function offerBonuses(x: X, content: Content, p: Seat, space: number): void {
  for (const card of castleOf(x.g, p).cards) {
    const { id, ability } = content.cards[card] as Card;
    if (ability.type === 'trigger' && ability.spaces[space] === true)
      x.next({ do: 'mayTakeBonus', p, card: id, goods: bonusWords(ability) });
  }
}

const costWord = ({ good, n }: Amount): Word => `cost:${GOODS[good]}-${n}`;
const bonusWords = ({ gain: { spend: cost, gain: gains }, action }: Bonus): Word[] => [
  ...cost.map(costWord),
  ...wordsOf(gains),
  ...(action === NO_SPACE ? [] : [`space:${SPACES[action]}` as const]),
];

export function bonusRules(content: Content): SomeRules<'mayTakeBonus' | 'mayBuy'> {
  const cardOf = (card: number): Card => content.cards[card] as Card;
  const asides = freeActions(content);
  const bonusOf = (card: string): Bonus => cardOf(content.cardIds[card] as number).ability as Bonus;

  const affordable = (g: G, p: Seat, space: number): number[] =>
    rowOf(g, space).filter(card => card !== NO_CARD && canPay(castleOf(g, p), cardOf(card).cost));

  /** A bonus is paid for, and so is the action it allows. */
  const isPossible = (g: G, p: Seat, { gain: exchange, action }: Bonus): boolean => {
    const castle = castleOf(g, p);
    if (!canPay(castle, exchange.spend)) return false;
    if (action === NO_SPACE || action === STOREHOUSE) return true;
    const prices = isRow(action)
      ? rowOf(g, action).flatMap(card => (card === NO_CARD ? [] : [{ spend: cardOf(card).cost }]))
      : offersOn(content, g.variant, action);
    return leavesPayable(castle, exchange, prices);
  };

  return {
    // AE-6.5: a free action may provide what the bonus costs.
    mayTakeBonus: {
      who: task => task.p,
      options: (g, task) => {
        if (isPossible(g, task.p, bonusOf(task.card))) return [1, 0];
        return asides(g, task.p, { ...task, do: 'mayTakeBonus' }).length > 0 ? [0] : [];
      },
      show: choice => (choice === 1 ? 'button:yes' : 'button:no'),
      choose: (x, { p, card }, choice) => {
        if (choice === 0) return;
        const { gain: exchange, action } = bonusOf(card);
        trade(x, p, exchange, card);
        if (action !== NO_SPACE) act(x, content, p, action);
      },
      usual: (g, { p, card }) => (isPossible(g, p, bonusOf(card)) ? 1 : 0),
    },

    // AE-6.5: the action of a row, without a worker.
    mayBuy: {
      who: task => task.p,
      options: (g, { p, space }) => affordable(g, p, spaceOf(space)),
      show: card => `buy:${cardOf(card).id}`,
      choose: (x, { p }, card) => buyCard(x, content, p, card),
    },
  };
}
