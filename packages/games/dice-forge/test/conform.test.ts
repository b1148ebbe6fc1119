// What every game must guarantee, for Dice Forge: random games, cases, rule books, texts.
import { conform } from '@boardwright/testkit';
import { vocabulary } from '../cases/vocabulary.ts';
import { FACES, RESOURCES } from '../content/faces.ts';
import { FEATS, KINDS } from '../content/feats.ts';
import module from '../index.ts';
import { ROLLED_FOR } from '../ui/rolls.ts';
import { PASSES } from '../ui/tells.ts';
import { CHOSEN_SETS } from './chosen.ts';

const faces = FACES.map(({ name }) => name);
const feats = FEATS.map(({ name }) => name);

conform(module, {
  folder: new URL('..', import.meta.url),
  vocabulary,
  settings: CHOSEN_SETS,
  ids: {
    'term.': [...faces, ...feats],
    'about:': [...RESOURCES, ...feats, 'x3', 'mirror', 'ship', 'boar'],
    'ui.card.': feats,
    'ui.effect.': FEATS.filter(({ kind }) => kind !== 'points').map(({ name }) => name),
    'ui.when.': KINDS.filter(kind => kind !== 'points'),
    'ui.kind.': KINDS,
    'ui.pass.': PASSES,
    'ui.stage.roll.': ROLLED_FOR,
  },
});
