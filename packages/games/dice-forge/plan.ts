// Which action is the most promising one: the part of the advice for bots that looks at faces and feats.
import type { Choice, Seat } from '@boardwright/engine';
import { type FaceName, MOON, SANCTUARY_KINDS, SUN } from './content/faces.ts';
import { ELDER, FEATS, type FeatName, HAMMER_STEPS, PLACE_COUNT, PLACES } from './content/feats.ts';
import { canPayFeat, FEAT_CODE } from './rules/feats.ts';
import { FACE, FEAT_GLORY, IS_BOAR, othersOf, PASS, PLACE_MOON, PLACE_SUN, PRICE } from './rules/lookup.ts';
import { count, type G, type Hero, hammerRoom, heroOf } from './state.ts';
import { dieWorth, type Outlook } from './worth.ts';

/** A seat that thinks about an action, with what it would have to pay with. */
export interface Plan {
  readonly g: G;
  readonly p: Seat;
  readonly gold: number;
  readonly sun: number;
  readonly moon: number;
  readonly outlook: Outlook;
}
/** What to do, and how many points that is better than doing nothing. */
export interface Idea {
  readonly choice: Choice;
  readonly gain: number;
}

/** Shards that are left over at the end are worth nothing, so they may be spent a little below their worth. */
const SHARD_COST = 0.65;
const GOLD_COST = 0.6;
/** What the blessing of an ousted hero costs the one who ousts it. */
const OUST_COST = 1.5;

export function bestAction(plan: Plan): Idea {
  const face = bestFace(plan, 0, []);
  const { g, p, sun, moon } = plan;
  let { choice, gain } = face;
  let looks: Looks | null = null;
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (!canPayFeat(g, place, sun, moon)) continue;
    looks ??= looksOf(plan);
    const id = count(g.stacks, place);
    const each = featGain(plan, place, id, looks) - (isTaken(g, p, place) ? OUST_COST : 0);
    if (each <= gain) continue;
    gain = each;
    choice = FEAT_CODE + id;
  }
  return { choice, gain };
}

function isTaken(g: G, p: Seat, place: number): boolean {
  const island = PLACES[place]?.island;
  return othersOf(g.seats, p).some(q => heroOf(g, q).at === island);
}

/** The face that brings most over the rest of the game, for what it costs; PASS if none is worth it. */
export function bestFace({ g, p, gold, outlook }: Plan, discount: number, taken: readonly FaceName[]): Idea {
  const old = lowestFace(heroOf(g, p), outlook);
  const cost = outlook.turns > 0 ? count(outlook.worth, 0) * GOLD_COST : 0;
  let choice: Choice = PASS;
  let gain = 0;
  for (let face = 0; face < SANCTUARY_KINDS; face++) {
    const price = Math.max(0, count(PRICE, face) - discount);
    if (price > gold || count(g.temple, face) === 0 || taken.some(name => FACE[name] === face)) continue;
    const each = forgeGain(count(outlook.faces, face), old, outlook) - price * cost;
    if (each <= gain) continue;
    gain = each;
    choice = face;
  }
  return { choice, gain };
}

/** What a better face brings until the end. */
const forgeGain = (worth: number, old: number, { rolls }: Outlook): number => ((worth - old) * rolls) / 6;

function lowestFace(hero: Hero, { faces }: Outlook): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const face of hero.dice) if (!IS_BOAR[face] && count(faces, face) < lowest) lowest = count(faces, face);
  return lowest;
}

/** What several feats ask about the dice of their hero. */
interface Looks {
  readonly light: number;
  readonly dark: number;
  readonly old: number;
}
function looksOf({ g, p, outlook }: Plan): Looks {
  const hero = heroOf(g, p);
  return { light: dieWorth(hero, 0, outlook), dark: dieWorth(hero, 1, outlook), old: lowestFace(hero, outlook) };
}

function featGain(plan: Plan, place: number, id: number, looks: Looks): number {
  const { outlook } = plan;
  const shards =
    count(PLACE_SUN, place) * count(outlook.worth, SUN) + count(PLACE_MOON, place) * count(outlook.worth, MOON);
  const cost = outlook.turns > 0 ? shards * SHARD_COST : 0;
  return count(FEAT_GLORY, id) + effectWorth(plan, FEATS[id]?.name as FeatName, looks) - cost;
}

/** What a card brings besides its points. */
function effectWorth({ g, p, outlook }: Plan, name: FeatName, { light, dark, old }: Looks): number {
  const { turns, rolls, worth } = outlook;
  const hero = heroOf(g, p);
  const roll = light + dark;
  const forged = (face: FaceName): number => forgeGain(count(outlook.faces, FACE[face]), old, outlook);
  switch (name) {
    case 'hammer':
      return hammerRoom(hero) > HAMMER_STEPS ? 0 : Math.min(20, rolls * 0.7);
    case 'chest':
      return Math.min(3, turns);
    case 'silver_hind':
      return turns * Math.max(light, dark);
    case 'guardians_owl':
      return turns * count(worth, SUN);
    case 'elder':
      return turns * (ELDER.glory - ELDER.pay * count(worth, 0)) * 0.8;
    case 'wild_spirits':
      return turns > 0 ? 3 * count(worth, 0) + 3 * count(worth, MOON) : 0;
    case 'satyrs':
      return roll + 1;
    case 'cancer':
      return turns > 0 ? 2 * roll : roll;
    case 'sentinel':
      return 2 * roll;
    case 'sphinx':
    case 'cyclops':
      return 4 * Math.max(light, dark) * (turns > 0 || name === 'cyclops' ? 1 : 0.5);
    case 'helmet':
      return forged('x3');
    case 'abyss_mirror':
      return forged('mirror');
    case 'celestial_ship':
      return forged('ship');
    case 'guardians_shield':
      return forged('shield_sun');
    case 'minotaur':
      return 4;
    case 'great_bear':
      return 1.5 * turns;
    case 'tenacious_boar':
      return (rolls / 6) * count(worth, SUN);
    case 'cerberus':
      return turns > 0 ? roll + 2 : 0;
    case 'triton':
      return 2 * count(worth, SUN);
    case 'typhon':
      return hero.forged;
    default:
      return 0;
  }
}
