// The table in words: where the game stands, then its parts in the order in which one looks them over.
import type { Match, Messages, Seat, Survey, Surveyor } from '@boardwright/engine';
import type { Content } from '../content/types.ts';
import { phaseIn } from '../phase.ts';
import { retells } from '../retells.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { attack, goldTrack } from './attack.ts';
import { board, decks, jobs, seasons } from './board.ts';
import { buildings, cardsOf, refugees, starters } from './cards.ts';
import { castle, outside } from './castle.ts';
import { before, objectives } from './player.ts';
import { summary } from './standing.ts';
import { tells } from './tells.ts';

const messages = (file: { default: Messages }): Messages => file.default;

export const surveyorFor = (content: Content): Surveyor<G, Tasks> => ({
  survey: (view: Match<G, Tasks>, seat: Seat | null): Survey => {
    const { g } = view;
    const phase = phaseIn(view);
    const isSetup = phase === 'setup';
    const seats = g.castles.map((_, p) => p);
    return {
      summary: summary(content, view, seat),
      areas: [
        ...(isSetup ? [starters(content, g)] : []),
        ...(isSetup || phase === 'over' ? [] : [attack(content, g), goldTrack(content, view)]),
        board(content, g),
        ...(isSetup ? [] : [buildings(content, g), refugees(content, g)]),
        jobs(content),
        seasons(content, g),
        decks(content, g, !isSetup),
        ...seats
          .toSorted((p, q) => Number(q === seat) - Number(p === seat))
          .flatMap(p => [
            castle(content, view, p, p === seat),
            outside(content, view, p, p === seat),
            before(content, g, p, p === seat),
            cardsOf(content, g, p, p === seat),
            objectives(content, g, p, p === seat),
          ]),
      ],
    };
  },
  tells: (word, { g }, task) => tells(content, g, task, word),
  retells,
  texts: {
    en: () => import('./locale/en.json', { with: { type: 'json' } }).then(messages),
    hu: () => import('./locale/hu.json', { with: { type: 'json' } }).then(messages),
    pl: () => import('./locale/pl.json', { with: { type: 'json' } }).then(messages),
  },
});
