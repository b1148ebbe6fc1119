// Statistics of a finished match that show whether the values of an edition are playable; `simulate` averages them.
import { type Match, splitWord } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import type { Tasks } from './rules/tasks.ts';
import { resultOf } from './score.ts';
import type { G } from './state.ts';

/** The category of a line of the score sheet. */
const SOURCES: Readonly<Record<string, string>> = {
  site: 'gold from maps',
  mission: 'gold from missions',
  relics: 'gold from relics',
  knowledge: 'gold from tokens',
  abilities: 'gold from abilities',
  chests: 'gold from chests',
  treasures: 'gold from treasures',
};

/** Gold per player, in total and by source. */
export function statisticsOf(c: Content, { g }: Match<G, Tasks>): Record<string, number> {
  const out: Record<string, number> = { gold: 0 };
  for (let p = 0; p < g.players; p++)
    for (const { source, points } of resultOf(c, g, p).lines) {
      const name = SOURCES[splitWord(source).kind] ?? 'gold from elsewhere';
      out[name] = (out[name] ?? 0) + points / g.players;
      out.gold = (out.gold as number) + points / g.players;
    }
  return out;
}
