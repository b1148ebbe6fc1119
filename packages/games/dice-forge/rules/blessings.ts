// Chapter 4: blessings. Who rolls, and who resolves when.
import type { Seat, Step, Task } from '@boardwright/engine';
import { DICE, type FaceName } from '../content/faces.ts';
import { type G, type Hero, hammerRoom, heroOf, upFace } from '../state.ts';
import { applyFaces } from './faces.ts';
import {
  BRINGS_GOLD,
  DECIDES,
  FACE,
  FACE_WORD,
  FIRST_BOAR,
  faceName,
  IS_BOAR,
  MIRROR,
  NOTHING,
  SHIP,
} from './lookup.ts';
import type { Roll, Tasks, Way, X } from './tasks.ts';

const NO_TASKS: readonly Task<Tasks>[] = [];

export function rollBoth(x: X, p: Seat): void {
  const hero = heroOf(x.g, p);
  hero.up[0] = x.die(6);
  hero.up[1] = 6 + x.die(6);
  x.tell({ say: 'rolled', p, faces: [wordUp(hero, 0), wordUp(hero, 1)] });
}

const wordUp = (hero: Hero, die: number) => FACE_WORD[upFace(hero, die)] as string;
const rollUp = (hero: Hero): Roll => [faceName(upFace(hero, 0)), faceName(upFace(hero, 1))];

/** DF-4.1: roll both dice and apply them. */
export const divineBlessing: Step<G, Tasks, Tasks['divineBlessing']> = (x, { p, way }) => {
  rollBoth(x, p);
  const hero = heroOf(x.g, p);
  applyFaces(x, p, upFace(hero, 0), upFace(hero, 1), way);
  if (mayRepeat(hero, way)) x.next({ do: 'mayUseCerberus', p, faces: rollUp(hero), way });
};

/** DF-4.2: roll one die and apply it; the other die plays no part. */
export const minorBlessing: Step<G, Tasks, Tasks['minorBlessing']> = (x, { p, die, way }) => {
  const hero = heroOf(x.g, p);
  hero.up[die] = 6 * die + x.die(6);
  x.tell({ say: 'rolledOne', p, die: DICE[die] as string, face: wordUp(hero, die) });
  applyFaces(x, p, upFace(hero, die), NOTHING, way);
  if (mayRepeat(hero, way)) x.next({ do: 'mayUseCerberus', p, faces: [faceName(upFace(hero, die))], way });
};

/** DF-8.8: losses cannot be repeated. */
const mayRepeat = (hero: Hero, way: Way): boolean => hero.cerberus > 0 && way !== 'loss';

/** One player's part of a common roll, from the first face to Cerberus. */
export const applyRoll: Step<G, Tasks, Tasks['applyRoll']> = (x, { p, faces, way }) => {
  applyNames(x, p, faces, way);
  if (mayRepeat(heroOf(x.g, p), way)) x.next({ do: 'mayUseCerberus', p, faces, way });
};

export function applyNames(x: X, p: Seat, faces: Roll, way: Way): void {
  applyFaces(x, p, idOf(faces[0]), idOf(faces[1]), way);
}
const idOf = (name: FaceName | undefined): number => (name === undefined ? NOTHING : FACE[name]);

/**
 * Everybody in `order` has rolled. Players without a decision are resolved at once. The others decide at the same time,
 * except those whose faces affect another player: they follow one after the other (DF-4.3).
 */
export function applyTogether(x: X, order: readonly Seat[], way: Way): void {
  const { g } = x;
  const crowd = lookAround(g, order);
  const strict = way === 'loss' && crowd.boarMeets;
  let lanes: (readonly Task<Tasks>[])[] | null = null;
  let alone: Task<Tasks>[] | null = null;
  for (const p of order) {
    const hero = heroOf(g, p);
    const a = upFace(hero, 0);
    const b = upFace(hero, 1);
    if (!strict && !asks(hero, a, b, way)) {
      applyFaces(x, p, a, b, way);
      continue;
    }
    const task = { do: 'applyRoll', p, faces: rollUp(hero), way } as const;
    if (strict || isEntangled(crowd, hero, a, b, way)) {
      alone ??= [];
      alone.push(task);
    } else {
      lanes ??= [];
      lanes.push([task]);
    }
  }
  if (lanes !== null && lanes.length > 1) x.together(lanes);
  else if (lanes !== null) x.next(...(lanes[0] ?? NO_TASKS));
  if (alone !== null) x.next(...alone);
}

/** What is shown on the table that could make players wait for each other. */
interface Crowd {
  readonly mirrors: number;
  readonly ships: number;
  readonly boars: number;
  readonly boarMeets: boolean; // somebody who resolves now shows a boar, or a mirror that could copy one
}

function lookAround(g: G, order: readonly Seat[]): Crowd {
  let mirrors = 0;
  let ships = 0;
  let boars = 0;
  let mirrorsNow = 0;
  let boarsNow = 0;
  for (let p = 0; p < g.seats; p++) {
    const now = order.includes(p) ? 1 : 0;
    for (let die = 0; die < 2; die++) {
      const face = upFace(heroOf(g, p), die);
      if (face < MIRROR) continue;
      if (face === SHIP) ships++;
      else if (face === MIRROR) {
        mirrors++;
        mirrorsNow += now;
      } else if (face >= FIRST_BOAR) {
        boars++;
        boarsNow += now;
      }
    }
  }
  return { mirrors, ships, boars, boarMeets: boarsNow > 0 || (mirrorsNow > 0 && boars > 0) };
}

/** Whether this player's decisions can change what another one sees, owns or would decide, or the other way round. */
function isEntangled(crowd: Crowd, hero: Hero, a: number, b: number, way: Way): boolean {
  if (IS_BOAR[a] || IS_BOAR[b]) return true;
  if (way === 'loss') return false;
  if (hero.cerberus > 0) return true;
  if (a === MIRROR || b === MIRROR) return crowd.ships + crowd.boars > 0;
  const ships = (a === SHIP ? 1 : 0) + (b === SHIP ? 1 : 0);
  return ships > 0 && (crowd.mirrors > 0 || crowd.ships > ships);
}

/** Whether somebody will be asked when these two faces are applied. */
function asks(hero: Hero, a: number, b: number, way: Way): boolean {
  if (DECIDES[a] || DECIDES[b]) return true;
  if (way === 'loss') return false;
  if (hero.cerberus > 0) return true;
  return hammerRoom(hero) > 0 && (BRINGS_GOLD[a] === true || BRINGS_GOLD[b] === true);
}
