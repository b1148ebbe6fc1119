// Dice Forge: puts the game together.
import { defineGame, type Game } from '@boardwright/engine';
import { advice } from './bot.ts';
import { SEATS } from './content/players.ts';
import { asides } from './rules/cards.ts';
import { rules } from './rules/index.ts';
import type { Tasks } from './rules/tasks.ts';
import { score } from './score.ts';
import { options, setup } from './setup.ts';
import { check, copy, type G } from './state.ts';
import { statistics } from './statistics.ts';

export const game: Game<G, Tasks> = {
  id: 'dice-forge',
  version: 2,
  edition: 'standard',
  seats: SEATS,
  options,
  rules,
  setup,
  copy,
  view: copy, // DF-1.5: everything is public
  guess: () => {},
  asides,
  score,
  check,
};

export default defineGame({
  game,
  advice,
  statistics,
  texts: {
    en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
    hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
    pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
  },
});
