// What the rival (GC-18.5) and the neutral player (GC-17.5) choose. Also a default for people.
import type { Content } from '../content/content.ts';
import { ANY } from '../names.ts';
import { resultOf } from '../score.ts';
import { type G, isNeutral } from '../state.ts';
import { mapTile, specialistTile } from '../tiles.ts';

/** The first one with the highest value. */
export function firstBest(tiles: readonly number[], value: (tile: number) => number): number {
  let best = tiles[0] as number;
  for (const tile of tiles) if (value(tile) > value(best)) best = tile;
  return best;
}

export function bestMap(c: Content, g: G): number {
  return firstBest(g.mapsShown, map => mapTile(c, map).high);
}

export function bestSpecialistFor(c: Content, g: G, p: number): number {
  const fitting = (specialist: number): number => (!isNeutral(g, p) && fits(c, g, p, specialist) ? 100 : 0);
  return firstBest(g.specialistsShown, one => fitting(one) + specialistTile(c, one).value);
}

/** Whether there are more sites of its colour than specialists of its colour and type. */
function fits(c: Content, g: G, p: number, specialist: number): boolean {
  const { colour, type } = specialistTile(c, specialist);
  const maps = (g.maps[p] ?? []).map(map => mapTile(c, map).colour).filter(of => of === colour || of === ANY).length;
  const missionSites = (g.missions[p] ?? []).reduce((sites, mission) => {
    const scoring = c.missions[mission]?.scoring;
    return sites + (scoring?.op === 'sites' ? scoring.sites.length : 0);
  }, 0);
  const there = (g.specialists[p] ?? [])
    .map(one => specialistTile(c, one))
    .filter(one => one.colour === colour && one.type === type).length;
  return maps + missionSites > there;
}

/** The value of a relic to the player. */
function relicWorth(c: Content, g: G, p: number, type: number): number {
  const collection = c.collections[g.collections[p] as number];
  if (type === collection?.coveted) return c.relicGold.coveted;
  return type === collection?.liked ? c.relicGold.liked : c.relicGold.other;
}

/** The one with the lowest value; among equals the last drawn. */
export function relicToLeave(c: Content, g: G, p: number): number {
  return firstBest([...g.relicsOffered].reverse(), type => -relicWorth(c, g, p, type));
}

/** The one with the highest value now. */
export function bestMissionFor(c: Content, g: G, p: number): number {
  const mine = g.missions[p] as number[];
  const worth = new Map<number, number>();
  for (const mission of g.missionsOffered) {
    const held = { ...g, missions: g.missions.map((kept, q) => (q === p ? [...mine, mission] : kept)) };
    worth.set(mission, resultOf(c, held, p).total);
  }
  return firstBest(g.missionsOffered, mission => worth.get(mission) as number);
}
