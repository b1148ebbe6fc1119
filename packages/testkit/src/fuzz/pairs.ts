// Pairs of option values, and a small number of settings that cover all of them: faults often need two options at once.
import { type AnyGame, BadInput, type Option, optionsThatMatter, type Settings, settleNew } from '@boardwright/engine';

/** Two options, each with one of its values. */
export type Pair = readonly [Value, Value];
interface Value {
  readonly id: string;
  readonly value: string;
}

/** The settings of a new match with these values; null if they are refused, also at this player count. */
export function settledOrNull(game: AnyGame, seats: number, given: Settings): Settings | null {
  try {
    return settleNew(game, seats, given);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/**
 * Whether settings contain both values of a pair, where they matter. Prepared once, because it is called for many
 * pairs.
 */
export function meetingIn(game: AnyGame, seats: number, settings: Settings): (pair: Pair) => boolean {
  const matter = new Set(optionsThatMatter(game.options, seats, settings).map(({ id }) => id));
  const stands = ({ id, value }: Value): boolean => settings[id] === value && matter.has(id);
  return ([a, b]) => stands(a) && stands(b);
}

/** Every pair of values of two options that is possible at this player count. */
export function pairsOf(game: AnyGame, seats: number): Pair[] {
  const values = game.options.flatMap(({ id, values }) => values.map(value => ({ id, value })));
  const all = values.flatMap((a, i) => values.slice(i + 1).flatMap((b): Pair[] => (a.id === b.id ? [] : [[a, b]])));
  return all.filter(pair => settingsWith(game, seats, pair) !== null);
}

/**
 * Settings in which a pair meets, with what has to be set for it to matter, and with one more option where the usual values
 * are refused; null if there are none.
 */
function settingsWith(game: AnyGame, seats: number, pair: Pair): Settings | null {
  const given: Record<string, string> = {};
  for (const { id, value } of pair) given[id] = value;
  for (const { id } of pair)
    for (const [other, values] of Object.entries(optionNamed(game, id).when ?? {}))
      if (optionNamed(game, other).seats?.includes(seats) ?? true) given[other] ??= values[0] as string;
  const others = game.options.filter(({ id }) => given[id] === undefined);
  const tries = [{}, ...others.flatMap(({ id, values }) => values.map(value => ({ [id]: value })))];
  for (const other of tries) {
    const settings = settledOrNull(game, seats, { ...given, ...other });
    if (settings !== null && meetingIn(game, seats, settings)(pair)) return settings;
  }
  return null;
}

const optionNamed = (game: AnyGame, id: string): Option => game.options.find(each => each.id === id) as Option;

/**
 * Settings in which every pair meets, the usual ones first. Greedy: each starts with a pair that has not met yet, and then
 * every option takes the value that lets most pairs meet. At the end come values that are in no pair, if there are any.
 */
export function coveringSettings(game: AnyGame, seats: number): Settings[] {
  const rows: Settings[] = [];
  let left = pairsOf(game, seats);
  const add = (settings: Settings): void => {
    const meets = meetingIn(game, seats, settings);
    rows.push(settings);
    left = left.filter(pair => !meets(pair));
  };
  add(settleNew(game, seats, {}));
  for (let [pair] = left; pair !== undefined; [pair] = left) add(fullest(game, seats, pair, left));
  for (const { id, values } of game.options)
    for (const value of values) {
      const single = settledOrNull(game, seats, { [id]: value });
      if (single?.[id] === value && !rows.some(row => row[id] === value)) add(single);
    }
  return rows;
}

/** Settings in which this pair meets, and as many of the others as can be had by changing one option after the other. */
function fullest(game: AnyGame, seats: number, pair: Pair, others: readonly Pair[]): Settings {
  let row = settingsWith(game, seats, pair) as Settings;
  let most = others.filter(meetingIn(game, seats, row)).length;
  for (const { id, values } of game.options)
    for (const value of values) {
      const other = settledOrNull(game, seats, { ...row, [id]: value });
      if (other === null || other[id] === row[id]) continue;
      const meets = meetingIn(game, seats, other);
      const met = meets(pair) ? others.filter(meets).length : 0;
      if (met > most) [row, most] = [other, met];
    }
  return row;
}
