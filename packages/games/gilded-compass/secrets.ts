// What each seat may see (view), and a possible world behind what it sees (guess).
import { NOBODY, type Random, type Seat, UNKNOWN } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import { AUCTION, BUILDINGS, GALLEON, GUILD, TEMPLE } from './names.ts';
import { copy, type G } from './state.ts';

/** Missions that can occur with the buildings in play (GC-2.5), one entry per tile. */
export function missionTiles(c: Content, building: number): number[] {
  return c.missions.flatMap((mission, i) =>
    mission.requires === null || mission.requires === BUILDINGS[building]
      ? Array.from({ length: mission.copies }, () => i)
      : [],
  );
}

/** GC-3.12. The rival plays with public tiles (GC-18.1). */
export function view(g: G, seat: Seat | null): G {
  const seen = copy(g);
  seen.archives = g.archives.map(group => ({ ...group }));
  seen.university = g.university.map(die => ({ ...die }));
  if (g.over) return seen;
  for (let p = 0; p < g.seats; p++) {
    if (p === seat) continue;
    if (g.b === AUCTION) seen.collections[p] = UNKNOWN;
    hide(seen.missions[p]);
    hide(seen.items[p]);
    hide(seen.drawn[p]);
    hideMemory(seen.passedOn[p] as number[]);
  }
  // The player who looks at them, and the one who passed them on, but not players before that, because there were more
  // tiles then.
  if (seat === null || !g.missionsSeenBy.slice(-2).includes(seat)) hide(seen.missionsOffered);
  for (let i = 0; i < g.missionBottom.length; i++)
    if (!knows(g, g.missionBottomBy[i] as number, seat)) seen.missionBottom[i] = UNKNOWN;
  hide(seen.missionBag);
  hide(seen.itemBag);
  hide(seen.itemsUnder);
  hide(seen.templeItems);
  hide(seen.chestBag);
  return seen;
}

/** Tiles that the rival put under the pile were public before. */
const knows = (g: G, by: number, seat: Seat | null): boolean => by === seat || by >= g.seats;

/**
 * What a player remembers of missions passed on: who kept one of these tiles, as which of their missions, and the tiles
 * (NOBODY instead of a second one). Four numbers each.
 */
const MEMORY = 4;
export function remember(g: G, p: number, to: number, slot: number, tiles: readonly number[]): void {
  g.passedOn[p]?.push(to, slot, tiles[0] ?? NOBODY, tiles[1] ?? NOBODY);
}
/** The third player has one of the tiles that the first passed on to the second. The first does not know which. */
export function rememberAgain(g: G, p: number, to: number, slot: number): void {
  remember(g, p, to, slot, (g.passedOn[p] ?? []).slice(-2));
}
function hideMemory(memory: number[]): void {
  for (let i = 0; i < memory.length; i += MEMORY)
    for (let tile = i + 2; tile < i + MEMORY; tile++) if (memory[tile] !== NOBODY) memory[tile] = UNKNOWN;
}

function hide(tiles: number[] | undefined): void {
  tiles?.fill(UNKNOWN);
}

/** Deals everything that is not visible at random to the places that hold something unknown. */
export function guess(c: Content, g: G, seat: Seat | null, random: Random): void {
  if (g.over) return;
  if (g.b === AUCTION) fill([g.collections], pool(collectionTiles(c), [g.collections]), random);
  if (g.b === GUILD) {
    const places = [...g.missions, g.missionsOffered, g.missionBottom, g.missionBag];
    const left = pool(missionTiles(c, g.c), places);
    if (seat !== null) recall(g, seat, left, random);
    fill(places, left, random);
    for (const memory of g.passedOn) fillMemory(g, memory);
  }
  if (g.c === TEMPLE) {
    // The list of tiles is not used: nobody looks at a tile before it is won, so its dice tell a seat nothing.
    const places = [...g.items, g.templeItems, g.itemsUnder, g.itemBag];
    fill(places, pool(c.items, [...places, g.itemsGone]), random);
  }
  if (g.c === GALLEON) {
    const places = [...g.drawn, g.chestBag];
    fill(places, pool(c.chests, [...places, ...g.chests, g.chestsUp]), random);
  }
}

/** Missions that the seat passed on are where it knows them to be: one was kept, the other is under the pile. */
function recall(g: G, seat: Seat, left: number[], random: Random): void {
  const memory = g.passedOn[seat] ?? [];
  const others: number[] = [];
  for (let i = 0; i < memory.length; i += MEMORY) {
    const [to, slot] = [memory[i] as number, memory[i + 1] as number];
    const tiles = memory.slice(i + 2, i + MEMORY).filter(tile => left.includes(tile));
    const hand = g.missions[to] as number[];
    const kept = tiles.splice(random(Math.max(1, tiles.length)), 1)[0];
    if (hand[slot] === UNKNOWN && kept !== undefined) hand[slot] = takeOut(left, kept);
    others.push(...tiles);
  }
  for (const [i, tile] of g.missionBottom.entries()) {
    const other = others.find(each => left.includes(each));
    if (tile === UNKNOWN && other !== undefined) g.missionBottom[i] = takeOut(left, other);
  }
}

/**
 * Makes the memories of other seats agree with the guess: one tile is where it was kept, the other most likely under
 * the pile.
 */
function fillMemory(g: G, memory: number[]): void {
  for (let i = 0; i < memory.length; i += MEMORY) {
    if (memory[i + 2] !== UNKNOWN) continue;
    const kept = g.missions[memory[i] as number]?.[memory[i + 1] as number] as number;
    memory[i + 2] = kept;
    if (memory[i + 3] === UNKNOWN) memory[i + 3] = g.missionBottom.at(-1) ?? g.missionBag[0] ?? kept;
  }
}

function takeOut(tiles: number[], tile: number): number {
  tiles.splice(tiles.indexOf(tile), 1);
  return tile;
}

const collectionTiles = (c: Content): number[] => c.collections.map((_, i) => i);

/** The tiles of a kind that are not visible in any of these places. */
function pool(tiles: readonly number[], places: readonly (readonly number[])[]): number[] {
  const left = tiles.slice();
  for (const place of places) {
    for (const tile of place) {
      const at = tile === UNKNOWN ? -1 : left.indexOf(tile);
      if (at >= 0) left.splice(at, 1);
    }
  }
  return left;
}

function fill(places: readonly number[][], left: number[], random: Random): void {
  for (const place of places) {
    for (let i = 0; i < place.length; i++) {
      if (place[i] !== UNKNOWN) continue;
      const at = random(left.length);
      place[i] = left[at] as number;
      left[at] = left[left.length - 1] as number;
      left.length--;
    }
  }
}
