// A castle seen from the south and above, painted from north to south so that nearer parts cover those behind.
import type { Seat } from '@boardwright/engine';
import { colourOf, SeatPoint } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { COURTYARD, NO_CARD } from '../words.ts';
import { PATTERNS, PIECES } from './art.ts';
import { cornerPart, sidePart } from './castle-parts.tsx';
import { chipsPart } from './chips.tsx';
import { farmPart } from './farms.tsx';
import { Ground, Yard } from './ground.tsx';
import { JobsMenu } from './jobs-menu.tsx';
import type { Look } from './look.ts';
import { foesPart, unitsPart } from './people.tsx';
import { courtPart, housePart } from './yard-parts.tsx';

const VIEW = '96 24 648 556';

/** Drawings that are used many times. They are on the page only once. */
export const Sprite = memo(function Sprite(): ReactNode {
  return (
    <svg className="ae-sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(PATTERNS).map(([name, { box, still }]) => {
        const [, , width, height] = box.split(' ');
        return (
          <pattern
            key={name}
            id={`ae-p-${name}`}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
            {...still}
          />
        );
      })}
      {Object.entries(PIECES).map(([name, { box, still }]) => (
        <symbol key={name} id={`ae-${name}`} viewBox={box} overflow="visible" {...still} />
      ))}
    </svg>
  );
});

interface SceneProps {
  readonly look: Look;
  readonly siege: number; // its card
  readonly siegeSide: number;
}
/** The parts are called as functions, not components. Each decides by plain values whether it renders again. */
export const Scene = memo(function Scene({ look, siege, siegeSide }: SceneProps): ReactNode {
  const { castle, seat } = look;
  return (
    <>
      <svg viewBox={VIEW} className="ae-drawing">
        <title>{look.tell.text('ui.castleOf', { p: seat })}</title>
        <Ground />
        <Engine engine={look.content.siege[siege]?.engine} side={siegeSide} />
        {farmPart(look, 0)}
        {farmPart(look, 3)}
        {foesPart(look, 0)}
        <Yard />
        {sidePart(look, 0)}
        {sidePart(look, 3)}
        {sidePart(look, 1)}
        {unitsPart(look, 0)}
        {cornerPart(look, 0)}
        {cornerPart(look, 1)}
        {courtPart(look)}
        {castle.own.map((_, i) => housePart(look, i))}
        {unitsPart(look, 3)}
        {unitsPart(look, 1)}
        <Banner seat={seat} />
        {unitsPart(look, COURTYARD)}
        {foesPart(look, COURTYARD)}
        {sidePart(look, 2)}
        {unitsPart(look, 2)}
        {cornerPart(look, 3)}
        {cornerPart(look, 2)}
        {farmPart(look, 1)}
        {farmPart(look, 2)}
        {foesPart(look, 3)}
        {foesPart(look, 1)}
        {foesPart(look, 2)}
        {chipsPart(look)}
      </svg>
      {look.pick?.kind === 'place' && <JobsMenu look={look} />}
    </>
  );
});

/** The colour and shape of the owner, in front of the houses, where it hides neither walls nor cubes. */
const Banner = memo(function Banner({ seat }: { readonly seat: Seat }): ReactNode {
  return (
    <g transform="translate(496 299) scale(1.250)" className="ae-scenery">
      <use href="#ae-banner" x="0" y="-2" width="40" height="34" color={colourOf(seat)} />
      <SeatPoint seat={seat} x={19} y={9} size={10.5} />
    </g>
  );
});

/** Where a siege engine stands: north, east, south, west. */
const ENGINES = [
  [640, 66],
  [640, 70],
  [632, 494],
  [98, 486],
] as const;

interface EngineProps {
  readonly engine: string | undefined; // none: its card is face down
  readonly side: number;
}
const Engine = memo(function Engine({ engine, side }: EngineProps): ReactNode {
  if (engine === undefined || side === NO_CARD) return null;
  const [x, y] = ENGINES[side] ?? ENGINES[0];
  return (
    <g className="ae-scenery">
      <use href={`#ae-${engine.replace('_', '-')}`} x={x} y={y} width="104" height="77" />
    </g>
  );
});
