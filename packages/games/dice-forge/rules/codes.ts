// Choices that combine several values, encoded as one number and decoded. No other code does this.
import type { Choice } from '@boardwright/engine';
import { DICE, FACES, RESOURCES } from '../content/faces.ts';

/** An action: a face of the sanctuary, which keeps its number because other questions use it too, or a feat. */
export interface Action {
  readonly kind: 'face' | 'feat';
  readonly id: number;
}
const FIRST_FEAT = FACES.length;
export const featAction = (feat: number): Choice => FIRST_FEAT + feat;
export const actionOf = (code: Choice): Action =>
  code < FIRST_FEAT ? { kind: 'face', id: code } : { kind: 'feat', id: code - FIRST_FEAT };

/** A die and a face on it. */
export interface Slot {
  readonly die: number;
  readonly face: number;
}
export const slotCode = (die: number, face: number): Choice => die * FACES.length + face;
const SLOTS: readonly Slot[] = DICE.flatMap((_, die) => FACES.map((_, face) => ({ die, face })));
export const slotOf = (code: Choice): Slot => SLOTS[code] as Slot;

/** A reinforcement: a Hind and its die, an Owl and its gift, an Elder. */
export type Reinforcement =
  | { readonly kind: 'hind'; readonly die: number }
  | { readonly kind: 'owl'; readonly resource: number }
  | { readonly kind: 'elder' };
const FIRST_GIFT = DICE.length;
export const ELDER_PAYS = FIRST_GIFT + RESOURCES.length;
export const hindCode = (die: number): Choice => die;
export const owlCode = (resource: number): Choice => FIRST_GIFT + resource;
export function reinforcementOf(code: Choice): Reinforcement {
  if (code === ELDER_PAYS) return { kind: 'elder' };
  return code < FIRST_GIFT ? { kind: 'hind', die: code } : { kind: 'owl', resource: code - FIRST_GIFT };
}
