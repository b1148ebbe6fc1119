// Terracotta Army: the game, its advice for bots, and its texts.
import { defineGame, type Messages } from '@boardwright/engine';
import { advice } from './bot.ts';
import { game } from './game.ts';
import { statistics } from './statistics.ts';

const messages = (file: { default: Messages }): Messages => file.default;

export default defineGame({
  game,
  advice,
  texts: {
    en: () => import('./locale/en.json', { with: { type: 'json' } }).then(messages),
    hu: () => import('./locale/hu.json', { with: { type: 'json' } }).then(messages),
    pl: () => import('./locale/pl.json', { with: { type: 'json' } }).then(messages),
  },
  statistics,
});
