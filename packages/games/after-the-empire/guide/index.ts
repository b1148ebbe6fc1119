// What a newcomer should want: a castle that holds, gold in spite of the invaders, and what pays at the end.
import type { Goal, Guide, Match, Seat } from '@boardwright/engine';
import { structures } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { forecaster, goldOutlook } from '../forecast.ts';
import type { Tasks } from '../rules/tasks.ts';
import { isMet, progressOf } from '../score.ts';
import { type Castle, castleOf, type G, goldOf } from '../state.ts';
import { aboutCard, NO_CARD } from '../words.ts';

/** Until then walls and turrets bring income for long enough to be built for its sake. */
const BUILDING_SEASONS = 3;

export function guideFor(content: Content): Guide<G, Tasks> {
  const forecast = forecaster(content);
  return {
    goals: ({ g }: Match<G, Tasks>, seat: Seat) => {
      if (g.over) return [];
      const castle = castleOf(g, seat);
      return [hold(content, g, seat, forecast(g, seat)), gold(content, g, seat), later(content, g, castle, seat)];
    },
    texts: {
      en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
      hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
      pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
    },
  };
}

/** AE-0.4 */
function hold(
  content: Content,
  g: G,
  seat: Seat,
  { known, faceDown, units }: ReturnType<ReturnType<typeof forecaster>>,
): Goal {
  const seen = g.invaders.find(card => card !== NO_CARD);
  const invader = seen === undefined ? null : content.invaders[seen];
  return {
    is: { say: 'hold', known, faceDown, units },
    at: [...(invader == null ? [] : [`invader:${invader.id}`]), `castle@${seat}`],
    words: ['space:camp_left', 'space:camp_right', 'space:storehouse', 'build:*', 'turret:*', 'upgrade:*', 'move:*'],
    rule: 'AE-7.3',
  };
}

/** AE-1.3: gold is the score, and it draws invaders. */
function gold(content: Content, g: G, seat: Seat): Goal {
  const castle = castleOf(g, seat);
  const { next, more, kept } = goldOutlook(content, g, castle);
  return {
    is: { say: next === 0 ? 'gold' : 'goldTier', gold: goldOf(castle), next, more, kept },
    at: [`track@${seat}`],
    words: ['space:tax', 'space:merchant', 'take2:gold*'],
    rule: 'AE-1.3',
  };
}

/** Income while it pays, then the objectives. */
function later(content: Content, g: G, castle: Castle, seat: Seat): Goal {
  const open = castle.objectives.flatMap(id => {
    const objective = content.objectives[id];
    return objective === undefined || isMet(content, g, castle, objective.condition) ? [] : [objective];
  });
  const [objective] = open;
  if (g.season <= BUILDING_SEASONS || objective === undefined)
    return {
      is: { say: 'income', built: structures(castle) },
      at: [`castle@${seat}`],
      words: ['space:storehouse', 'space:lumberyard', 'space:quarry', 'build:*', 'turret:*'],
      rule: 'AE-10.2',
    };
  const progress = progressOf(content, g, castle, objective.condition);
  const { own, goal } = progress.find(each => each.own < each.goal) ?? progress[0] ?? { own: 0, goal: 0 };
  return {
    is: { say: 'objective', objective: objective.id, about: aboutCard(objective.id), gold: objective.gold, own, goal },
    at: [`discard:${objective.id}`],
    words: [],
    rule: 'AE-11.2',
  };
}
