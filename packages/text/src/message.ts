// One message in one language, ready to be formatted. Formatters, which are slow to create, are created when needed.
import { LANGUAGES, type Language } from '@boardwright/engine';
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';

/** One result for each set of arguments. */
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
 * Every browser knows our languages. The library would ask for all languages of the browser, and in a browser that has
 * just started nothing on the first page takes longer.
 */
IntlMessageFormat.resolveLocale = shared(locales => new Intl.Locale([locales].flat()[0] as string));

/** Otherwise every message would create its own. */
const formatters: Formatters = {
  getNumberFormat: shared((...args) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: shared((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: shared((...args) => new Intl.PluralRules(...args)),
};

type Values = Readonly<Record<string, string | number | boolean | Date>>;
export interface Message {
  format(values: Values): string;
}

/** Most texts are names without parameters, so there is nothing to parse. */
const isPlain = (text: string): boolean => !/[{}<>'#]/.test(text);

function read(language: Language, text: string): Message {
  if (isPlain(text)) return { format: () => text };
  const message = new IntlMessageFormat(text, language, undefined, { formatters });
  return { format: values => String(message.format(values)) };
}

const known = Object.fromEntries(LANGUAGES.map(language => [language, new Map()])) as Readonly<
  Record<Language, Map<string, Message>>
>;

/**
 * Parsing a text takes far longer than formatting it, so it is parsed once. Does not use `shared`, which would build a
 * key for every text that is told.
 */
export function messageIn(language: Language, text: string): Message {
  const found = known[language].get(text);
  if (found !== undefined) return found;
  const message = read(language, text);
  known[language].set(text, message);
  return message;
}

/** Created on first use and shared by all callers. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
