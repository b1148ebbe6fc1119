// The vocabulary of the cases of Lantern Market: p1.coins, p1.hand, p1.lit, p1.fish, p1.bid, p1.oil, wind.
import { BadInput, type Json } from '@boardwright/engine';
import type { Vocabulary } from '../../../src/index.ts';
import { at, type G } from '../state.ts';

const NUMBERS = ['coins', 'oil', 'fish'] as const;
type NumberOf = (typeof NUMBERS)[number];

export const vocabulary: Vocabulary<G> = {
  given(g, path, value) {
    const [seat, what] = partsOf(g, path);
    if (what === 'hand') swapIn(g, at(g.hands, seat), value);
    else if (what === 'lit') swapIn(g, at(g.lit, seat), value);
    else if (path[0] === 'coins') g.coins = value as number[];
    else if (isNumber(what)) give(g, seat, what, value as number);
    else throw unknown(path);
  },

  read(g, path) {
    const [seat, what] = partsOf(g, path);
    if (what === 'wind') return g.wind;
    if (what === 'bids') return g.bids;
    if (what === 'bid') return at(g.bids, seat);
    if (what === 'hand') return at(g.hands, seat).toSorted((a, b) => a - b);
    if (what === 'lit') return at(g.lit, seat);
    if (isNumber(what)) return at(g[what], seat);
    throw unknown(path);
  },

  chance(g, key, value) {
    if (key === 'wind' || key === 'die') return (value as number) - 1;
    if (key === 'lantern') return g.bag.indexOf(value as number);
    throw new BadInput(`chance speaks of wind, die and lantern, not of ${key}`);
  },
};

const isNumber = (what: string): what is NumberOf => NUMBERS.some(name => name === what);

function give(g: G, seat: number, what: NumberOf, value: number): void {
  g[what][seat] = value;
  if (what === 'fish') g.trips[seat] = Math.ceil(value / 6);
}

/** The seat that a path begins with (0 if it does not), and the rest. */
function partsOf(g: G, path: readonly string[]): [number, string] {
  const [first = '', second] = path;
  const seat = Number(/^p(\d)$/.exec(first)?.[1] ?? 0) - 1;
  if (seat >= g.coins.length) throw new BadInput(`there is no ${first} at this table`);
  return seat >= 0 ? [seat, second ?? ''] : [0, first];
}

/** Puts these lanterns into a row. The old ones go where the new ones came from, so that no lantern exists twice. */
function swapIn(g: G, row: number[], value: Json): void {
  const wanted = value as number[];
  g.bag.push(...row.splice(0));
  for (const lantern of wanted) {
    for (const pile of [g.bag, ...g.hands]) {
      const i = pile.indexOf(lantern);
      if (i < 0) continue;
      pile.splice(i, 1);
      if (pile !== g.bag)
        pile.push(
          ...g.bag.splice(
            g.bag.findIndex(each => !wanted.includes(each)),
            1,
          ),
        );
    }
  }
  row.push(...wanted);
}

const unknown = (path: readonly string[]): BadInput =>
  new BadInput(`there is no "${path.join('.')}" in Lantern Market: see the first line of cases/vocabulary.ts`);
