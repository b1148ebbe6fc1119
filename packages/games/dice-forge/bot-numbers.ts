// The table as numbers, for the evaluation that is learned by playing (docs/bots.md). Divisors bring usual values to about 1.
import { fitting, type Learned, type LearnedWeights, Numbers, type Open, type Seat } from '@boardwright/engine';
import { FACES, SANCTUARY_KINDS, SHIELD_COLOURS } from './content/faces.ts';
import { HAMMER_STEPS, PLACE_COUNT, PRINTED_COUNT } from './content/feats.ts';
import { CHOICE, GAIN, IS_CHOICE } from './rules/lookup.ts';
import type { Tasks } from './rules/tasks.ts';
import { totalOf } from './score.ts';
import {
  at,
  cardsOf,
  type G,
  goldCap,
  type Hero,
  HOME,
  hammerRoom,
  heroOf,
  moonCap,
  placeOf,
  sunCap,
} from './state.ts';
import { dieWorth, estimate, type Outlook, outlookOf } from './worth.ts';

const LEAD = 25; // points between the first and the second, roughly
const MOST_SEATS = 4;
const MOST_ROUNDS = 10;
const USUAL_TURNS = 9;
const USUAL_ROLLS = 34;
const PER_DIE = FACES.length + 12;
/** Cards that are not in the box have no number of their own: a new one leaves the weights as they are. */
const OWN = 2 * PER_DIE + 2 * PRINTED_COUNT + 38;
const ALL = MOST_ROUNDS + MOST_SEATS + PLACE_COUNT + SANCTUARY_KINDS + SHIELD_COLOURS + 2;

export function numbersFor(weights: LearnedWeights | null): Learned<G, Tasks> {
  return {
    own: OWN,
    all: ALL,
    lead: LEAD,
    reach: 2,
    judgedAt: 'chooseAction',
    weights: fitting(weights, OWN, ALL),
    write(g, open, x) {
      for (let p = 0; p < g.seats; p++) writeSeat(g, open, p, new Numbers(x, p * OWN, OWN));
      writeTable(g, new Numbers(x, g.seats * OWN, ALL));
    },
  };
}

function writeSeat(g: G, open: Open<Tasks> | null, p: Seat, x: Numbers): void {
  const hero = heroOf(g, p);
  const outlook = outlookOf(g, p);
  const turns = outlook.turns / USUAL_TURNS;
  for (let die = 0; die < 2; die++) writeDie(hero, die, outlook, x);
  for (let feat = 0; feat < PRINTED_COUNT; feat++) x.putTimed(hero.cards[feat] ?? 0, turns);
  writeStores(hero, turns, x);
  writePoints(g, p, turns, x);
  x.putIf(hero.at !== HOME);
  x.putIf(g.active === p);
  x.putIf(open?.seat === p);
  x.put(placeOf(g, p) / Math.max(1, g.seats - 1));
  x.put(turns);
  x.put(turns * turns);
  x.put(outlook.rolls / USUAL_ROLLS);
}

/** What the die has, what it gives on average, now and over all rolls to come. */
function writeDie(hero: Hero, die: number, outlook: Outlook, x: Numbers): void {
  const rolls = outlook.rolls / USUAL_ROLLS;
  const [from, to] = [6 * die, 6 * die + 6];
  x.putCounts(hero.dice, from, to, FACES.length, 1 / 3);
  for (let resource = 0; resource < 4; resource++) {
    let gain = 0;
    for (let i = from; i < to; i++) gain += gainOf(at(hero.dice, i), resource);
    x.putTimed(gain / 6, 3 * rolls);
  }
  let choices = 0;
  let different = 0;
  for (let i = from; i < to; i++) {
    if (IS_CHOICE[at(hero.dice, i)]) choices++;
    if (hero.dice.indexOf(at(hero.dice, i), from) === i) different++;
  }
  x.put(choices / 3);
  x.put(different / 6);
  const worth = dieWorth(hero, die, outlook);
  x.put(worth / 3);
  x.put((worth * outlook.rolls) / 50);
}

/** Of one resource; a choice counts half, since only one of its resources is taken. */
const gainOf = (face: number, resource: number): number =>
  IS_CHOICE[face] ? at(CHOICE[face] as readonly number[], resource) / 2 : at(GAIN[face] as readonly number[], resource);

function writeStores(hero: Hero, turns: number, x: Numbers): void {
  const { gold, sun, moon } = hero;
  x.putTimed(gold / 12, turns);
  x.putTimed(sun / 6, turns);
  x.putTimed(moon / 6, turns);
  x.put((goldCap(hero) - gold) / 12);
  x.put((sunCap(hero) - sun) / 6);
  x.put((moonCap(hero) - moon) / 6);
  x.put(Math.max(0, gold - 8) / 4);
  x.put(Math.max(0, sun - 4) / 2);
  x.put(Math.max(0, moon - 4) / 2);
  for (const price of [1, 3, 5]) {
    x.putIf(sun >= price);
    x.putIf(moon >= price);
  }
  const room = hammerRoom(hero);
  x.putTimed(room / 30, turns);
  x.putIf(room > 0);
  x.put((hero.hammered % (2 * HAMMER_STEPS)) / HAMMER_STEPS);
  x.putTimed(hero.forged / 6, turns);
  x.put(hero.triton);
  x.put(hero.cerberus);
}

function writePoints(g: G, p: Seat, turns: number, x: Numbers): void {
  const hero = heroOf(g, p);
  const total = totalOf(hero);
  const hoped = estimate(g, p);
  x.putTimed(total / 50, turns);
  x.put(hoped / 50);
  x.put((hoped - total) / 30);
  x.put(cardsOf(hero) / 6);
}

function writeTable(g: G, x: Numbers): void {
  x.putOne(g.rounds - g.round, MOST_ROUNDS);
  x.putOne(g.seats - 1, MOST_SEATS);
  for (const copies of g.stock) x.put(copies / g.seats);
  for (const faces of g.temple) x.put(faces / 2);
  for (const left of g.shields) x.put(left);
  x.put((g.rounds - g.round) / USUAL_TURNS);
  x.put(g.blessings - 1);
}
