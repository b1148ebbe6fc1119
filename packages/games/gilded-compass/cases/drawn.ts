// What is drawn in a case, by name.
import { BadInput, type Json } from '@boardwright/engine';
import { TREASURES } from '../names.ts';
import type { G } from '../state.ts';
import { abilityIn, content, mapsLike, missionIn, pairIn, relicIn, specialistsLike } from './words.ts';

/** `die: 5` is the face of a die; drawn tiles are named: `map: fire 1/3`, `chest: 3`. */
export function drawn(g: G, key: string | null, value: Json): number {
  const from = (pile: readonly number[], tiles: readonly number[]): number =>
    pile.findIndex(tile => tiles.includes(tile));
  switch (key) {
    case 'die':
      return Number(value) - 1;
    case 'map':
      return from(g.mapBag, mapsLike(value));
    case 'specialist':
      return from(g.specialistBag, specialistsLike(value));
    case 'ability':
      return from(g.abilityBag, [abilityIn(value)]);
    case 'relic':
      return from(g.relicBag, [relicIn(value)]);
    case 'mission':
      return from(g.missionBag, [missionIn(value)]);
    case 'chest':
      return from(g.chestBag, [Number(value)]);
    case 'pair':
      return from(g.pairBag, [pairIn(value)]);
    case 'bronze':
    case 'silver':
    case 'gold': // the first one of its level to be revealed
      return from(content.treasures[TREASURES.indexOf(key)] as readonly number[], [Number(value)]);
    default:
      throw new BadInput(
        `${key} is not drawn in this game; there are die, map, specialist, ability, relic, mission, chest, pair, bronze, silver and gold`,
      );
  }
}
