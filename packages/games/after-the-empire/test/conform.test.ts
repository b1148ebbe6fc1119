// Everything that every game must hold, and the rule cases.
import { conform } from '@boardwright/testkit';
import { vocabulary } from '../cases/vocabulary.ts';
import { standard } from '../content/content.ts';
import module from '../index.ts';
import { BOARD_SPACES, INVADER_KINDS, SPACES, UNITS } from '../words.ts';

const CASTLE = ['wall', 'gate', 'no_wall', 'no_turret', 'wood_turret', 'stone_turret', 'burning_turret'];
const { cards, objectives, siege, invaders } = standard;
const explained = [...cards, ...objectives, ...siege].map(({ id }) => id);

conform(module, {
  folder: new URL('..', import.meta.url),
  vocabulary,
  ids: {
    'term.': [...explained, ...invaders.map(({ id }) => id), ...INVADER_KINDS, ...SPACES],
    'about:': [...explained, ...SPACES, ...UNITS, ...CASTLE],
    'pay2for:': ['*'],
    'pay2for2:': ['*'],
    'takeall:': ['*'], // of editions with more than two kinds of goods on a side, or a price for a bonus
    'payforall:': ['*'],
    'cost:': ['*'],
    'ui.short.': BOARD_SPACES.filter(space => space !== 'buildings' && space !== 'refugees'),
    'ui.phase.': ['actions', 'battle', 'flags', 'income', 'harvest', 'reset'],
    'ui.step.': ['deploy', 'siege', 'moves', 'archers', 'movement', 'melee', 'sack'],
  },
});
