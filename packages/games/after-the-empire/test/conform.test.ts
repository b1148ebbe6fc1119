// Everything that every game must guarantee, and the rule cases.
import { conform } from '@boardwright/testkit';
import { vocabulary } from '../cases/vocabulary.ts';
import { standard } from '../content/content.ts';
import module from '../index.ts';
import { BOARD_SPACES, INVADER_KINDS, METRICS, SPACES, UNITS } from '../words.ts';

const CASTLE = ['wall', 'gate', 'no_wall', 'no_turret', 'wood_turret', 'stone_turret', 'burning_turret'];
const { cards, objectives, siege, invaders } = standard;
const explained = [...cards, ...objectives, ...siege].map(({ id }) => id);

conform(module, {
  folder: new URL('..', import.meta.url),
  vocabulary,
  ids: {
    'ask.': ['chooseBonus'], // of the rules of version 2
    'term.': [
      ...explained,
      ...invaders.map(({ id }) => id),
      ...INVADER_KINDS,
      ...SPACES,
      ...METRICS.map(metric => `metric_${metric}`),
    ],
    'about:': [...SPACES, ...UNITS, ...CASTLE],
    'pay2for:': ['*'],
    'pay2for2:': ['*'],
    'at_most:': ['*'],
    'nothing:': ['paid'],
    'takeall:': ['*'], // for editions with more than two kinds of goods on a side, or a price for a bonus
    'payforall:': ['*'],
    'cost:': ['*'],
    'ui.short.': BOARD_SPACES.filter(space => space !== 'buildings' && space !== 'refugees'),
    'ui.phase.': ['actions', 'battle', 'flags', 'income', 'harvest', 'reset'],
    'ui.stage.': ['flags', 'income', 'harvest'].flatMap(part => [part, `${part}Is`, `${part}Why`]),
    'ui.plan.': ['actions', 'battle', 'flags', 'income', 'harvest'],
    'ui.forecast.': ['foes', 'kills', 'losses', 'wall', 'enters', 'held', 'sacked'],
    'ui.forecastKnown.': ['held', 'sacked'],
    'ui.roundPlan.': ['archers', 'movement', 'melee'],
    'ui.step.': ['deploy', 'siege', 'moves', 'archers', 'movement', 'melee', 'sack'],
  },
});
