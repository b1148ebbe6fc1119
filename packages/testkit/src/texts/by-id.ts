// Texts that are looked up by an id of the content, such as the name of a card. Every id needs one, even if no random
// game uses it.
import type { Messages } from '@boardwright/engine';

/** Key prefixes, and every id that can follow: `{ 'term.': ['north', 'south'], 'ui.card.': CARDS }`. */
export type Ids = Readonly<Record<string, readonly string[]>>;

export const keysOf = (ids: Ids): string[] =>
  Object.entries(ids).flatMap(([beginning, all]) => all.map(id => beginning + id));

/** Sentences for ids without a text, with the languages that lack it. */
export function namelessIds(ids: Ids, texts: ReadonlyMap<string, Messages>): string[] {
  return [...texts].flatMap(([language, messages]) =>
    keysOf(ids)
      .filter(key => messages[key] === undefined)
      .map(key => `there is no ${language} text for "${key}"`),
  );
}
