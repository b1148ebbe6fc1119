// The table in words: where the game stands, then its parts in the order in which one looks them over.
import type { Match, Messages, Seat, Survey, Surveyor } from '@boardwright/engine';
import { retells } from '../retells.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { diceOf } from './dice.ts';
import { facesAt } from './faces-at.ts';
import { feats, portals } from './islands.ts';
import { before } from './player.ts';
import { summary } from './standing.ts';
import { tells } from './tells.ts';
import { gardens, sanctuary } from './temple.ts';

const messages = (file: { default: Messages }): Messages => file.default;

export const surveyor: Surveyor<G, Tasks> = {
  survey: (view: Match<G, Tasks>, seat: Seat | null): Survey => ({
    summary: summary(view, seat),
    areas: [
      feats(view.g, seat),
      portals(view.g),
      sanctuary(view.g, facesAt(view, seat)),
      gardens(view.g, facesAt(view, seat)),
      ...view.g.heroes.flatMap((_, p) => [before(view.g, p, seat), diceOf(view.g, p, seat, facesAt(view, seat))]),
    ],
  }),
  tells: (word, _, task) => tells(task, word),
  retells,
  texts: {
    en: () => import('./locale/en.json', { with: { type: 'json' } }).then(messages),
    hu: () => import('./locale/hu.json', { with: { type: 'json' } }).then(messages),
    pl: () => import('./locale/pl.json', { with: { type: 'json' } }).then(messages),
  },
};
