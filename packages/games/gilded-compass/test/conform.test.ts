// Everything that every game must hold: every B building meets every C building at every number of players.
import { conform } from '@boardwright/testkit';
import { vocabulary } from '../cases/vocabulary.ts';
import module from '../index.ts';
import { ABILITIES, BUILDINGS, COLOURS, MISSIONS, SITES, TREASURES, TYPES } from '../names.ts';
import { TITLES } from '../rules/final-scoring.ts';

const titles = TITLES.map(([, title]) => title);

conform(module, {
  folder: new URL('..', import.meta.url),
  vocabulary,
  ids: {
    'term.': [...BUILDINGS, ...COLOURS, ...SITES, ...TYPES, ...TREASURES, ...titles],
    'mission:': MISSIONS,
    'score.mission:': MISSIONS,
    'ability:': ABILITIES,
    'about:': [...BUILDINGS, ...TREASURES, ...ABILITIES.map(name => `ability:${name}`)],
  },
});
