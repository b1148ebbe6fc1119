// How tiles are written: the words for maps, specialists and magic items.
import type { Word } from '@boardwright/engine';
import type { Content, MapTile, Specialist } from './content/content.ts';
import { ABILITIES, COLOURS, MISSIONS, TYPES } from './names.ts';

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
const missionId = (c: Content, mission: number): string => c.missions[mission]?.id ?? '';
export const missionWord = (c: Content, mission: number): Word => `mission:${missionId(c, mission)}`;
/** The rule book tells of the missions in the order of their ids, whatever the order of an edition is. */
export const missionRule = (c: Content, mission: number): string =>
  `GC-16.${(MISSIONS as readonly string[]).indexOf(missionId(c, mission)) + 2}`;

/** The tiles, without duplicates that look and count the same. */
export function distinct(tiles: readonly number[], same: (a: number, b: number) => boolean): number[] {
  const out: number[] = [];
  for (const tile of tiles) if (!out.some(other => same(tile, other))) out.push(tile);
  return out;
}
