// The mark of a seat: a colour and always a shape. Each is a file in `src/art/seats`.
import type { Seat } from '@boardwright/engine';
import type { ReactNode } from 'react';
import { byName, type Drawing } from '../art/by-name.ts';
import { iconOf, shows } from './icon.tsx';
import { SEAT_MARKS } from './seat-marks.ts';

const SEATS = byName(
  import.meta.glob<Drawing>('../art/seats/*.svg', { query: '?drawing', import: 'default', eager: true }),
  [...SEAT_MARKS.map(({ shape }) => shape), 'free'],
);

const markOf = (seat: Seat) => SEAT_MARKS[seat % SEAT_MARKS.length] ?? SEAT_MARKS[0];
export const colourOf = (seat: Seat): string => markOf(seat).colour;
const shapeOf = (seat: Seat): Drawing => SEATS[markOf(seat).shape];

interface Props {
  readonly seat: Seat;
  readonly size?: number;
}

export function SeatMark({ seat, size = 20 }: Props): ReactNode {
  return iconOf(shapeOf(seat), size, 'icon seat-mark');
}

/** The same shape inside another drawing, centred at a point. */
export function SeatPoint({ seat, x, y, size }: Props & { readonly x: number; readonly y: number }): ReactNode {
  const scale = (size ?? 10) / 24;
  return (
    <g
      className="seat-point"
      transform={`translate(${x} ${y}) scale(${scale}) translate(-12 -12)`}
      {...shows(shapeOf(seat))}
    />
  );
}

/** A chair that nobody has taken yet. */
export function FreeMark({ size = 20 }: { readonly size?: number }): ReactNode {
  return iconOf(SEATS.free, size);
}
