// Order of the Gilded Compass: dice at the doors of a treasure hunters' society. Puts the game together.
import { defineGame, type GameModule } from '@boardwright/engine';
import { adviceOf } from './bot.ts';
import type { Content } from './content/content.ts';
import { contentFile, readContent, standard } from './content/read.ts';
import { textValues } from './content/text-values.ts';
import { gameOf } from './game.ts';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';
import { statisticsOf } from './statistics.ts';

export { contentFile };

/** The standard content, or an owner's edition. */
export function moduleWith(content: Content): GameModule<G, Tasks> {
  return {
    game: gameOf(content),
    advice: adviceOf(content),
    statistics: match => statisticsOf(content, match),
    texts: {
      en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
      hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
      pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
    },
    textValues: textValues(content),
    surveyor: async () => (await import('./survey/index.ts')).surveyorFor(content),
    guide: async () => (await import('./guide/index.ts')).guideFor(content),
    withContent: file => moduleWith(readContent(file)),
    older: { 1: () => import('./older/1.js'), 2: () => import('./older/2.js') },
  };
}

export default defineGame(moduleWith(standard));
