// How tiles are written: the words of maps, specialists and magic items.
import type { Word } from '@boardwright/engine';
import type { Content, MapTile, Specialist } from './content/content.ts';
import { ABILITIES, COLOURS, TYPES } from './names.ts';

export function mapTile(c: Content, map: number): MapTile {
  const tile = c.maps[map];
  if (tile === undefined) throw new Error(`there is no map ${map}`);
  return tile;
}
export function specialistTile(c: Content, specialist: number): Specialist {
  const tile = c.specialists[specialist];
  if (tile === undefined) throw new Error(`there is no specialist ${specialist}`);
  return tile;
}
export function mapWord(c: Content, map: number): Word {
  const { site, low, high } = mapTile(c, map);
  return `map:${site}-${low}-${high}`;
}
export function specialistWord(c: Content, specialist: number): Word {
  const { colour, type, value } = specialistTile(c, specialist);
  return `specialist:${COLOURS[colour]}-${TYPES[type]}-${value}`;
}
/** A magic item is for specialists of one colour and type. */
export const itemWord = (item: number): Word => `item:${COLOURS[item >> 1]}-${TYPES[item & 1]}`;
export const relicWord = (type: number): Word => `relic:${COLOURS[type]}`;
export const abilityWord = (kind: number): Word => `ability:${ABILITIES[kind]}`;
export const missionWord = (c: Content, mission: number): Word => `mission:${c.missions[mission]?.id ?? ''}`;

/** The tiles without repetitions of what looks and counts the same. */
export function distinct(tiles: readonly number[], same: (a: number, b: number) => boolean): number[] {
  const out: number[] = [];
  for (const tile of tiles) if (!out.some(other => same(tile, other))) out.push(tile);
  return out;
}
