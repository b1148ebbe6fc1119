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
export const mapWord = (c: Content, map: number): Word => mapTile(c, map).word;
export const specialistWord = (c: Content, specialist: number): Word => specialistTile(c, specialist).word;
const ITEMS: readonly Word[] = COLOURS.flatMap(colour => TYPES.map((type): Word => `item:${colour}-${type}`));
const RELICS: readonly Word[] = COLOURS.map((colour): Word => `relic:${colour}`);
const KINDS: readonly Word[] = ABILITIES.map((ability): Word => `ability:${ability}`);
/** A magic item is for specialists of one colour and type. */
export const itemWord = (item: number): Word => ITEMS[item] as Word;
export const relicWord = (type: number): Word => RELICS[type] as Word;
export const abilityWord = (kind: number): Word => KINDS[kind] as Word;
export const missionWord = (c: Content, mission: number): Word => `mission:${c.missions[mission]?.id ?? ''}`;

/** The tiles without repetitions of what looks and counts the same. */
export function distinct(tiles: readonly number[], same: (a: number, b: number) => boolean): number[] {
  const out: number[] = [];
  for (const tile of tiles) if (!out.some(other => same(tile, other))) out.push(tile);
  return out;
}
