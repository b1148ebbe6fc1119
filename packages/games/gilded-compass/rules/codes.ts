// A placement as one number: the building, whether it is by the neutral player, whether it uses The Will to Win, and
// the building's own detail. Also common helpers of the buildings.
import type { Json, Refused, Word } from '@boardwright/engine';
import { BUILDINGS } from '../names.ts';
import { type G, isNeutral, isRival } from '../state.ts';
import type { X } from './tasks.ts';

export const PASS = 0;
/** Other answers to "place your dice": spend a token, use Compelling Force. */
export const REROLL = -1;
export const COMPEL = -2;

const BITS = 24;
const DETAIL = (1 << BITS) - 1;

export const NEUTRAL_FLAG = 1 << BITS;
export const WILL_FLAG = 2 << BITS;
export const baseOf = (building: number): number => (building * 4) << BITS;
export const buildingOf = (code: number): number => code >> (BITS + 2);
export const detailOf = (code: number): number => code & DETAIL;
export const isWilled = (code: number): boolean => (code & WILL_FLAG) !== 0;
export const isByNeutral = (code: number): boolean => (code & NEUTRAL_FLAG) !== 0;

/** A building's rules for placing dice. `code` is the building's own detail, with WILL_FLAG if the ability is used. */
export interface Building {
  /** Adds `base` + detail for each legal placement of `dice` by the actor. No two have the same effect. */
  list(g: G, p: number, dice: number, will: boolean, base: number, out: number[]): void;
  /** The dice of `dice` that a placement uses. */
  taken(g: G, p: number, dice: number, code: number): number;
  put(x: X, p: number, dice: number, code: number): void;
  /** The details of the word. */
  details(code: number): string;
  /** What a player might expect but cannot do. */
  refused(g: G, p: number, dice: number): Refusal[];
}
/** Why not: the details of the word, a reason, the rule. */
export interface Refusal {
  readonly details: string;
  readonly why: string;
  readonly rule: string;
}

/** The kind of word of a placement: 'archives', 'archives_will', 'neutral_archives'. */
export function kindOf(code: number): string {
  const name = BUILDINGS[buildingOf(code)] as string;
  if (isByNeutral(code)) return `neutral_${name}`;
  return isWilled(code) ? `${name}_will` : name;
}
export const refusedWord = (building: number, by: string, refusal: Refusal): Refused => ({
  word: `${by}${BUILDINGS[building]}:${refusal.details}` as Word,
  why: refusal.why,
  rule: refusal.rule,
});

/** How an event names an actor: a seat, or the name of the rival or the neutral player. */
export function named(g: G, p: number): Json {
  if (isNeutral(g, p)) return 'neutral';
  return isRival(g, p) ? 'rival' : p;
}

/** Dice leave a building without a reward (GC-3.9) or are pushed off it. */
export function toLibrary(x: X, p: number, count: number, from: number): void {
  const { g } = x;
  if (count === 0) return;
  g.library[p] = (g.library[p] as number) + count;
  x.tell({ say: 'toLibrary', p: named(g, p), count, from: BUILDINGS[from] as string });
}

/** The Will to Win (GC-12.3): an opponent's equal set goes to the Library. */
export function tellOusted(x: X, p: number, q: number, building: number): void {
  x.tell({ say: 'ousted', p: named(x.g, p), q: named(x.g, q), building: BUILDINGS[building] as string });
}
