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
import { FEAT_COUNT, FEATS, PLACES } from './content/feats.ts';
import { PLAYERS, type PlayersRow, SEATS, STARTING_GOLD } from './content/players.ts';
import { FACE } from './rules/lookup.ts';
import type { Tasks } from './rules/tasks.ts';
import { type G, type Hero, HOME } from './state.ts';

type Pen = Omit<Ctx<G, Tasks>, 'g'>;

/** `base` or `alternative` for each place that has two cards. */
const placeOptions: readonly Option[] = PLACES.filter(place => place.alternative !== undefined).map(place => ({
  id: place.id,
  values: ['base', 'alternative'],
  default: 'base',
  when: { set: ['chosen'] },
}));

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
  const g: G = {
    seats,
    rounds,
    round: 1,
    blessings,
    active: start,
    through: settings.mirror === 'through',
    activeFirst: settings.first === 'active',
    heroes: Array.from({ length: seats }, (_, p) => newHero(STARTING_GOLD[place(p)] ?? 0)),
    temple: fillTemple(x, pool),
    stacks: PLACES.map((_, place) => featAt(x, place, settings)),
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
function newHero(gold: number): Hero {
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
    cards: new Array(FEAT_COUNT).fill(0),
  };
}

/** DF-2.3, DF-2.4: four faces in each pool; for two players two of them, picked at random, leave the game. */
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
  const alternative = FEATS.findIndex((feat, id) => feat.place === place && id >= PLACES.length);
  if (alternative < 0) return place;
  const { set } = settings;
  const chosen = set === 'chosen' && settings[PLACES[place]?.id ?? ''] === 'alternative';
  if (set === 'alternative' || chosen) return alternative;
  return set === 'random' && x.die(2) === 1 ? alternative : place;
}
