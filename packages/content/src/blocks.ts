// The blocks that describe content. Each is a zod schema with our own error messages, and knows its shape.
import type { Json } from '@boardwright/engine';
import * as z from 'zod/mini';
import type { Shape, Shapes } from './shape.ts';
import { written } from './written.ts';

/** A schema: takes anything and returns a V. */
export type Schema<V> = z.ZodMiniType<V>;
/** The type that a schema describes. */
export type Described<S> = S extends Schema<infer V> ? V : never;
type Schemas = Readonly<Record<string, Schema<unknown>>>;
type Fields<F extends Schemas> = { readonly [K in keyof F]: Described<F[K]> };
type Named<By extends string, F extends Readonly<Record<string, Schemas>>> = {
  [K in keyof F & string]: { readonly [B in By]: K } & Fields<F[K]>;
}[keyof F & string];

/** Every named key may be missing. */
type Entries<K extends string, V> = string extends K ? Readonly<Record<string, V>> : { readonly [P in K]?: V };

/** No list in a printed game is half as long. */
const MOST_ENTRIES = 250;
const LONGEST_NAME = 60;
const LONGEST_ID = 40;

const shapes = new WeakMap<object, Shape>();

export function shapeOf(schema: object): Shape {
  const known = shapes.get(schema);
  if (known === undefined) throw new Error('a schema of content is made of the blocks of this package');
  return known;
}
const shapesOf = (schemas: Schemas): Shapes =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, shapeOf(schema)]));

function shaped<V>(schema: object, shape: Shape): Schema<V> {
  shapes.set(schema, shape);
  return schema as unknown as Schema<V>;
}

/** One sentence for everything that can be wrong with a value. */
const needed = (what: string) => ({ error: ({ input }: { input?: unknown }) => `${what}, not ${written(input)}` });

export function whole(min: number, max: number): Schema<number> {
  const says = needed(`a whole number from ${min} to ${max} is needed`);
  return shaped(z.int(says).check(z.gte(min, says), z.lte(max, says)), { kind: 'whole', min, max });
}

export function oneOf<const V extends string>(values: readonly V[]): Schema<V> {
  return shaped(z.enum([...values], needed(`one of ${values.join(', ')} is needed`)), { kind: 'choice', of: values });
}

export function flag(): Schema<boolean> {
  return shaped(z.boolean(needed('true or false is needed')), { kind: 'flag' });
}

/** Ids are used in words, so they have no spaces, colons or hyphens. */
export function identifier(): Schema<string> {
  const says = needed(`a name of at most ${LONGEST_ID} small letters, digits and _ is needed`);
  return shaped(z.string(says).check(z.regex(new RegExp(`^[a-z0-9_]{1,${LONGEST_ID}}$`), says)), { kind: 'id' });
}

/** The name of an edition, which is shown in lists of tables. */
export function editionName(): Schema<string> {
  return nameLike(1, `a name of at most ${LONGEST_NAME} letters and digits is needed`);
}

/** What an owner calls a thing of the game; empty: as the standard edition does. */
export function ownName(): Schema<string> {
  return nameLike(0, `a name of at most ${LONGEST_NAME} letters and digits is needed, or nothing`);
}

function nameLike(shortest: number, what: string): Schema<string> {
  const says = needed(what);
  const pattern = new RegExp(
    `^(?=.{${shortest},${LONGEST_NAME}}$)(?:[\\p{L}\\p{N}][\\p{L}\\p{N} _.,'’()&+:–-]*)?$`,
    'u',
  );
  return shaped(z.string(says).check(z.regex(pattern, says)), { kind: 'name' });
}

export function list<V>(each: Schema<V>, min: number, max: number = MOST_ENTRIES): Schema<readonly V[]> {
  const says = { error: ({ input }: { input?: unknown }) => sizeNeeded('entries', min, max, (input as []).length) };
  const schema = z.array(each, needed('a list is needed')).check(z.minLength(min, says), z.maxLength(max, says));
  return shaped(schema, { kind: 'list', each: shapeOf(each), min, max });
}

function sizeNeeded(what: string, min: number, max: number, there: number): string {
  return `${min === max ? min : `${min} to ${max}`} ${what} are needed, not ${there}`;
}

/** Refuses values that are not objects, and unknown keys. */
const namedValues = (keys: readonly string[]) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'unrecognized_keys' || code === 'invalid_key'
      ? `is not known (known: ${keys.join(', ')})`
      : `named values in { } are needed, not ${written(input)}`,
});

/** Named values: all of them, and no others. A partial file may leave out those that equal the standard. */
export function fields<const F extends Schemas>(of: F): Schema<Fields<F>> {
  const schema = z.strictObject(of as Record<string, z.ZodMiniType>, namedValues(Object.keys(of)));
  return shaped(schema, { kind: 'fields', of: shapesOf(of) });
}

/** One value of the same kind for each of the keys. */
export function forEach<const K extends string, V>(
  keys: readonly K[],
  each: Schema<V>,
): Schema<Readonly<Record<K, V>>> {
  return fields(Object.fromEntries(keys.map(key => [key, each]))) as Schema<Readonly<Record<K, V>>>;
}

/** The integers of a range, as keys. */
export const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);

/** Entries for some of the keys, in the order of the file. A file contains the whole table or none of it. */
export function table<const K extends string, V>(
  keys: readonly K[],
  each: Schema<V>,
  { min = 0, max = keys.length } = {},
): Schema<Entries<K, V>> {
  return shaped(
    record(keys, each, min, max, key => (keys as readonly string[]).includes(key)),
    {
      kind: 'table',
      keys,
      each: shapeOf(each),
      min,
      max,
    },
  );
}

function record<V>(
  keys: readonly string[],
  each: Schema<V>,
  min: number,
  max: number,
  isKey: (key: string) => boolean,
) {
  const sizeOf = (entries: unknown): number => Object.keys(entries as object).length;
  return z.record(z.string().check(z.refine(isKey)), each as z.ZodMiniType, namedValues(keys)).check(
    z.refine(entries => sizeOf(entries) >= min && sizeOf(entries) <= max, {
      error: ({ input }) => sizeNeeded('entries', min, max, sizeOf(input)),
    }),
  );
}

/** One of several kinds of things. The field `by` says which, and so which other fields there are. */
export function variants<const By extends string, const F extends Readonly<Record<string, Schemas>>>(
  by: By,
  kinds: F,
): Schema<Named<By, F>> {
  const names = Object.keys(kinds);
  const options = names.map(name => {
    const of = { [by]: z.literal(name), ...kinds[name] } as Record<string, z.ZodMiniType>;
    return z.strictObject(of, namedValues(Object.keys(of)));
  });
  const schema = z.discriminatedUnion(by, options as unknown as [z.ZodMiniObject], {
    error: ({ code, input }) =>
      code === 'invalid_union'
        ? `one of ${names.join(', ')} is needed, not ${written((input as Record<string, unknown>)[by])}`
        : `named values in { } are needed, not ${written(input)}`,
  });
  const of = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, shapesOf(kind)]));
  return shaped(schema, { kind: 'variants', by, of });
}

/** A value, or null for none. */
export function orNull<V>(each: Schema<V>): Schema<V | null> {
  return shaped(z.nullable(each as z.ZodMiniType), { kind: 'orNull', each: shapeOf(each) });
}

/** A value that may be left out, and its default. */
export function orElse<V extends Json>(each: Schema<V>, otherwise: V): Schema<V> {
  return shaped(z._default(each as z.ZodMiniType, otherwise), { kind: 'orElse', each: shapeOf(each), otherwise });
}

/** How sure we are of a value: printed, on a public page, inferred, or our own design. */
export const MARKS = ['certain', 'confirmed', 'inferred', 'ours'] as const;
export type Mark = (typeof MARKS)[number];
const MOST_MARKS = 200;

/** How sure we are of each place of the content: `maps`, or more exactly `maps.low` or `maps[3].low`. */
export function marks(): Schema<Readonly<Record<string, Mark>>> {
  const each = oneOf(MARKS);
  const schema = record(['any place of the content'], each, 0, MOST_MARKS, key => key.length <= LONGEST_NAME);
  return shaped(schema, { kind: 'table', keys: null, each: shapeOf(each), min: 0, max: MOST_MARKS });
}
