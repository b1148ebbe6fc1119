// Cards in words: the starting refugees, the two rows, and those of a player.
import type { Area, Seat, Spot } from '@boardwright/engine';
import { at } from '../castle.ts';
import type { Card, Content } from '../content/types.ts';
import { castleOf, type G } from '../state.ts';
import { aboutCard, NO_CARD } from '../words.ts';
import { heads, price } from './told.ts';

export const starters = ({ cards }: Content, g: G): Area => ({
  id: 'starters',
  spots: g.starters.map((card): Spot => {
    const { id, initiative } = cards[card] as Card;
    return { id, says: { say: 'starter', card: id, n: initiative, about: aboutCard(id) }, words: [`card:${id}`] };
  }),
});

export const buildings = (content: Content, g: G): Area => ({
  id: 'buildings',
  heads: heads('card', 'price', 'value', 'does'),
  spots: row(content, g.buildingRow, content.discards.buildings),
});
export const refugees = (content: Content, g: G): Area => ({
  id: 'refugees',
  heads: heads('card', 'price', 'value', 'does'),
  spots: row(content, g.refugeeRow, content.discards.refugees),
});

const row = ({ cards }: Content, places: readonly number[], discards: number): Spot[] =>
  places.map((card, i) => {
    const place = `place-${i + 1}`;
    if (card === NO_CARD) {
      const blank = { say: 'blank' };
      return { id: place, says: { say: 'noCard', n: i + 1 }, cells: [{ say: 'taken' }, blank, blank, blank] };
    }
    const { id, cost, value } = cards[card] as Card;
    const leaves = i < discards ? 'yes' : 'no';
    return {
      id: place,
      says: { say: 'rowCard', card: id, cost: price(cost), value, about: aboutCard(id), leaves },
      cells: [
        { say: 'rowName', card: id, leaves },
        { say: 'price', cost: price(cost) },
        { say: 'number', n: value },
        { say: 'does', about: aboutCard(id) },
      ],
      words: [`buy:${id}`],
    };
  });

export function cardsOf({ cards }: Content, g: G, p: Seat, isOwn: boolean): Area {
  const castle = castleOf(g, p);
  return {
    id: 'cards',
    seat: p,
    heads: heads('card', 'value', 'state', 'does'),
    spots: castle.cards.map((card, i): Spot => {
      const { id, kind, ability, starting, value } = cards[card] as Card;
      const options = ability.type === 'worker' || ability.type === 'rotate' ? ability.options : [];
      const used = at(castle.used, i) === 0 ? 'no' : ability.type === 'rotate' ? 'turned' : 'taken';
      const hurt = at(castle.hurt, i) === 0 ? 'no' : kind === 'building' ? 'damaged' : 'wounded';
      const worth = starting ? 'nothing' : 'value';
      return {
        id,
        says: { say: 'card', card: id, worth, value, used, hurt, about: aboutCard(id) },
        cells: [
          { say: 'cardName', card: id },
          { say: 'number', n: value },
          { say: 'cardState', used, hurt },
          { say: 'does', about: aboutCard(id) },
        ],
        ...(isOwn ? { words: [`card:${id}`, `use:${id}`, `restore:${id}`, ...options.map(({ word }) => word)] } : {}),
      };
    }),
  };
}
