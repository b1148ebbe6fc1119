// All that is written about a game in its folder: the texts of its rules and of its table, and its rule books.
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, type Messages } from '@boardwright/engine';
import { type FolderPath, filesIn, paragraphsIn } from '../../folder/folder.ts';
import type { Written } from './bare.ts';

export function messagesIn(folder: FolderPath, language: Language): Messages {
  const files = ['locale', 'ui/locale'].flatMap(part => filesIn(folder, part, `${language}.json`));
  return Object.assign({}, ...files.map(({ path }) => JSON.parse(readFileSync(path, 'utf8')) as Messages)) as Messages;
}

/** A paragraph is one message: its title, its text and its rulings. Its other notes are places of the content. */
function bookIn(folder: FolderPath, language: Language): Written[] {
  return paragraphsIn(folder, language).map(({ id, title, text }) => ({
    key: id,
    language,
    message: `${title}\n${text.replace(/^> *(ours|inferred):.*$/gm, '')}`,
  }));
}

export function writtenIn(folder: FolderPath): Written[] {
  return LANGUAGES.flatMap(language => [
    ...Object.entries(messagesIn(folder, language)).map(([key, message]) => ({ key, language, message })),
    ...bookIn(folder, language),
  ]);
}
