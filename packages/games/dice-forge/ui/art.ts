// The drawings of the folder `art` by name. A name without a file, or a file without a name, is an error.
import { type Drawing, drawings } from '@boardwright/web/kit';
import { RESOURCES } from '../content/faces.ts';
import { FEATS, type FeatName } from '../content/feats.ts';

/** Resources and marks, 24 grid. */
export const MARKS = drawings(
  import.meta.glob<Drawing>('./art/marks/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [
    'arrow',
    'check',
    'dice',
    'die',
    'first',
    'forge',
    'glory',
    'gold',
    'hammer',
    'instant',
    'moon',
    'oust',
    'pass',
    'permanent',
    'reinforcement',
    'star',
    'sun',
    'up',
    'wreath',
  ],
);

/** Backgrounds of numbers, 24 grid. */
export const TOKENS = drawings(
  import.meta.glob<Drawing>('./art/tokens/*.svg', { query: '?drawing', import: 'default', eager: true }),
  RESOURCES,
);

/** The emblems of the feats, 48 grid. */
export const EMBLEMS = drawings<FeatName>(
  import.meta.glob<Drawing>('./art/emblems/*.svg', { query: '?drawing', import: 'default', eager: true }),
  FEATS.map(({ name }) => name as FeatName),
);

/** The parts of die faces, 24 grid. */
export const FACE_PARTS = drawings(
  import.meta.glob<Drawing>('./art/faces/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [...RESOURCES, 'boar', 'burst', 'mirror', 'shield', 'ship'],
);

/** Marks that tell the boars apart without colour, 24 grid. */
export const BROWS = drawings(
  import.meta.glob<Drawing>('./art/brows/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ['boar_red', 'boar_yellow', 'boar_green', 'boar_blue'],
);

/**
 * Digits as lines, with the origin at the middle of the baseline: a face is a picture, and pictures cannot use the
 * fonts of the page.
 */
export const DIGITS = drawings(
  import.meta.glob<Drawing>('./art/digits/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'times'],
);

/** Pieces and scenery of the islands. */
export const SCENERY = drawings(
  import.meta.glob<Drawing>('./art/scenery/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ['column', 'cypress', 'island', 'island-wide', 'moon-orb', 'pawn', 'portal', 'rock', 'sky', 'sun-orb'],
);
