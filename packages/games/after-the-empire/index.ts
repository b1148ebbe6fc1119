// After the Empire: the game, its advice for bots and its texts.
import { defineGame, type GameModule, type Match } from '@boardwright/engine';
import { adviceFor } from './bot.ts';
import { contentFile, readContent, standard } from './content/content.ts';
import { textValues } from './content/text-values.ts';
import type { Content } from './content/types.ts';
import { gameWith } from './game.ts';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';
import { SACKED, SEASONS, SURVIVED } from './words.ts';

export { contentFile };

/** How many castles survived each season, and how often one was sacked. */
function statistics({ g }: Match<G, Tasks>): Record<string, number> {
  const share = (season: number): number =>
    g.castles.filter(castle => castle.fates[season] === SURVIVED).length / g.castles.length;
  const seasons = Array.from({ length: SEASONS }, (_, season) => [`survived season ${season + 1}`, share(season)]);
  const sacks = g.castles.reduce((sum, castle) => sum + castle.fates.filter(fate => fate === SACKED).length, 0);
  return { ...Object.fromEntries(seasons), 'sacks per castle': sacks / g.castles.length };
}

/** The standard content, or an owner's edition. */
export function moduleWith(content: Content): GameModule<G, Tasks> {
  const game = gameWith(content);
  return {
    game,
    advice: adviceFor(content, game),
    texts: {
      en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
      hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
      pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
    },
    statistics,
    textValues: textValues(content),
    surveyor: async () => (await import('./survey/index.ts')).surveyorFor(content),
    guide: async () => (await import('./guide/index.ts')).guideFor(content),
    withContent: file => moduleWith(readContent(file)),
    older: { 2: () => import('./older/2.js'), 3: () => import('./older/3.js') },
  };
}

export default defineGame(moduleWith(standard));
