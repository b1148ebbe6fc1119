// Makes the state of any game readable: what belongs to a seat, what is common, and what things are called.
import { NOBODY, type Seat, UNKNOWN } from '@boardwright/engine';
import type { Teller } from '@boardwright/text';

export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
export interface Fact {
  readonly key: string;
  readonly value: Value;
}

export const isHidden = (value: Value): boolean => value === UNKNOWN;
/** Empty values and "no seat" are shown the same way. */
export const isNothing = (value: Value): boolean => value === null || value === '' || value === NOBODY;
export const isSimple = (value: Value): boolean => value === null || typeof value !== 'object';
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const isRecord = (value: Value | undefined): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bySeat = (value: Value, seats: number): value is readonly Value[] =>
  isList(value) && value.length === seats && seats > 1;

/** What belongs to a seat: its entry in every list with one entry per seat. */
export function factsOf(g: unknown, seat: Seat, seats: number): Fact[] {
  const facts: Fact[] = [];
  for (const [key, value] of entriesOf(g)) {
    if (!bySeat(value, seats)) continue;
    const own = value[seat];
    if (isRecord(own)) for (const [inner, each] of Object.entries(own)) facts.push({ key: inner, value: each });
    else if (own !== undefined) facts.push({ key, value: own });
  }
  return facts;
}

/** What is common to all seats. */
export function commonFacts(g: unknown, seats: number): Fact[] {
  return entriesOf(g)
    .filter(([, value]) => !bySeat(value, seats))
    .map(([key, value]) => ({ key, value }));
}

const entriesOf = (g: unknown): [string, Value][] => (isRecord(g as Value) ? Object.entries(g as object) : []);

export function entriesIn(value: Value): [string, Value][] {
  return isRecord(value) ? Object.entries(value) : [];
}

/** The game's own word for a key, or the key made readable: `innerOffset` is "Inner offset". */
export function labelOf(tell: Teller, key: string): string {
  const told = tell.text(`term.${key}`);
  const label =
    told ||
    key
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/[_-]/g, ' ')
      .toLowerCase();
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}

/** What a picture shows: of a word, or of a thing that no word names (`term:…`). */
export const nameOfPicture = (tell: Teller, picture: string): string =>
  picture.startsWith('term:') ? labelOf(tell, picture.slice('term:'.length)) : tell.word(picture);

export function textOfValue(tell: Teller, value: string): string {
  return tell.text(`term.${value}`) || value;
}
