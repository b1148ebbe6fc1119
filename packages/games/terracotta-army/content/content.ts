// The words of the game and the shape of what the printed game carries. Values: standard.json, or an owner's own file.
export const WARRIORS = ['officer', 'guard', 'crossbowman', 'soldier'] as const;
export const WEAPONS = ['sword', 'halberd', 'crossbow', 'spear'] as const; // each belongs to the warrior at its place
export const SPECIALISTS = ['horse', 'footman', 'archer', 'musician'] as const;
export const MASTERS = ['builder', 'steward', 'inspector', 'clay_maker', 'overseer', 'blacksmith'] as const;
export const TILES = [
  'middle_row',
  'middle_column',
  'officers',
  'guards',
  'crossbowmen',
  'soldiers',
  'top_left',
  'top_right',
  'bottom_left',
  'bottom_right',
  'coins',
  'clay',
] as const;
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export const SEGMENTS = 12;
export const STOREHOUSES = 4;
export const ROUNDS = 5;
export const MOST = 30; // no amount, price or worth of this game comes near
export const FIGURES_PER_WARRIOR = 11;
export const FIGURES_PER_SPECIALIST = 4;

export type Warrior = (typeof WARRIORS)[number];
export type Weapon = (typeof WEAPONS)[number];
export type Specialist = (typeof SPECIALISTS)[number];
export type Master = (typeof MASTERS)[number];
export type Tile = (typeof TILES)[number];

export interface Clay {
  readonly action: 'clay';
  readonly amount: number;
}
export interface Coins {
  readonly action: 'coins';
  readonly amount: number;
}
export interface MakeWarrior {
  readonly action: 'warrior';
  readonly clay: number;
}
export type InnerSpace = Clay | Coins | MakeWarrior | { readonly action: 'soak' | 'upgrade' };
export type MiddleSpace =
  | Clay
  | Coins
  | { readonly action: 'priority' }
  | { readonly action: 'master'; readonly master: Master };
export type OuterSpace =
  | { readonly action: 'weapon'; readonly weapon: Weapon }
  | { readonly action: 'specialist'; readonly types: readonly Specialist[] };

/** What dominating a scored set is worth, and what being present in it is. */
export interface Worth {
  readonly domination: number;
  readonly presence: number;
}
/** How sure we are of a value: printed, on a public page, inferred, or our own design. */
export const MARKS = ['certain', 'confirmed', 'inferred', 'ours'] as const;
export type Mark = (typeof MARKS)[number];

export interface Content {
  readonly name: string;
  readonly grid: { readonly rows: number; readonly columns: number };
  readonly wheel: {
    readonly inner: readonly InnerSpace[];
    readonly middle: readonly MiddleSpace[];
    readonly outer: readonly OuterSpace[];
    readonly storehouseOfSegment: readonly number[];
    readonly turnPrice: number;
  };
  readonly start: {
    readonly workers: Readonly<Record<'2' | '3' | '4', number>>;
    readonly coins: number;
    readonly extraByPlace: readonly { readonly wet: number; readonly coins: number }[];
    readonly storehouseClay: number;
  };
  readonly organizer: readonly number[];
  readonly abilities: {
    readonly officerPoints: number;
    readonly guardPoints: number;
    readonly crossbowmanPointsPerCell: number;
    readonly soldierPoints: number;
    readonly soldierCoins: number;
  };
  readonly specialists: {
    readonly prices: readonly number[];
    readonly weapons: Readonly<Record<Specialist, Weapon>>;
  };
  readonly masters: { readonly tokenPrices: readonly number[]; readonly clayMakerClay: number };
  readonly priorityClay: readonly number[];
  readonly inspectors: Worth & {
    readonly rowForward: 'up' | 'down';
    readonly columnForward: 'left' | 'right';
    readonly backFromStart: boolean;
  };
  readonly tiles: readonly Worth[];
  readonly final: {
    readonly footman: Worth;
    readonly group: Worth;
    readonly archerPoints: number;
    readonly goodsPerPoint: number;
  };
  readonly marks: Readonly<Record<string, Mark>>;
}
