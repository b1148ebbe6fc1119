// Chapter 1: what a hero owns, the limits of the stores, and the hammer that takes new gold.
import type { Question, Seat } from '@boardwright/engine';
import { GLORY, GOLD, MOON, type Resource, SUN } from '../content/faces.ts';
import { CYCLOPS_GLORY, HAMMER_GLORY, HAMMER_STEPS, SENTINEL_GLORY } from '../content/feats.ts';
import { SEATS } from '../content/players.ts';
import { type G, goldCap, type Hero, hammerRoom, heroOf, moonCap, sunCap } from '../state.ts';
import { PASS, YES } from './lookup.ts';
import type { Tasks, Way, X } from './tasks.ts';

/** DF-1.3: what does not fit into a store is lost. */
function store(x: X, p: Seat, what: Resource, n: number): void {
  const hero = heroOf(x.g, p);
  const room = roomFor(hero, what);
  const kept = Math.min(n, room);
  hero[what] += kept;
  x.tell({ say: 'gained', p, what, n: kept, lost: n - kept });
}

function roomFor(hero: Hero, what: Resource): number {
  switch (what) {
    case 'gold':
      return goldCap(hero) - hero.gold;
    case 'sun':
      return sunCap(hero) - hero.sun;
    case 'moon':
      return moonCap(hero) - hero.moon;
    case 'glory':
      return Number.MAX_SAFE_INTEGER;
  }
}

/** DF-4.5: what is gained goes to the stores; new gold may go to the hammer first (DF-8.1). */
export function gain(x: X, p: Seat, gold: number, sun: number, moon: number, glory: number): void {
  if (sun > 0) store(x, p, 'sun', sun);
  if (moon > 0) store(x, p, 'moon', moon);
  if (glory > 0) store(x, p, 'glory', glory);
  if (gold === 0) return;
  if (hammerRoom(heroOf(x.g, p)) > 0) x.next({ do: 'chooseHammer', p, gold });
  else store(x, p, 'gold', gold);
}

export function gainOne(x: X, p: Seat, resource: number, n: number): void {
  gain(x, p, ...only(resource, n));
}

/** Amounts by resource, with exactly one that is not zero. */
const only = (resource: number, n: number): [number, number, number, number] => [
  resource === GOLD ? n : 0,
  resource === SUN ? n : 0,
  resource === MOON ? n : 0,
  resource === GLORY ? n : 0,
];

function lose(x: X, p: Seat, what: Resource, n: number): void {
  if (n === 0) return;
  const hero = heroOf(x.g, p);
  const lost = Math.min(n, hero[what]); // DF-1.3: never below zero
  hero[what] -= lost;
  x.tell({ say: 'lost', p, what, n: lost });
}

/** DF-4.5: what a face gives, depending on how it is applied. */
export function settle(x: X, p: Seat, gold: number, sun: number, moon: number, glory: number, way: Way): void {
  if (way === 'loss') {
    lose(x, p, 'gold', gold);
    lose(x, p, 'sun', sun);
    lose(x, p, 'moon', moon);
    lose(x, p, 'glory', glory);
    return;
  }
  const instead = gloryInstead(gold, sun, moon, way);
  if (instead > 0) x.next({ do: 'chooseConversion', p, gold, sun, moon, glory, instead, way });
  else gain(x, p, gold, sun, moon, glory);
}

export function settleOne(x: X, p: Seat, resource: number, n: number, way: Way): void {
  settle(x, p, ...only(resource, n), way);
}

/** DF-8.11: the Sentinel gives glory for shards; DF-8.15: the Cyclops gives glory for gold. */
function gloryInstead(gold: number, sun: number, moon: number, way: Way): number {
  if (way === 'sentinel') return SENTINEL_GLORY * (sun + moon);
  return way === 'cyclops' ? CYCLOPS_GLORY * gold : 0;
}

const CONVERT_OR_KEEP = [YES, PASS] as const;
export const chooseConversion: Question<G, Tasks, Tasks['chooseConversion']> = {
  who: t => t.p,
  options: () => CONVERT_OR_KEEP,
  show: choice => (choice === YES ? 'convert:glory' : 'convert:keep'),
  choose: (x, { p, gold, sun, moon, glory, instead, way }, choice) => {
    if (choice === PASS) gain(x, p, gold, sun, moon, glory);
    else if (way === 'sentinel') gain(x, p, gold, 0, 0, glory + instead);
    else gain(x, p, 0, sun, moon, glory + instead);
  },
  usual: () => PASS,
};

/** DF-8.1: new gold may be hammered, as far as the cards have room. */
const MOST_ROOM = 2 * HAMMER_STEPS * Math.max(...SEATS); // one hammer for each player
const UP_TO: readonly (readonly number[])[] = Array.from({ length: MOST_ROOM + 1 }, (_, n) =>
  Array.from({ length: n + 1 }, (_, i) => i),
);
export const chooseHammer: Question<G, Tasks, Tasks['chooseHammer']> = {
  who: t => t.p,
  options: (g, { p, gold }) => UP_TO[Math.min(gold, hammerRoom(heroOf(g, p)))] ?? [],
  show: n => `hammer:${n}`,
  choose: (x, { p, gold }, n) => {
    if (n > 0) hammer(x, p, n);
    if (gold > n) store(x, p, 'gold', gold - n);
  },
  /** What does not fit into the store would be lost. */
  usual: (g, { p, gold }) => {
    const hero = heroOf(g, p);
    return Math.min(hammerRoom(hero), Math.max(0, gold - roomFor(hero, 'gold')));
  },
};

/** DF-8.1: every card is walked twice; the rest carries over to the next walk or card. */
function hammer(x: X, p: Seat, n: number): void {
  const hero = heroOf(x.g, p);
  const before = Math.floor(hero.hammered / HAMMER_STEPS);
  hero.hammered += n;
  const after = Math.floor(hero.hammered / HAMMER_STEPS);
  x.tell({ say: 'hammered', p, n, step: hero.hammered % HAMMER_STEPS });
  for (let walk = before; walk < after; walk++) {
    const glory = HAMMER_GLORY[walk % 2] as number;
    hero.glory += glory;
    x.tell({ say: 'hammerDone', p, glory });
  }
}

/** DF-3.4, DF-6.1, DF-7.1: costs are paid from the stores. */
export function pay(hero: Hero, gold: number, sun: number, moon: number): void {
  hero.gold -= gold;
  hero.sun -= sun;
  hero.moon -= moon;
}
