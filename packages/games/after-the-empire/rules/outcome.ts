// Chapter 9: how a battle ends.
import type { Seat } from '@boardwright/engine';
import { at } from '../castle.ts';
import { lootValue } from '../content/content.ts';
import type { Card, Content } from '../content/types.ts';
import { type Castle, castleOf, goldOf } from '../state.ts';
import { COURTYARD, GOLD, MERCENARY, MOVE, PLACES, SACKED, SOLDIER, SURVIVED } from '../words.ts';
import type { SomeRules, X } from './tasks.ts';

const MARKS = 2;

/** AE-9.6: mercenaries leave, movement tokens are lost, remaining units go to the courtyard. */
function standDown(castle: Castle): void {
  let soldiers = 0;
  for (let i = SOLDIER; i < castle.units.length; i += 2) soldiers += at(castle.units, i);
  castle.units.fill(0);
  castle.fresh.fill(0);
  castle.units[COURTYARD * 2 + SOLDIER] = soldiers;
  castle.foes.fill(0);
  castle.stock[MOVE] = 0;
  castle.climbers = 0;
  castle.round = 0;
  castle.bound = 0;
}

/** AE-9.1 */
export function survive(x: X, p: Seat): void {
  const castle = castleOf(x.g, p);
  const rounds = castle.round;
  castle.fates = castle.fates.with(x.g.season - 1, SURVIVED);
  standDown(castle);
  x.tell({ say: 'survived', p, rounds });
}

const cardOf = (content: Content, card: number): Card => content.cards[card] as Card;

/** AE-9.3: starting cards are never hurt, others at most once. */
const markable = (content: Content, { cards, hurt }: Castle): number[] =>
  cards.filter((card, i) => hurt[i] === 0 && !cardOf(content, card).starting);

function mark(x: X, content: Content, p: Seat, card: number): void {
  const castle = castleOf(x.g, p);
  castle.hurt = castle.hurt.with(castle.cards.indexOf(card), 1);
  x.tell({ say: 'marked', p, card: cardOf(content, card).id });
}

/** AE-9.2. A player who has no choice is not asked. */
export function sack(x: X, content: Content, p: Seat): void {
  const castle = castleOf(x.g, p);
  castle.fates = castle.fates.with(x.g.season - 1, SACKED);
  for (let i = MERCENARY; i < castle.units.length; i += 2) castle.units[i] = 0;
  x.tell({ say: 'sacked', p, rounds: castle.round });
  const cards = markable(content, castle);
  if (cards.length > MARKS) x.next({ do: 'mayMark', p, left: MARKS });
  else for (const card of cards) mark(x, content, p, card);
  x.next({ do: 'sacked', p });
}

export function outcomeRules(content: Content): SomeRules<'mayMark' | 'sacked'> {
  return {
    // AE-9.3
    mayMark: {
      who: task => task.p,
      options: (g, { p }) => markable(content, castleOf(g, p)),
      show: card => `card:${cardOf(content, card).id}`,
      choose: (x, { p, left }, card) => {
        mark(x, content, p, card);
        if (left > 1) x.next({ do: 'mayMark', p, left: left - 1 });
      },
      usual: (g, { p }) =>
        markable(content, castleOf(g, p)).reduce((best, card) =>
          cardOf(content, card).value < cardOf(content, best).value ? card : best,
        ),
      whyNot: (g, { p }) =>
        castleOf(g, p).cards.flatMap((card, i) => {
          const word = `card:${cardOf(content, card).id}` as const;
          if (cardOf(content, card).starting) return [{ word, why: 'startingCard', rule: 'AE-9.3' }];
          return castleOf(g, p).hurt[i] === 1 ? [{ word, why: 'alreadyMarked', rule: 'AE-9.3' }] : [];
        }),
    },

    // AE-9.4, AE-9.5, AE-9.6
    sacked: (x, { p }) => {
      const castle = castleOf(x.g, p);
      for (let place = 0; place < COURTYARD; place++) {
        const soldiers = at(castle.units, place * 2 + SOLDIER);
        if (soldiers === 0) continue;
        castle.wounded += soldiers;
        castle.units[place * 2 + SOLDIER] = 0;
        x.tell({ say: 'unitsLost', p, place: PLACES[place] ?? '', soldiers, mercenaries: 0 });
      }
      standDown(castle);
      const kept = lootValue(content, goldOf(castle));
      const lost = goldOf(castle) - kept;
      castle.stock[GOLD] = kept;
      castle.plundered = lost;
      castle.units[COURTYARD * 2 + MERCENARY] = content.loot.mercenaries;
      castle.villagers++;
      x.tell({ say: 'looted', p, lost, gold: kept });
    },
  };
}
