// The drawings of the folder `art` by name. A name without a file, or a file without a name, is an error.
import { type Drawing, drawings } from '@boardwright/web/kit';

/** Symbols on a 24-unit grid, readable at 16 pixels: goods, units, cards, places, the battle. */
export const SYMBOLS = drawings(
  import.meta.glob<Drawing>('./art/symbols/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [
    'arrow',
    'belfry',
    'both',
    'bow',
    'building',
    'camp',
    'cards',
    'check',
    'clock',
    'deploy',
    'down',
    'east',
    'farm',
    'flag',
    'flame',
    'food',
    'gate',
    'gold',
    'hammer',
    'heal',
    'iron',
    'ladder',
    'loop',
    'lumber',
    'merc',
    'merchant',
    'mine',
    'move',
    'no',
    'north',
    'now',
    'protect',
    'quarry',
    'refugee',
    'rotate',
    'score',
    'scout',
    'secret',
    'siege',
    'soldier',
    'south',
    'sow',
    'stone',
    'sword',
    'swords',
    'tax',
    'threat',
    'to',
    'tower',
    'trigger',
    'villager',
    'walk',
    'wall',
    'west',
    'wood',
    'worker',
  ],
);

/** Wooden pieces, cardboard tokens, siege engines, and building parts of a castle. */
export const PIECES = drawings(
  import.meta.glob<Drawing>('./art/pieces/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [
    'banner',
    'catapult',
    'cube-stone',
    'cube-wood',
    'farm-burnt',
    'farm-full',
    'farm-half',
    'flames',
    'house',
    'ladder',
    'mangonel',
    'mercenary',
    'siege-tower',
    'soldier',
    'token-bow',
    'token-sword',
    'tower-stone',
    'tower-wood',
    'trebuchet',
    'worker',
  ],
);

/** The fill patterns of walls. */
export const PATTERNS = drawings(
  import.meta.glob<Drawing>('./art/patterns/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ['door', 'log', 'plank', 'stone'],
);

/** The land around a castle, and its courtyard. */
export const SCENERY = drawings(
  import.meta.glob<Drawing>('./art/scenery/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ['court', 'ground'],
);
