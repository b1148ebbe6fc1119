// Chapters 4 and 5: what faces do when they are applied.
import type { Question, Seat, Step } from '@boardwright/engine';
import { GLORY, GOLD, MOON, SHIELD_GLORY, SHIP_DISCOUNT, SUN, TRIPLE } from '../content/faces.ts';
import { at, type G, goldCap, heroOf, upFace } from '../state.ts';
import { canBuyFace } from './forging.ts';
import {
  BRINGS_GOLD,
  CHOICE,
  CHOICES,
  FACE,
  FACE_WORD,
  FIRST_BOAR,
  faceName,
  GAIN,
  GAIN_WORD,
  IS_BOAR,
  IS_CHOICE,
  IS_SHIELD,
  MIRROR,
  NOTHING,
  REWARD,
  REWARDS,
  SHIP,
  WATCHED,
  X3,
} from './lookup.ts';
import { gainOne, settle, settleOne } from './stores.ts';
import type { Tasks, Way, X } from './tasks.ts';

/** DF-5.2: mirrors are resolved first, then the faces are applied. */
export function applyFaces(x: X, p: Seat, a: number, b: number, way: Way): void {
  if (a !== MIRROR && b !== MIRROR) takeFaces(x, p, a, b, way);
  else if (mirrorTargets(x.g, p).length === 0)
    takeFaces(x, p, a === MIRROR ? NOTHING : a, b === MIRROR ? NOTHING : b, way);
  else x.next({ do: 'chooseMirrored', p, faces: b === NOTHING ? [faceName(a)] : [faceName(a), faceName(b)], way });
}

function takeFaces(x: X, p: Seat, a: number, b: number, way: Way): void {
  if (a === X3)
    takeFace(x, p, b, TRIPLE, way); // DF-5.1
  else if (b === X3) takeFace(x, p, a, TRIPLE, way);
  else if (a === SHIP) takeWithShip(x, p, b, way);
  else if (b === SHIP) takeWithShip(x, p, a, way);
  else if (IS_SHIELD[a] && !IS_SHIELD[b] && b !== NOTHING) takeWithShield(x, p, b, a, way);
  else if (IS_SHIELD[b] && !IS_SHIELD[a] && a !== NOTHING) takeWithShield(x, p, a, b, way);
  else if (way === 'loss' && isOwnBoar(x.g, p, a)) takeBoth(x, p, b, a, way);
  else if (way === 'sentinel' || IS_CHOICE[a] || IS_CHOICE[b]) takeBoth(x, p, a, b, way);
  else takeSum(x, p, GAIN[a] as readonly number[], GAIN[b] as readonly number[], way);
}

/**
 * Applies one face after the other. The order is up to the player (DF-4.4), but it matters only for a player who loses
 * and is rewarded for their own boar: then the reward should come last, when none of it can be lost.
 */
function takeBoth(x: X, p: Seat, first: number, second: number, way: Way): void {
  takeFace(x, p, first, 1, way);
  takeFace(x, p, second, 1, way);
}
const isOwnBoar = (g: G, p: Seat, face: number): boolean => IS_BOAR[face] === true && g.boars[face - FIRST_BOAR] === p;

/**
 * Two faces without a choice are one gain: limits and hammer have the same effect, with one question instead of two.
 */
function takeSum(x: X, p: Seat, a: readonly number[], b: readonly number[], way: Way): void {
  const gold = at(a, GOLD) + at(b, GOLD);
  const sun = at(a, SUN) + at(b, SUN);
  const moon = at(a, MOON) + at(b, MOON);
  settle(x, p, gold, sun, moon, at(a, GLORY) + at(b, GLORY), way);
}

/** DF-5.4: the order matters only if the other die can bring gold and the ship can buy. Then the player decides. */
function takeWithShip(x: X, p: Seat, face: number, way: Way): void {
  const most = goldCap(heroOf(x.g, p)) + SHIP_DISCOUNT;
  if (way !== 'loss' && BRINGS_GOLD[face] && canBuyFace(x.g, most))
    x.next({ do: 'chooseFirst', p, face: faceName(face), way });
  else {
    takeFace(x, p, face, 1, way);
    takeFace(x, p, SHIP, 1, way);
  }
}

/** DF-5.5: first the other face, with its chosen option, then the shield. */
function takeWithShield(x: X, p: Seat, face: number, shield: number, way: Way): void {
  if (IS_CHOICE[face]) x.next({ do: 'chooseGain', p, face: faceName(face), times: 1, way, shield: faceName(shield) });
  else {
    takeFace(x, p, face, 1, way);
    takeShield(x, p, shield, at(GAIN[face] as number[], WATCHED[shield] as number) > 0, way);
  }
}

function takeShield(x: X, p: Seat, shield: number, matches: boolean, way: Way): void {
  if (matches) settleOne(x, p, GLORY, SHIELD_GLORY, way);
  else takeFace(x, p, shield, 1, way);
}

/** One face, single or tripled. */
export function takeFace(x: X, p: Seat, face: number, times: number, way: Way): void {
  if (face === SHIP) {
    if (way !== 'loss') x.next({ do: 'mayBuyFromShip', p, discount: SHIP_DISCOUNT * times });
  } else if (IS_CHOICE[face]) x.next({ do: 'chooseGain', p, face: faceName(face), times, way, shield: null });
  else {
    const gain = GAIN[face] as readonly number[];
    const gold = at(gain, GOLD) * times;
    const sun = at(gain, SUN) * times;
    const moon = at(gain, MOON) * times;
    settle(x, p, gold, sun, moon, at(gain, GLORY) * times, way);
  }
}

/** DF-4.6: one of several, tripled as a whole. */
export const chooseGain: Question<G, Tasks, Tasks['chooseGain']> = {
  who: t => t.p,
  options: (_, { face }) => CHOICES[FACE[face]] as readonly number[],
  show: resource => GAIN_WORD[resource] as `gain:${string}`,
  choose: (x, { p, face, times, way, shield }, resource) => {
    const id = FACE[face];
    settleOne(x, p, resource, at(CHOICE[id] as number[], resource) * times, way);
    if (IS_BOAR[id]) rewardBoar(x, id, times);
    if (shield !== null) takeShield(x, p, FACE[shield], WATCHED[FACE[shield]] === resource, way);
  },
};

/** DF-5.2, DF-5.3: the faces shown on the dice of others, each kind once; through a mirror also one's own. */
function mirrorTargets(g: G, p: Seat): number[] {
  let seen = 0;
  for (let q = 0; q < g.seats; q++) {
    if (q === p) continue;
    const hero = heroOf(g, q);
    seen |= (1 << upFace(hero, 0)) | (1 << upFace(hero, 1));
  }
  if (g.through && (seen & (1 << MIRROR)) !== 0) {
    const own = heroOf(g, p);
    seen |= (1 << upFace(own, 0)) | (1 << upFace(own, 1));
  }
  const out: number[] = [];
  for (let face = 0; face < NOTHING; face++) if (face !== MIRROR && (seen & (1 << face)) !== 0) out.push(face);
  return out;
}

/** DF-5.2: what the first mirror of the roll becomes. */
export const chooseMirrored: Question<G, Tasks, Tasks['chooseMirrored']> = {
  who: t => t.p,
  options: (g, { p }) => mirrorTargets(g, p),
  show: face => FACE_WORD[face] as `face:${string}`,
  choose: (x, { p, faces, way }, face) => {
    x.tell({ say: 'mirrored', p, face: FACE_WORD[face] as string });
    const [a, b] = faces;
    const other = b === undefined ? NOTHING : FACE[b];
    if (a === 'mirror') applyFaces(x, p, face, other, way);
    else applyFaces(x, p, a === undefined ? NOTHING : FACE[a], face, way);
  },
  whyNot: (g, { p }) => {
    const targets = mirrorTargets(g, p);
    const own = new Set([upFace(heroOf(g, p), 0), upFace(heroOf(g, p), 1)]);
    return [...own].flatMap(face => {
      const word = FACE_WORD[face] as `face:${string}`;
      if (face === MIRROR) return [{ word, why: 'mirrorIsNoTarget', rule: 'DF-5.3' }];
      return targets.includes(face) ? [] : [{ word, why: 'ownFace', rule: 'DF-5.2' }];
    });
  },
};

/** DF-5.4: a ship next to a face that can bring gold. */
export const chooseFirst: Question<G, Tasks, Tasks['chooseFirst']> = {
  who: t => t.p,
  options: (_, { face }) => FIRST[FACE[face]] as readonly number[],
  show: face => `first:${faceName(face)}`,
  choose: (x, { p, face, way }, first) => {
    takeFace(x, p, first, 1, way);
    if (first === SHIP) x.next({ do: 'takeFace', p, face, way });
    else takeFace(x, p, SHIP, 1, way);
  },
};
const FIRST = Array.from({ length: NOTHING }, (_, face) => [SHIP, face]);

export const takeFaceLater: Step<G, Tasks, Tasks['takeFace']> = (x, { p, face, way }) =>
  takeFace(x, p, FACE[face], 1, way);

/** DF-5.6: the owner of the card chooses once for each time the face was applied. */
function rewardBoar(x: X, face: number, times: number): void {
  const p = at(x.g.boars, face - FIRST_BOAR);
  for (let i = 0; i < times; i++) x.next({ do: 'chooseBoarReward', p, boar: faceName(face) });
}

export const chooseBoarReward: Question<G, Tasks, Tasks['chooseBoarReward']> = {
  who: t => t.p,
  options: () => REWARDS,
  show: resource => GAIN_WORD[resource] as `gain:${string}`,
  choose: (x, { p }, resource) => gainOne(x, p, resource, at(REWARD, resource)),
};
