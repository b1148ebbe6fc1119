// What the drawing reads from the table: the state, the question, and the paragraphs that explain things.
import type { Seat, Task } from '@boardwright/engine';
import type { TableNow } from '@boardwright/web/kit';
import type { FaceName, Resource } from '../content/faces.ts';
import { FEATS, type FeatName } from '../content/feats.ts';
import { FACE, FEAT, IS_BOAR, IS_CHOICE, IS_SHIELD, PRICE } from '../rules/lookup.ts';
import type { Tasks } from '../rules/tasks.ts';
import { type G, goldCap, type Hero, moonCap, sunCap } from '../state.ts';

/** This game has no editions, so the table has no content. */
export type Table = TableNow<G, Tasks, null>;
export type Asked = Task<Tasks>;
/** Passed to parts that render only when they change: the texts stay the same while the table moves. */
export type Teller = Table['tell'];

/** A number with at most two decimals. */
export const inWords = (tell: Teller, n: number): string =>
  n.toLocaleString(tell.language, { maximumFractionDigits: 2 });

/** The first question for the viewer; null if there is none. */
export const askedOf = ({ asked }: Table): Asked | null => asked[0]?.task ?? null;

/** Questions that are answered by faces of the sanctuary and by feats. All others are answered on the altar. */
export const isShopping = (asked: Asked | null): boolean =>
  asked !== null && (asked.do === 'chooseAction' || asked.do === 'mayOfferMore' || asked.do === 'mayBuyFromShip');

/** The discount of the ship. */
export const discountOf = (asked: Asked | null): number => (asked?.do === 'mayBuyFromShip' ? asked.discount : 0);
/** DF-5.4: no change is given. */
export const priceAfter = (printed: number, discount: number): number => Math.max(0, printed - discount);
/** What a face of the sanctuary costs whoever is asked this. */
export const priceNow = (asked: Asked | null, face: number): number => priceAfter(PRICE[face] ?? 0, discountOf(asked));

/** Infinity: no limit. */
export function capOf(hero: Hero, what: Resource): number {
  if (what === 'gold') return goldCap(hero);
  if (what === 'sun') return sunCap(hero);
  return what === 'moon' ? moonCap(hero) : Number.POSITIVE_INFINITY;
}

export const ruleOfFeat = (name: FeatName): string => FEATS[FEAT[name]]?.rule ?? '';

export function ruleOfFace(name: FaceName): string {
  const id = FACE[name];
  if (name === 'x3') return 'DF-5.1';
  if (name === 'mirror') return 'DF-5.2';
  if (name === 'ship') return 'DF-5.4';
  if (IS_SHIELD[id]) return 'DF-5.5';
  if (IS_BOAR[id]) return 'DF-5.6';
  return IS_CHOICE[id] ? 'DF-4.6' : 'DF-4.5';
}

/** A sentence about a face: special faces have their own, shields and boars share one. */
export function aboutFace(tell: Teller, name: FaceName): string {
  const id = FACE[name];
  if (name === 'x3' || name === 'mirror' || name === 'ship') return tell.text(`about:${name}`);
  if (IS_SHIELD[id]) return tell.text('about:shield');
  if (IS_BOAR[id]) return tell.text('about:boar');
  return tell.text(IS_CHOICE[id] ? 'about:choice' : 'about:gain');
}

/** The kinds that a seat's offering has taken so far; null if none is under way. */
export function offeringOf({ agenda }: Table['view'], seat: Seat | null): readonly FaceName[] | null {
  for (const task of agenda) if (task.do === 'mayOfferMore' && task.p === seat) return task.taken;
  return null;
}
