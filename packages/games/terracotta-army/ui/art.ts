// The drawings of the folder `art` by name. A name without a file, or a file without a name, is an error.
import { type Drawing, drawings } from '@boardwright/web/kit';
import { MASTERS, SPECIALISTS, WARRIORS, WEAPONS as WEAPON_NAMES } from '../content/content.ts';

/** Clay, coins, points, and what the rings offer, on a 24-unit grid. */
export const GOODS = drawings(
  import.meta.glob<Drawing>('./art/goods/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [
    'arrow',
    'coin',
    'crown',
    'dry',
    'present',
    'priority',
    'seal',
    'soak',
    'specialist',
    'turn',
    'turn-back',
    'upgrade',
    'warrior',
    'wet',
  ],
);

export const WEAPONS = drawings(
  import.meta.glob<Drawing>('./art/weapons/*.svg', { query: '?drawing', import: 'default', eager: true }),
  WEAPON_NAMES,
);

/** Each master as a tool of the trade, on a 24-unit grid. */
export const MASTER_SIGNS = drawings(
  import.meta.glob<Drawing>('./art/masters/*.svg', { query: '?drawing', import: 'default', eager: true }),
  MASTERS,
);

/** Figures of the mausoleum on a 48-unit grid, feet at 44. Their colours are custom properties: clay, or jade. */
export const FIGURES = drawings(
  import.meta.glob<Drawing>('./art/figures/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [...WARRIORS, ...SPECIALISTS, 'kneeling', 'aim', 'horse', 'horse-down'],
);

/** Workers in the colour of their owner, and an inspector. */
export const PEOPLE = drawings(
  import.meta.glob<Drawing>('./art/people/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ['craftsman', 'artisan', 'inspector'],
);

/** The base of a warrior, in the shape of its owner. */
export const BASES = drawings(
  import.meta.glob<Drawing>('./art/bases/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ['circle', 'square', 'triangle', 'diamond'],
);
