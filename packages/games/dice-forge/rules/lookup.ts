// Look-up tables computed once from the content, so that the rules use small numbers and never search.
import type { Word } from '@boardwright/engine';
import {
  type Amounts,
  BOAR_REWARD,
  FACES,
  type FaceName,
  type FaceRow,
  GOLD,
  RESOURCES,
  SANCTUARY_KINDS,
} from '../content/faces.ts';
import { FEATS, type FeatName, PLACES } from '../content/feats.ts';

/** A die without effect: the other die of a minor blessing, or a mirror that sees no face. */
export const NOTHING = FACES.length;
/** The choice not to buy, not to use, or to finish. */
export const PASS = -1;
export const YES = 1;

const numbered = <N extends string>(rows: readonly { readonly name: string }[]): Readonly<Record<N, number>> =>
  Object.fromEntries(rows.map((row, id) => [row.name, id])) as Record<N, number>;

export const FACE: Readonly<Record<FaceName, number>> = numbered<FaceName>(FACES);
export const FEAT: Readonly<Record<FeatName, number>> = numbered<FeatName>(FEATS);
export const { x3: X3, mirror: MIRROR, ship: SHIP, shield_sun: FIRST_SHIELD, boar_red: FIRST_BOAR } = FACE;

const byFace = <V>(value: (row: FaceRow) => V, nothing: V): readonly V[] => [...FACES.map(value), nothing];
const amountsOf = (amounts: Amounts | undefined): readonly number[] => RESOURCES.map(each => amounts?.[each] ?? 0);
const NONE = amountsOf({});

/** What a face gives without a choice, by resource. For a shield: when nothing matches. */
export const GAIN = byFace(row => amountsOf(row.gain), NONE);
/** The choices of a face or a boar card: this much of one resource. */
export const CHOICE = byFace(row => amountsOf(row.choose), NONE);
export const REWARD = amountsOf(BOAR_REWARD);
const resourcesIn = (amounts: readonly number[]): readonly number[] => [0, 1, 2, 3].filter(i => (amounts[i] ?? 0) > 0);
/** The resources that can be chosen; empty if there is no choice. */
export const CHOICES = CHOICE.map(resourcesIn);
export const REWARDS = resourcesIn(REWARD);

export const IS_CHOICE = CHOICES.map(list => list.length > 0);
export const IS_SHIELD = byFace(row => row.watch !== undefined, false);
export const IS_BOAR = byFace(row => row.owned === true, false);
/** The resource that a shield watches; -1 for other faces. */
export const WATCHED = byFace(row => (row.watch === undefined ? -1 : RESOURCES.indexOf(row.watch)), -1);
/** Faces that always need a decision, by their player or another one. */
export const DECIDES = byFace(row => row.choose !== undefined || row.name === 'mirror' || row.name === 'ship', false);
/** Whether it can bring gold next to a ship. Only then does the order of the two dice matter. */
export const BRINGS_GOLD = GAIN.map((gain, id) => (gain[GOLD] ?? 0) + (CHOICE[id]?.[GOLD] ?? 0) > 0);

export const PRICE = FACES.slice(0, SANCTUARY_KINDS).map(row => row.price ?? 0);
export const PLACE_SUN = PLACES.map(place => place.sun);
export const PLACE_MOON = PLACES.map(place => place.moon);
export const PLACE_OF = FEATS.map(feat => feat.place);
export const FEAT_GLORY = FEATS.map(feat => feat.glory);

export const FACE_WORD: readonly Word[] = FACES.map(row => `face:${row.name}` as const);
export const FEAT_WORD: readonly Word[] = FEATS.map(row => `feat:${row.name}` as const);
export const GAIN_WORD: readonly Word[] = RESOURCES.map(each => `gain:${each}` as const);

export const faceName = (face: number): FaceName => (FACES[face] as { name: FaceName }).name;

/** Seats in turn order starting from a seat: ORDER[seats][from]. */
const ORDER: readonly (readonly (readonly number[])[])[] = Array.from({ length: 5 }, (_, seats) =>
  Array.from({ length: seats }, (_, from) => Array.from({ length: seats }, (_, i) => (from + i) % seats)),
);
export const turnOrder = (seats: number, from: number): readonly number[] => ORDER[seats]?.[from] ?? [];
const OTHERS = ORDER.map(row => row.map(order => order.slice(1)));
export const othersOf = (seats: number, p: number): readonly number[] => OTHERS[seats]?.[p] ?? [];
