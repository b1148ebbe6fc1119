// How rule cases write seats, dice and tiles, and how these are parsed.
import { BadInput, type Json, NOBODY, UNKNOWN } from '@boardwright/engine';
import { standard } from '../content/read.ts';
import { facesOf, fromFaces, written } from '../dice.ts';
import { ABILITIES, ANY, COLOURS } from '../names.ts';
import { type G, isNeutral, isRival } from '../state.ts';
import { mapTile, specialistTile } from '../tiles.ts';

/** Cases use the standard edition. */
export const content = standard;

export const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);
const bad = (what: string, value: Json): BadInput => new BadInput(`${JSON.stringify(value)} is not ${what}`);

/** 'p1', 'rival', 'neutral', or '-' for nobody. */
export function actorIn(g: G, value: Json): number {
  const seat = /^p([1-5])$/.exec(String(value));
  if (seat !== null) return Number(seat[1]) - 1;
  if (value === 'rival') return g.seats;
  if (value === 'neutral' && g.neutral !== NOBODY) return g.neutral;
  if (value === '-') return NOBODY;
  throw bad('a player: p1 to p5, rival, neutral or -', value);
}
export function actorName(g: G, p: number): string {
  if (p === NOBODY) return '-';
  if (isNeutral(g, p)) return 'neutral';
  return isRival(g, p) ? 'rival' : `p${p + 1}`;
}

/** A list of faces, or one face. */
export const diceIn = (value: Json): number => fromFaces(list(value).map(Number));
export const diceName = (dice: number): Json => facesOf(dice);
/** '2+5'. */
export const pairIn = (value: Json): number => fromFaces(String(value).split('+').map(Number));
export const pairName = written;

/** 'fire 1/3', 'unmarked 0/1': the tiles of the content with these values. */
export function mapsLike(value: Json): number[] {
  return tilesLike(content.maps, value, 'a map such as "fire 1/3"', mapName);
}
export function mapName(map: number): string {
  const { colour, low, high } = mapTile(content, map);
  return `${colour === ANY ? 'unmarked' : COLOURS[colour]} ${low}/${high}`;
}
/** 'fire c3' is a cartographer, 'dark d1' a digger. */
export function specialistsLike(value: Json): number[] {
  return tilesLike(content.specialists, value, 'a specialist such as "fire c3"', specialistName);
}
export function specialistName(specialist: number): string {
  const { colour, type, value } = specialistTile(content, specialist);
  return `${COLOURS[colour]} ${'cd'[type]}${value}`;
}
function tilesLike(tiles: readonly unknown[], value: Json, what: string, name: (tile: number) => string): number[] {
  const found = tiles.map((_, i) => i).filter(i => name(i) === value);
  if (found.length === 0) throw bad(what, value);
  return found;
}
/** 'fire c', 'dark d'. */
export function itemIn(value: Json): number {
  const [colour, type] = String(value).split(' ');
  const item = COLOURS.indexOf(colour as (typeof COLOURS)[number]) * 2 + 'cd'.indexOf(type ?? '?');
  if (!content.items.includes(item)) throw bad('a magic item such as "fire c"', value);
  return item;
}
export const itemName = (item: number): string => `${COLOURS[item >> 1]} ${'cd'[item & 1]}`;

const indexIn = (names: readonly string[], value: Json, what: string): number => {
  const at = names.indexOf(String(value));
  if (at < 0) throw bad(`${what} (${names.join(', ')})`, value);
  return at;
};
const missions = content.missions.map(mission => mission.id);
export const missionIn = (value: Json): number => indexIn(missions, value, 'a mission');
export const missionName = (mission: number): string => missions[mission] as string;
export const abilityIn = (value: Json): number => indexIn(ABILITIES, value, 'an ability');
export const abilityName = (kind: number): string => ABILITIES[kind] as string;
export const relicIn = (value: Json): number => indexIn(COLOURS, value, 'a type of relic');
export const relicName = (type: number): string => COLOURS[type] as string;

/** Counts by kind as a list of names: [2, 0, 1] is the first kind twice and the third once. */
export function namesOfCounts(counts: readonly number[], name: (kind: number) => string): string[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => name(kind)));
}
export function countsIn(value: Json, kinds: number, kindIn: (value: Json) => number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const one of list(value)) counts[kindIn(one)] = (counts[kindIn(one)] as number) + 1;
  return counts;
}
/** Names of tiles. Some may be unknown to the viewer. */
export const names = (tiles: readonly number[], name: (tile: number) => string): string[] =>
  tiles.map(tile => (tile === UNKNOWN ? '?' : name(tile)));
