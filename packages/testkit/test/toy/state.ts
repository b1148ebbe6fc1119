// The state of Lantern Market: what is on the table, what each seat sees, and what it can guess.
import { copyPlain, type Random, type Seat, UNKNOWN } from '@boardwright/engine';

export const LANTERNS = 14; // numbered from 1
export const HAND = 3;
export const NO_BID = -1;

export interface G {
  rounds: number; // still to play after this one
  storm: boolean;
  fishing: boolean;
  wind: number;
  bag: number[]; // lanterns to draw, unordered
  hands: number[][]; // hidden from the others
  lit: number[][];
  coins: number[];
  oil: number[];
  bids: number[]; // hidden from the others until the bids are revealed
  bidsOpen: boolean;
  trips: number[]; // how often each seat has fished
  fish: number[]; // what they caught, hidden from the others until the end
  over: boolean;
}

export function view(g: G, seat: Seat | null): G {
  const hide = (n: number, p: Seat): number => (p === seat ? n : UNKNOWN);
  return {
    ...copyPlain(g),
    bag: g.bag.map(() => UNKNOWN),
    hands: g.hands.map((hand, p) => hand.map(lantern => hide(lantern, p))),
    bids: g.bids.map((bid, p) => (g.bidsOpen || bid === NO_BID ? bid : hide(bid, p))),
    fish: g.fish.map((fish, p) => (g.over ? fish : hide(fish, p))),
  };
}

/** Lanterns that the seat cannot see may be anywhere. Bids and fish are anything the others could have. */
export function guess(g: G, _seat: Seat | null, random: Random): void {
  const seen = new Set([...g.lit.flat(), ...g.hands.flat()]);
  const unseen = lanterns().filter(lantern => !seen.has(lantern));
  const fill = (lantern: number): number =>
    lantern === UNKNOWN ? (unseen.splice(random(unseen.length), 1)[0] as number) : lantern;
  g.hands = g.hands.map(hand => hand.map(fill));
  g.bag = g.bag.map(fill);
  g.bids = g.bids.map((bid, p) => (bid === UNKNOWN ? random(at(g.coins, p) + 1) : bid));
  g.fish = g.fish.map((fish, p) => (fish === UNKNOWN ? at(g.trips, p) * (1 + random(6)) : fish));
}

export function check(g: G): void {
  const all = [...g.bag, ...g.hands.flat(), ...g.lit.flat()].sort((a, b) => a - b);
  if (all.join() !== lanterns().join()) throw new Error(`the lanterns are ${all.join()}`);
  for (const [p, coins] of g.coins.entries()) {
    if (coins < 0) throw new Error(`p${p + 1} has ${coins} coins`);
    if (!g.bidsOpen && at(g.bids, p) > coins) throw new Error(`p${p + 1} bids more than it has`);
    if (at(g.fish, p) < at(g.trips, p) || at(g.fish, p) > 6 * at(g.trips, p)) throw new Error('the fish are not real');
  }
}

export const lanterns = (): number[] => Array.from({ length: LANTERNS }, (_, i) => i + 1);

/** An element that must exist: lists by seat have an entry for every seat. */
export function at<V>(list: readonly V[], p: number): V {
  if (p >= list.length) throw new Error(`there is no element ${p}`);
  return list[p] as V;
}
