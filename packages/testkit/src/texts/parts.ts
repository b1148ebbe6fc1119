// A text has the same parameters and branches in every language.
import { LANGUAGES, type Messages } from '@boardwright/engine';
import { partsOf } from '@boardwright/text';

/**
 * Sentences for parameters that a language lacks or adds, and for branches of the English text that it lacks. A
 * language may have more branches, because its grammar may need them.
 */
export function differentParts(texts: ReadonlyMap<string, Messages>): string[] {
  const english = texts.get('en') ?? {};
  const others = LANGUAGES.filter(language => language !== 'en');
  return others.flatMap(language =>
    Object.entries(texts.get(language) ?? {}).flatMap(([key, message]) => {
      const text = english[key];
      return text === undefined ? [] : differences(text, message).map(what => `${language}, "${key}" ${what}`);
    }),
  );
}

function differences(english: string, message: string): string[] {
  const wanted = partsIn(english);
  const given = partsIn(message);
  if (wanted === null || given === null) return []; // not a valid message: the audit reports it
  const isParameter = (part: string): boolean => !part.includes(' ');
  return [
    ...[...wanted].filter(part => !given.has(part)).map(part => `lacks ${part}, which the English text has`),
    ...[...given]
      .filter(part => isParameter(part) && !wanted.has(part))
      .map(part => `has ${part}, which the English text lacks`),
  ];
}

function partsIn(message: string): ReadonlySet<string> | null {
  try {
    return partsOf(message);
  } catch {
    return null;
  }
}
