// An owner's file is merged over the standard and contains only what differs from it.
import type { Json } from '@boardwright/engine';
import type { Shape } from './shape.ts';

type Named = Readonly<Record<string, unknown>>;

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges a file over the standard: fields that it leaves out stay; a list, table or variant is replaced as a whole. */
export function laidOver(shape: Shape | undefined, below: unknown, above: unknown): unknown {
  if (above === undefined) return below;
  if (shape?.kind !== 'fields' || !isNamed(below) || !isNamed(above)) return above;
  const laid = Object.entries(above).map(([key, value]) => [key, laidOver(shape.of[key], below[key], value)]);
  return { ...below, ...Object.fromEntries(laid) };
}

/** The reverse: what a file must contain to lead to `whole`; undefined: nothing. */
export function difference(shape: Shape | undefined, below: unknown, whole: unknown): unknown {
  if (isSame(below, whole)) return undefined;
  if (shape?.kind !== 'fields' || !isNamed(below) || !isNamed(whole)) return whole;
  const said = Object.entries(whole)
    .map(([key, value]) => [key, difference(shape.of[key], below[key], value)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(said);
}

/** Whether two values are equal. The order of keys counts: in a table it is the order of the game. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a as Json) === JSON.stringify(b as Json);
}
