// Reads the file of a saved edition. A file that is only partly wrong is accepted, so that it can be corrected here.
import { isOfTheGame } from '@boardwright/content';
import type { Json } from '@boardwright/engine';
import { fileOf, wholeOf } from './draft.ts';
import { type KnownGame, nameIn } from './known.ts';

export type Imported =
  | { readonly file: Json; readonly playable: boolean }
  | { readonly why: 'notFile' }
  | { readonly why: 'otherGame'; readonly name: string };

export function imported({ reader }: KnownGame, text: string, fileName: string): Imported {
  const given = parsed(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { why: 'notFile' };
  const named = 'edition' in given ? given : { ...given, name: nameIn(given) || fileName };
  if (reader.problems(named).length === 0)
    return { file: fileOf(reader, wholeOf(reader, reader.read(named) as unknown as Json)), playable: true };
  const { shape } = reader;
  const known = shape.kind === 'fields' ? shape.of : {};
  const stranger = Object.keys(named).find(key => !Object.hasOwn(known, key));
  if (stranger !== undefined) return { why: 'otherGame', name: stranger };
  const own = Object.entries(named).filter(([key]) => key === 'name' || isOfTheGame(known[key] as never));
  return { file: Object.fromEntries(own) as Json, playable: false };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
