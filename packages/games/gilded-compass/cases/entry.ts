// The words of the case vocabulary, and how tiles get on the table of a case.
import { BadInput, type Json } from '@boardwright/engine';
import type { G } from '../state.ts';
import { itemIn, list, mapsLike, specialistsLike } from './words.ts';

/** A word: how to set it and how to read it. A read-only word has no `put`. */
export interface Entry<A extends unknown[]> {
  put?(g: G, value: Json, ...more: A): void;
  read(g: G, ...more: A): Json;
}

export const numbers = (value: Json): number[] => list(value).map(Number);

/** Takes tiles from wherever they are, so that there is never one too many. */
export function takeMap(g: G, value: Json): number {
  return take(mapsLike(value), value, [g.mapBag, g.mapsShown]);
}
export function takeSpecialist(g: G, value: Json): number {
  return take(specialistsLike(value), value, [g.specialistBag, g.specialistsShown]);
}
function take(tiles: readonly number[], value: Json, piles: readonly number[][]): number {
  for (const pile of piles)
    for (const tile of tiles) {
      const at = pile.indexOf(tile);
      if (at >= 0) return pile.splice(at, 1)[0] as number;
    }
  throw new BadInput(`there is no ${JSON.stringify(value)} left`);
}
export const takeFrom = (pile: number[], tile: number, value: Json): number => take([tile], value, [pile]);

/** A magic item from its pile: both sides of the tile. */
export function takeTile(g: G, at: number, value: Json): { pair: number; item: number } {
  if (at < 0) throw new BadInput(`there is no ${JSON.stringify(value)} left`);
  return { pair: g.pairBag.splice(at, 1)[0] as number, item: g.itemBag.splice(at, 1)[0] as number };
}

/** Sets the tile at this place of the Temple, by swapping its other side with a tile of the pile. */
export function swapItem(g: G, place: number, value: Json): void {
  const at = g.itemBag.indexOf(itemIn(value));
  const old = g.templeItems[place];
  if (old === undefined) throw new BadInput(`the Temple has no tile ${place + 1}`);
  if (old === itemIn(value)) return;
  if (at < 0) throw new BadInput(`there is no ${JSON.stringify(value)} left`);
  g.itemBag[at] = old;
  g.templeItems[place] = itemIn(value);
}
