// Finds the most promising action: the part of the advice for bots that evaluates faces and feats.
import type { Choice, Seat } from '@boardwright/engine';
import { type FaceName, GOLD, MOON, SANCTUARY_KINDS, SUN } from './content/faces.ts';
import {
  ELDER,
  FEATS,
  type FeatName,
  HAMMER_STEPS,
  PLACE_COUNT,
  PLACES,
  TRITON,
  WILD_SPIRITS,
} from './content/feats.ts';
import { featAction } from './rules/codes.ts';
import { canPayFeat } from './rules/feats.ts';
import { FACE, FEAT_GLORY, IS_BOAR, othersOf, PASS, PLACE_MOON, PLACE_SUN, PRICE } from './rules/lookup.ts';
import { at, type G, type Hero, hammerRoom, heroOf } from './state.ts';
import { dieWorth, type Outlook } from './worth.ts';

/** A seat that considers an action, and what it can pay. */
export interface Plan {
  readonly g: G;
  readonly p: Seat;
  readonly gold: number;
  readonly sun: number;
  readonly moon: number;
  readonly outlook: Outlook;
}
/** An action, and its gain in points over doing nothing. */
export interface Idea {
  readonly choice: Choice;
  readonly gain: number;
}

/** Stores fill up and actions are few, so payments count less than gains. */
const SHARD_COST = 0.4;
const GOLD_COST = 0.3;
/** The cost of the blessing that an ousted hero gets. */
const OUST_COST = 1.5;

export function bestAction(plan: Plan): Idea {
  const face = bestFace(plan, 0, []);
  const { g, p, sun, moon } = plan;
  let { choice, gain } = face;
  let looks: Looks | null = null;
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (!canPayFeat(g, place, sun, moon)) continue;
    looks ??= looksOf(plan);
    const id = at(g.stacks, place);
    const each = featGain(place, id, looks) - (isTaken(g, p, place) ? OUST_COST : 0);
    if (each <= gain) continue;
    gain = each;
    choice = featAction(id);
  }
  return { choice, gain };
}

function isTaken(g: G, p: Seat, place: number): boolean {
  const island = PLACES[place]?.island;
  return othersOf(g.seats, p).some(q => heroOf(g, q).at === island);
}

/** The face that gains most over the rest of the game for its price; PASS if none is worth it. */
export function bestFace({ g, p, gold, outlook }: Plan, discount: number, taken: readonly FaceName[]): Idea {
  const old = lowestFace(heroOf(g, p), outlook);
  const cost = outlook.turns > 0 ? at(outlook.worth, GOLD) * GOLD_COST : 0;
  let choice: Choice = PASS;
  let gain = 0;
  for (let face = 0; face < SANCTUARY_KINDS; face++) {
    const price = Math.max(0, at(PRICE, face) - discount);
    if (price > gold || at(g.temple, face) === 0 || taken.some(name => FACE[name] === face)) continue;
    const each = forgeGain(at(outlook.faces, face), old, outlook) - price * cost;
    if (each <= gain) continue;
    gain = each;
    choice = face;
  }
  return { choice, gain };
}

/** What a better face gains until the end. */
const forgeGain = (worth: number, old: number, { rolls }: Outlook): number => ((worth - old) * rolls) / 6;

function lowestFace(hero: Hero, { faces }: Outlook): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const face of hero.dice) if (!IS_BOAR[face] && at(faces, face) < lowest) lowest = at(faces, face);
  return lowest;
}

/** What the value of a card depends on. */
interface Looks extends Outlook {
  readonly hero: Hero;
  readonly light: number; // average gain of a roll of each die
  readonly dark: number;
  readonly old: number; // the face that a new one would replace
}

function looksOf({ g, p, outlook }: Plan): Looks {
  const hero = heroOf(g, p);
  const light = dieWorth(hero, 0, outlook);
  return { ...outlook, hero, light, dark: dieWorth(hero, 1, outlook), old: lowestFace(hero, outlook) };
}

function featGain(place: number, id: number, looks: Looks): number {
  const { turns, worth } = looks;
  const shards = at(PLACE_SUN, place) * at(worth, SUN) + at(PLACE_MOON, place) * at(worth, MOON);
  const effect = EFFECTS[FEATS[id]?.name as FeatName];
  return at(FEAT_GLORY, id) + effect(looks) - (turns > 0 ? shards * SHARD_COST : 0);
}

const bothDice = ({ light, dark }: Looks): number => light + dark;
const betterDie = ({ light, dark }: Looks): number => Math.max(light, dark);
const forging =
  (face: FaceName) =>
  (looks: Looks): number =>
    forgeGain(at(looks.faces, FACE[face]), looks.old, looks);

const pointsOnly = (): number => 0;

/** What cards gain besides their points: rules of thumb, tuned by bots playing against each other. */
const EFFECTS: Readonly<Record<FeatName, (looks: Looks) => number>> = {
  hammer: ({ hero, rolls }) => (hammerRoom(hero) > HAMMER_STEPS ? 0 : Math.min(20, rolls * 0.9)),
  chest: ({ turns }) => Math.min(3, turns),
  silver_hind: looks => looks.turns * betterDie(looks),
  great_bear: ({ turns }) => turns * 1.5,
  satyrs: looks => bothDice(looks) + 1,
  tenacious_boar: ({ rolls, worth }) => (rolls / 6) * at(worth, SUN),
  ferryman: pointsOnly,
  cerberus: looks => (looks.turns > 0 ? bothDice(looks) + 2 : 0),
  helmet: forging('x3'),
  cancer: looks => bothDice(looks) * (looks.turns > 0 ? 2 : 1),
  sentinel: looks => bothDice(looks) * 2,
  hydra: pointsOnly,
  typhon: ({ hero }) => hero.forged,
  sphinx: looks => betterDie(looks) * (looks.turns > 0 ? 4 : 2),
  cyclops: looks => betterDie(looks) * 4,
  abyss_mirror: forging('mirror'),
  gorgon: pointsOnly,
  triton: ({ worth }) => TRITON.sun * at(worth, SUN),
  minotaur: () => 2,
  guardians_shield: forging('shield_sun'),
  guardians_owl: ({ turns, worth }) => turns * at(worth, SUN),
  celestial_ship: forging('ship'),
  wild_spirits: ({ turns, worth }) =>
    turns > 0 ? 0.4 * (WILD_SPIRITS.gold * at(worth, GOLD) + WILD_SPIRITS.moon * at(worth, MOON)) : 0,
  elder: ({ turns, worth }) => turns * (ELDER.glory - ELDER.pay * at(worth, GOLD)) * 0.8,
};
