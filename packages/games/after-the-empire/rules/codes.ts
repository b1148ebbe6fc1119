// Choices that combine several values, encoded as one number and decoded. No other code does this. The card number,
// which has no limit in an edition, is always the highest part, so no two choices have the same number.
import { PLACES, WALLS } from '../words.ts';

const positions = <K extends string>(kinds: readonly K[]): Readonly<Record<K, number>> =>
  Object.fromEntries(kinds.map((kind, i) => [kind, i])) as Record<K, number>;

/** Where a worker goes: a space, an own card with a worker space, or a card of a row. */
export const PLACEMENTS = ['space', 'card', 'buy'] as const;
type PlacementKind = (typeof PLACEMENTS)[number];
export interface Placement {
  readonly kind: PlacementKind;
  readonly id: number; // the space, or the card
}
const PLACEMENT = positions(PLACEMENTS);
export const placementCode = (kind: PlacementKind, id: number): number => id * PLACEMENTS.length + PLACEMENT[kind];
export const placementOf = (code: number): Placement => ({
  kind: PLACEMENTS[code % PLACEMENTS.length] as PlacementKind,
  id: Math.floor(code / PLACEMENTS.length),
});

/** A job in the Storehouse. */
export const JOBS = [
  'wall',
  'upgradeWall',
  'repairWall',
  'turret',
  'upgradeTurret',
  'repairTurret',
  'restore',
] as const;
type JobKind = (typeof JOBS)[number];
export interface Job {
  readonly kind: JobKind;
  readonly where: number; // the side, the corner, or the card to restore
  readonly piece: number; // the wall or turret to build, otherwise 0
}
const JOB = positions(JOBS);
const PIECES = WALLS.length; // there are fewer kinds of turrets
export const jobCode = (kind: JobKind, where: number, piece = 0): number =>
  (where * PIECES + piece) * JOBS.length + JOB[kind];
export function jobOf(code: number): Job {
  const rest = Math.floor(code / JOBS.length);
  return { kind: JOBS[code % JOBS.length] as JobKind, where: Math.floor(rest / PIECES), piece: rest % PIECES };
}

/** A unit of a kind that moves from one place of the castle to another. */
export interface Move {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}
export const moveCode = (kind: number, from: number, to: number): number =>
  (kind * PLACES.length + from) * PLACES.length + to;
export function moveOf(code: number): Move {
  const rest = Math.floor(code / PLACES.length);
  return { kind: Math.floor(rest / PLACES.length), from: rest % PLACES.length, to: code % PLACES.length };
}
