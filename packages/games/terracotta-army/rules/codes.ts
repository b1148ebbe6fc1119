// Choices that combine several values, encoded as one number and decoded, and words that several questions share. No
// other code does this. The numbers also seed the bots' luck, so they must not change.
import type { Choice, Word } from '@boardwright/engine';
import { DIRECTIONS, SEGMENTS, SPECIALISTS, WARRIORS, WEAPONS } from '../content/content.ts';

/** Where the numbers of each action begin. There is more room for amounts and prices than the content allows. */
const FIRST = {
  pass: 0,
  takeWet: 1,
  takeCoin: 2,
  soak: 3,
  upgrade: 4,
  priority: 5,
  prepareAll: 6,
  clay: 32, // + amount
  coins: 64, // + amount
  hire: 96, // + price of the token
  build: 128, // + warrior
  prepare: 132, // + weapon
  buy: 136, // + specialist
  use: 140, // + weapon
  inspect: 144, // + track and move
  stores: 160, // + two storehouses
  shoot: 176, // + direction
  march: 180, // + cell: the guard lets the warrior there march
  aim: 16_384, // + cell: the crossbow is aimed at the figure there; the number of cells has no limit
} as const;
export type ActionKind = keyof typeof FIRST;
export const ACTIONS = Object.keys(FIRST) as ActionKind[];
export interface Action {
  readonly kind: ActionKind;
  readonly what: number; // the amount, warrior, weapon, track, storehouse, direction or cell; otherwise 0
  readonly other: number; // the move of an inspector or the other storehouse, both less than PAIRED; otherwise 0
}
const PAIRED = 4;

export const actionCode = (kind: ActionKind, what = 0): Choice => FIRST[kind] + what;
export const pairCode = (kind: 'inspect' | 'stores', what: number, other: number): Choice =>
  FIRST[kind] + what * PAIRED + other;

function readAction(code: Choice): Action {
  const kind = ACTIONS.findLast(each => FIRST[each] <= code) as ActionKind;
  const rest = code - FIRST[kind];
  if (kind !== 'inspect' && kind !== 'stores') return { kind, what: rest, other: 0 };
  return { kind, what: Math.floor(rest / PAIRED), other: rest % PAIRED };
}
const READ: readonly Action[] = Array.from({ length: FIRST.march }, (_, code) => readAction(code));
export const actionOf = (code: Choice): Action => (code < FIRST.march ? (READ[code] as Action) : readAction(code));

export const PASS = actionCode('pass');
export const TAKE_WET = actionCode('takeWet');
export const TAKE_COIN = actionCode('takeCoin');

export const BACK = 0;
export const FORWARD = 1;
export const FORWARD_TWICE = 2;
const MOVES = ['back', 'forward', 'forward-2'];

function wordFor({ kind, what, other }: Action): Word {
  switch (kind) {
    case 'pass':
      return 'button:pass';
    case 'takeWet':
      return 'take:wet';
    case 'takeCoin':
      return 'take:coin';
    case 'soak':
    case 'upgrade':
    case 'priority':
      return `do:${kind}`;
    case 'prepareAll':
      return 'prepare:all';
    case 'clay':
    case 'coins':
    case 'hire':
      return `${kind}:${what}`;
    case 'build':
      return `build:${WARRIORS[what]}`;
    case 'prepare':
    case 'use':
      return `${kind}:${WEAPONS[what]}`;
    case 'buy':
      return `buy:${SPECIALISTS[what]}`;
    case 'inspect':
      return `inspector:${what === 0 ? 'row' : 'column'}-${MOVES[other]}`;
    case 'stores':
      return `storehouses:${what + 1}-${other + 1}`;
    case 'shoot':
      return `shoot:${DIRECTIONS[what]}`;
    case 'march':
    case 'aim':
      throw new RangeError('what cells are called is for the edition to say');
  }
}
const WORDS: readonly Word[] = READ.map(wordFor);
/** The word of an action that is the same in every edition. */
export const word = (choice: Choice): Word => WORDS[choice] as Word;
export const actionWord = (kind: Exclude<ActionKind, 'march' | 'aim'>, what = 0): Word => word(actionCode(kind, what));

/** A worker of a kind goes to a segment, counted from 0; or a ring is turned. */
export const RINGS = ['inner', 'middle'] as const;
export type Ring = (typeof RINGS)[number];
export interface Placing {
  readonly kind: number; // CRAFTSMAN or ARTISAN
  readonly segment: number;
}
const KINDS_OF_WORKERS = 2;
const FIRST_RING = SEGMENTS * KINDS_OF_WORKERS;
export const placingCode = (kind: number, segment: number): Choice => kind * SEGMENTS + segment;
const PLACINGS: readonly Placing[] = Array.from({ length: FIRST_RING }, (_, code) => ({
  kind: Math.floor(code / SEGMENTS),
  segment: code % SEGMENTS,
}));
export const placingOf = (code: Choice): Placing => PLACINGS[code] as Placing;
export const ringCode = (ring: Ring): Choice => FIRST_RING + RINGS.indexOf(ring);
/** The ring that a choice turns; null if it places a worker. */
export const ringOf = (code: Choice): Ring | null => (code < FIRST_RING ? null : (RINGS[code - FIRST_RING] as Ring));

/** A horse: the cell of its rider, and its direction. */
export interface Mount {
  readonly cell: number;
  readonly direction: number;
}
export const mountCode = (cell: number, direction: number): Choice => cell * DIRECTIONS.length + direction;
export const mountOf = (code: Choice): Mount => ({
  cell: Math.floor(code / DIRECTIONS.length),
  direction: code % DIRECTIONS.length,
});
