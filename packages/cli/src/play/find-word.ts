// Finds the option that a player typed: its number in the list, its name on the screen or its word, or the beginning of one.
import { plainAscii } from '../terminal/ascii.ts';

/** What can be typed: a word of the game, and its name in the reader's language. */
export interface Named {
  readonly word: string;
  readonly text: string;
}
export type Found<N> = { readonly one: N } | { readonly several: readonly N[] } | null;

/** Capital letters, accents and signs do not matter. */
export const folded = (text: string): string =>
  plainAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

/** `4,5` and `r4 c5` mean the place r4c5. */
const placeIn = (typed: string): string =>
  typed.replace(/^\s*r?\s*(\d+)\s*[,;c ]\s*c?\s*(\d+)\s*$/i, (_, row, column) => `r${row}c${column}`);

const detailOf = (word: string): string => word.slice(word.indexOf(':') + 1);

export function findNumber<N extends { readonly number: number }>(typed: string, offers: readonly N[]): N | null {
  return offers.find(({ number }) => String(number) === typed) ?? null;
}

/** A name counts more than a word, which is not on the screen. The kind of a word may be left out: `hyd` finds `feat:hydra`. */
export function findWord<N extends Named>(typed: string, all: readonly N[]): Found<N> {
  const name = folded(typed);
  const word = placeIn(typed.toLowerCase());
  if (name === '') return null;
  return (
    found(all, each => each.word === typed) ??
    found(all, ({ text }) => folded(text) === name) ??
    found(all, each => detailOf(each.word) === word) ??
    found(all, ({ text }) => folded(text).startsWith(name)) ??
    found(all, each => each.word.startsWith(word) || detailOf(each.word).startsWith(word)) ??
    found(all, ({ text }) => ` ${folded(text)}`.includes(` ${name}`))
  );
}

/** The same among what is not offered: only what is on the screen, or a whole word. */
export const findName = <N extends Named>(typed: string, all: readonly N[]): Found<N> =>
  found(all, each => each.word === typed || detailOf(each.word) === typed) ??
  found(all, ({ text }) => folded(text) === folded(typed)) ??
  found(all, ({ text }) => folded(typed) !== '' && ` ${folded(text)}`.includes(` ${folded(typed)}`));

function found<N>(all: readonly N[], isMeant: (each: N) => boolean): Found<N> {
  const several = all.filter(isMeant);
  const [one] = several;
  return one === undefined ? null : several.length > 1 ? { several } : { one };
}
