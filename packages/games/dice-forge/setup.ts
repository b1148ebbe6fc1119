// Chapter 2: the options of the game, and the table before the first turn.
import {
  type Ctx,
  NOBODY,
  type Option,
  type Seat,
  type Settings,
  startingSeat,
  startOption,
} from '@boardwright/engine';
import {
  BOAR_COLOURS,
  FACES,
  POOL_SIZE,
  POOLS,
  SANCTUARY_KINDS,
  SHIELD_COLOURS,
  STARTING_DICE,
} from './content/faces.ts';
import { FEATS, PLACES, PRINTED_COUNT } from './content/feats.ts';
import { PLAYERS, type PlayersRow, SEATS, STARTING_GOLD } from './content/players.ts';
import { FACE } from './rules/lookup.ts';
import type { Tasks } from './rules/tasks.ts';
import { type G, type Hero, HOME } from './state.ts';

type Pen = Omit<Ctx<G, Tasks>, 'g'>;

/** The option value of a card. A card that is not in the box is named by its id. */
function choiceOf(id: number): string {
  if (id < PLACES.length) return 'base';
  return id < PRINTED_COUNT ? 'alternative' : (FEATS[id]?.name ?? '');
}
/** The cards of each place, by option value. */
const CARDS_AT: readonly ReadonlyMap<string, number>[] = PLACES.map(
  (_, place) => new Map(FEATS.flatMap((feat, id) => (feat.place === place ? [[choiceOf(id), id] as const] : []))),
);

/** An option for each place that has more than one card. Its values are named after the cards. */
const placeOptions: readonly Option[] = PLACES.flatMap(({ id }, place) => {
  const cards = [...(CARDS_AT[place] ?? [])];
  if (cards.length < 2) return [];
  const terms = Object.fromEntries(cards.map(([value, card]) => [value, FEATS[card]?.name ?? '']));
  return [{ id, values: cards.map(([value]) => value), default: 'base', when: { set: ['chosen'] }, terms }];
});

const START = startOption(SEATS, 'seated');

export const options: readonly Option[] = [
  START,
  { id: 'set', values: ['introductory', 'alternative', 'random', 'chosen'], default: 'introductory' },
  ...placeOptions,
  { id: 'mirror', values: ['through', 'excluded'], default: 'through' },
  { id: 'first', values: ['starting', 'active'], default: 'starting' }, // DF-4.3
];

export function setup(x: Pen, seats: number, settings: Settings): G {
  const { rounds, blessings, pool } = PLAYERS[seats] as PlayersRow;
  const start = startingSeat(x, seats, settings, START); // DF-2.8
  const place = (p: Seat): number => (p - start + seats) % seats;
  const temple = fillTemple(x, pool);
  const stacks = PLACES.map((_, place) => featAt(x, place, settings));
  const kinds = Math.max(PRINTED_COUNT, ...stacks.map(feat => feat + 1)); // so that a new card changes no running match
  const g: G = {
    seats,
    rounds,
    round: 1,
    blessings,
    active: start,
    through: settings.mirror === 'through',
    activeFirst: settings.first === 'active',
    heroes: Array.from({ length: seats }, (_, p) => newHero(STARTING_GOLD[place(p)] ?? 0, kinds)),
    temple,
    stacks,
    stock: PLACES.map(() => seats), // DF-2.1
    shields: new Array(SHIELD_COLOURS).fill(1),
    boars: new Array(BOAR_COLOURS).fill(NOBODY),
  };
  if (start > 0) g.start = start;
  x.tell({ say: 'startPlayer', p: start });
  x.next({ do: 'playerTurn', p: start });
  return g;
}

/** DF-2.2 */
function newHero(gold: number, kinds: number): Hero {
  return {
    gold,
    sun: 0,
    moon: 0,
    glory: 0,
    hammered: 0,
    forged: 0,
    at: HOME,
    triton: 0,
    cerberus: 0,
    dice: STARTING_DICE.flat().map(name => FACE[name]),
    up: [0, 6],
    cards: new Array(kinds).fill(0),
  };
}

/** DF-2.3, DF-2.4: four faces in each pool; with two players, two random ones leave the game. */
function fillTemple(x: Pen, left: number): number[] {
  const temple: number[] = new Array(SANCTUARY_KINDS).fill(0);
  for (let pool = 1; pool <= POOLS; pool++) {
    const kinds = FACES.flatMap((row, face) => (row.pool === pool ? [face] : []));
    const [only, second] = kinds;
    if (only !== undefined && second === undefined) temple[only] = left;
    else {
      for (let gone = POOL_SIZE; gone > left; gone--) x.draw(kinds);
      for (const face of kinds) temple[face] = 1;
    }
  }
  return temple;
}

/** DF-2.6: one stack for each place. */
function featAt(x: Pen, place: number, settings: Settings): number {
  const { set } = settings;
  const cards = CARDS_AT[place];
  if (set === 'chosen') return cards?.get(settings[PLACES[place]?.id ?? ''] ?? 'base') ?? place;
  const alternative = cards?.get('alternative');
  if (alternative === undefined) return place;
  return set === 'alternative' || (set === 'random' && x.die(2) === 1) ? alternative : place;
}
