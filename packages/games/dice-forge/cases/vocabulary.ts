// The vocabulary of rule cases. README.md lists it.
import { BadInput, type Json, NOBODY, type Seat, seatName } from '@boardwright/engine';
import type { Vocabulary } from '@boardwright/testkit';
import { DICE, FACES, type FaceName } from '../content/faces.ts';
import { FEATS, type FeatName, HAMMER_STEPS } from '../content/feats.ts';
import { GLORY_TOKEN } from '../content/players.ts';
import { FACE, FEAT } from '../rules/lookup.ts';
import { totalOf } from '../score.ts';
import { type G, goldCap, type Hero, HOME, hammerRoom, heroOf, moonCap, sunCap, upFace } from '../state.ts';

const NUMBERS = ['gold', 'sun', 'moon', 'glory', 'forged', 'triton', 'cerberus'] as const;
type NumberOf = (typeof NUMBERS)[number];
const DIE_NAMES: readonly string[] = DICE;
const COLOURS = ['red', 'yellow', 'green', 'blue'];
const SHIELDS = ['sun', 'moon', 'gold', 'glory'];

export const vocabulary: Vocabulary<G> = {
  given(g, path, value) {
    const [first = '', second = ''] = path;
    const p = seatIn(first);
    if (p !== null) giveHero(heroAt(g, p), second, value, path);
    else if (first === 'heroes' && value === 'bare') g.heroes.forEach(strip);
    else if (first === 'round') g.round = numberFrom(value, path);
    else if (first === 'active') g.active = seatFrom(value, path);
    else if (first === 'pool') fillPool(g, poolFrom(second, path), facesFrom(value, path));
    else if (first === 'stack') g.stock[placeOf(g, second, path)] = numberFrom(value, path);
    else if (first === 'boar') g.boars[indexIn(COLOURS, second, path)] = seatFrom(value, path);
    else if (first === 'shield') g.shields[indexIn(SHIELDS, second, path)] = value === true ? 1 : 0;
    else throw unknown(path);
  },

  read(g, path) {
    const [first = '', second = ''] = path;
    const p = seatIn(first);
    if (p !== null) return readHero(heroAt(g, p), second, path);
    if (first === 'round' || first === 'rounds') return g[first];
    if (first === 'active') return seatName(g.active);
    if (first === 'pool') return poolFaces(g, poolFrom(second, path));
    if (first === 'stack') return g.stock[placeOf(g, second, path)] ?? 0;
    if (first === 'boar') return ownerName(g.boars[indexIn(COLOURS, second, path)] ?? NOBODY);
    if (first === 'shield') return g.shields[indexIn(SHIELDS, second, path)] === 1;
    throw unknown(path);
  },

  chance(g, key, value) {
    const [first = '', second = ''] = (key ?? '').split('.');
    const p = seatIn(first);
    const die = DIE_NAMES.indexOf(second);
    if (p === null || die < 0) throw new BadInput(`a roll is written like "p1.light: G1", not "${key}"`);
    const face = faceFrom(value, [key ?? '']);
    const at = heroAt(g, p).dice.indexOf(face, 6 * die) - 6 * die;
    if (at < 0 || at > 5) throw new BadInput(`${key}: there is no ${String(value)} on this die now`);
    return at;
  },
};

/** The state before the first roll, without the starting gold: otherwise cases begin after the first blessing. */
function strip(hero: Hero): void {
  for (const what of NUMBERS) hero[what] = 0;
  hero.up = [0, 6];
}

function giveHero(hero: Hero, what: string, value: Json, path: readonly string[]): void {
  if (isNumber(what)) hero[what] = numberFrom(value, path);
  else if (what === 'hammer') hero.hammered = numberFrom(value, path);
  else if (what === 'at') hero.at = value === 'home' ? HOME : Number(String(value).replace('island-', ''));
  else if (what === 'light') setDie(hero, 0, facesFrom(value, path), path);
  else if (what === 'dark') setDie(hero, 1, facesFrom(value, path), path);
  else if (what === 'up') for (const [die, face] of facesFrom(value, path).entries()) turnUp(hero, die, face);
  else if (what === 'cards') {
    hero.cards.fill(0);
    for (const feat of listFrom(value, path)) giveCard(hero, featFrom(feat, path), path);
  } else throw unknown(path);
}

function giveCard(hero: Hero, feat: number, path: readonly string[]): void {
  if (feat >= hero.cards.length) throw new BadInput(`${path.join('.')}: this feat is not in play with these options`);
  hero.cards[feat] = 1 + (hero.cards[feat] ?? 0);
}

function readHero(hero: Hero, what: string, path: readonly string[]): Json {
  if (isNumber(what)) return hero[what];
  switch (what) {
    case 'hammer':
      return hero.hammered;
    case 'hammer_side':
      return hammerRoom(hero) === 0 ? 'none' : (['I', 'II'][Math.floor(hero.hammered / HAMMER_STEPS) % 2] ?? '');
    case 'hammer_step':
      return hero.hammered % HAMMER_STEPS;
    case 'at':
      return hero.at === HOME ? 'home' : `island-${hero.at}`;
    case 'light':
      return hero.dice.slice(0, 6).map(codeOf);
    case 'dark':
      return hero.dice.slice(6).map(codeOf);
    case 'up':
      return [codeOf(upFace(hero, 0)), codeOf(upFace(hero, 1))];
    case 'cards':
      return hero.cards.flatMap((copies, id) => new Array<string>(copies).fill(FEATS[id]?.name ?? ''));
    case 'limits':
      return [goldCap(hero), sunCap(hero), moonCap(hero)];
    case 'hundreds':
      return Math.floor(hero.glory / GLORY_TOKEN);
    case 'track':
      return hero.glory % GLORY_TOKEN;
    case 'total':
      return totalOf(hero);
    default:
      throw unknown(path);
  }
}

const isNumber = (what: string): what is NumberOf => NUMBERS.some(name => name === what);
const seatIn = (text: string): Seat | null => (/^p[1-4]$/.test(text) ? Number(text[1]) - 1 : null);
const ownerName = (p: Seat): string => (p === NOBODY ? 'nobody' : seatName(p));

function heroAt(g: G, p: Seat): Hero {
  if (p >= g.seats) throw new BadInput(`there is no ${seatName(p)} at a table of ${g.seats}`);
  return heroOf(g, p);
}

/** Faces that a list leaves out are G1. */
function setDie(hero: Hero, die: number, faces: readonly number[], path: readonly string[]): void {
  if (faces.length > 6) throw new BadInput(`${path.join('.')}: a die has six faces`);
  for (let i = 0; i < 6; i++) hero.dice[6 * die + i] = faces[i] ?? FACE.g1;
}

/** A face that the die does not have replaces its first one. */
function turnUp(hero: Hero, die: number, face: number): void {
  const found = hero.dice.findIndex((each, i) => each === face && Math.floor(i / 6) === die);
  const slot = found < 0 ? 6 * die : found;
  hero.dice[slot] = face;
  hero.up[die] = slot;
}

function fillPool(g: G, pool: number, faces: readonly number[]): void {
  for (const [face, row] of FACES.entries())
    if (row.pool === pool) g.temple[face] = faces.filter(each => each === face).length;
}

const poolFaces = (g: G, pool: number): string[] =>
  FACES.flatMap((row, face) => (row.pool === pool ? new Array<string>(g.temple[face] ?? 0).fill(codeOf(face)) : []));

/** Values are written in capitals, special faces by name: G1, ALL, mirror, shield_sun. */
function codeOf(face: number): string {
  const name = FACES[face]?.name ?? '';
  return name.length <= 3 ? name.toUpperCase() : name;
}

function faceFrom(value: Json, path: readonly string[]): number {
  const face = FACE[String(value).toLowerCase() as FaceName] as number | undefined;
  if (face === undefined) throw new BadInput(`${path.join('.')}: there is no face "${String(value)}"`);
  return face;
}

const facesFrom = (value: Json, path: readonly string[]): number[] =>
  listFrom(value, path).map(each => faceFrom(each, path));

function featFrom(value: Json, path: readonly string[]): number {
  const feat = FEAT[String(value) as FeatName] as number | undefined;
  if (feat === undefined) throw new BadInput(`${path.join('.')}: there is no feat "${String(value)}"`);
  return feat;
}

function placeOf(g: G, name: string, path: readonly string[]): number {
  const place = g.stacks.indexOf(featFrom(name, path));
  if (place < 0) throw new BadInput(`${path.join('.')}: this feat is not in play with these options`);
  return place;
}

function poolFrom(text: string, path: readonly string[]): number {
  if (!FACES.some(row => String(row.pool) === text)) throw new BadInput(`${path.join('.')}: pools are 1 to 10`);
  return Number(text);
}

function listFrom(value: Json, path: readonly string[]): readonly Json[] {
  if (!Array.isArray(value)) throw new BadInput(`${path.join('.')}: a list is expected here`);
  return value;
}

function numberFrom(value: Json, path: readonly string[]): number {
  if (typeof value !== 'number') throw new BadInput(`${path.join('.')}: a number is expected here`);
  return value;
}

function seatFrom(value: Json, path: readonly string[]): Seat {
  const p = seatIn(String(value));
  if (p === null) throw new BadInput(`${path.join('.')}: a player (p1) is expected here`);
  return p;
}

function indexIn(names: readonly string[], name: string, path: readonly string[]): number {
  const i = names.indexOf(name);
  if (i < 0) throw new BadInput(`${path.join('.')}: one of ${names.join(', ')} is expected here`);
  return i;
}

const unknown = (path: readonly string[]): BadInput =>
  new BadInput(`there is no "${path.join('.')}" on the table of Dice Forge: the README lists the words of cases`);
