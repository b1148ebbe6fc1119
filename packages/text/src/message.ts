// One message in one language, ready to be filled in; and what browsers are slow to make, made when it is needed.
import type { Language } from '@boardwright/engine';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * Every browser knows our languages. The library would ask for all that this one knows, and in a browser that has just been
 * started nothing on the first page takes longer.
 */
IntlMessageFormat.resolveLocale = locales => new Intl.Locale([locales].flat()[0] as string);

export const messageIn = (language: Language, text: string): IntlMessageFormat => new IntlMessageFormat(text, language);

/** The same for all who ask, made for the first of them. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
