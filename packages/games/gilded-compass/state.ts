// The state of the game, how it is copied, and its invariants.
import { NOBODY } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import { sizeOf } from './dice.ts';
import { TEMPLE } from './names.ts';

/** A player's dice of one face at the Archives. Never changed, only replaced. */
export interface Group {
  readonly p: number;
  readonly face: number;
  readonly count: number;
}
/** A die at the University. */
export interface Die {
  readonly p: number;
  readonly face: number;
}

/**
 * "Players" are the people at the table and, in the solo game, the rival. "Actors" are the players and, if it takes
 * part, the neutral player, who comes last. Dice are multisets of faces (dice.ts), tiles are indices in the content.
 */
export interface G {
  seats: number; // people
  players: number; // who collects and scores
  neutral: number; // the neutral actor, or NOBODY
  bonus: number; // gold the rival starts with
  b: number; // the B building
  c: number; // the C building, or NO_BUILDING
  round: number;
  rounds: number;
  start: number; // start player
  placing: boolean; // dice are being placed; false while buildings are resolved
  over: boolean; // everything is revealed
  helped: number; // who used A Little Help this round, or NOBODY

  dice: number[]; // by player: own dice not placed yet
  keeps: number[]; // by player: neutral dice not placed yet
  active: number; // whose turn it is
  roll: number; // the active player's roll that is not placed yet
  neutralRoll: number; // the same for the neutral dice

  archives: Group[];
  university: Die[]; // left to right
  spaces: number; // of the University
  library: number[]; // by actor
  runs: number[]; // by actor: faces as a mask, at the Auction House or the Guild
  temple: number[]; // the two dice each tile needs
  templeItems: number[]; // the item of each tile, secret
  templeBy: number[]; // who has filled it, or NOBODY
  illuminati: number[]; // by actor: dice
  galleonDice: number[]; // by actor: how many
  galleonSum: number[]; // by actor: their sum
  tower: number[]; // left levels 1-3, right levels 1-3: whose die, or NOBODY

  mapsShown: number[]; // top to bottom
  specialistsShown: number[]; // left to right
  abilitiesShown: number[]; // top to bottom
  relicsOffered: number[];
  missionsOffered: number[]; // secret to those who have looked at them
  missionsOfferedTo: number; // who looks at them now, or NOBODY
  missionsSeenBy: number[]; // who has looked at what is offered now

  mapBag: number[];
  specialistBag: number[];
  relicBag: number[];
  abilityBag: number[];
  pairBag: number[]; // the dice sides of magic items
  itemBag: number[]; // the other sides of the same tiles, secret
  itemsUnder: number[]; // put back under the pile, secret
  itemsGone: number[]; // identities turned up and out of the game
  chestBag: number[]; // secret
  chestsUp: number[]; // rejected, face up
  missionBag: number[]; // secret
  missionBottom: number[]; // put back under the pile, the next to be drawn first
  missionBottomBy: number[]; // the player who put it there and knows it

  knowledge: number[];
  maps: number[][];
  specialists: number[][];
  relics: number[][]; // by player and type
  abilities: number[][]; // by player and kind
  chests: number[][]; // kept, face up
  treasures: number[][]; // by player and level: how many tokens, face down
  treasureGold: number[][]; // their values, known at the end
  drawn: number[][]; // chests drawn this round, secret
  collections: number[]; // secret; NOBODY without the Auction House
  missions: number[][]; // secret
  passedOn: number[][]; // secret: what a player remembers of missions passed on, see secrets.ts
  items: number[][]; // secret
}

export const isRival = (g: G, p: number): boolean => p >= g.seats && p < g.players;
export const isNeutral = (g: G, p: number): boolean => p >= 0 && p === g.neutral;
export const actors = (g: G): number => g.players + (g.neutral === NOBODY ? 0 : 1);

export function copy(g: G): G {
  return {
    seats: g.seats,
    players: g.players,
    neutral: g.neutral,
    bonus: g.bonus,
    b: g.b,
    c: g.c,
    round: g.round,
    rounds: g.rounds,
    start: g.start,
    placing: g.placing,
    over: g.over,
    helped: g.helped,
    dice: g.dice.slice(),
    keeps: g.keeps.slice(),
    active: g.active,
    roll: g.roll,
    neutralRoll: g.neutralRoll,
    archives: g.archives.slice(),
    university: g.university.slice(),
    spaces: g.spaces,
    library: g.library.slice(),
    runs: g.runs.slice(),
    temple: g.temple.slice(),
    templeItems: g.templeItems.slice(),
    templeBy: g.templeBy.slice(),
    illuminati: g.illuminati.slice(),
    galleonDice: g.galleonDice.slice(),
    galleonSum: g.galleonSum.slice(),
    tower: g.tower.slice(),
    mapsShown: g.mapsShown.slice(),
    specialistsShown: g.specialistsShown.slice(),
    abilitiesShown: g.abilitiesShown.slice(),
    relicsOffered: g.relicsOffered.slice(),
    missionsOffered: g.missionsOffered.slice(),
    missionsOfferedTo: g.missionsOfferedTo,
    missionsSeenBy: g.missionsSeenBy.slice(),
    mapBag: g.mapBag.slice(),
    specialistBag: g.specialistBag.slice(),
    relicBag: g.relicBag.slice(),
    abilityBag: g.abilityBag.slice(),
    pairBag: g.pairBag.slice(),
    itemBag: g.itemBag.slice(),
    itemsUnder: g.itemsUnder.slice(),
    itemsGone: g.itemsGone.slice(),
    chestBag: g.chestBag.slice(),
    chestsUp: g.chestsUp.slice(),
    missionBag: g.missionBag.slice(),
    missionBottom: g.missionBottom.slice(),
    missionBottomBy: g.missionBottomBy.slice(),
    knowledge: g.knowledge.slice(),
    maps: rows(g.maps),
    specialists: rows(g.specialists),
    relics: rows(g.relics),
    abilities: rows(g.abilities),
    chests: rows(g.chests),
    treasures: rows(g.treasures),
    treasureGold: rows(g.treasureGold),
    drawn: rows(g.drawn),
    collections: g.collections.slice(),
    missions: rows(g.missions),
    passedOn: rows(g.passedOn),
    items: rows(g.items),
  };
}

function rows(table: readonly (readonly number[])[]): number[][] {
  const out = new Array<number[]>(table.length);
  for (let i = 0; i < table.length; i++) out[i] = (table[i] as readonly number[]).slice();
  return out;
}

/** Throws when the table is inconsistent. */
export function check(c: Content, g: G): void {
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`${what} (round ${g.round})`);
  };
  if (g.placing) for (let p = 0; p < actors(g); p++) must(diceOnTable(c, g, p), `dice of player ${p + 1} are missing`);
  const groups = g.archives.map(group => group.face * 16 + group.count);
  must(new Set(groups).size === groups.length, 'two groups at the Archives are equal');
  const runs = g.runs.filter(run => run !== 0);
  must(new Set(runs).size === runs.length, 'two runs are equal');
  for (const sizes of [g.illuminati.map(sizeOf), g.galleonDice]) {
    const present = sizes.filter(size => size > 0);
    must(new Set(present).size === present.length, 'two sets have the same size');
  }
  must(g.university.length <= g.spaces, 'the University is too full');
  must(
    g.university.every((die, i) => i === 0 || (g.university[i - 1] as Die).face <= die.face),
    'the University is out of order',
  );
  must(g.knowledge.every(n => n >= 0) && g.abilities.every(kinds => kinds.every(n => n >= 0)), 'somebody owes a tile');
  if (g.c === TEMPLE) must(magicItems(g) === c.items.length, 'magic items are missing');
}

/** Every magic item is in one place; -1 if tiles on the table have lost a side. */
function magicItems(g: G): number {
  const shown = g.temple.length;
  if (g.templeItems.length !== shown || g.templeBy.length !== shown || g.pairBag.length !== g.itemBag.length) return -1;
  return shown + g.itemBag.length + g.itemsUnder.length + g.itemsGone.length + g.items.flat().length;
}

/** Every die is in a hand, at a building or in the Library. Not while dice are being placed. */
export function diceOnTable(c: Content, g: G, p: number): boolean {
  let dice = g.library[p] as number;
  for (const group of g.archives) if (group.p === p) dice += group.count;
  for (const die of g.university) if (die.p === p) dice++;
  for (const by of g.templeBy) if (by === p) dice += 2;
  for (const by of g.tower) if (by === p) dice++;
  for (let run = g.runs[p] as number; run !== 0; run >>= 1) dice += run & 1;
  dice += sizeOf(g.illuminati[p] as number) + (g.galleonDice[p] as number);
  if (p === g.neutral) return dice + g.keeps.reduce((a, b) => a + b, 0) === c.neutralDice * g.players;
  return dice + (g.dice[p] as number) === c.dice + (g.helped === p ? c.blackDice : 0);
}
