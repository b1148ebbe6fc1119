// After the Empire: the game, its advice for bots, its texts, and what can be known of a coming attack.
import { defineGame, type Match } from '@boardwright/engine';
import { adviceFor } from './bot.ts';
import { standard } from './content/content.ts';
import { forecaster } from './forecast.ts';
import { gameWith } from './game.ts';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';
import { SACKED, SEASONS, SURVIVED } from './words.ts';

export const game = gameWith(standard);
/** What is known of the coming attack on a castle, as numbers; also on a view. */
export const forecast = forecaster(standard);

/** How many castles survived each season, and how often one was sacked. */
function statistics({ g }: Match<G, Tasks>): Record<string, number> {
  const share = (season: number): number =>
    g.castles.filter(castle => castle.fates[season] === SURVIVED).length / g.castles.length;
  const seasons = Array.from({ length: SEASONS }, (_, season) => [`survived season ${season + 1}`, share(season)]);
  const sacks = g.castles.reduce((sum, castle) => sum + castle.fates.filter(fate => fate === SACKED).length, 0);
  return { ...Object.fromEntries(seasons), 'sacks per castle': sacks / g.castles.length };
}

export default defineGame({
  game,
  advice: adviceFor(standard, game),
  texts: {
    en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
    hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
    pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
  },
  statistics,
});
