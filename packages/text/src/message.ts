// One message in one language, ready to be filled in; and what browsers are slow to make, made when it is needed.
import type { Language } from '@boardwright/engine';
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';

/** One thing for each set of arguments. */
function shared<Args extends readonly unknown[], Thing>(make: (...args: Args) => Thing): (...args: Args) => Thing {
  const made = new Map<string, Thing>();
  return (...args) => {
    const key = JSON.stringify(args);
    const thing = made.get(key) ?? make(...args);
    made.set(key, thing);
    return thing;
  };
}

/**
 * Every browser knows our languages. The library would ask for all that this one knows, and in a browser that has just been
 * started nothing on the first page takes longer.
 */
IntlMessageFormat.resolveLocale = shared(locales => new Intl.Locale([locales].flat()[0] as string));

/** Else every message would make its own. */
const formatters: Formatters = {
  getNumberFormat: shared((...args) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: shared((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: shared((...args) => new Intl.PluralRules(...args)),
};

export const messageIn = (language: Language, text: string): IntlMessageFormat =>
  new IntlMessageFormat(text, language, undefined, { formatters });

/** The same for all who ask, made for the first of them. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
