// Reading data that a person wrote: each helper returns a checked value or throws BadInput that names the place.
import { BadInput, onlyKeys, written } from '@boardwright/engine';

export type Data = Readonly<Record<string, unknown>>;

export function bad(place: string, what: string): BadInput {
  return new BadInput(`${place}: ${what}`);
}

/** No list of the printed game is half as long. */
const MOST_ENTRIES = 120;

export function object(value: unknown, place: string, known: readonly string[]): Data {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw bad(place, `expected a table, found ${written(value)}`);
  onlyKeys(value as Data, place === 'content' ? '' : place, known);
  return value as Data;
}
/** A table whose entries have numbers for names, such as how many players there are. */
export function numbered(value: unknown, place: string, from: number, to: number): Data {
  const names = Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);
  return object(value, place, names);
}
export function list(value: unknown, place: string, least: number, most = MOST_ENTRIES): readonly unknown[] {
  if (!Array.isArray(value)) throw bad(place, `expected a list, found ${written(value)}`);
  if (value.length < least) throw bad(place, `needs at least ${least} entries, found ${value.length}`);
  if (value.length > most) throw bad(place, `at most ${most} entries are allowed, found ${value.length}`);
  return value;
}
export function whole(value: unknown, place: string, from: number, to: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to)
    throw bad(place, `expected a whole number from ${from} to ${to}, found ${written(value)}`);
  return value;
}
export function flag(value: unknown, place: string): boolean {
  if (typeof value !== 'boolean') throw bad(place, `expected true or false, found ${written(value)}`);
  return value;
}
export function oneOf<T extends string>(value: unknown, place: string, names: readonly T[]): T {
  const found = names.find(name => name === value);
  if (found === undefined) throw bad(place, `expected one of ${names.join(', ')}, found ${written(value)}`);
  return found;
}
export function numbers(value: unknown, place: string, count: number, from: number, to: number): number[] {
  const found = list(value, place, count);
  if (found.length !== count) throw bad(place, `expected ${count} entries, found ${found.length}`);
  return found.map((each, i) => whole(each, `${place}[${i}]`, from, to));
}
/** A table with an entry for 2, 3, 4 and 5 players, as an array by player count. */
export function byPlayers(value: unknown, place: string, from: number, to: number): number[] {
  const table = numbered(value, place, 2, 5);
  return [0, 0, ...[2, 3, 4, 5].map(n => whole(table[`${n}`], `${place}.${n}`, from, to))];
}
