// Dice: a cube in the owner's colour with pips in the owner's shape. If the face does not matter, it shows only the
// shape.
import { print, SEAT_COLOURS, still } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { NEUTRAL_LOOK } from '../view.ts';

const INK = '#231e17';
const PIPS = ['#fff', INK, '#fff', INK, INK, '#f1e9d8'] as const;
const NEUTRAL = '#4a443b';
export const PLAIN_LOOK = 6;

/** Where the pips of each face are, in thirds of the face. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** One pip, from its middle: circle, square, triangle, diamond, star, ring, circle. */
const SHAPES = [
  'm-3.100 0a3.100 3.100 0 1 0 6.200 0a3.100 3.100 0 1 0-6.200 0z',
  'm-2.800-2.800h5.600v5.600h-5.600z',
  'm0-3.600 3.700 6.400h-7.400z',
  'm0-4.100 3.700 4.100-3.700 4.100-3.700-4.100z',
  'm0-4 1.200 2.600 2.800.3-2.100 1.900.6 2.800-2.500-1.400-2.500 1.400.6-2.800-2.100-1.900 2.800-.3z',
  'm0-3.400a3.400 3.400 0 1 0 0 6.800 3.400 3.400 0 0 0 0-6.800zm0 2a1.400 1.400 0 1 1 0 2.800 1.400 1.400 0 0 1 0-2.800z',
  'm-3.100 0a3.100 3.100 0 1 0 6.200 0a3.100 3.100 0 1 0-6.200 0z',
] as const;

export const colourOfLook = (look: number): string =>
  look === NEUTRAL_LOOK ? NEUTRAL : (SEAT_COLOURS[look % SEAT_COLOURS.length] as string);

const paint = (look: number): CSSProperties => {
  const isPlain = look === PLAIN_LOOK;
  const colours = {
    '--gc-c': isPlain ? 'var(--gc-plaque)' : colourOfLook(look),
    '--gc-pip': isPlain ? 'var(--ink)' : PIPS[look],
  };
  return colours as CSSProperties;
};

/**
 * All pips of a face are one path, and each path is created once, because dice render again with every roll. Face 0 is
 * a die of which only the owner is known.
 */
const PIPS_OF = SHAPES.map(shape =>
  SPOTS.map((spots, face) =>
    face === 0 ? (
      <path className="gc-pips" fillRule="evenodd" transform="translate(16.2 26) scale(2.500)" d={`M0 0${shape}`} />
    ) : (
      <path
        className="gc-pips"
        fillRule="evenodd"
        d={spots.map(([x, y]) => `M${8 + 8.2 * x} ${17.8 + 8.2 * y}${shape}`).join('')}
      />
    ),
  ),
);
const pips = (look: number, face: number): ReactNode => PIPS_OF[look]?.[face];

interface Shown {
  readonly look: number;
  readonly face: number;
}
interface CubeProps extends Shown {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly ghost?: boolean;
}

const PAINTS = SHAPES.map((_, look) => paint(look));
function CubeParts({ look, face }: Shown): ReactNode {
  return (
    <>
      <path className="gc-cube-shadow" d="M5 41h27l9-9v4l-8 7H9z" />
      <path className="gc-cube-top" d="M1.600 11.400 10.400 2.200h28L31 11.400z" />
      <path className="gc-cube-side" d="M31 11.400 38.800 2.200v28.400L31 40.600z" />
      <rect className="gc-cube-front" x="1.200" y="11" width="30" height="30" rx="4" />
      <path
        className="gc-cube-line"
        d="M1.200 15v22a4 4 0 0 0 4 4h22.600a4 4 0 0 0 2.900-1.200l7.400-8.200a3 3 0 0 0 .8-2.100V4.400A2.400 2.400 0 0 0 36.500 2H12a3 3 0 0 0-2.200.9L2.300 12a4 4 0 0 0-1.100 3z"
      />
      {pips(look, face)}
    </>
  );
}
const CUBES = SHAPES.map((_, look) => SPOTS.map((__, face) => still(<CubeParts look={look} face={face} />)));

/** On a board: 40 x 42 units at scale 1. */
export const Cube = memo(function Cube({ look, face, x, y, scale = 1, ghost }: CubeProps): ReactNode {
  return (
    <g
      className={ghost === true ? 'gc-cube gc-ghost' : 'gc-cube'}
      style={PAINTS[look]}
      transform={`translate(${x} ${y}) scale(${scale})`}
      {...CUBES[look]?.[face]}
    />
  );
});

/** One flat face: in a sentence, as a sign, or as a side of a rolling die. */
export const Face = memo(function Face(props: {
  readonly look: number;
  readonly face: number;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}): ReactNode {
  const { look, face, size, x, y } = props;
  return (
    <svg
      className="gc-face"
      style={PAINTS[look]}
      viewBox="1 11 30 30"
      width={size ?? '100%'}
      height={size ?? '100%'}
      x={x}
      y={y}
      aria-hidden="true"
    >
      <rect className="gc-cube-front gc-cube-flat" x="1.800" y="11.800" width="28.400" height="28.400" rx="5" />
      {pips(look, face)}
    </svg>
  );
});

/** A side of a rolling die. There are many, so each is a picture: a single element. */
function SideParts({ look, face }: Shown): ReactNode {
  return (
    <>
      <rect
        x="1.800"
        y="11.800"
        width="28.400"
        height="28.400"
        rx="5"
        fill={colourOfLook(look)}
        stroke="#231e17"
        strokeWidth="1.600"
      />
      <g fill={PIPS[look]}>{pips(look, face)}</g>
    </>
  );
}
const FACES = [1, 2, 3, 4, 5, 6];
const PRINTS = SHAPES.map((_, look) => FACES.map(face => print('1 11 30 30', <SideParts look={look} face={face} />)));

const known = new Map<number, readonly ReactNode[]>();
/** All six: always the same elements, so that a still die does not render again. */
export function sidesOf(look: number): readonly ReactNode[] {
  const sides =
    known.get(look) ??
    PRINTS[look]?.map((picture, i) => <span key={i} className={`gc-side ${picture()}`} aria-hidden="true" />) ??
    [];
  known.set(look, sides);
  return sides;
}

/** The sign of an actor: the shape of its pips, filled and outlined. Centred at x, y. */
export const Sign = memo(function Sign({
  look,
  x,
  y,
  size,
}: {
  readonly look: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactNode {
  return (
    <g className="gc-sign" fill={colourOfLook(look)} transform={`translate(${x} ${y}) scale(${size / 8})`}>
      <path fillRule="evenodd" d={`M0 0${SHAPES[look]}`} />
    </g>
  );
});
