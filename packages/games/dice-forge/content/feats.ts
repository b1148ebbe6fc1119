// The heroic feats: places on the islands, their costs, and the cards that can lie there. Values as printed, confirmed.

export const KINDS = ['instant', 'permanent', 'reinforcement', 'points'] as const;
export type Kind = (typeof KINDS)[number];

export interface FeatRow {
  readonly name: string;
  readonly glory: number; // at the end of the game
  readonly kind: Kind;
}
/** One place for a stack. `alternative` can lie there instead of `base`, never beside it. */
export interface PlaceRow {
  readonly id: string;
  readonly island: number;
  readonly sun: number;
  readonly moon: number;
  readonly base: FeatRow;
  readonly alternative?: FeatRow;
}

const feat = <N extends string>(name: N, glory: number, kind: Kind) => ({ name, glory, kind });

const places = [
  { id: 'm1', island: 1, sun: 0, moon: 1, base: feat('hammer', 0, 'instant') },
  { id: 'm2', island: 1, sun: 0, moon: 1, base: feat('chest', 2, 'instant') },
  {
    id: 'm3',
    island: 2,
    sun: 0,
    moon: 2,
    base: feat('silver_hind', 2, 'reinforcement'),
    alternative: feat('great_bear', 2, 'permanent'),
  },
  {
    id: 'm4',
    island: 2,
    sun: 0,
    moon: 3,
    base: feat('satyrs', 6, 'instant'),
    alternative: feat('tenacious_boar', 4, 'permanent'),
  },
  {
    id: 'm5',
    island: 3,
    sun: 0,
    moon: 4,
    base: feat('ferryman', 12, 'points'),
    alternative: feat('cerberus', 6, 'instant'),
  },
  { id: 'm6', island: 3, sun: 0, moon: 5, base: feat('helmet', 4, 'instant') },
  {
    id: 'm7',
    island: 4,
    sun: 0,
    moon: 6,
    base: feat('cancer', 8, 'instant'),
    alternative: feat('sentinel', 6, 'instant'),
  },
  {
    id: 'x',
    island: 4,
    sun: 5,
    moon: 5,
    base: feat('hydra', 26, 'points'),
    alternative: feat('typhon', 16, 'instant'),
  },
  {
    id: 's7',
    island: 4,
    sun: 6,
    moon: 0,
    base: feat('sphinx', 10, 'instant'),
    alternative: feat('cyclops', 8, 'instant'),
  },
  { id: 's6', island: 5, sun: 5, moon: 0, base: feat('abyss_mirror', 10, 'instant') },
  {
    id: 's5',
    island: 5,
    sun: 4,
    moon: 0,
    base: feat('gorgon', 14, 'points'),
    alternative: feat('triton', 8, 'instant'),
  },
  {
    id: 's4',
    island: 6,
    sun: 3,
    moon: 0,
    base: feat('minotaur', 8, 'instant'),
    alternative: feat('guardians_shield', 6, 'instant'),
  },
  {
    id: 's3',
    island: 6,
    sun: 2,
    moon: 0,
    base: feat('guardians_owl', 4, 'reinforcement'),
    alternative: feat('celestial_ship', 4, 'instant'),
  },
  { id: 's2', island: 7, sun: 1, moon: 0, base: feat('wild_spirits', 2, 'instant') },
  { id: 's1', island: 7, sun: 1, moon: 0, base: feat('elder', 0, 'reinforcement') },
] as const satisfies readonly PlaceRow[];

type Place = (typeof places)[number];
export type FeatName = Place['base']['name'] | Extract<Place, { alternative: FeatRow }>['alternative']['name'];

export const PLACES: readonly PlaceRow[] = places;
export const PLACE_COUNT = places.length;
export const ISLANDS = 7;

/** The cards of each place: base cards have the number of their place, alternatives follow in the order of places. */
export const FEATS: readonly (FeatRow & { readonly place: number })[] = [
  ...PLACES.map((row, place) => ({ ...row.base, place })),
  ...PLACES.flatMap((row, place) => (row.alternative === undefined ? [] : [{ ...row.alternative, place }])),
];
export const FEAT_COUNT = FEATS.length;

export const HAMMER_STEPS = 15;
/** For the first and the second time that the token goes round. */
export const HAMMER_GLORY = [10, 15] as const;
export const CHEST = { gold: 4, sun: 3, moon: 3 } as const;
export const BEAR_GLORY = 3;
export const ELDER = { pay: 3, glory: 4 } as const;
export const OWL_GAIN = 1;
export const WILD_SPIRITS = { gold: 3, moon: 3 } as const;
export const TRITON = { gold: 6, sun: 2, moon: 2 } as const;
export const SENTINEL_GLORY = 2;
export const CYCLOPS_GLORY = 1;
export const EXTRA_ACTION_SUN = 2;
