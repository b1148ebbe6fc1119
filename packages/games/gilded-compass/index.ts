// Order of the Gilded Compass: dice at the doors of a treasure hunters' society. Put together from its parts.
import { defineGame } from '@boardwright/engine';
import { adviceOf } from './bot.ts';
import { readContent } from './content/read.ts';
import standard from './content/standard.json' with { type: 'json' };
import { gameOf } from './game.ts';
import { statisticsOf } from './statistics.ts';

const content = readContent(standard);

export default defineGame({
  game: gameOf(content),
  advice: adviceOf(content),
  statistics: match => statisticsOf(content, match),
  texts: {
    en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
    hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
    pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
  },
});
