// Converts files from before some names were changed: moves values to their current places.
import { copyPlain, type Json } from '@boardwright/engine';

type Named = Record<string, Json>;
/** By the old place: the current place, or null for what is dropped. `maps[].id` is the id of every map. */
export type Moves = Readonly<Record<string, string | null>>;

export function moved(file: Readonly<Record<string, unknown>>, moves: Moves): Readonly<Record<string, unknown>> {
  const copy = copyPlain(file) as Named;
  for (const [from, to] of Object.entries(moves)) {
    const [list = '', inEntry] = from.split('[].');
    if (inEntry === undefined) move(copy, from, to);
    else for (const entry of entriesAt(copy, list)) move(entry, inEntry, to?.split('[].')[1] ?? null);
  }
  return copy;
}

function entriesAt(data: Named, place: string): Named[] {
  const list = place.split('.').reduce<Json | undefined>((at, key) => (isNamed(at) ? at[key] : undefined), data);
  return Array.isArray(list) ? list.filter(isNamed) : [];
}

function move(data: Named, from: string, to: string | null): void {
  const value = take(data, from.split('.'));
  if (value !== undefined && to !== null) put(data, to.split('.'), value);
}

/** Removes a value, and its parents if they are then empty. */
function take(data: Named, [key = '', ...rest]: readonly string[]): Json | undefined {
  if (!Object.hasOwn(data, key)) return undefined;
  const inner = data[key];
  if (rest.length === 0) {
    delete data[key];
    return inner;
  }
  if (!isNamed(inner)) return undefined;
  const value = take(inner, rest);
  if (Object.keys(inner).length === 0) delete data[key];
  return value;
}

function put(data: Named, [key = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) data[key] = value;
  else {
    const inner = isNamed(data[key]) ? data[key] : {};
    data[key] = inner;
    put(inner, rest, value);
  }
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
