// The faces of the dice, made from the table of faces: colour and shape show the resource, a plus roundel a sum, a
// slash a choice.
import { print } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { type Amounts, FACES, type FaceName, RESOURCES, type Resource } from '../content/faces.ts';
import { FACE } from '../rules/lookup.ts';
import { BROWS, DIGITS, FACE_PARTS, MARKS } from './art.ts';

/** Values of custom properties. */
type Colours = Readonly<Record<string, string>>;

const GROUND: Readonly<Record<Resource, string>> = {
  gold: '#f6ecd2',
  sun: '#e0a526',
  moon: '#584dae',
  glory: '#237a59',
};
const INK: Readonly<Record<Resource, string>> = { gold: '#2b1a05', sun: '#ffe7ad', moon: '#efeaff', glory: '#e6f6e6' };
type Digit = keyof typeof DIGITS;
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
  const signs = [...String(n)].map(sign => DIGITS[(sign === '×' ? 'times' : sign) as Digit]);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / DIGIT_SIZE})`} color={ink}>
      {signs.map((sign, i) => (
        <g key={i} transform={`translate(${ADVANCE * (i - (signs.length - 1) / 2)} 0)`} {...sign.still} />
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

/** A resource somewhere on a face; `n` null: only the shape. */
function Part({ of, n, at }: { readonly of: Resource; readonly n: number | null; readonly at: At }): ReactNode {
  const drawing = (
    <>
      <g {...FACE_PARTS[of].still} />
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

/** One of three resources with the same number, which is in the middle. */
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

const SHIELD_EDGE: Readonly<Record<Resource, string>> = {
  gold: '#6a4710',
  sun: '#7c2d12',
  moon: '#352b80',
  glory: '#0d3b29',
};
const shieldColours = (of: Resource): Colours => ({
  '--shield': of === 'gold' ? '#f3d98f' : GROUND[of],
  '--shield-edge': SHIELD_EDGE[of],
  '--glory-ink': INK.glory,
});
function Shield({ of }: { readonly of: Resource }): ReactNode {
  return (
    <>
      <g {...FACE_PARTS.shield.still} />
      <Part of={of} n={null} at={{ x: 12, y: 11.4, scale: 0.58 }} />
      {of === 'glory' && <g transform="translate(12 11.3) scale(.55) translate(-12 -11.2)" {...MARKS.star.still} />}
      {of === 'sun' && <circle cx="12" cy="11.4" r="2.2" fill="#ffe7ad" />}
    </>
  );
}

type BoarName = keyof typeof BROWS;
const HIDES: Readonly<Record<BoarName, Colours>> = {
  boar_red: { '--boar-hide': '#b5412c', '--boar-edge': '#531409' },
  boar_yellow: { '--boar-hide': '#d19a1d', '--boar-edge': '#5a3c04' },
  boar_green: { '--boar-hide': '#2f8060', '--boar-edge': '#0d3b29' },
  boar_blue: { '--boar-hide': '#2f6aa8', '--boar-edge': '#0c2c4e' },
};
const isBoar = (name: string): name is BoarName => Object.hasOwn(BROWS, name);
const Boar = ({ name }: { readonly name: BoarName }): ReactNode => (
  <>
    <g {...FACE_PARTS.boar.still} />
    <g {...BROWS[name].still} />
  </>
);

const SPECIAL: Partial<Readonly<Record<FaceName, ReactNode>>> = {
  all: <OneOfAll />,
  x3: (
    <>
      <g {...FACE_PARTS.burst.still} />
      <Numeral n="×3" x={12} y={16.4} size={DIGIT_SIZE} ink="#f3c95a" />
    </>
  ),
  mirror: <g {...FACE_PARTS.mirror.still} />,
  ship: <g {...FACE_PARTS.ship.still} />,
};

function drawingOf(name: FaceName): ReactNode {
  const special = SPECIAL[name];
  if (special !== undefined) return special;
  if (isBoar(name)) return <Boar name={name} />;
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
function coloursOf(name: FaceName): Colours {
  if (isBoar(name)) return HIDES[name];
  const watched = FACES[FACE[name]]?.watch;
  return watched === undefined ? {} : shieldColours(watched);
}
const PRINTS = new Map(FACES.map(({ name }) => [name, print('0 0 24 24', [drawingOf(name), EDGE], coloursOf(name))]));

/**
 * The props of an element that shows a face. There are dozens of faces on a table, so they are plain elements, not
 * components.
 */
export const faceClass = (name: FaceName): string => `df-face ${PRINTS.get(name)?.()}`;
