// What the editions page needs from a game: the reader of its content, and the names and pictures of its values.
import { byEnding, type Cause, type Edition, type Reader } from '@boardwright/content';
import type { Json, Language, Messages } from '@boardwright/engine';
import { messageIn } from '@boardwright/text';
import type { ReactNode } from 'react';
import { drawnTableOf } from '../drawn/boards.ts';
import { messagesOf } from '../games/texts.ts';

interface EditionModule {
  readonly contentFile: Reader<Edition>;
  readonly contentPictures: Readonly<Record<string, string>>; // words, by the last part of a place
}
const modules = import.meta.glob<EditionModule>('../../../games/*/edition.ts');
const texts = import.meta.glob<Messages>('../../../games/*/content/locale/*.json', { import: 'default' });

export interface KnownGame {
  readonly id: string;
  readonly reader: Reader<Edition>;
  /** The name of a place: `maps.low`. A place without a name is a bug. */
  readonly label: (place: string) => string;
  /** The name of a thing that an owner may have invented. */
  readonly nameOfId: (id: string) => string;
  readonly picture: (place: string, size: number) => ReactNode;
  /** Why values do not go together. */
  readonly wrong: (cause: Cause) => string;
}

/** Null: the game has no editions. */
export async function knownGame(id: string, language: Language): Promise<KnownGame | null> {
  const load = modules[`../../../games/${id}/edition.ts`];
  if (load === undefined) return null;
  const [module, own, terms, drawn] = await Promise.all([
    load(),
    texts[`../../../games/${id}/content/locale/${language}.json`]?.() ?? {},
    messagesOf(id, language),
    drawnTableOf(id),
  ]);
  const { contentFile: reader, contentPictures } = module;
  const content = drawn.content(null);
  return {
    id,
    reader,
    label: place => labelOf(own, terms, place),
    nameOfId: name => terms[`term.${name}`] ?? name.replaceAll('_', ' '),
    wrong: cause => messageIn(language, messageFor(own, cause)).format(cause),
    picture: (place, size) =>
      drawn.picture?.({ word: byEnding(contentPictures, place) ?? `term:${lastOf(place)}`, size, content }) ?? null,
  };
}

const lastOf = (place: string): string => place.slice(place.lastIndexOf('.') + 1);

function labelOf(own: Messages, terms: Messages, place: string): string {
  const label = byEnding(own, place) ?? terms[`term.${lastOf(place)}`];
  if (label !== undefined) return label;
  console.error(`there is no text for the place "${place}" of the content`);
  return `[${place}]`;
}

const messageFor = (own: Messages, { text }: Cause): string => own[`wrong.${text}`] ?? text;

/** The name of an edition, as given by its file. */
export function nameIn(file: Json | null): string {
  const name = (file as { readonly name?: Json } | null)?.name;
  return typeof name === 'string' ? name : '';
}
