// Checks what was read from a content file. Every complaint names the place.
import { BadInput, onlyKeys } from '@boardwright/engine';

type Fields = Readonly<Record<string, unknown>>;

export function fail(place: string, what: string): never {
  throw new BadInput(`${place}: ${what}`);
}

/** No list of the printed game is half as long. */
const MOST_ENTRIES = 250;
const LONGEST_ID = 40;

export function fields(value: unknown, place: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(place, 'must be an object');
  onlyKeys(value as Fields, place === 'content' ? '' : place, known);
  return value as Fields;
}

/** An id: it stands in words, so it has no spaces, colons or hyphens. */
export function identifier(value: unknown, place: string): string {
  if (typeof value !== 'string' || value === '') fail(place, 'must be a text');
  const id = value as string;
  if (id.length > LONGEST_ID) fail(place, `must not be longer than ${LONGEST_ID} letters`);
  if (!/^[a-z0-9_]+$/.test(id)) fail(place, `"${id}" must be written with small letters, digits and _`);
  return id;
}

export function oneOf<V extends string>(value: unknown, values: readonly V[], place: string): V {
  if (!values.includes(value as V)) fail(place, `must be one of ${values.join(', ')}`);
  return value as V;
}

export function whole(value: unknown, place: string, min = 0, max = 999): number {
  if (!Number.isInteger(value)) fail(place, 'must be a whole number');
  const n = value as number;
  if (n < min || n > max) fail(place, `must be from ${min} to ${max}, not ${n}`);
  return n;
}

export function list<V>(
  value: unknown,
  place: string,
  read: (each: unknown, place: string) => V,
  least = 0,
  most = MOST_ENTRIES,
): V[] {
  if (!Array.isArray(value)) fail(place, 'must be a list');
  const items = value as readonly unknown[];
  if (items.length < least) fail(place, `has ${items.length} entries, but at least ${least} are needed`);
  if (items.length > most) fail(place, `has ${items.length} entries, but at most ${most} are allowed`);
  return items.map((each, i) => read(each, `${place}[${i}]`));
}

export function wholes(value: unknown, place: string, length: number, min = 0, max = 999): number[] {
  return list(value, place, (each, at) => whole(each, at, min, max), length, length);
}

export function ascending(numbers: readonly number[], place: string): void {
  for (const [i, n] of numbers.entries())
    if (i > 0 && n < (numbers[i - 1] as number)) fail(`${place}[${i}]`, 'must not be less than the one before');
}

export function distinct(ids: readonly string[], place: string): void {
  for (const [i, id] of ids.entries())
    if (ids.indexOf(id) !== i) fail(`${place}[${i}].id`, `"${id}" stands there twice`);
}
