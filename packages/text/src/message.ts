// One message in one language, ready to be filled in; and what browsers are slow to make, made when it is needed.
import { LANGUAGES, type Language } from '@boardwright/engine';
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

type Values = Readonly<Record<string, string | number | boolean | Date>>;
export interface Message {
  format(values: Values): string;
}

/** Most texts are names: nothing is filled in, so there is nothing to read in them. */
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
 * To read a text takes far longer than to fill it in, so it is read once. Not by `shared`: this is asked for with every text
 * that is told, and a key would be made for each of them.
 */
export function messageIn(language: Language, text: string): Message {
  const found = known[language].get(text);
  if (found !== undefined) return found;
  const message = read(language, text);
  known[language].set(text, message);
  return message;
}

/** The same for all who ask, made for the first of them. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
