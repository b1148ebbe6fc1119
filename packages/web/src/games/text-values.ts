// What texts say of the content in use: the numbers of the standard edition, or of an owner's.
import type { Json, TextValues } from '@boardwright/engine';

interface EditionModule {
  readonly textValuesOf: (own: Json | null) => TextValues;
}
const modules = import.meta.glob<EditionModule>('../../../games/*/edition.ts');

/** `own`: an owner's edition, null for the standard one. A game without editions has its numbers in its texts. */
export async function textValuesOf(game: string, own: Json | null): Promise<TextValues | undefined> {
  return (await modules[`../../../games/${game}/edition.ts`]?.())?.textValuesOf(own);
}
