// Everything that every game must guarantee. Every B building is combined with every C building at every player count.
import { conform } from '@boardwright/testkit';
import { vocabulary } from '../cases/vocabulary.ts';
import { ASSIGNED, COUNTS } from '../content/content.ts';
import module from '../index.ts';
import { ABILITIES, BUILDINGS, COLOURS, MISSIONS, SITES, TREASURES, TYPES } from '../names.ts';
import { TITLES } from '../rules/final-scoring.ts';
import { GOODS } from '../rules/prospects.ts';

/** What missions can count; a value at the end of a name is filled in. */
const COUNTED = [...new Set(COUNTS.map(count => count.replace(/\d$/, '#')))];
const PAID = COUNTED.map(count => count.replace('_#', ''));
/** The parts of the final scoring. */
const REVEALED = ['treasures', 'missions', 'relics', 'sites', 'rest'];
const titles = TITLES.map(([, title]) => title);

conform(module, {
  folder: new URL('..', import.meta.url),
  vocabulary,
  noughts: ['tell.opensTreasures'], // tokens worth nothing
  ids: {
    'term.': [...BUILDINGS, ...COLOURS, ...SITES, ...TYPES, ...TREASURES, ...MISSIONS, ...COUNTED, ...titles],
    per_: [...PAID, ...ASSIGNED].map(each => `${each}:*`),
    extra_: ['map:*', 'maps:*', 'maps_differ:*'],
    'mission_rule:': ['missing'],
    'ability:': ABILITIES,
    'ui.gives.': GOODS,
    'ui.needs.': BUILDINGS,
    'ui.reveal.': REVEALED,
    'ui.revealed.': REVEALED,
    'ui.revealWhy.': REVEALED,
    'about:': [...BUILDINGS, ...TREASURES, ...ABILITIES, 'knowledge', 'chest', 'item'],
  },
});
