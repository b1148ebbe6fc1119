// Order of the Gilded Compass: dice at the doors of a treasure hunters' society. Put together from its parts.
import { defineGame, type GameModule } from '@boardwright/engine';
import { adviceOf } from './bot.ts';
import type { Content } from './content/content.ts';
import { contentFile, readContent, standard } from './content/read.ts';
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
    withContent: file => moduleWith(readContent(file)),
  };
}

export default defineGame(moduleWith(standard));
