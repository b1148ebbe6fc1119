// Puts the game together.
import { defineGame, type Game } from '@boardwright/engine';
import { advice } from './bot.ts';
import type { Tasks } from './rules/tasks.ts';
import { rules } from './rules/turn.ts';
import { score } from './score.ts';
import { check, copy, type G, newTable } from './state.ts';

const game: Game<G, Tasks> = {
  id: 'nim',
  version: 1,
  edition: 'standard',
  seats: [2, 3, 4],
  options: [{ id: 'last', values: ['wins', 'loses'], default: 'wins' }],
  rules,
  setup: (x, seats, options) => {
    x.next({ do: 'chooseStones', p: 0 });
    return newTable(seats, options.last === 'loses');
  },
  copy,
  view: copy, // nothing is hidden in this game
  guess: () => {},
  score,
  check,
};

export default defineGame({
  game,
  advice,
  texts: {
    en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
    hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
    pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
  },
});
