// The table in words: where the game stands, then its parts in the order in which one looks them over.
import type { Area, Match, Messages, Seat, Survey, Surveyor } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import type { BuildingName } from '../names.ts';
import { retells } from '../retells.ts';
import { buildingsInOrder } from '../rules/round.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { archives, maps } from './archives.ts';
import { galleon, illuminati } from './bidders.ts';
import { before } from './player.ts';
import { roll } from './roll.ts';
import { auction, guild } from './runs.ts';
import { summary } from './standing.ts';
import { tells } from './tells.ts';
import { library, temple } from './temple.ts';
import { tower, towers } from './tower.ts';
import { specialists, university } from './university.ts';

/** What is seen of a building: itself, and what is on offer there. */
export type Shown = (c: Content, g: G, seat: Seat | null) => Area;
const AREAS: Readonly<Record<BuildingName, readonly Shown[]>> = {
  archives: [archives, maps],
  university: [university, specialists],
  library: [library],
  auction: [auction],
  guild: [guild],
  temple: [temple],
  illuminati: [illuminati],
  galleon: [galleon],
  tower: [tower, towers],
};

const messages = (file: { default: Messages }): Messages => file.default;

export const surveyorFor = (c: Content): Surveyor<G, Tasks> => ({
  survey: ({ g }: Match<G, Tasks>, seat: Seat | null): Survey => ({
    summary: summary(c, g, seat),
    areas: [
      roll(g),
      ...buildingsInOrder(c, g).flatMap(building => AREAS[building].map(shown => shown(c, g, seat))),
      ...Array.from({ length: g.players }, (_, p) => before(c, g, p, seat)),
    ],
  }),
  tells: (word, { g }, task) => ('p' in task ? tells(c, g, task.p, word) : null),
  retells,
  texts: {
    en: () => import('./locale/en.json', { with: { type: 'json' } }).then(messages),
    hu: () => import('./locale/hu.json', { with: { type: 'json' } }).then(messages),
    pl: () => import('./locale/pl.json', { with: { type: 'json' } }).then(messages),
  },
});
