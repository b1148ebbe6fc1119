// The faces of the dice: what each gives, and where it is for sale. Values as printed, confirmed.

/** The four resources of a hero, and their numbers in choices and tables. */
export const RESOURCES = ['gold', 'sun', 'moon', 'glory'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOLD = 0;
export const SUN = 1;
export const MOON = 2;
export const GLORY = 3;

export type Amounts = Partial<Readonly<Record<Resource, number>>>;

/** `gain`: all of it. `choose`: one of it. `watch`: a shield. `owned`: a boar, which also rewards the owner of its card. */
export interface FaceRow {
  readonly name: string;
  readonly price?: number; // in the sanctuary
  readonly pool?: number; // 1 to 10, in the sanctuary
  readonly gain?: Amounts;
  readonly choose?: Amounts;
  readonly watch?: Resource;
  readonly owned?: true;
}

const sanctuary = [
  { name: 'g3', pool: 1, price: 2, gain: { gold: 3 } },
  { name: 'm1', pool: 2, price: 2, gain: { moon: 1 } },
  { name: 'g4', pool: 3, price: 3, gain: { gold: 4 } },
  { name: 's1', pool: 4, price: 3, gain: { sun: 1 } },
  { name: 'g6', pool: 5, price: 4, gain: { gold: 6 } },
  { name: 'gm', pool: 5, price: 4, gain: { gold: 2, moon: 1 } },
  { name: 'sv', pool: 5, price: 4, gain: { sun: 1, glory: 1 } },
  { name: 'c1', pool: 5, price: 4, choose: { gold: 1, sun: 1, moon: 1 } },
  { name: 'gv', pool: 6, price: 5, choose: { gold: 3, glory: 2 } },
  { name: 'm2', pool: 7, price: 6, gain: { moon: 2 } },
  { name: 's2', pool: 8, price: 8, gain: { sun: 2 } },
  { name: 'v3', pool: 9, price: 8, gain: { glory: 3 } },
  { name: 'v4', pool: 10, price: 12, gain: { glory: 4 } },
  { name: 'mv', pool: 10, price: 12, gain: { moon: 2, glory: 2 } },
  { name: 'all', pool: 10, price: 12, gain: { gold: 1, sun: 1, moon: 1, glory: 1 } },
  { name: 'c2', pool: 10, price: 12, choose: { gold: 2, sun: 2, moon: 2 } },
] as const satisfies readonly FaceRow[];

const starting = [
  { name: 'g1', gain: { gold: 1 } },
  { name: 'v2', gain: { glory: 2 } },
] as const satisfies readonly FaceRow[];

/** A shield's `gain` is what it gives when the other die did not show the watched resource. */
const gardens = [
  { name: 'x3' },
  { name: 'mirror' },
  { name: 'ship' },
  { name: 'shield_sun', watch: 'sun', gain: { sun: 2 } },
  { name: 'shield_moon', watch: 'moon', gain: { moon: 2 } },
  { name: 'shield_gold', watch: 'gold', gain: { gold: 3 } },
  { name: 'shield_glory', watch: 'glory', gain: { glory: 3 } },
  { name: 'boar_red', choose: { sun: 1, moon: 1 }, owned: true },
  { name: 'boar_yellow', choose: { sun: 1, moon: 1 }, owned: true },
  { name: 'boar_green', choose: { sun: 1, moon: 1 }, owned: true },
  { name: 'boar_blue', choose: { sun: 1, moon: 1 }, owned: true },
] as const satisfies readonly FaceRow[];

export type FaceName =
  | (typeof sanctuary)[number]['name']
  | (typeof starting)[number]['name']
  | (typeof gardens)[number]['name'];

/** Faces of the sanctuary come first, so that a set of them fits into the bits of a small number. */
export const FACES: readonly (FaceRow & { readonly name: FaceName })[] = [...sanctuary, ...starting, ...gardens];
export const SANCTUARY_KINDS = sanctuary.length;
export const POOLS = 10;
/** How many of a face a pool holds: four of one kind, or one each of four kinds. */
export const POOL_SIZE = 4;

/** A shield whose watched resource was shown by the other die. */
export const SHIELD_GLORY = 5;
/** What the owner of a boar card chooses from, each time the face is applied. */
export const BOAR_REWARD: Amounts = { sun: 1, moon: 1, glory: 3 };
export const BOAR_COLOURS = 4;
export const SHIELD_COLOURS = 4;
export const SHIP_DISCOUNT = 2;
export const TRIPLE = 3;

export const STARTING_DICE: readonly (readonly FaceName[])[] = [
  ['g1', 'g1', 'g1', 'g1', 'g1', 's1'],
  ['g1', 'g1', 'g1', 'g1', 'm1', 'v2'],
];
export const DICE = ['light', 'dark'] as const;
