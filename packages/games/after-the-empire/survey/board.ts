// The main board in words: its spaces, the seasons, the decks, and the prices in the Storehouse.
import type { Area, Json, Phrase, Spot } from '@boardwright/engine';
import { at } from '../castle.ts';
import type { Content, Exchange, Objective, Piece } from '../content/types.ts';
import { isRow } from '../rules/act.ts';
import { roomOn } from '../rules/actions.ts';
import { offersOn } from '../rules/offers.ts';
import type { G } from '../state.ts';
import {
  aboutCard,
  BOARD_SPACES,
  NO_CARD,
  OWN_SPACES,
  SCOUT,
  type Space,
  TURRETS,
  WALLS,
  WOOD_TURRET,
} from '../words.ts';
import { heads, named, offered, price } from './told.ts';

export const board = (content: Content, g: G): Area => ({
  id: 'board',
  heads: heads('space', 'free', 'workers', 'action'),
  spots: BOARD_SPACES.map((space, i): Spot => {
    const room = roomOn(content, g.castles.length, i);
    const free = room - at(g.taken, i);
    const workers = named(g.castles.map(({ out }) => at(out, i)));
    const offers = offersOn(content, g.variant, i);
    const action = actionOf(space, i, offers);
    return {
      id: space,
      says: { say: 'space', space, free, room, count: workers.length, workers, action },
      cells: [
        { say: 'space.name', space },
        { say: 'space.free', free, room },
        { say: 'list', count: workers.length, list: workers },
        { say: 'action', action },
      ],
      words: [`space:${space}`, ...offers.map(({ word }) => word)],
    };
  }),
});

/** What a worker does there. The Scout also brings an objective. */
function actionOf(space: Space, i: number, offers: readonly Exchange[]): Json {
  if (isRow(i)) return `row:${space}`;
  return i === SCOUT ? [...offers.map(({ word }) => word), 'draw:objectives'] : offered(offers);
}

/** What a worker does on any space, one's own included; null if there is no such space. */
export function spaceAction(content: Content, g: G, space: string): Json | null {
  const i = (BOARD_SPACES as readonly string[]).indexOf(space);
  const there = BOARD_SPACES[i];
  if (there !== undefined) return actionOf(there, i, offersOn(content, g.variant, i));
  const own = (OWN_SPACES as readonly string[]).indexOf(space);
  if (own < 0) return null;
  return space === 'storehouse' ? 'work:storehouse' : offered(content.offers[BOARD_SPACES.length + own] ?? []);
}

export const seasons = (content: Content, g: G): Area => ({
  id: 'seasons',
  heads: heads('season', 'flag', 'threat', 'home', 'cards'),
  spots: content.flags.map((flag, i): Spot => {
    const season = i + 1;
    const when = g.over || season < g.season ? 'past' : season === g.season ? 'current' : 'coming';
    const threat = at(content.threat, i);
    const workers = at(content.workers, i);
    const cards = 1 + at(content.faceDown[String(g.variant.difficulty)] ?? [], i);
    return {
      id: `season-${season}`,
      says: { say: 'season.line', season, flag, threat, workers, cards, when },
      cells: [{ say: 'season.name', season, when }, ...[flag, threat, workers, cards].map(n => ({ say: 'number', n }))],
    };
  }),
});

/** Face-down cards are drawn when they are revealed, so the ones on the table are still in their bag. */
export const decks = (content: Content, g: G, isDealt: boolean): Area => ({
  id: 'decks',
  spots: [
    deck('buildingDeck', g.buildingBag.length),
    deck('refugeeDeck', g.refugeeBag.length),
    deck('invaderDeck', g.invaderBag.length - g.invaders.filter(card => card === NO_CARD).length),
    deck('siegeDeck', g.siegeBag.length - (isDealt && g.siege === NO_CARD ? 1 : 0)),
    deck('objectiveDeck', g.objectiveBag.length),
    ...g.objectiveDiscards.map((card): Spot => {
      const { id } = content.objectives[card] as Objective;
      return { id, says: { say: 'underDeck', card: id, about: aboutCard(id) } };
    }),
  ],
});

const deck = (id: string, n: number): Spot => ({ id, says: { say: 'deck', deck: `deck:${id}`, n } });

/** What is built and repaired in the Storehouse, and at what price. */
export const jobs = ({ walls, turrets, extinguish, restore }: Content): Area => ({
  id: 'jobs',
  spots: [
    ...walls.flatMap((piece, i) => (i === 0 ? [] : [pieceSpot(WALLS[i] ?? '', piece)])),
    ...turrets.slice(0, -1).flatMap((piece, i) => (i < WOOD_TURRET ? [] : [pieceSpot(TURRETS[i] ?? '', piece)])),
    { id: 'repair', says: { say: 'repair' }, words: ['repair:*'] },
    { id: 'extinguish', says: { say: 'extinguish', cost: price(extinguish) }, words: ['repair:*'] },
    {
      id: 'restore',
      says: { say: 'restore', building: price(restore.building), refugee: price(restore.refugee) },
      words: ['restore:*'],
    },
  ],
});

function pieceSpot(piece: string, { cost, upgrade, slots, shots }: Piece): Spot {
  const about: Phrase = {
    say: 'piece',
    piece,
    cost: price(cost),
    slots,
    shots,
    rises: upgrade.length,
    upgrade: price(upgrade),
  };
  return { id: piece, says: about, words: [`build:${piece}-*`, ...(upgrade.length > 0 ? ['upgrade:*'] : [])] };
}
