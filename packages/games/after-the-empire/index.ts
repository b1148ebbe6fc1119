// After the Empire: the game, its advice for bots, its texts, and what can be known of a coming attack.
import { defineGame, type Match } from '@boardwright/engine';
import { advice, game } from './editions.ts';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';
import { SACKED, SEASONS, SURVIVED } from './words.ts';

export { contentOf, forecast, game } from './editions.ts';

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
  advice,
  texts: {
    en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
    hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
    pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
  },
  statistics,
});
