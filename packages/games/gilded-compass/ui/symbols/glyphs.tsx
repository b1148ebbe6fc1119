// The symbols of the game on a 24-unit grid, each drawn once: buildings, tiles, abilities, colours.
import { stills } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';

const GLYPHS = {
  compass: (
    <>
      <circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m16.5 7.5-2.8 6.2-6.2 2.8 2.8-6.2z" />
      <path d="M12 1v3M12 20v3M1 12h3M20 12h3" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  shovel: (
    <>
      <path
        d="M13.2 9.2 19 3.4M16.2 2.2l5.6 5.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M10.2 7.8 16.2 13.8 12 19.2C9.8 21.6 5 22.6 2.2 21.8 1.4 19 2.4 14.2 4.8 12z" />
    </>
  ),
  map: (
    <>
      <path d="M2 5.5 8.5 3v15.5L2 21zM9.5 3l5 2.5V21l-5-2.5zM15.5 5.5 22 3v15.5L15.5 21z" />
    </>
  ),
  relic: (
    <>
      <path d="M8 2h8v2.5h-1.5v2.2c3 1.3 5 4 5 7.1 0 3.3-2.2 6-5 7.2H16V23H8v-2h1.5c-2.8-1.2-5-3.9-5-7.2 0-3.1 2-5.8 5-7.1V4.5H8z" />
      <path
        d="M4 8.5C2.5 6.5 4.5 4 7.5 5M20 8.5c1.5-2-.5-4.5-3.5-3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </>
  ),
  reroll: (
    <>
      <path
        d="M19.5 13.5a7.6 7.6 0 1 1-2-6.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M21 2.5v7h-7z" />
    </>
  ),
  goblet: (
    <>
      <path d="M5 2.5h14c.3 6.5-1.7 10.6-5.5 11.8v4.2l4 1.2v2h-11v-2l4-1.2v-4.2C6.7 13.1 4.7 9 5 2.5z" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="10" fill="var(--gold)" />
      <circle cx="12" cy="12" r="7.3" fill="none" stroke="#231e17" strokeOpacity=".45" strokeWidth="1.4" />
      <path d="m12 6.5 1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" fill="#231e17" fillOpacity=".75" />
    </>
  ),
  start: (
    <>
      <circle cx="12" cy="12" r="11" fill="var(--gc-brass)" />
      <circle cx="12" cy="12" r="8.6" fill="var(--gc-parchment)" />
      <path d="m12 2.8 2.3 6.9 6.9 2.3-6.9 2.3L12 21.2l-2.3-6.9L2.8 12l6.9-2.3z" fill="var(--gc-sea)" />
      <path d="M12 2.8v9.2h9.2l-6.9-2.3zM12 21.2V12H2.8l6.9 2.3z" fill="#000" fillOpacity=".28" />
      <path d="m12 2.8 2.3 6.9L12 12z" fill="var(--gc-wax)" />
      <path d="m12 2.8-2.3 6.9L12 12z" fill="var(--gc-wax)" />
    </>
  ),
  dice: (
    <>
      <path
        d="M12 2 21 6.8v10.4L12 22l-9-4.8V6.8z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M3 6.8 12 11.5l9-4.7M12 11.5V22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  eye: (
    <>
      <path
        d="M1.5 12C4 7.5 7.7 5.2 12 5.2s8 2.3 10.5 6.8c-2.5 4.5-6.2 6.8-10.5 6.8S4 16.5 1.5 12z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="12" cy="12" r="3.4" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="7.5" r="4.5" />
      <path d="M3.5 22c0-5.5 3.5-8.5 8.5-8.5s8.5 3 8.5 8.5z" />
    </>
  ),
  up: (
    <>
      <path d="M12 3 21 13h-5.5v8h-7v-8H3z" />
    </>
  ),
  item: (
    <>
      <path d="M5 2c1 5 3 7 7 7s6-2 7-7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="m12 8.5 5.5 6L12 22.5l-5.5-8z" />
      <path d="m12 8.5 5.5 6H12z" fill="#fff" fillOpacity=".35" />
    </>
  ),
  gift: (
    <>
      <path d="M3 11h18v11H3zM2 7h20v3.5H2z" />
      <path
        d="M12 7c-6 0-7-5-4-5s4 5 4 5zm0 0c6 0 7-5 4-5s-4 5-4 5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M12 7v15" stroke="var(--gc-parchment)" strokeWidth="2" />
    </>
  ),
  crown: (
    <>
      <path d="M2 6.5 7 11l5-8 5 8 5-4.5L20 18H4zM4 19.5h16V22H4z" />
    </>
  ),
  help2: (
    <>
      <path
        d="M2.5 9h10v10h-10zM13.5 4.5h8.5v8.5h-8.5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="7.5" cy="14" r="1.6" />
      <circle cx="16" cy="7" r="1.3" />
      <circle cx="19.5" cy="10.5" r="1.3" />
      <path d="M16.5 16v6M13.5 19h6" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
  force: (
    <>
      <path d="M6 12V6.5a1.7 1.7 0 0 1 3.4 0V4a1.7 1.7 0 0 1 3.4 0v2.5a1.7 1.7 0 0 1 3.4 0V8a1.6 1.6 0 0 1 3.2 0v6.5c0 4-2.7 7.5-6.9 7.5S6.5 20 5 17l-2.3-4.2c-.8-1.5 1.3-2.6 2.2-1.4z" />
    </>
  ),
  chest: (
    <>
      <path d="M2.5 10.5V9c0-3 2-5 5-5h9c3 0 5 2 5 5v1.5zM2.5 12h7v2.5h5V12h7v8.5h-19z" />
      <path d="M11 11h2v2.5h-2z" />
    </>
  ),
  mission: (
    <>
      <path d="M2 5h20v14.5H2z" />
      <path d="m2.5 5.5 9.5 8 9.5-8" fill="none" stroke="var(--paper)" strokeWidth="1.6" />
      <circle cx="12" cy="14" r="3.4" fill="var(--gc-wax)" stroke="var(--paper)" />
    </>
  ),
  auction: (
    <>
      <path d="m13.5 2 7 7-2.2 2.2-7-7zM5.8 9.7l7 7-2.2 2.2-7-7z" />
      <path d="m10.3 5.3 7 7-3.6 3.6-7-7z" opacity=".75" />
      <path d="m14.5 13.3 6.5 7.2" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
      <path d="M2 20h10v2.5H2z" />
    </>
  ),
  archives: (
    <>
      <path d="M5 3h13a3 3 0 0 1 3 3v1.5h-4V19a3 3 0 0 1-3 3H5.5A3.5 3.5 0 0 0 8 18.5V6a3 3 0 0 0-3-3z" />
      <circle cx="5" cy="6" r="3" />
      <path d="M10.5 9.5h4M10.5 13h4M10.5 16.5h3" stroke="var(--paper)" strokeWidth="1.5" />
    </>
  ),
  tower: (
    <>
      <path d="M2 9 6.5 1.5 11 9z" />
      <path fillRule="evenodd" d="M2.5 10.2h8V22h-8zm2.6 5.6V19h2.8v-3.2a1.4 1.4 0 0 0-2.8 0z" />
      <path d="m13 11.5 4.5-7.5 4.5 7.5z" />
      <path fillRule="evenodd" d="M13.5 12.7h8V22h-8zm2.6 4.3v2.5h2.8V17a1.4 1.4 0 0 0-2.8 0z" />
    </>
  ),
  university: (
    <>
      <path d="M12 2 22 7.5V10H2V7.5z" />
      <path d="M4 11h2.8v8H4zM10.6 11h2.8v8h-2.8zM17.2 11H20v8h-2.8zM2 20h20v2.5H2z" />
    </>
  ),
  library: (
    <>
      <path d="M3 4.5C6 3 9.5 3.2 11.3 4.8v15C9.5 18.4 6 18.2 3 19.5zM21 4.5c-3-1.5-6.5-1.3-8.3.3v15c1.8-1.4 5.3-1.6 8.3-.3z" />
    </>
  ),
  desert: (
    <>
      <path d="M12 4 23 20.5H1z" />
      <path d="M12 4 15.5 20.5H23z" fill="#000" fillOpacity=".25" />
    </>
  ),
  jungle: (
    <>
      <path d="M20.5 3.5C21.5 13 17 20.5 8 20 5 17 3.5 6 20.5 3.5z" />
      <path d="M3 22C6.5 16 10.5 12 15.5 9" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  water: (
    <>
      <path
        d="M1.5 8.5c3.5-4 7-4 10.5 0s7 4 10.5 0M1.5 16c3.5-4 7-4 10.5 0s7 4 10.5 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </>
  ),
  fire: (
    <>
      <path d="M12.5 1.5c.5 5 7 7.5 7 13.5 0 4.5-3.3 7.5-7.5 7.5S4.5 19.5 4.5 15.3c0-3 1.5-5 3-6.8.3 2 1 3 2 3.5-.3-4 .5-7.5 3-10.5z" />
    </>
  ),
  holy: (
    <>
      <path d="m12 1.5 2.2 6 5.2-3-3 5.2 6.1 2.3-6.1 2.3 3 5.2-5.2-3-2.2 6-2.2-6-5.2 3 3-5.2L1.5 12l6.1-2.3-3-5.2 5.2 3z" />
    </>
  ),
  dark: (
    <>
      <path d="M15.5 2A10.3 10.3 0 1 0 22 15.5 8.5 8.5 0 0 1 15.5 2z" />
    </>
  ),
  any: (
    <>
      <path d="m4.5 4.5 15 15M19.5 4.5l-15 15" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
    </>
  ),
  guild: (
    <path
      fillRule="evenodd"
      d="M12 1.500 21 5v7c0 5.500-4 9-9 10.500C7 21 3 17.500 3 12V5zm0 4.500-1.700 4.300L6 12l4.300 1.700L12 18l1.700-4.300L18 12l-4.300-1.700z"
    />
  ),
  temple: (
    <path
      fillRule="evenodd"
      d="M9 2.500h6v4.500h3v4.500h3V16h2v6H1v-6h2v-4.500h3V7h3zm1 19.500h4v-4.500a2 2 0 0 0-4 0z"
    />
  ),
  illuminati: (
    <>
      <path
        fillRule="evenodd"
        d="M12 1.500 23.500 22H.500zm0 9c-2.800 0-4.800 1.700-6 3.800 1.200 2.100 3.200 3.800 6 3.800s4.800-1.700 6-3.800c-1.200-2.100-3.200-3.800-6-3.800z"
      />
      <circle cx="12" cy="14.300" r="2.300" />
    </>
  ),
  galleon: (
    <path d="M1.500 14.500h21L19 21.500H6zM11 2h2v11.500h-2zM14 3.500c4 2 5.500 5.500 5.500 9H14zM10 4.500v8H4c.500-4 2.800-6.500 6-8z" />
  ),
  rival: (
    <path
      fillRule="evenodd"
      d="m10 1.500-.600 2.800-1.900.800-2.400-1.600-2.600 2.600 1.600 2.400-.800 1.900-2.800.600v3.600l2.800.600.800 1.900-1.600 2.400 2.600 2.600 2.400-1.600 1.900.800.600 2.800h3.600l.600-2.800 1.900-.800 2.400 1.600 2.600-2.600-1.600-2.400.800-1.900 2.800-.600V11l-2.800-.600-.800-1.900 1.600-2.400-2.600-2.600-2.400 1.600-1.900-.800-.600-2.800zM12 8.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
    />
  ),
  neutral: <path fillRule="evenodd" d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" />,
  pass: (
    <path
      d="m5 4 8 8-8 8M13 4l8 8-8 8"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
} satisfies Record<string, ReactNode>;

const STILL = stills(GLYPHS);
export type GlyphName = keyof typeof GLYPHS;
export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);

interface Props {
  readonly name: GlyphName;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

const frameOf = ({ size, x, y, className }: Props) => ({
  className: className === undefined ? 'gc-glyph' : `gc-glyph ${className}`,
  x,
  y,
  width: size,
  height: size,
  viewBox: '0 0 24 24',
});

/** What makes an `svg` this symbol. */
export const glyph = (props: Props) => ({ ...frameOf(props), ...STILL[props.name] });

/** Alone it is a small picture; inside another drawing it stands at x, y. */
export const Glyph = memo(function Glyph(props: Props): ReactNode {
  return <svg {...glyph(props)} aria-hidden="true" />;
});

/** As a part of a drawing that is copied as a whole. */
export function glyphIn(props: Props): ReactNode {
  return (
    <svg {...frameOf(props)} aria-hidden="true">
      {GLYPHS[props.name]}
    </svg>
  );
}
