// Texts that are asked for by an id of the content, such as the name of a card: each id has one, met in a random game or not.
import type { Messages } from '@boardwright/engine';

/** The beginning of keys, and every id that can follow: `{ 'term.': ['north', 'south'], 'ui.card.': CARDS }`. */
export type Ids = Readonly<Record<string, readonly string[]>>;

export const keysOf = (ids: Ids): string[] =>
  Object.entries(ids).flatMap(([beginning, all]) => all.map(id => beginning + id));

/** Sentences for ids without a text, in the languages that lack it. */
export function namelessIds(ids: Ids, texts: ReadonlyMap<string, Messages>): string[] {
  return [...texts].flatMap(([language, messages]) =>
    keysOf(ids)
      .filter(key => messages[key] === undefined)
      .map(key => `there is no ${language} text for "${key}"`),
  );
}
