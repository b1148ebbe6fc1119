// Everything that every game must guarantee, and all rule cases.
import { conform } from '@boardwright/testkit';
import { vocabulary } from '../cases/vocabulary.ts';
import { DIRECTIONS, MASTERS, SPECIALISTS, TILES, WARRIORS, WEAPONS } from '../content/content.ts';
import module from '../index.ts';

const WORKERS = ['craftsman', 'artisan'];
const GOODS = ['wet', 'dry', 'coin'];
const FINAL = ['footman', 'leave', 'group', 'archer', 'goods'];

conform(module, {
  folder: new URL('../', import.meta.url),
  vocabulary,
  ids: {
    'term.': [...WARRIORS, ...WEAPONS, ...SPECIALISTS, ...MASTERS, ...DIRECTIONS, ...WORKERS],
    'tile:': TILES,
    'about:': [...WARRIORS, ...WEAPONS, ...SPECIALISTS, ...MASTERS, ...WORKERS, ...GOODS],
    'ui.master.': MASTERS,
    'ui.goods.': GOODS,
    'ui.area.': ['wheel', 'mausoleum', 'shop', 'masters'],
    'ui.ring.': ['inner', 'middle', 'outer'],
    'ui.inspector.': ['row', 'column'],
    'ui.stage.': FINAL.flatMap(part => [part, `${part}Is`, `${part}Why`, `${part}None`]),
    'ui.hire.': ['coin', 'wet'],
    'ui.card.': ['upgrade', 'priority', ...WEAPONS],
    'ui.use.': ['sword', 'halberd', 'spear'],
  },
});
