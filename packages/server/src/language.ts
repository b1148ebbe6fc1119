// Chooses the language of a page.
import { LANGUAGES, type Language } from '@boardwright/engine';

/** The language the reader chose, or the first language of the browser that we support, or English. */
export function languageOf(asked: string | null, accepted: string | undefined): Language {
  const wishes = [asked ?? '', ...(accepted ?? '').split(',').map(each => each.trim().slice(0, 2).toLowerCase())];
  for (const wish of wishes) for (const language of LANGUAGES) if (wish === language) return language;
  return 'en';
}
