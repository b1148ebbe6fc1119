// The geometry of the wheel: its centre is the origin, segment 1 begins at twelve o'clock, and segments go clockwise.
import { onCircle, segmentPath } from '@boardwright/web/kit';
import type { RingName } from './table-view.ts';

export const STEP = 30; // degrees of a segment
export const HUB = 48;
export const RIM = 212;
export const SIZE = 428; // of the whole drawing
export const VIEW = `${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`;
export const BANDS: Readonly<Record<RingName, readonly [number, number]>> = {
  inner: [50, 97],
  middle: [106, 142],
  outer: [151, 181],
};
/** The position of an action's picture on its ring. */
export const PICTURE_AT: Readonly<Record<RingName, number>> = { inner: 76, middle: 124, outer: 166 };
const WORKERS_AT = 197;
const SPACES = [8.2, 18.9] as const; // degrees of the two spaces in a segment

interface Spot {
  readonly x: number;
  readonly y: number;
}
export const pictureSpot = (ring: RingName, index: number): Spot =>
  onCircle(0, 0, PICTURE_AT[ring], index * STEP + STEP / 2);
export const workerSpot = (segment: number, space: number): Spot =>
  onCircle(0, 0, WORKERS_AT, segment * STEP + (SPACES[space] ?? SPACES[0]));

/** The place of a segment's number: after its workers, at the rim. */
export const numberSpot = (segment: number): Spot => onCircle(0, 0, 201, segment * STEP + 26.3);

/** The outline of a ring's part of a segment, counted from 0. */
export function bandPath(ring: RingName, segment: number): string {
  const [from, to] = BANDS[ring];
  return segmentPath(0, 0, from, to, segment * STEP, (segment + 1) * STEP);
}
/** The outline of a segment from the hub to the rim, or of one of its halves. */
export const wedgePath = (segment: number, half?: 0 | 1): string =>
  segmentPath(
    0,
    0,
    BANDS.inner[0],
    RIM,
    segment * STEP + (half === 1 ? STEP / 2 : 0),
    (segment + 1) * STEP - (half === 0 ? STEP / 2 : 0),
  );

/** Lines between the segments, from one radius to another. */
export function spokes(from: number, to: number, every = 1): string {
  const out: string[] = [];
  for (let i = 0; i < 12; i += every) {
    const [a, b] = [onCircle(0, 0, from, i * STEP), onCircle(0, 0, to, i * STEP)];
    out.push(`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`);
  }
  return out.join('');
}

/** An arrow along a circle; a negative length goes counter-clockwise. */
export function arcArrow(
  radius: number,
  from: number,
  length: number,
): { readonly line: string; readonly head: string } {
  const [a, b] = [onCircle(0, 0, radius, from), onCircle(0, 0, radius, from + length)];
  const clockwise = length > 0;
  const line = `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${clockwise ? 1 : 0} ${b.x} ${b.y}`;
  const turn = from + length + (clockwise ? 0 : 180);
  return { line, head: `translate(${b.x} ${b.y}) rotate(${turn})` };
}
