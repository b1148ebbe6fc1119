// The faces of the dice, made from the table of faces: colour and shape say the resource, a plus roundel a sum, a slash a choice.
import { print } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { type Amounts, FACES, type FaceName, RESOURCES, type Resource } from '../content/faces.ts';
import { FACE } from '../rules/lookup.ts';

const BURST =
  'M12 1.4L14.49 4.34L18.23 3.42L18.52 7.26L22.08 8.72L20.06 12L22.08 15.28L18.52 16.74L18.23 20.58L14.49 19.66L12 22.6L9.51 19.66L5.77 20.58L5.48 16.74L1.92 15.28L3.94 12L1.92 8.72L5.48 7.26L5.77 3.42L9.51 4.34Z';
const CRESCENT = 'M11.47 3.7A9.3 9.3 0 1 0 20.3 14.12A7.63 7.63 0 1 1 11.47 3.7Z';
const LEAVES =
  'M10.71 19.9Q8.85 17.82 5.56 20.09Q9.01 22.12 10.71 19.9ZM6.77 18.07Q6.27 15.32 2.28 15.53Q4.16 19.06 6.77 18.07ZM4.37 14.44Q5.38 11.84 1.87 9.93Q1.63 13.93 4.37 14.44ZM4.22 10.1Q6.45 8.4 4.44 4.94Q2.15 8.22 4.22 10.1ZM6.36 6.31Q9.14 6.03 9.24 2.03Q5.58 3.63 6.36 6.31ZM13.29 19.9Q14.99 22.12 18.44 20.09Q15.15 17.82 13.29 19.9ZM17.23 18.07Q19.84 19.06 21.72 15.53Q17.73 15.32 17.23 18.07ZM19.63 14.44Q22.37 13.93 22.13 9.93Q18.62 11.84 19.63 14.44ZM19.78 10.1Q21.85 8.22 19.56 4.94Q17.55 8.4 19.78 10.1ZM17.64 6.31Q18.42 3.63 14.76 2.03Q14.86 6.03 17.64 6.31Z';
const STAR =
  'M12 6.6L13.290 9.82L16.760 10.05L14.090 12.28L14.940 15.65L12 13.8L9.060 15.65L9.910 12.28L7.240 10.05L10.710 9.82Z';

const GROUND: Readonly<Record<Resource, string>> = {
  gold: '#f6ecd2',
  sun: '#e0a526',
  moon: '#584dae',
  glory: '#237a59',
};
const INK: Readonly<Record<Resource, string>> = { gold: '#2b1a05', sun: '#ffe7ad', moon: '#efeaff', glory: '#e6f6e6' };
const SHAPE: Readonly<Record<Resource, ReactNode>> = {
  gold: (
    <>
      <circle cx="12" cy="12" r="9" fill="#d9a42b" stroke="#6a4710" strokeWidth="1.26" />
      <circle cx="12" cy="12" r="7.2" fill="none" stroke="#f0cd6b" strokeWidth=".8" />
    </>
  ),
  sun: <path d={BURST} fill="#7c2d12" />,
  moon: <path d={CRESCENT} fill="#efeaff" />,
  glory: <path d={LEAVES} fill="#e6f6e6" />,
};

/** Digits as lines, from the middle of their foot: a face is a picture, and pictures have no letters of the page. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'M0-9.200C-2-9.200-3.200-7.400-3.200-4.500C-3.200-1.600-2 .200 0 .200C2 .200 3.200-1.600 3.200-4.500C3.200-7.400 2-9.200 0-9.200Z',
  '1': 'M-2.500-6.700.600-8.700V-.200M-2.300-.200H3.300',
  '2': 'M-3-6.500C-2.700-8.300-1.400-9.200.200-9.200C2-9.200 3.200-8.100 3.200-6.500C3.200-4.400.800-3-2.800-1H3.600',
  '3': 'M-2.800-8.500H2.800L-.600-5.300C2-5.300 3.400-4.100 3.400-2.500C3.400-.700 1.900.200.100.200C-1.400.200-2.700-.400-3.300-1.500',
  '4': 'M1.300 0V-8.600L-3.400-2.600H3.700',
  '5': 'M3-8.500H-2.200L-2.600-4.900C-1.900-5.400-1-5.700 0-5.700C2.100-5.700 3.400-4.500 3.400-2.800C3.400-.900 1.900.200.100.200C-1.400.200-2.700-.400-3.300-1.500',
  '6': 'M2.500-8.900C-1.200-7.900-3.200-5.500-3.200-2.900C-3.200-1-1.900.200 0 .200C1.900.200 3.200-1 3.200-2.800C3.200-4.500 2-5.600.300-5.600C-1.200-5.600-2.500-4.700-3-3.400',
  '7': 'M-3.200-8.500H3L-.900 0',
  '8': 'M0-5C-1.700-5-2.700-5.800-2.700-7.100C-2.700-8.400-1.600-9.200 0-9.200C1.600-9.200 2.700-8.400 2.700-7.100C2.700-5.800 1.700-5 0-5C-2-5-3.300-4-3.300-2.400C-3.300-.800-2 .200 0 .200C2 .200 3.300-.800 3.300-2.400C3.300-4 2-5 0-5Z',
  '9': 'M-2.500-.100C1.200-1.100 3.200-3.500 3.200-6.100C3.200-8 1.900-9.200 0-9.200C-1.900-9.200-3.200-8-3.200-6.200C-3.200-4.500-2-3.400-.300-3.400C1.200-3.400 2.500-4.300 3-5.600',
  '×': 'M-2.300-6.300 2.300-1.700M2.300-6.300-2.300-1.700',
};
const ADVANCE = 7.4;
const DIGIT_SIZE = 13.5; // of a text that would look as large

interface NumeralProps {
  readonly n: string | number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
}
function Numeral({ n, x, y, size, ink }: NumeralProps): ReactNode {
  const signs = [...String(n)];
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / DIGIT_SIZE})`}
      fill="none"
      stroke={ink}
      strokeWidth="2.200"
      strokeLinejoin="round"
    >
      {signs.map((sign, i) => (
        <path key={i} d={DIGITS[sign] ?? ''} transform={`translate(${ADVANCE * (i - (signs.length - 1) / 2)} 0)`} />
      ))}
    </g>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
const WHOLE: At = { x: 12, y: 12, scale: 1 };

/** A resource somewhere on a face; `n` null: the shape alone. */
function Part({ of, n, at }: { readonly of: Resource; readonly n: number | null; readonly at: At }): ReactNode {
  const drawing = (
    <>
      {SHAPE[of]}
      {n !== null && (
        <Numeral n={n} x={of === 'moon' ? 13.2 : 12} y={of === 'gold' ? 16.4 : 16} size={DIGIT_SIZE} ink={INK[of]} />
      )}
    </>
  );
  if (at === WHOLE) return drawing;
  return <g transform={`translate(${at.x} ${at.y}) scale(${at.scale}) translate(-12 -12)`}>{drawing}</g>;
}

const UPPER: At = { x: 7.3, y: 7.3, scale: 0.58 };
const LOWER: At = { x: 16.9, y: 16.9, scale: 0.56 };
const Plus = ({ r }: { readonly r: number }): ReactNode => (
  <>
    <circle cx="12" cy="12" r={r} fill="#fffaf0" stroke="#231e17" strokeWidth=".7" />
    <path d="M10.400 12h3.200M12 10.4v3.200" stroke="#231e17" strokeWidth="1.1" />
  </>
);
const slash = (d: string): ReactNode => (
  <>
    <path d={d} stroke="#1c2340" strokeWidth="3" fill="none" />
    <path d={d} stroke="#fffaf0" strokeWidth="1" fill="none" />
  </>
);

type Share = readonly [Resource, number];
const sharesOf = (amounts: Amounts): Share[] =>
  RESOURCES.flatMap(each => (amounts[each] === undefined ? [] : [[each, amounts[each]] as const]));

function One([of, n]: Share): ReactNode {
  return (
    <>
      <rect width="24" height="24" fill={GROUND[of]} />
      <Part of={of} n={n} at={WHOLE} />
    </>
  );
}

function Two([[a, n], [b, m]]: readonly [Share, Share], between: ReactNode): ReactNode {
  return (
    <>
      <path d="M0 0H24L0 24Z" fill={GROUND[a]} />
      <path d="M24 0V24H0Z" fill={GROUND[b]} />
      {between}
      <Part of={a} n={n} at={UPPER} />
      <Part of={b} n={m} at={LOWER} />
    </>
  );
}

/** One of three, all of the same number, which stands in the middle. */
function OneOfThree(n: number): ReactNode {
  return (
    <>
      <path d="M0 0H24V5L12 12L0 5Z" fill={GROUND.sun} />
      <path d="M0 4.6L12 12V24H0Z" fill={GROUND.gold} />
      <path d="M24 4.6L12 12V24H24Z" fill={GROUND.moon} />
      {slash('M-2 3.6L12 12L26 3.6M12 12V26')}
      <Part of="sun" n={null} at={{ x: 12, y: 4.2, scale: 0.33 }} />
      <Part of="gold" n={null} at={{ x: 5.4, y: 16.8, scale: Math.LOG10E }} />
      <Part of="moon" n={null} at={{ x: 18.6, y: 16.8, scale: Math.LOG10E }} />
      <circle cx="12" cy="12.2" r="4.7" fill="#fffaf0" stroke="#1c2340" strokeWidth="1" />
      <Numeral n={n} x={12} y={15.2} size={9} ink="#231e17" />
    </>
  );
}

function OneOfAll(): ReactNode {
  const corner = (i: number): At => ({ x: i % 2 === 0 ? 6.2 : 17.8, y: i < 2 ? 6.2 : 17.8, scale: 0.44 });
  return (
    <>
      {RESOURCES.map((each, i) => (
        <rect key={each} x={12 * (i % 2)} y={i < 2 ? 0 : 12} width="12" height="12" fill={GROUND[each]} />
      ))}
      {RESOURCES.map((each, i) => (
        <Part key={each} of={each} n={1} at={corner(i)} />
      ))}
      <Plus r={2.6} />
    </>
  );
}

const SHIELD = 'M12 2.4C15 4 18 4.6 20.4 4.6C20.8 12.4 18.4 18.4 12 21.8C5.6 18.4 3.2 12.4 3.6 4.6C6 4.6 9 4 12 2.4Z';
const SHIELD_EDGE: Readonly<Record<Resource, string>> = {
  gold: '#6a4710',
  sun: '#7c2d12',
  moon: '#352b80',
  glory: '#0d3b29',
};
function Shield({ of }: { readonly of: Resource }): ReactNode {
  return (
    <>
      <rect width="24" height="24" fill="#dcd7ca" />
      <path d={SHIELD} fill={of === 'gold' ? '#f3d98f' : GROUND[of]} stroke={SHIELD_EDGE[of]} strokeWidth="1.5" />
      <Part of={of} n={null} at={{ x: 12, y: 11.4, scale: 0.58 }} />
      {of === 'glory' && (
        <path d={STAR} fill={INK.glory} transform="translate(12 11.3) scale(.55) translate(-12 -11.2)" />
      )}
      {of === 'sun' && <circle cx="12" cy="11.4" r="2.2" fill="#ffe7ad" />}
    </>
  );
}

/** The mark on the brow tells the boars apart without their colour. */
const BOARS: Readonly<Record<string, readonly [string, string, ReactNode]>> = {
  boar_red: [
    '#b5412c',
    '#531409',
    <path
      key="m"
      d="M12 6.6L12.650 8.31L14.470 8.4L13.050 9.54L13.530 11.3L12 10.3L10.470 11.3L10.950 9.54L9.530 8.4L11.350 8.31Z"
    />,
  ],
  boar_yellow: ['#d19a1d', '#5a3c04', <rect key="m" x="10" y="7.2" width="4" height="4" />],
  boar_green: ['#2f8060', '#0d3b29', <path key="m" d="M12 6.6L14.500 11H9.500Z" />],
  boar_blue: ['#2f6aa8', '#0c2c4e', <circle key="m" cx="12" cy="9.1" r="2.2" />],
};
const HEAD =
  'M4.2 3.4L8.4 6.2C10.6 5.4 13.4 5.4 15.6 6.2L19.8 3.4C20.4 6.2 20 8.4 18.8 10C19.4 13.6 17.4 16.4 15.6 18.2L15.2 20.6C14.2 21.8 9.8 21.8 8.8 20.6L8.4 18.2C6.6 16.4 4.6 13.6 5.2 10C4 8.4 3.6 6.2 4.2 3.4Z';
const TUSKS =
  'M7.6 17.8C5.4 17.4 4.6 15.4 5 13.2C6 14.8 7 15.6 8.2 16ZM16.4 17.8C18.6 17.4 19.4 15.4 19 13.2C18 14.8 17 15.6 15.8 16Z';
function boar([hide, edge, mark]: readonly [string, string, ReactNode]): ReactNode {
  return (
    <>
      <rect width="24" height="24" fill="#f0dfc4" />
      <path d={HEAD} fill={hide} stroke={edge} strokeWidth="1.1" strokeLinejoin="round" />
      <ellipse cx="12" cy="18.7" rx="3.3" ry="2.1" fill={edge} />
      <path d={TUSKS} fill="#fffaf0" stroke={edge} strokeWidth=".6" />
      <circle cx="10.8" cy="18.7" r=".75" fill="#fff6e2" />
      <circle cx="13.2" cy="18.7" r=".75" fill="#fff6e2" />
      <circle cx="8.6" cy="11" r="1.1" fill={edge} />
      <circle cx="15.4" cy="11" r="1.1" fill={edge} />
      <g fill="#fffaf0">{mark}</g>
    </>
  );
}

const SPECIAL: Partial<Readonly<Record<FaceName, ReactNode>>> = {
  all: <OneOfAll />,
  x3: (
    <>
      <rect width="24" height="24" fill="#1c2340" />
      <path
        d="M12 1L14.38 3.11L17.5 2.47L18.51 5.49L21.53 6.5L20.89 9.62L23 12L20.89 14.38L21.53 17.5L18.51 18.51L17.5 21.53L14.38 20.89L12 23L9.62 20.89L6.5 21.53L5.49 18.51L2.47 17.5L3.11 14.38L1 12L3.11 9.62L2.47 6.5L5.49 5.49L6.5 2.47L9.62 3.11Z"
        fill="#2c365f"
      />
      <Numeral n="×3" x={12} y={16.4} size={DIGIT_SIZE} ink="#f3c95a" />
    </>
  ),
  mirror: (
    <>
      <rect width="24" height="24" fill="#c9d3e4" />
      <path d="M12 15.5V21.400" stroke="#9a6a3a" strokeWidth="3" strokeLinecap="round" />
      <ellipse cx="12" cy="9.3" rx="6.4" ry="7" fill="#f4fbff" stroke="#9a6a3a" strokeWidth="2" />
      <path d="M8.800 10.6L13 5.2M11.200 12.6L15.200 7.4" stroke="#7f93b5" strokeWidth="1.3" strokeLinecap="round" />
    </>
  ),
  ship: (
    <>
      <rect width="24" height="24" fill="#26305a" />
      <path d="M3.500 15.6H20.500C20 19.4 17.2 21.2 14.6 21.2H9.200C6.400 21.2 4 19.2 3.5 15.6Z" fill="#e9c98f" />
      <path d="M12.200 3V15.600" stroke="#e9c98f" strokeWidth="1.3" />
      <path d="M11.200 4.2V14.200H4.600C7.600 11.6 9.6 8.4 11.2 4.2Z" fill="#fffaf0" />
      <path d="M13.400 5.4C16.600 7.8 18.6 10.6 19.6 14.2H13.400Z" fill="#f3c95a" />
      <path
        d="M18.600 2.5L19.170 4.43L21.100 5L19.170 5.57L18.600 7.5L18.030 5.57L16.100 5L18.030 4.43Z"
        fill="#fffaf0"
      />
    </>
  ),
};

function drawingOf(name: FaceName): ReactNode {
  const special = SPECIAL[name];
  if (special !== undefined) return special;
  const coat = BOARS[name];
  if (coat !== undefined) return boar(coat);
  const row = FACES[FACE[name]];
  if (row?.watch !== undefined) return <Shield of={row.watch} />;
  const shares = sharesOf(row?.gain ?? row?.choose ?? {});
  const [first, second] = shares;
  if (first === undefined) return null;
  if (second === undefined) return One(first);
  if (shares.length > 2) return OneOfThree(first[1]);
  return Two([first, second], row?.choose === undefined ? <Plus r={Math.PI} /> : slash('M-1 25L25 -1'));
}

const EDGE = (
  <rect
    x=".6"
    y=".6"
    width="22.8"
    height="22.8"
    rx="2.9"
    fill="none"
    stroke="#231e17"
    strokeOpacity=".5"
    strokeWidth="1.2"
  />
);
const PRINTS = new Map(FACES.map(({ name }) => [name, print('0 0 24 24', [drawingOf(name), EDGE])]));

/**
 * The classes of an element that shows a face. There are dozens of faces on a table, so none of them is a component: an element
 * is all that is drawn.
 */
export const faceClass = (name: FaceName): string => `df-face ${PRINTS.get(name)?.()}`;
