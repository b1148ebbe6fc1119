// The drawings of the folder `art` by their names: a name that has no file, or a file that has no name here, is an error.
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

/** Who the specialists are. In a field of 60 x 60. */
export const BUSTS = drawings(
  import.meta.glob<Drawing>('./art/busts/*.svg', { query: '?drawing', import: 'default', eager: true }),
  TYPES,
);

/** What the maps show: one landscape for each site, and a treasure trail on unmarked maps. */
export const VIGNETTES = drawings(
  import.meta.glob<Drawing>('./art/vignettes/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [...COLOURS, 'any'],
);

/** Buildings as they stand there before anything happens, and what several of them share. */
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
