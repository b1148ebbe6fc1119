// What each seat may see (view), and a world that could be true for what it sees (guess).
import { type Random, type Seat, UNKNOWN } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import { AUCTION, BUILDINGS, GALLEON, GUILD, TEMPLE } from './names.ts';
import { copy, type G } from './state.ts';

/** Missions that can turn up with the buildings in play (GC-2.5), one entry per tile. */
export function missionTiles(c: Content, building: number): number[] {
  return c.missions.flatMap((mission, i) =>
    mission.requires === null || mission.requires === BUILDINGS[building]
      ? Array.from({ length: mission.copies }, () => i)
      : [],
  );
}

/** GC-3.12. The rival plays with open tiles (GC-18.1). */
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
  }
  if (g.missionsOfferedTo !== seat && g.missionsOfferedTo < g.seats) hide(seen.missionsOffered);
  for (let i = 0; i < g.missionBottom.length; i++)
    if (!knows(g, g.missionBottomBy[i] as number, seat)) seen.missionBottom[i] = UNKNOWN;
  hide(seen.missionBag);
  hide(seen.itemBag);
  hide(seen.chestBag);
  return seen;
}

/** What the rival put under the pile lay open before. */
const knows = (g: G, by: number, seat: Seat | null): boolean => by === seat || by >= g.seats;

function hide(tiles: number[] | undefined): void {
  tiles?.fill(UNKNOWN);
}

/** Everything that is nowhere to be seen, dealt at random to the places that hold something unknown. */
export function guess(c: Content, g: G, random: Random): void {
  if (g.over) return;
  if (g.b === AUCTION) fill([g.collections], pool(collectionTiles(c), [g.collections]), random);
  if (g.b === GUILD) {
    const places = [...g.missions, g.missionsOffered, g.missionBottom, g.missionBag];
    fill(places, pool(missionTiles(c, g.c), places), random);
  }
  if (g.c === TEMPLE) {
    const places = [...g.items, g.itemBag];
    fill(places, pool(c.items, [...places, g.itemsGone]), random);
  }
  if (g.c === GALLEON) {
    const places = [...g.drawn, g.chestBag];
    fill(places, pool(c.chests, [...places, ...g.chests, g.chestsUp]), random);
  }
}

const collectionTiles = (c: Content): number[] => c.collections.map((_, i) => i);

/** The tiles of a kind that are not to be seen in any of these places. */
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
