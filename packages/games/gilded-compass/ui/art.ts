// The drawings of the folder `art` by name. A name without a file, or a file without a name, is an error.
import { type Drawing, drawings } from '@boardwright/web/kit';
import { COLOURS, TYPES } from '../names.ts';

/** The symbols of the game on a 24-unit grid: buildings, tiles, abilities, colours. */
export const GLYPHS = drawings(
  import.meta.glob<Drawing>('./art/glyphs/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [
    'any',
    'archives',
    'auction',
    'chest',
    'coin',
    'compass',
    'crown',
    'dark',
    'desert',
    'dice',
    'eye',
    'fire',
    'force',
    'galleon',
    'gift',
    'goblet',
    'guild',
    'help2',
    'holy',
    'illuminati',
    'item',
    'jungle',
    'library',
    'map',
    'mission',
    'neutral',
    'pass',
    'person',
    'relic',
    'reroll',
    'rival',
    'shovel',
    'start',
    'temple',
    'tower',
    'university',
    'up',
    'water',
  ],
);

/** The specialists, in a 60 x 60 box. */
export const BUSTS = drawings(
  import.meta.glob<Drawing>('./art/busts/*.svg', { query: '?drawing', import: 'default', eager: true }),
  TYPES,
);

/** The pictures of the maps: one landscape for each site, and a treasure trail for unmarked maps. */
export const VIGNETTES = drawings(
  import.meta.glob<Drawing>('./art/vignettes/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [...COLOURS, 'any'],
);

/** The buildings without any dice or tiles, and shared parts. */
export const SCENERY = drawings(
  import.meta.glob<Drawing>('./art/scenery/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [
    'archives',
    'auction-house',
    'auction-wall',
    'cloud',
    'column',
    'galleon',
    'guild',
    'guild-wall',
    'illuminati',
    'library',
    'sky',
    'temple',
    'tower',
    'tree',
    'university-dome',
  ],
);
