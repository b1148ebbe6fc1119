// Chapter 6: taking faces from the sanctuary, by an offering or by a ship, and forging them.
import type { Question, Refused, Seat, Word } from '@boardwright/engine';
import { DICE, type FaceName, SANCTUARY_KINDS } from '../content/faces.ts';
import { at, canFund, type G, type Hero, heroOf } from '../state.ts';
import { type Slot, slotCode, slotOf } from './codes.ts';
import { FACE, FACE_WORD, faceName, IS_BOAR, PASS, PRICE } from './lookup.ts';
import { pay } from './stores.ts';
import type { Tasks, X } from './tasks.ts';

const NO_OPTIONS: readonly number[] = [];
const ONLY_PASS: readonly number[] = [PASS];

/** The price of a face; no change is given (DF-5.4). */
export const priceOf = (face: number, discount: number): number => Math.max(0, at(PRICE, face) - discount);

/** Adds the faces that a hero can pay for, without the kinds in the set `taken`. */
export function addFaces(out: number[], g: G, hero: Hero, discount: number, taken: number): void {
  const purse = hero.gold + discount;
  for (let face = 0; face < SANCTUARY_KINDS; face++)
    if (at(PRICE, face) <= purse && at(g.temple, face) > 0 && (taken & (1 << face)) === 0) out.push(face);
}

/** DF-6.1: whether any face is affordable with this much gold. */
export function canBuyFace(g: G, gold: number): boolean {
  for (let face = 0; face < SANCTUARY_KINDS; face++) if (at(PRICE, face) <= gold && at(g.temple, face) > 0) return true;
  return false;
}

const setOf = (names: readonly FaceName[]): number => names.reduce((set, name) => set | (1 << FACE[name]), 0);

/** The faces, and PASS; nothing if there is no affordable face, so that nobody is asked. */
function facesOrPass(g: G, p: Seat, discount: number, taken: number): readonly number[] {
  const out: number[] = [];
  addFaces(out, g, heroOf(g, p), discount, taken);
  if (out.length === 0) return canFund(g, p) ? ONLY_PASS : NO_OPTIONS;
  out.push(PASS);
  return out;
}

function buy(x: X, p: Seat, face: number, discount: number): void {
  const price = priceOf(face, discount);
  pay(heroOf(x.g, p), price, 0, 0);
  x.g.temple[face] = at(x.g.temple, face) - 1;
  x.tell({ say: 'bought', p, face: FACE_WORD[face] as string, gold: price });
  x.next({ do: 'chooseSlot', p, face: faceName(face) });
}

/** Why faces of the sanctuary are not available now. */
export function missingFaces(g: G, p: Seat, discount: number, taken: number): Refused[] {
  const hero = heroOf(g, p);
  const out: Refused[] = [];
  for (let face = 0; face < SANCTUARY_KINDS; face++) {
    const word = FACE_WORD[face] as `face:${string}`;
    const need = priceOf(face, discount);
    if ((taken & (1 << face)) !== 0) out.push({ word, why: 'sameKind', rule: 'DF-6.2' });
    else if (at(g.temple, face) === 0) out.push({ word, why: 'soldOut', rule: 'DF-6.3' });
    else if (need > hero.gold) out.push({ word, why: 'notEnoughGold', rule: 'DF-6.1', need, have: hero.gold });
  }
  return out;
}

/** DF-6.1: the first face makes the action an offering. */
export function offer(x: X, p: Seat, face: number, taken: readonly FaceName[]): void {
  buy(x, p, face, 0);
  x.next({ do: 'mayOfferMore', p, taken: [...taken, faceName(face)] });
}

/** DF-6.2: what the same offering can still take after these kinds. */
export function offeredAfter(g: G, p: Seat, taken: readonly FaceName[]): Word[] {
  const out: number[] = [];
  addFaces(out, g, heroOf(g, p), 0, setOf(taken));
  return out.map(face => FACE_WORD[face] as Word);
}

/** DF-6.2: more faces, all of different kinds. */
export const mayOfferMore: Question<G, Tasks, Tasks['mayOfferMore']> = {
  who: t => t.p,
  options: (g, { p, taken }) => facesOrPass(g, p, 0, setOf(taken)),
  show: face => (face === PASS ? 'button:done' : (FACE_WORD[face] as `face:${string}`)),
  choose: (x, { p, taken }, face) => {
    if (face !== PASS) offer(x, p, face, taken);
  },
  usual: () => PASS,
  whyNot: (g, { p, taken }) => missingFaces(g, p, 0, setOf(taken)),
};

/** DF-5.4: one face, cheaper, or none. */
export const mayBuyFromShip: Question<G, Tasks, Tasks['mayBuyFromShip']> = {
  who: t => t.p,
  options: (g, { p, discount }) => facesOrPass(g, p, discount, 0),
  show: face => (face === PASS ? 'button:pass' : (FACE_WORD[face] as `face:${string}`)),
  choose: (x, { p, discount }, face) => {
    if (face !== PASS) buy(x, p, face, discount);
  },
  usual: () => PASS,
  whyNot: (g, { p, discount }) => missingFaces(g, p, discount, 0),
};

/** DF-6.4: which face is replaced. Equal faces of a die are one option. */
export const chooseSlot: Question<G, Tasks, Tasks['chooseSlot']> = {
  who: t => t.p,
  options: (g, { p }) => {
    const { dice } = heroOf(g, p);
    const out: number[] = [];
    for (let die = 0; die < 2; die++) {
      let seen = 0;
      for (let i = 6 * die; i < 6 * die + 6; i++) {
        const face = at(dice, i);
        if ((seen & (1 << face)) === 0 && !IS_BOAR[face]) out.push(slotCode(die, face)); // DF-6.5
        seen |= 1 << face;
      }
    }
    return out;
  },
  show: choice => {
    const { die, face } = slotOf(choice);
    return `slot:${DICE[die]}-${faceName(face)}`;
  },
  choose: (x, { p, face }, choice) => forge(x, p, FACE[face], slotOf(choice)),
  whyNot: (g, { p }) =>
    heroOf(g, p).dice.flatMap((face, i) =>
      IS_BOAR[face]
        ? [{ word: `slot:${DICE[i < 6 ? 0 : 1]}-${faceName(face)}` as const, why: 'boarStays', rule: 'DF-6.5' }]
        : [],
    ),
};

/** DF-6.4: the old face leaves the game; the new one is shown and gives nothing. */
function forge(x: X, p: Seat, face: number, { die, face: replaced }: Slot): void {
  const hero = heroOf(x.g, p);
  const slot = hero.dice.indexOf(replaced, 6 * die);
  hero.dice[slot] = face;
  hero.up[die] = slot;
  hero.forged++;
  const words = { face: FACE_WORD[face] as string, replaced: FACE_WORD[replaced] as string };
  x.tell({ say: 'forged', p, ...words, die: DICE[die] as string });
}
