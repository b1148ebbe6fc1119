// Which language a page is in.
import { LANGUAGES, type Language } from '@boardwright/engine';

/** What the reader asked for, else the first language of the browser that we have, else English. */
export function languageOf(asked: string | null, accepted: string | undefined): Language {
  const wishes = [asked ?? '', ...(accepted ?? '').split(',').map(each => each.trim().slice(0, 2).toLowerCase())];
  for (const wish of wishes) for (const language of LANGUAGES) if (wish === language) return language;
  return 'en';
}
