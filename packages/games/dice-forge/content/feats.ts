// The heroic feats: the places on the islands with their costs, and their cards. To add one, see
// docs/how-to-add-a-card.md.

export const KINDS = ['instant', 'permanent', 'reinforcement', 'points'] as const;
export type Kind = (typeof KINDS)[number];

export const HAMMER_STEPS = 15;
/** For the first and the second time around the track. */
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

/** A place for a stack, and the cost of every card there. */
export interface PlaceRow {
  readonly id: string;
  readonly island: number;
  readonly sun: number;
  readonly moon: number;
}
const places = [
  { id: 'm1', island: 1, sun: 0, moon: 1 },
  { id: 'm2', island: 1, sun: 0, moon: 1 },
  { id: 'm3', island: 2, sun: 0, moon: 2 },
  { id: 'm4', island: 2, sun: 0, moon: 3 },
  { id: 'm5', island: 3, sun: 0, moon: 4 },
  { id: 'm6', island: 3, sun: 0, moon: 5 },
  { id: 'm7', island: 4, sun: 0, moon: 6 },
  { id: 'x', island: 4, sun: 5, moon: 5 },
  { id: 's7', island: 4, sun: 6, moon: 0 },
  { id: 's6', island: 5, sun: 5, moon: 0 },
  { id: 's5', island: 5, sun: 4, moon: 0 },
  { id: 's4', island: 6, sun: 3, moon: 0 },
  { id: 's3', island: 6, sun: 2, moon: 0 },
  { id: 's2', island: 7, sun: 1, moon: 0 },
  { id: 's1', island: 7, sun: 1, moon: 0 },
] as const satisfies readonly PlaceRow[];
export const PLACES: readonly PlaceRow[] = places;
export const PLACE_COUNT = places.length;
export const ISLANDS = 7;

/** A card. Each place has only one of its cards in a game. */
export interface FeatRow {
  readonly name: string;
  readonly place: (typeof places)[number]['id'];
  readonly glory: number; // at the end of the game
  readonly kind: Kind;
  readonly rule: string; // its paragraph in chapter 8
  readonly shows: string; // its effect in pictures: `@x` is a symbol, `#x` a face, anything else is shown as it is
}

/** The introductory set, one card for each place, in order. Values as printed, confirmed. */
const base = [
  {
    name: 'hammer',
    place: 'm1',
    glory: 0,
    kind: 'instant',
    rule: 'DF-8.1',
    shows: `@gold @arrow ${HAMMER_GLORY.join('·')} @glory`,
  },
  {
    name: 'chest',
    place: 'm2',
    glory: 2,
    kind: 'instant',
    rule: 'DF-8.2',
    shows: `@up ${CHEST.gold} @gold ${CHEST.sun} @sun ${CHEST.moon} @moon`,
  },
  { name: 'silver_hind', place: 'm3', glory: 2, kind: 'reinforcement', rule: 'DF-8.3', shows: '1× @die' },
  { name: 'satyrs', place: 'm4', glory: 6, kind: 'instant', rule: 'DF-8.5', shows: '@dice @arrow 2× @die' },
  { name: 'ferryman', place: 'm5', glory: 12, kind: 'points', rule: 'DF-8.7', shows: '' },
  { name: 'helmet', place: 'm6', glory: 4, kind: 'instant', rule: 'DF-8.9', shows: '@forge #x3' },
  { name: 'cancer', place: 'm7', glory: 8, kind: 'instant', rule: 'DF-8.10', shows: '2× @dice' },
  { name: 'hydra', place: 'x', glory: 26, kind: 'points', rule: 'DF-8.12', shows: '' },
  { name: 'sphinx', place: 's7', glory: 10, kind: 'instant', rule: 'DF-8.14', shows: '4× @die' },
  { name: 'abyss_mirror', place: 's6', glory: 10, kind: 'instant', rule: 'DF-8.16', shows: '@forge #mirror' },
  { name: 'gorgon', place: 's5', glory: 14, kind: 'points', rule: 'DF-8.17', shows: '' },
  { name: 'minotaur', place: 's4', glory: 8, kind: 'instant', rule: 'DF-8.19', shows: '− @dice' },
  {
    name: 'guardians_owl',
    place: 's3',
    glory: 4,
    kind: 'reinforcement',
    rule: 'DF-8.21',
    shows: '1 @gold / @sun / @moon',
  },
  {
    name: 'wild_spirits',
    place: 's2',
    glory: 2,
    kind: 'instant',
    rule: 'DF-8.23',
    shows: `+${WILD_SPIRITS.gold} @gold +${WILD_SPIRITS.moon} @moon`,
  },
  {
    name: 'elder',
    place: 's1',
    glory: 0,
    kind: 'reinforcement',
    rule: 'DF-8.24',
    shows: `${ELDER.pay} @gold @arrow ${ELDER.glory} @glory`,
  },
] as const satisfies readonly FeatRow[];

/** The alternative set: at most one for each place. Values as printed, confirmed. */
const alternatives = [
  {
    name: 'great_bear',
    place: 'm3',
    glory: 2,
    kind: 'permanent',
    rule: 'DF-8.4',
    shows: `@oust @arrow ${BEAR_GLORY} @glory`,
  },
  {
    name: 'tenacious_boar',
    place: 'm4',
    glory: 4,
    kind: 'permanent',
    rule: 'DF-8.6',
    shows: '@forge #boar_red @arrow 3 @glory',
  },
  { name: 'cerberus', place: 'm5', glory: 6, kind: 'instant', rule: 'DF-8.8', shows: '@dice @arrow @dice' },
  {
    name: 'sentinel',
    place: 'm7',
    glory: 6,
    kind: 'instant',
    rule: 'DF-8.11',
    shows: `2× @dice @moon @arrow ${SENTINEL_GLORY} @glory`,
  },
  { name: 'typhon', place: 'x', glory: 16, kind: 'instant', rule: 'DF-8.13', shows: '@forge @arrow 1 @glory' },
  { name: 'cyclops', place: 's7', glory: 8, kind: 'instant', rule: 'DF-8.15', shows: '4× @die @gold @arrow @glory' },
  {
    name: 'triton',
    place: 's5',
    glory: 8,
    kind: 'instant',
    rule: 'DF-8.18',
    shows: `${TRITON.sun} @sun / ${TRITON.moon} @moon / ${TRITON.gold} @gold`,
  },
  {
    name: 'guardians_shield',
    place: 's4',
    glory: 6,
    kind: 'instant',
    rule: 'DF-8.20',
    shows: '@forge #shield_sun #shield_moon #shield_gold #shield_glory',
  },
  { name: 'celestial_ship', place: 's3', glory: 4, kind: 'instant', rule: 'DF-8.22', shows: '@forge #ship' },
] as const satisfies readonly FeatRow[];

/**
 * Cards that are not in the box, any number for each place. They are used only if a table chooses them. Add new ones at
 * the end.
 */
const added = [] as const satisfies readonly FeatRow[];

const cards = [...base, ...alternatives, ...added] as const;
export type FeatName = (typeof cards)[number]['name'];

export interface Feat extends Omit<FeatRow, 'place'> {
  readonly place: number;
}
/** All cards by number, which running matches refer to. A base card has the number of its place. */
export const FEATS: readonly Feat[] = cards.map(card => ({
  ...card,
  place: places.findIndex(({ id }) => id === card.place),
}));
export const FEAT_COUNT = FEATS.length;
/** Cards from this number on are not in the box. */
export const PRINTED_COUNT = base.length + alternatives.length;
