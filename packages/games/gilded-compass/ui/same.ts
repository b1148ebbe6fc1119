// Whether a part of the table is unchanged. The state is copied with every answer, so contents are compared.
import type { G } from '../state.ts';
import type { Table } from './view.ts';

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((value, i) => isSame(value, b[i]));
  const [left, right] = [Object.entries(a), b as Readonly<Record<string, unknown>>];
  return left.length === Object.keys(b).length && left.every(([key, value]) => isSame(value, right[key]));
}

interface Seen {
  readonly table: Table;
  readonly g: G;
}
/** For the same person in the same language. */
export const isSameTelling = ({ table: a }: Seen, { table: b }: Seen): boolean =>
  a.tell === b.tell && a.me === b.me && isSame(a.names, b.names);

/** Whether these parts of the state are all equal. */
export const holdSame = (parts: readonly (keyof G)[], a: G, b: G): boolean =>
  parts.every(part => isSame(a[part], b[part]));

/** Parts of the state that are lists with an entry for each player. */
type ByPlayer = { [K in keyof G]: G[K] extends readonly unknown[] ? K : never }[keyof G];
/** One player's entries of these parts. */
export const holdSameOf = (p: number, parts: readonly ByPlayer[], a: G, b: G): boolean =>
  parts.every(part => isSame(a[part][p], b[part][p]));
