// The rule cases of a game, to be tried at the table. Fetched with the first that is wanted.

import { books } from 'virtual:examples';
import type { Example, ExampleBook } from '@boardwright/host';

export async function examplesOf(game: string): Promise<ExampleBook> {
  const load = Object.hasOwn(books, game) ? books[game] : undefined;
  return load === undefined ? NONE : (await load()).default;
}
const NONE: ExampleBook = { examples: [], paragraphs: {} };

/** `n`: which of its examples, from 1. */
export const addressOfExample = (game: string, paragraph: string, n = 1): string =>
  `/try/${game}/${paragraph}${n === 1 ? '' : `?case=${n}`}`;

/** The examples of a paragraph, in the order of the case files. */
export const examplesIn = ({ examples, paragraphs }: ExampleBook, paragraph: string): readonly Example[] =>
  (paragraphs[paragraph]?.examples ?? []).flatMap(i => examples[i] ?? []);
