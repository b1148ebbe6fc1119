// Dice Forge: puts the game together.
import { defineGame } from '@boardwright/engine';
import { advice } from './bot.ts';
import { game } from './game.ts';
import { statistics } from './statistics.ts';

export { game };

export default defineGame({
  game,
  advice,
  statistics,
  surveyor: async () => (await import('./survey/index.ts')).surveyor,
  guide: async () => (await import('./guide/index.ts')).guide,
  texts: {
    en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
    hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
    pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
  },
});
