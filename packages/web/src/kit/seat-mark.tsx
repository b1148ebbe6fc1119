// The mark of a seat: a colour of the Okabe-Ito set, and always a shape with it.
import type { Seat } from '@boardwright/engine';
import type { ReactNode } from 'react';

export const SEAT_COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#d55e00'] as const;
const SHAPES = [
  'M12 2.500a9.500 9.500 0 1 0 0 19a9.500 9.500 0 1 0 0-19z',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  'M12 2.200 22.600 21H1.400z',
  'M12 .8 23.200 12 12 23.200.8 12z',
  'm12 1.400 3.200 7 7.600.9-5.600 5.200 1.500 7.500L12 18.300 5.300 22l1.500-7.500L1.200 9.300l7.600-.9z',
] as const;

export const colourOf = (seat: Seat): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] as string;

interface Props {
  readonly seat: Seat;
  readonly size?: number;
}

export function SeatMark({ seat, size = 20 }: Props): ReactNode {
  return (
    <svg className="icon seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} fill={colourOf(seat)} stroke="var(--outline)" strokeWidth="1.600" />
    </svg>
  );
}

/** The same shape inside another drawing, centred at a point. */
export function SeatPoint({ seat, x, y, size }: Props & { readonly x: number; readonly y: number }): ReactNode {
  const scale = (size ?? 10) / 24;
  return (
    <path
      d={SHAPES[seat % SHAPES.length]}
      fill={colourOf(seat)}
      stroke="var(--outline)"
      strokeWidth="2"
      transform={`translate(${x} ${y}) scale(${scale}) translate(-12 -12)`}
    />
  );
}

/** A chair that nobody has taken yet. */
export function FreeMark({ size = 20 }: { readonly size?: number }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.800"
        strokeDasharray="3.600 2.900"
      />
    </svg>
  );
}
