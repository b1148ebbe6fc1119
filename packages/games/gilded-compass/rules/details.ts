// Choices that combine several values, encoded as one number and decoded: the details of placements (the part of the
// code below the flags of codes.ts), and the answers to other questions. No other code does this.
import { ONE } from '../dice.ts';
import { detailOf } from './codes.ts';

// Details are decoded very often, and bits are faster than remainders.
const FACE_BITS = 3; // 1 to 6; 0 is no die
const COUNT_BITS = 4; // the maximum count of a face in a multiset of dice
const SUM_BITS = 7; // more than all dice of a player can show
const lastBits = (bits: number): number => (1 << bits) - 1;
const FACE = lastBits(FACE_BITS);
const COUNT = lastBits(COUNT_BITS);
const SUM = lastBits(SUM_BITS);

/** The Archives: this many dice of a face join one's own group of this size (0: a new one). */
export interface Added {
  readonly face: number;
  readonly added: number;
  readonly joins: number;
}
export const groupDetail = (face: number, added: number, joins: number): number =>
  (face << (2 * COUNT_BITS)) | (added << COUNT_BITS) | joins;
export function groupIn(code: number): Added {
  const detail = detailOf(code);
  return { face: detail >> (2 * COUNT_BITS), added: (detail >> COUNT_BITS) & COUNT, joins: detail & COUNT };
}

/** University and Temple: two faces, lower first; 0 and a face for a single die. */
export interface Pair {
  readonly low: number;
  readonly high: number;
}
export const pairDetail = (low: number, high: number): number => (low << FACE_BITS) | high;
export function pairIn(code: number): Pair {
  const detail = detailOf(code);
  return { low: detail >> FACE_BITS, high: detail & FACE };
}
/** The dice of such a pair. */
export function diceOfPair(code: number): number {
  const { low, high } = pairIn(code);
  return (ONE[low] as number) + (ONE[high] as number);
}

/** The Galleon: only the number and the sum of the dice matter. */
export interface Bid {
  readonly count: number;
  readonly sum: number;
}
export const bidDetail = (count: number, sum: number): number => (count << SUM_BITS) | sum;
export function bidIn(code: number): Bid {
  const detail = detailOf(code);
  return { count: detail >> SUM_BITS, sum: detail & SUM };
}

/** The Tower: the detail is one of these. */
export const LEFT = 0;
export const RIGHT = 1;
export const BOTH = 2;

/** Dice of the active player and of the neutral player, as multisets. */
export interface Dice {
  readonly own: number;
  readonly neutral: number;
}
const MULTISETS = 2 ** 24;
export const diceCode = (own: number, neutral: number): number => neutral * MULTISETS + own;
export const diceIn = (code: number): Dice => ({ own: code % MULTISETS, neutral: Math.floor(code / MULTISETS) });

/** Dice set to other faces: at most two of each player, lower face first; 0: no die. */
export interface Change {
  readonly from: Pair;
  readonly to: Pair;
}
export interface Changes {
  readonly own: Change;
  readonly neutral: Change;
}
const NO_DICE: Pair = { low: 0, high: 0 };
export const NO_CHANGE: Change = { from: NO_DICE, to: NO_DICE };
const FACES_ROOM = FACE + 1;
const PAIRS = FACES_ROOM * FACES_ROOM;
const CHANGES = PAIRS * PAIRS;
const pairCode = ({ low, high }: Pair): number => low * FACES_ROOM + high;
const pairOf = (code: number): Pair => ({ low: Math.floor(code / FACES_ROOM), high: code % FACES_ROOM });
const changeOf = (code: number): Change => ({ from: pairOf(Math.floor(code / PAIRS)), to: pairOf(code % PAIRS) });
const changeCode = ({ from, to }: Change): number => pairCode(from) * PAIRS + pairCode(to);
export const changesCode = (own: Change, neutral: Change): number => changeCode(neutral) * CHANGES + changeCode(own);
export const changesIn = (code: number): Changes => ({
  own: changeOf(code % CHANGES),
  neutral: changeOf(Math.floor(code / CHANGES)),
});

/** The values of the kept chests, one or two. */
const CHEST_ROOM = 1000; // far more than the value of a chest
export const chestsCode = (first: number, second = 0): number => second * CHEST_ROOM + first;
export function chestsIn(code: number): number[] {
  const [first, second] = [code % CHEST_ROOM, Math.floor(code / CHEST_ROOM)];
  return second === 0 ? [first] : [first, second];
}
