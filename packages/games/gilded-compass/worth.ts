// Rules of thumb for bots: the value of tiles and places on the board to a player, in gold. Fast, not exact.
import { NOBODY, UNKNOWN } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import { sizeOf } from './dice.ts';
import { ANY, AUCTION, COLOURS, GALLEON, ILLUMINATI, TEMPLE, TOWER } from './names.ts';
import { strength } from './rules/archives.ts';
import { lengthOf, strengthOf } from './rules/runs.ts';
import { actors, type G } from './state.ts';
import { mapTile, specialistTile } from './tiles.ts';

/** The value of a knowledge token. A die sent to the Library earns one. */
export const TOKEN = 0.5;

/** How many of the player's sites and specialists have each colour and type. */
export interface Needs {
  readonly sites: number[]; // by colour; unmarked ones count for every colour
  readonly staff: number[]; // by colour * 2 + type
}

export function needsOf(c: Content, g: G, p: number): Needs {
  const sites = COLOURS.map(() => 0);
  const staff = new Array<number>(COLOURS.length * 2).fill(0);
  for (const map of g.maps[p] ?? []) {
    const { colour } = mapTile(c, map);
    if (colour !== ANY) sites[colour] = (sites[colour] as number) + 1;
    else for (let k = 0; k < sites.length; k++) sites[k] = (sites[k] as number) + 0.5;
  }
  for (const one of g.specialists[p] ?? []) {
    const { colour, type } = specialistTile(c, one);
    staff[colour * 2 + type] = (staff[colour * 2 + type] as number) + 1;
  }
  return { sites, staff };
}

/** A map is worth more when specialists of its colour wait for one. */
export function mapWorth(c: Content, needs: Needs, map: number): number {
  const { colour, low, high } = mapTile(c, map);
  if (colour === ANY) return low + high + 1.5;
  let waiting = 0;
  for (let type = 0; type < 2; type++)
    if ((needs.staff[colour * 2 + type] as number) > (needs.sites[colour] as number)) waiting++;
  return low + (high - low) * (waiting > 0 ? 1 : 0.6) + 2 * waiting + 0.8;
}

/** A specialist is worth more when a map of the colour waits, and even more with a magic item. */
export function specialistWorth(c: Content, g: G, p: number, needs: Needs, specialist: number): number {
  const { colour, type, value } = specialistTile(c, specialist);
  const free = (needs.sites[colour] as number) - (needs.staff[colour * 2 + type] as number);
  if (free <= 0) return value * 0.4;
  const alone = needs.staff[colour * 2 + 1 - type] === 0 ? 1 : 0.3;
  const item = g.items[p]?.includes(colour * 2 + type) === true ? value : 0;
  return (value + alone + item) * (free < 1 ? 0.8 : 1);
}

/** The values of the tiles on display, best first. */
export function ranked(tiles: readonly number[], worth: (tile: number) => number): number[] {
  const out: number[] = [];
  for (let n = 0; n < tiles.length; n++) {
    const value = worth(tiles[n] as number);
    let i = n;
    for (; i > 0 && (out[i - 1] as number) < value; i--) out[i] = out[i - 1] as number;
    out[i] = value;
  }
  return out;
}

const GROUP_HOLDS = [0, 0.3, 0.68, 0.9, 0.98]; // by size
/** How likely a group of this size is to keep its place, with `slack` maps to spare behind it. */
function groupHolds(players: number, count: number, slack: number): number {
  if (slack < 0) return 0;
  const sure = GROUP_HOLDS[Math.min(4, count)] as number;
  return Math.min(1, sure + slack * (players <= 2 ? 0.22 : 0.09));
}

/** A group at the Archives with this many stronger ones before it. */
export function groupWorth(g: G, maps: readonly number[], count: number, ahead: number): number {
  if (ahead >= maps.length) return TOKEN * count;
  const holds = groupHolds(g.players, count, maps.length - 1 - ahead);
  return holds * (maps[ahead] as number) + (1 - holds) * TOKEN * count;
}

export function groupsAhead(g: G, face: number, count: number, without: number): number {
  const mine = strength({ p: 0, face, count });
  let ahead = 0;
  for (const group of g.archives)
    if (strength(group) > mine && !(group.face === face && group.count === without)) ahead++;
  return ahead;
}

const PUSHED = [0, 0, 0.08, 0.22, 0.4, 0.55, 0.7]; // by face
/** A die at this place of the University: low faces stay, high ones are pushed off. */
export function dieWorth(g: G, specialists: readonly number[], face: number, place: number): number {
  if (place >= specialists.length) return TOKEN;
  const free = g.spaces - g.university.length;
  const crowd = Math.max(0, 1 - free / (2 * g.players));
  const holds = 1 - (PUSHED[face] as number) * (0.5 + 0.5 * crowd);
  return holds * (specialists[place] as number) + (1 - holds) * TOKEN;
}

const AUCTION_PRIZES = [5, 2.3, 1.6];
const GUILD_PRIZES = [4.6, 3.9, 3.2];
const RUN_HOLDS = [0, 0.1, 0.25, 0.5, 0.75, 0.92, 1]; // by length
/** A run: the value of its current place, and how likely it is to be overtaken. */
export function runWorth(c: Content, g: G, p: number, run: number): number {
  if (run === 0) return 0;
  const places = c.rewardedRuns[g.players] as number;
  const mine = strengthOf(run);
  let ahead = 0;
  let behind = 0;
  for (let q = 0; q < actors(g); q++) {
    if (q === p) continue;
    const other = g.runs[q] as number;
    if (other !== 0 && strengthOf(other) > mine) ahead++;
    else behind++;
  }
  const length = lengthOf(run);
  const holds = RUN_HOLDS[length] as number;
  const prizes = g.b === AUCTION ? AUCTION_PRIZES : GUILD_PRIZES;
  const at = (place: number): number => (place < places ? (prizes[place] as number) : TOKEN * length);
  let worth = 0;
  let left = 1;
  for (let place = ahead; place < ahead + behind; place++) {
    worth += left * holds * at(place);
    left *= 1 - holds;
  }
  return worth + left * at(ahead + behind);
}

/** The value of the player's dice on the C building. */
function cWorth(g: G, p: number): number {
  switch (g.c) {
    case TEMPLE:
      return g.templeBy.filter(by => by === p).length * templeWorth(g);
    case ILLUMINATI:
      return illuminatiWorth(g, p, sizeOf(g.illuminati[p] as number));
    case GALLEON:
      return galleonWorth(g, p, g.galleonDice[p] as number);
    case TOWER:
      return towerWorth(g, p);
    default:
      return 0;
  }
}

/** Early items find more specialists. */
export const templeWorth = (g: G): number => 2.2 + 0.2 * (g.rounds - g.round);

export function illuminatiWorth(g: G, p: number, size: number): number {
  if (size === 0) return 0;
  let ahead = 0;
  for (let q = 0; q < actors(g); q++) if (q !== p && sizeOf(g.illuminati[q] as number) > size) ahead++;
  const holds = Math.min(1, 0.3 + 0.15 * size);
  const each = g.round === g.rounds ? 1 : 1.6;
  const at = (place: number): number => (place === 0 ? 2 * each : place === 1 ? each : TOKEN * size);
  return holds * at(ahead) + (1 - holds) * at(ahead + 1);
}

export function galleonWorth(g: G, p: number, dice: number): number {
  if (dice === 0) return 0;
  let ahead = 0;
  for (let q = 0; q < actors(g); q++) if (q !== p && (g.galleonDice[q] as number) > dice) ahead++;
  const best = Math.min(3, 2 + 0.25 * (dice - 1));
  const holds = Math.min(1, 0.2 + 0.16 * dice);
  return ahead === 0 ? best + holds * (best - 0.4) : best;
}

const TOWER_GOLD = [1, 1.67, 2.33];
function towerWorth(g: G, p: number): number {
  let worth = 0;
  for (let at = 0; at < g.tower.length; at++)
    if (g.tower[at] === p) worth += (TOWER_GOLD[at % 3] as number) * (at % 3 === 2 ? 0.7 : 1);
  return worth;
}
/** One more die in a tower: what it wins, and what it pushes. */
export function towerGain(g: G, p: number, side: number): number {
  let gain = 1.1;
  for (let level = 0; level < 3; level++) {
    const by = g.tower[side * 3 + level] as number;
    if (by === NOBODY) break;
    const rise = level < 2 ? 0.6 : TOKEN - 2.33;
    gain += by === p ? rise : -0.3 * rise;
  }
  return gain;
}

/** What a player's dice on the board may bring, by place. */
export interface BoardWorth {
  readonly library: number;
  readonly run: number;
  readonly cBuilding: number;
  readonly archives: number;
  readonly university: number;
  readonly chests: number; // drawn, but not kept yet
}

export function boardWorth(c: Content, g: G, p: number): BoardWorth {
  const needs = needsOf(c, g, p);
  let archives = 0;
  if (g.archives.length > 0) {
    const maps = ranked(g.mapsShown, map => mapWorth(c, needs, map));
    for (const { p: by, face, count } of g.archives)
      if (by === p) archives += groupWorth(g, maps, count, groupsAhead(g, face, count, count));
  }
  let university = 0;
  if (g.university.length > 0) {
    const specialists = ranked(g.specialistsShown, one => specialistWorth(c, g, p, needs, one));
    for (const [place, die] of g.university.entries())
      if (die.p === p) university += dieWorth(g, specialists, die.face, place);
  }
  const chests = (g.drawn[p] ?? []).filter(chest => chest !== UNKNOWN);
  return {
    library: TOKEN * (g.library[p] as number),
    run: runWorth(c, g, p, g.runs[p] as number),
    cBuilding: cWorth(g, p),
    archives,
    university,
    chests: 0.1 * chests.reduce((a, b) => a + b, 0),
  };
}

/** Everything a player has on the board now. */
export function totalBoardWorth(c: Content, g: G, p: number): number {
  const { library, run, cBuilding, archives, university, chests } = boardWorth(c, g, p);
  return library + run + cBuilding + archives + university + chests;
}
