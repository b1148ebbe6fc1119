// The state of the game: its shape, and how it is copied, shown to a seat, and guessed.
import { copyPlain, type Random, type Seat, type Settings, UNKNOWN } from '@boardwright/engine';
import type { Content } from './content/types.ts';
import { GOLD } from './words.ts';

/**
 * One player's board. Lists by side are north, east, south, west; by corner northwest, northeast, southeast, southwest.
 * A `readonly` list is replaced, never changed, because copies of the table share it and bots copy the table very
 * often.
 */
export interface Castle {
  stock: number[]; // gold, food, wood, stone, iron, movement
  wounded: number; // soldiers in the Infirmary
  units: number[]; // place * 2 + kind; outside battles all in the courtyard
  fresh: number[]; // of these, those that may still be moved in this step
  foes: number[]; // place * 2 + kind, outside a wall or in the courtyard
  walls: number[];
  wallCubes: number[];
  turrets: number[];
  turretCubes: number[];
  farms: readonly number[]; // level 0 (burnt), 1, 2
  shields: readonly number[]; // 1: the farm is protected
  cards: readonly number[];
  used: readonly number[]; // by card: 1: turned, or its worker space is taken
  hurt: readonly number[]; // by card: 1 wounded or damaged
  objectives: readonly number[]; // secret
  shown: readonly number[]; // by objective: 1: everybody has seen it drawn
  flags: readonly number[];
  workers: number; // in the Great Hall
  villagers: number; // who will help next season
  due: string; // the space or card of a placed worker whose exchange is still to be paid, '' for none
  own: readonly number[]; // workers on Infirmary, Granary, Storehouse
  out: readonly number[]; // workers on the spaces of the main board
  plundered: number; // gold lost to a sack in this season
  fates: readonly number[]; // by season
  climbSide: number;
  climbers: number; // over the wall of that side, each round
  round: number; // of the battle; 0: none
  bound: number; // maximum number of rounds of this battle
}

export interface G {
  variant: Settings;
  season: number; // 1 to 7
  over: boolean;
  order: readonly number[];
  castles: Castle[];
  invaders: readonly number[]; // this season's cards; NO_CARD: face down
  sides: readonly number[]; // the side each attacks; NO_CARD: not known yet
  siege: number;
  siegeSide: number;
  buildingRow: readonly number[]; // NO_CARD: empty; the first is discarded at the end of the season
  refugeeRow: readonly number[];
  taken: number[]; // workers on the spaces of the main board
  starters: readonly number[]; // starting refugees still to be chosen
  // Cards that are not drawn yet, unordered: a card is drawn when it is revealed.
  invaderBag: readonly number[];
  siegeBag: readonly number[];
  buildingBag: readonly number[];
  refugeeBag: readonly number[];
  objectiveBag: readonly number[]; // secret, because it shows what the others hold
  objectiveDiscards: readonly number[]; // face up under the deck, next first
}

export const castleOf = (g: G, p: Seat): Castle => g.castles[p] as Castle;
export const goldOf = (castle: Castle): number => castle.stock[GOLD] as number;

function copyCastle(c: Castle): Castle {
  return {
    stock: c.stock.slice(),
    wounded: c.wounded,
    units: c.units.slice(),
    fresh: c.fresh.slice(),
    foes: c.foes.slice(),
    walls: c.walls.slice(),
    wallCubes: c.wallCubes.slice(),
    turrets: c.turrets.slice(),
    turretCubes: c.turretCubes.slice(),
    farms: c.farms,
    shields: c.shields,
    cards: c.cards,
    used: c.used,
    hurt: c.hurt,
    objectives: c.objectives,
    shown: c.shown,
    flags: c.flags,
    workers: c.workers,
    villagers: c.villagers,
    due: c.due,
    own: c.own,
    out: c.out,
    plundered: c.plundered,
    fates: c.fates,
    climbSide: c.climbSide,
    climbers: c.climbers,
    round: c.round,
    bound: c.bound,
  };
}

export function copy(g: G): G {
  return {
    variant: g.variant,
    season: g.season,
    over: g.over,
    order: g.order,
    castles: g.castles.map(copyCastle),
    invaders: g.invaders,
    sides: g.sides,
    siege: g.siege,
    siegeSide: g.siegeSide,
    buildingRow: g.buildingRow,
    refugeeRow: g.refugeeRow,
    taken: g.taken.slice(),
    starters: g.starters,
    invaderBag: g.invaderBag,
    siegeBag: g.siegeBag,
    buildingBag: g.buildingBag,
    refugeeBag: g.refugeeBag,
    objectiveBag: g.objectiveBag,
    objectiveDiscards: g.objectiveDiscards,
  };
}

/** Only objectives are secret: face-down cards are not drawn until they are revealed. */
export function view(g: G, seat: Seat | null): G {
  const out = copyPlain(g);
  out.objectiveBag = g.objectiveBag.map(() => UNKNOWN);
  if (g.over) return out;
  for (const [p, castle] of out.castles.entries())
    if (p !== seat) castle.objectives = castle.objectives.map((id, i) => (castle.shown[i] === 1 ? id : UNKNOWN));
  return out;
}

/** Deals the objectives that the seat cannot see at random to the places where they can be. */
export function guess(content: Content): (g: G, seat: Seat | null, random: Random) => void {
  const all = content.objectives.map((_, id) => id);
  return (g, _, random) => {
    const seen = new Set([...g.objectiveDiscards, ...g.castles.flatMap(castle => castle.objectives)]);
    const unseen = all.filter(id => !seen.has(id));
    const guessed = (id: number): number =>
      id === UNKNOWN ? (unseen.splice(random(unseen.length), 1)[0] as number) : id;
    for (const castle of g.castles) castle.objectives = castle.objectives.map(guessed);
    g.objectiveBag = g.objectiveBag.map(guessed);
  };
}
