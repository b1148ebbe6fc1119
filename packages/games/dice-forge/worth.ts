// The value of things in points, by rules of thumb: the basis of the advice for bots.
import type { Seat } from '@boardwright/engine';
import { FACES, GLORY, GOLD, MOON, SHIELD_GLORY, SHIP_DISCOUNT, SUN } from './content/faces.ts';
import { ELDER, HAMMER_STEPS } from './content/feats.ts';
import { CHOICE, GAIN, IS_CHOICE, IS_SHIELD, MIRROR, SHIP, X3 } from './rules/lookup.ts';
import { totalOf } from './score.ts';
import { at, copiesOf, type G, type Hero, hammerRoom, heroOf, placeOf } from './state.ts';

/** A seat's outlook: what is still to come, and what things are worth to it now. */
export interface Outlook {
  readonly turns: number; // own turns after the current one
  readonly rolls: number; // divine blessings to come
  readonly worth: readonly number[]; // of one gold, sun, moon, glory
  readonly faces: readonly number[]; // of each face, per application
}

const SUN_WORTH = 2.9;
const MOON_WORTH = 2.1;
/** While better faces still pay off, and while a hammer takes it. */
const GOLD_WORTH = 0.8;
const HAMMER_WORTH = 0.8;
/** With at least this many blessings to come, gold has its full value. */
const MANY_ROLLS = 16;
/** The average value of another player's face. */
const COPY_WORTH = 1.7;
/** Glory for each step of the hammer, over both walks. */
const STEP_WORTH = 25 / (2 * HAMMER_STEPS);

/** Stored resources are worth something only if they are spent well, and a roll only if there is room for its gains. */
const STORED = 0.6;
const ROLLED = 0.8;
/** A cache of outlooks: there are few different ones, and every answer of a bot needs one. */
const known = new Map<number, Outlook>();

export function outlookOf(g: G, p: Seat): Outlook {
  const roundsLeft = g.rounds - g.round;
  const active = placeOf(g, g.active);
  const turns = roundsLeft + (placeOf(g, p) > active ? 1 : 0);
  const rolls = (roundsLeft * g.seats + g.seats - 1 - active) * g.blessings;
  const hammers = hammerRoom(heroOf(g, p)) > 0;
  const spends = turns > 0 || p === g.active;
  const key = (rolls * 16 + turns) * 4 + (hammers ? 2 : 0) + (spends ? 1 : 0);
  let outlook = known.get(key);
  if (outlook === undefined) {
    outlook = newOutlook(turns, rolls, hammers, spends);
    known.set(key, outlook);
  }
  return outlook;
}

function newOutlook(turns: number, rolls: number, hammers: boolean, spends: boolean): Outlook {
  const forging = GOLD_WORTH * Math.min(1, rolls / MANY_ROLLS);
  const gold = hammers ? Math.max(HAMMER_WORTH, forging) : forging;
  const worth = [gold, spends ? SUN_WORTH : 0, spends ? MOON_WORTH : 0, 1];
  return { turns, rolls, worth, faces: FACES.map((_, face) => faceWorth(face, worth, rolls)) };
}

const bagWorth = (bag: readonly number[], worth: readonly number[]): number =>
  at(bag, GOLD) * at(worth, GOLD) +
  at(bag, SUN) * at(worth, SUN) +
  at(bag, MOON) * at(worth, MOON) +
  at(bag, GLORY) * at(worth, GLORY);

const bestWorth = (bag: readonly number[], worth: readonly number[]): number =>
  Math.max(
    at(bag, GOLD) * at(worth, GOLD),
    at(bag, SUN) * at(worth, SUN),
    at(bag, MOON) * at(worth, MOON),
    at(bag, GLORY) * at(worth, GLORY),
  );

function faceWorth(face: number, worth: readonly number[], rolls: number): number {
  if (face === X3) return 2 * COPY_WORTH;
  if (face === MIRROR) return COPY_WORTH;
  if (face === SHIP) return rolls > 0 ? SHIP_DISCOUNT * GOLD_WORTH : 0;
  if (IS_CHOICE[face]) return bestWorth(CHOICE[face] as readonly number[], worth);
  const gain = bagWorth(GAIN[face] as readonly number[], worth);
  return IS_SHIELD[face] ? (gain + SHIELD_GLORY) / 2 : gain;
}

/** The average gain of a roll of a die. */
export function dieWorth(hero: Hero, die: number, { faces }: Outlook): number {
  let sum = 0;
  for (let i = 6 * die; i < 6 * die + 6; i++) sum += at(faces, at(hero.dice, i));
  return sum / 6;
}

/** The approximate points of a hero at the end. */
export function estimate(g: G, p: Seat): number {
  const hero = heroOf(g, p);
  const outlook = outlookOf(g, p);
  const { turns, rolls, worth } = outlook;
  const light = dieWorth(hero, 0, outlook);
  const dark = dieWorth(hero, 1, outlook);
  const engines =
    copiesOf(hero, 'silver_hind') * Math.max(light, dark) +
    copiesOf(hero, 'guardians_owl') * SUN_WORTH +
    copiesOf(hero, 'elder') * (ELDER.glory - ELDER.pay * GOLD_WORTH);
  const tokens = hero.cerberus * (light + dark) + hero.triton * 2 * at(worth, SUN);
  const stores = hero.gold * at(worth, GOLD) + hero.sun * at(worth, SUN) + hero.moon * at(worth, MOON);
  const onHammer = STEP_WORTH * (hero.hammered % HAMMER_STEPS) * (turns > 1 ? 1 : 0);
  return totalOf(hero) + ROLLED * rolls * (light + dark) + turns * engines + tokens + STORED * stores + onHammer;
}
