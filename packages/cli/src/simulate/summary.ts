// Statistics of a series of games: scores, lengths, and who wins how often.
import { seatName } from '@boardwright/engine';
import { botAt, type Result, type Series } from './series.ts';

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}
export interface Share {
  readonly share: number;
  readonly low: number; // lower end of the 95 % interval
  readonly high: number;
  readonly expected: number; // if all seats were equally strong
}
/** A bot; or a seat, if all bots are the same. */
export interface Group {
  readonly name: string;
  readonly wins: Share;
  readonly scores: Spread;
  readonly histogram: readonly Bin[];
}
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}
export interface Summary {
  readonly games: number;
  readonly answers: number;
  readonly length: Spread;
  readonly groups: readonly Group[];
  readonly statistics: Readonly<Record<string, Spread>>;
}
const BINS = 10;

export function summarize(series: Series, results: readonly Result[]): Summary {
  const differ = new Set(series.bots).size > 1;
  const nameAt = (number: number, seat: number): string => (differ ? botAt(series.bots, number, seat) : seatName(seat));
  const names = differ ? [...new Set(series.bots)] : series.bots.map((_, seat) => seatName(seat));
  const lengths = results.map(result => result.answers);
  return {
    games: results.length,
    answers: lengths.reduce((sum, n) => sum + n, 0),
    length: spreadOf(lengths),
    groups: names.map(name => groupOf(name, results, nameAt)),
    statistics: statisticsOf(results),
  };
}

function groupOf(name: string, results: readonly Result[], nameAt: (n: number, seat: number) => string): Group {
  const scores: number[] = [];
  let won = 0;
  let seats = 0;
  for (const { number, scores: all, places } of results) {
    const winners = places.filter(place => place === 1).length;
    for (const [seat, score] of all.entries()) {
      if (nameAt(number, seat) !== name) continue;
      scores.push(score);
      seats += 1 / all.length;
      if (places[seat] === 1) won += 1 / winners; // ties for first place share the win
    }
  }
  const wins = { ...wilson(won, results.length), expected: results.length === 0 ? 0 : seats / results.length };
  return { name, wins, scores: spreadOf(scores), histogram: histogramOf(scores) };
}

function statisticsOf(results: readonly Result[]): Record<string, Spread> {
  const values = new Map<string, number[]>();
  for (const { statistics } of results)
    for (const [name, value] of Object.entries(statistics)) {
      const list = values.get(name) ?? [];
      list.push(value);
      values.set(name, list);
    }
  return Object.fromEntries([...values].map(([name, list]) => [name, spreadOf(list)]));
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (i: number): number => sorted[i] ?? 0;
  const middle = (sorted.length - 1) / 2;
  return {
    mean: values.reduce((sum, n) => sum + n, 0) / Math.max(1, values.length),
    min: at(0),
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    max: at(sorted.length - 1),
  };
}

/** Wilson's interval: also correct for shares near 0 and 1, and for few games. */
export function wilson(won: number, games: number): Omit<Share, 'expected'> {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.96;
  const share = won / games;
  const centre = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** At most ten bins of equal width over integers. */
export function histogramOf(values: readonly number[]): Bin[] {
  if (values.length === 0) return [];
  const least = Math.floor(values.reduce((a, b) => Math.min(a, b)));
  const most = Math.floor(values.reduce((a, b) => Math.max(a, b)));
  const width = Math.ceil((most - least + 1) / BINS);
  const counts = new Array<number>(Math.ceil((most - least + 1) / width)).fill(0);
  for (const value of values) {
    const i = Math.floor((value - least) / width);
    counts[i] = (counts[i] as number) + 1;
  }
  return counts.map((count, i) => ({ from: least + i * width, to: least + (i + 1) * width - 1, count }));
}
