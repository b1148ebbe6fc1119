// The state of the game, and how it is copied, viewed and checked. Nothing in this game is hidden.
import { NOBODY, RuleBug, type Seat } from '@boardwright/engine';
import { BOAR_COLOURS, FACES, POOL_SIZE } from './content/faces.ts';
import { CHEST, type FeatName, HAMMER_GLORY, HAMMER_STEPS, ISLANDS } from './content/feats.ts';
import { CAPS } from './content/players.ts';
import { FEAT, FIRST_BOAR } from './rules/lookup.ts';

/** A player's inventory. */
export interface Hero {
  gold: number;
  sun: number;
  moon: number;
  glory: number;
  hammered: number; // gold on hammers so far: 30 for each finished card
  forged: number; // faces replaced so far, for Typhon
  at: number; // island 1 to 7, or HOME
  triton: number; // tokens
  cerberus: number; // tokens
  dice: number[]; // twelve faces: the light die, then the dark one
  up: number[]; // which of the twelve is shown on each die
  cards: number[]; // how many of each feat: all kinds in the box, more only if a card from outside the box is in play
}
export interface G {
  seats: number;
  rounds: number;
  round: number; // from 1
  blessings: number; // in the first step of every turn
  active: Seat;
  start?: Seat; // who begins every round; missing in old matches: seat 0
  through: boolean; // ruling: a mirror may look through another player's mirror
  activeFirst: boolean; // ruling: special faces are resolved starting with the active player, not with the first player
  heroes: Hero[];
  temple: number[]; // how many of each face of the sanctuary are left
  stacks: number[]; // which feat lies at each place
  stock: number[]; // how many cards are left there
  shields: number[]; // 1 for each colour that is still in the gardens
  boars: Seat[]; // who owns the card of each colour
}

export const HOME = 0;

export const heroOf = (g: G, p: Seat): Hero => g.heroes[p] as Hero;
export const startOf = (g: G): Seat => g.start ?? 0;
/** How many players come before this one in a round. */
export const placeOf = (g: G, p: Seat): number => (p - startOf(g) + g.seats) % g.seats;
export const at = (list: readonly number[], i: number): number => list[i] as number;
/** The face shown on a die. */
export const upFace = (hero: Hero, die: number): number => at(hero.dice, at(hero.up, die));

/** How many of a card a hero has. */
export const copiesOf = (hero: Hero, feat: FeatName): number => hero.cards[FEAT[feat]] ?? 0;
export const cardsOf = (hero: Hero): number => hero.cards.reduce((sum, copies) => sum + copies, 0);
const chestsOf = (hero: Hero): number => copiesOf(hero, 'chest');
export const goldCap = (hero: Hero): number => CAPS.gold + CHEST.gold * chestsOf(hero);
export const sunCap = (hero: Hero): number => CAPS.sun + CHEST.sun * chestsOf(hero);
export const moonCap = (hero: Hero): number => CAPS.moon + CHEST.moon * chestsOf(hero);
/** Steps left on the hammers that a hero owns. */
export const hammerRoom = (hero: Hero): number => 2 * HAMMER_STEPS * copiesOf(hero, 'hammer') - hero.hammered;

/** Where the gold token is. Each hammer is walked twice; further hammers wait. */
export interface Walk {
  readonly side: number; // 1 or 2
  readonly step: number;
  readonly glory: number; // at the end of this side
  readonly waiting: number; // hammers that are not begun
  readonly isSpent: boolean;
}
export function walkOn(owned: number, hammered: number): Walk {
  const isSpent = hammered === 2 * HAMMER_STEPS * owned;
  const walk = Math.floor(hammered / HAMMER_STEPS) - (isSpent ? 1 : 0);
  return {
    side: (walk % 2) + 1,
    step: isSpent ? HAMMER_STEPS : hammered % HAMMER_STEPS,
    glory: HAMMER_GLORY[walk % 2] ?? 0,
    waiting: owned - 1 - Math.floor(walk / 2),
    isSpent,
  };
}

/** DF-8.18: the active player may turn a Triton token into resources at any time. */
export const canFund = (g: G, p: Seat): boolean => g.active === p && heroOf(g, p).triton > 0;

function copyHero(hero: Hero): Hero {
  return {
    gold: hero.gold,
    sun: hero.sun,
    moon: hero.moon,
    glory: hero.glory,
    hammered: hero.hammered,
    forged: hero.forged,
    at: hero.at,
    triton: hero.triton,
    cerberus: hero.cerberus,
    dice: hero.dice.slice(),
    up: hero.up.slice(),
    cards: hero.cards.slice(),
  };
}

export function copy(g: G): G {
  const copied: G = {
    seats: g.seats,
    rounds: g.rounds,
    round: g.round,
    blessings: g.blessings,
    active: g.active,
    through: g.through,
    activeFirst: g.activeFirst,
    heroes: g.heroes.map(copyHero),
    temple: g.temple.slice(),
    stacks: g.stacks.slice(),
    stock: g.stock.slice(),
    shields: g.shields.slice(),
    boars: g.boars.slice(),
  };
  if (g.start !== undefined) copied.start = g.start;
  return copied;
}

/** Throws when the table is inconsistent. */
export function check(g: G): void {
  for (const [p, hero] of g.heroes.entries()) checkHero(g, hero, `p${p + 1}`);
  const within = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;
  if (!within(g.round, g.rounds) || !within(g.active, g.seats - 1)) throw new RuleBug(`round ${g.round}`);
  if (!g.temple.every(n => within(n, POOL_SIZE))) throw new RuleBug(`temple ${g.temple}`);
  if (!g.stock.every(n => within(n, g.seats))) throw new RuleBug(`stock ${g.stock}`);
  for (const [place, feat] of g.stacks.entries()) {
    const owned = g.heroes.reduce((sum, hero) => sum + at(hero.cards, feat), 0);
    if (owned + at(g.stock, place) > g.seats) throw new RuleBug(`feat ${feat} is there too often`);
  }
  const away = g.heroes.map(hero => hero.at).filter(island => island !== HOME);
  if (new Set(away).size < away.length) throw new RuleBug(`two heroes on one portal: ${away}`);
  for (let colour = 0; colour < BOAR_COLOURS; colour++) checkBoar(g, colour);
}

function checkHero(g: G, hero: Hero, who: string): void {
  const limits: readonly (readonly [string, number, number])[] = [
    ['gold', hero.gold, goldCap(hero)],
    ['sun', hero.sun, sunCap(hero)],
    ['moon', hero.moon, moonCap(hero)],
    ['glory', hero.glory, Number.MAX_SAFE_INTEGER],
    ['room on the hammer', hammerRoom(hero), 2 * HAMMER_STEPS * g.seats],
    ['forged faces', hero.forged, Number.MAX_SAFE_INTEGER],
    ['island', hero.at, ISLANDS],
    ['triton tokens', hero.triton, g.seats],
    ['cerberus tokens', hero.cerberus, g.seats],
  ];
  for (const [what, n, most] of limits)
    if (!Number.isInteger(n) || n < 0 || n > most) throw new RuleBug(`${who}: ${what} is ${n}, at most ${most}`);
  if (hero.dice.length !== 12 || !hero.dice.every(face => FACES[face] !== undefined))
    throw new RuleBug(`${who}: dice ${hero.dice}`);
  const [light, dark] = hero.up as [number, number];
  if (light < 0 || light > 5 || dark < 6 || dark > 11) throw new RuleBug(`${who}: up ${hero.up}`);
}

/** There is one face of each colour, and only after its card was taken. */
function checkBoar(g: G, colour: number): void {
  const faces = g.heroes.flatMap(hero => hero.dice).filter(face => face === FIRST_BOAR + colour).length;
  if (faces > (g.boars[colour] === NOBODY ? 0 : 1)) throw new RuleBug(`boar ${colour}: ${faces} faces`);
}
