// Setting up the table (GC-2), for every player count and variant.
import { type Ctx, NOBODY, type Option, type Settings, startingSeat, startOption } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import {
  ABILITIES,
  AUCTION,
  BUILDINGS,
  COLOURS,
  GALLEON,
  GUILD,
  ILLUMINATI,
  LEVELS,
  NO_BUILDING,
  TEMPLE,
  TREASURES,
} from './names.ts';
import type { Tasks } from './rules/tasks.ts';
import { missionTiles } from './secrets.ts';
import { copy, type G } from './state.ts';

const B = ['auction', 'guild'] as const;
const C = ['temple', 'illuminati', 'galleon', 'tower'] as const;
export const SEATS = [1, 2, 3, 4, 5] as const;
const START = startOption(SEATS, 'random');
export const OPTIONS: readonly Option[] = [
  START,
  { id: 'b', values: ['random', ...B], default: 'random' },
  { id: 'c', values: ['random', ...C], default: 'random', when: { variant: ['neutral'], board: ['full'] } },
  { id: 'variant', values: ['fewer', 'neutral'], default: 'fewer', seats: [2, 3] },
  { id: 'board', values: ['full', 'short'], default: 'full', seats: [1] },
  { id: 'rival', values: LEVELS, default: 'apprentice', seats: [1] },
];

/** A C building cannot be chosen for a board without one. */
export function refuses(_seats: number, { c, variant, board }: Settings): string | null {
  if (c === 'random' || c === undefined) return null;
  if (variant === 'fewer') return `with fewer buildings there is no C building, so c=${c} needs variant=neutral`;
  return board === 'short' ? `the short board has no C building, so c=${c} needs board=full` : null;
}

type Setup = Omit<Ctx<G, Tasks>, 'g'>;

function pick(x: Setup, setting: string | undefined, values: readonly string[]): number {
  const name = values.find(value => value === setting) ?? (values[x.die(values.length)] as string);
  return BUILDINGS.indexOf(name as (typeof BUILDINGS)[number]);
}

export function setup(c: Content, x: Setup, seats: number, options: Settings): G {
  const players = Math.max(2, seats);
  const neutral = options.variant === 'neutral' ? players : NOBODY;
  const b = pick(x, options.b, B);
  const withC = options.variant !== 'fewer' && options.board !== 'short';
  const building = withC ? pick(x, options.c, C) : NO_BUILDING;
  const each = <V>(make: () => V): V[] => Array.from({ length: players }, make);
  const byActor = (): number[] => new Array<number>(players + (neutral === NOBODY ? 0 : 1)).fill(0);
  const piles = pilesFor(c, b, building);
  // copied, so that all tables of this game have the same object shape
  const g: G = copy({
    seats,
    players,
    neutral,
    bonus: seats === 1 ? (c.rival.bonus[options.rival ?? ''] ?? 0) : 0,
    b,
    c: building,
    round: 1,
    rounds: c.rounds[players] as number,
    start: seats === 1 ? 0 : startingSeat(x, seats, options, START), // GC-2.6, GC-18.1
    placing: true,
    over: false,
    helped: NOBODY,
    dice: each(() => c.dice),
    keeps: each(() => (neutral === NOBODY ? 0 : c.neutralDice)),
    active: 0,
    roll: 0,
    neutralRoll: 0,
    archives: [],
    university: [],
    spaces: c.spaces[players] as number,
    library: byActor(),
    runs: byActor(),
    temple: [],
    templeItems: [],
    templeBy: [],
    illuminati: byActor(),
    galleonDice: byActor(),
    galleonSum: byActor(),
    tower: new Array<number>(2 * TREASURES.length).fill(NOBODY),
    mapsShown: [],
    specialistsShown: [],
    abilitiesShown: [],
    relicsOffered: [],
    missionsOffered: [],
    missionsOfferedTo: NOBODY,
    missionsSeenBy: [],
    ...piles,
    itemsUnder: [],
    itemsGone: [],
    chestsUp: [],
    missionBottom: [],
    missionBottomBy: [],
    knowledge: each(() => c.startKnowledge),
    maps: each(() => []),
    specialists: each(() => []),
    relics: each(() => COLOURS.map(() => 0)),
    abilities: each(() => ABILITIES.map(() => 0)),
    chests: each(() => []),
    treasures: each(() => TREASURES.map(() => 0)),
    treasureGold: each(() => TREASURES.map(() => 0)),
    drawn: each(() => []),
    collections: each(() => NOBODY),
    missions: each(() => []),
    passedOn: each(() => []),
    items: each(() => []),
  });
  const name = BUILDINGS[b] as string;
  if (building === NO_BUILDING) x.tell({ say: 'setupShort', b: name });
  else x.tell({ say: 'setup', b: name, c: BUILDINGS[building] as string });
  if (b === AUCTION) deal(c, x, g);
  if (c.pairsShuffled) x.shuffle(g.itemBag); // the hidden side: a known order would reveal it
  x.next({ do: 'startRound' });
  return g;
}

/** The face-down piles beside the buildings in play; the rest stays in the box. */
function pilesFor(c: Content, b: number, building: number) {
  const all = (tiles: readonly unknown[]): number[] => tiles.map((_, i) => i);
  const copies = (counts: readonly number[]): number[] =>
    counts.flatMap((count, i) => Array.from({ length: count }, () => i));
  return {
    mapBag: all(c.maps),
    specialistBag: all(c.specialists),
    relicBag: b === AUCTION ? copies(COLOURS.map(() => c.relicCopies)) : [],
    missionBag: b === GUILD ? missionTiles(c, building) : [],
    abilityBag: building === ILLUMINATI ? copies(c.abilityCopies) : [],
    pairBag: building === TEMPLE ? [...c.itemPairs] : [],
    itemBag: building === TEMPLE ? [...c.items] : [],
    chestBag: building === GALLEON ? [...c.chests] : [],
  };
}

/** GC-2.4: one collection each; the rest goes to the box unseen. */
function deal(c: Content, x: Setup, g: G): void {
  const collections = c.collections.map((_, i) => i);
  for (let p = 0; p < g.players; p++) {
    const collection = x.draw(collections);
    g.collections[p] = collection;
    const { coveted, liked } = c.collections[collection] as { coveted: number; liked: number };
    const names = { coveted: COLOURS[coveted] as string, liked: COLOURS[liked] as string };
    if (p < g.seats) x.tell({ say: 'collection', p, ...names }, p, { say: 'secretCollection', p });
    else x.tell({ say: 'collection', p: 'rival', ...names });
  }
}
