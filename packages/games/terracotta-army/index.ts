// Terracotta Army: the game, its advice for bots, and its texts.
import { defineGame, type GameModule, type Messages } from '@boardwright/engine';
import { adviceFor } from './bot.ts';
import { makeBook } from './content/book.ts';
import type { Content } from './content/content.ts';
import { contentFile, standard } from './content/read.ts';
import { textValues } from './content/text-values.ts';
import { makeGame } from './game.ts';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';
import { statistics } from './statistics.ts';

export { contentFile };

const messages = (file: { default: Messages }): Messages => file.default;

/** The standard content, or an owner's edition of it. */
export function moduleWith(content: Content): GameModule<G, Tasks> {
  const book = makeBook(content);
  return {
    game: makeGame(book),
    advice: adviceFor(book),
    texts: {
      en: () => import('./locale/en.json', { with: { type: 'json' } }).then(messages),
      hu: () => import('./locale/hu.json', { with: { type: 'json' } }).then(messages),
      pl: () => import('./locale/pl.json', { with: { type: 'json' } }).then(messages),
    },
    statistics,
    textValues: textValues(content),
    surveyor: async () => (await import('./survey/index.ts')).surveyorFor(book),
    guide: async () => (await import('./guide/index.ts')).guideFor(book),
    withContent: file => moduleWith(contentFile.read(file)),
  };
}

export default defineGame(moduleWith(standard));
