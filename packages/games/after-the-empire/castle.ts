// Computations about one castle (shots, strength, prices it can pay), and changes to its pieces.
import type { Amount, Content } from './content/types.ts';
import type { Castle } from './state.ts';
import {
  ARCHER,
  BURNING_TURRET,
  COURTYARD,
  MERCENARY,
  NO_TURRET,
  NO_WALL,
  SOLDIER,
  STONE,
  STONE_GATE,
  STONE_TURRET,
  STONE_WALL,
  SWORDSMAN,
  TOP_FARM,
  WOOD,
  WOOD_GATE,
  WOOD_TURRET,
  WOOD_WALL,
} from './words.ts';

export const at = (list: readonly number[], i: number): number => list[i] as number;

export const unitsAt = (c: Pick<Castle, 'units'>, place: number): number =>
  at(c.units, place * 2 + SOLDIER) + at(c.units, place * 2 + MERCENARY);
export const foesAt = (c: Pick<Castle, 'foes'>, place: number): number =>
  at(c.foes, place * 2 + SWORDSMAN) + at(c.foes, place * 2 + ARCHER);

/** Attackers before all walls and in the courtyard. */
export const attackersOf = (c: Castle): number =>
  foesAt(c, 0) + foesAt(c, 1) + foesAt(c, 2) + foesAt(c, 3) + foesAt(c, COURTYARD);

export function sum(list: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += at(list, i);
  return total;
}

export function soldiersOf(c: Castle): number {
  let total = 0;
  for (let i = SOLDIER; i < c.units.length; i += 2) total += at(c.units, i);
  return total;
}

export function mercenariesOf(c: Castle): number {
  let total = 0;
  for (let i = MERCENARY; i < c.units.length; i += 2) total += at(c.units, i);
  return total;
}

export const hasWall = (c: Castle, side: number): boolean => at(c.walls, side) !== NO_WALL;
export const isGate = (piece: number): boolean => piece === WOOD_GATE || piece === STONE_GATE;
export const isStoneWall = (piece: number): boolean => piece === STONE_WALL || piece === STONE_GATE;
/** The stone piece that replaces a wooden wall or gate. */
export const stoneOf = (piece: number): number => piece + STONE_WALL - WOOD_WALL;
export const isWorking = (turret: number): boolean => turret === WOOD_TURRET || turret === STONE_TURRET;

/** The shots of the turrets at both corners of a side (AE-8.2). */
export function turretShots(content: Content, c: Castle, side: number): number {
  const left = content.turrets[at(c.turrets, side)]?.shots ?? 0;
  const right = content.turrets[at(c.turrets, (side + 1) & 3)]?.shots ?? 0;
  return left + right;
}

/** Structures that give income: walls, gates and working turrets (AE-10.2). */
export function structures(c: Castle): number {
  let n = 0;
  for (let i = 0; i < 4; i++) {
    if (at(c.walls, i) !== NO_WALL) n++;
    if (isWorking(at(c.turrets, i))) n++;
  }
  return n;
}

export function canPay(c: Castle, cost: readonly Amount[]): boolean {
  for (let i = 0; i < cost.length; i++) {
    const { good, n } = cost[i] as Amount;
    if (at(c.stock, good) < n) return false;
  }
  return true;
}

export function pay(c: Castle, cost: readonly Amount[]): void {
  for (const { good, n } of cost) c.stock[good] = at(c.stock, good) - n;
}

/** Returns the number of healed soldiers. */
export function heal(c: Castle, most: number): number {
  const healed = Math.min(most, c.wounded);
  c.wounded -= healed;
  c.units[COURTYARD * 2 + SOLDIER] = at(c.units, COURTYARD * 2 + SOLDIER) + healed;
  c.fresh[COURTYARD * 2 + SOLDIER] = at(c.fresh, COURTYARD * 2 + SOLDIER) + healed;
  return healed;
}

export function addCard(c: Castle, card: number): void {
  c.cards = [...c.cards, card];
  c.used = [...c.used, 0];
  c.hurt = [...c.hurt, 0];
}

export const canSow = (c: Castle, side: number): boolean => at(c.farms, side) < TOP_FARM;
export const canProtect = (c: Castle, side: number): boolean => at(c.farms, side) > 0 && at(c.shields, side) === 0;

/** Moves up to `hits` cubes from a piece to the Storehouse (AE-7.6). Returns how many. */
function takeCubes(c: Castle, cubes: number[], i: number, hits: number, stone: boolean): number {
  const lost = Math.min(at(cubes, i), hits);
  const good = stone ? STONE : WOOD;
  cubes[i] = at(cubes, i) - lost;
  c.stock[good] = at(c.stock, good) + lost;
  return lost;
}
export const takeWallCubes = (c: Castle, side: number, hits: number): number =>
  takeCubes(c, c.wallCubes, side, hits, isStoneWall(at(c.walls, side)));
export const takeTurretCubes = (c: Castle, corner: number, hits: number): number =>
  takeCubes(c, c.turretCubes, corner, hits, at(c.turrets, corner) === STONE_TURRET);

/** A hit destroys a wall that has no cube left (AE-7.6). */
export const wouldFall = (c: Castle, side: number, hits: number): boolean =>
  hasWall(c, side) && hits > at(c.wallCubes, side);

/** A hit destroys a wooden turret that has no cube left. A stone turret burns instead (AE-7.7). */
export function breakTurret(c: Castle, corner: number): void {
  c.turrets[corner] = at(c.turrets, corner) === STONE_TURRET ? BURNING_TURRET : NO_TURRET;
}

/** Moves the units of a destroyed wall to the courtyard (AE-7.6). Returns how many. */
export function fallBack(c: Castle, side: number): number {
  let fallen = 0;
  for (const kind of [SOLDIER, MERCENARY]) {
    const n = at(c.units, side * 2 + kind);
    c.units[side * 2 + kind] = 0;
    c.units[COURTYARD * 2 + kind] = at(c.units, COURTYARD * 2 + kind) + n;
    fallen += n;
  }
  return fallen;
}

/** Every round of a battle uses up at least one of these, so that no battle lasts forever (AE-8.1). */
export function strain(c: Castle): number {
  let n = foesAt(c, COURTYARD);
  for (let side = 0; side < 4; side++) {
    n += 2 * foesAt(c, side);
    if (hasWall(c, side)) n += at(c.wallCubes, side) + 1;
  }
  return n;
}
