// What has left the game and is face up beside its building (GC-3.10): everything that is neither in a pile, nor on
// display, nor owned.
import type { Content } from './content/content.ts';
import { AUCTION, COLOURS } from './names.ts';
import type { G } from './state.ts';

function missing(tiles: readonly unknown[], ...places: readonly (readonly number[])[]): number[] {
  const there = new Set(places.flat());
  return tiles.map((_, i) => i).filter(tile => !there.has(tile));
}

/** Maps that nobody took or that the neutral player removed, in the order of the content. */
export const mapsGone = (c: Content, g: G): number[] => missing(c.maps, g.mapBag, g.mapsShown, ...g.maps);

export const specialistsGone = (c: Content, g: G): number[] =>
  missing(c.specialists, g.specialistBag, g.specialistsShown, ...g.specialists);

/** Relics discarded at the Auction House, once for each discarded copy. */
export function relicsGone(c: Content, g: G): number[] {
  if (g.b !== AUCTION) return [];
  const lies = (type: number): number =>
    [g.relicBag, g.relicsOffered].flat().filter(relic => relic === type).length +
    g.relics.reduce((sum, mine) => sum + (mine[type] as number), 0);
  // Older rules counted a relic twice for a moment while somebody kept it. The drawing also shows their games.
  const left = (type: number): number => Math.max(0, c.relicCopies - lies(type));
  return COLOURS.flatMap((_, type) => new Array<number>(left(type)).fill(type));
}
