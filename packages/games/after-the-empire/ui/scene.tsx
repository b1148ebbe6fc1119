// A castle seen from the south and above, painted from north to south so that what is nearer covers what is behind.
import type { Seat } from '@boardwright/engine';
import { colourOf, SeatPoint, still } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { standard } from '../content/content.ts';
import { COURTYARD, NO_CARD } from '../words.ts';
import { cornerPart, sidePart } from './castle-parts.tsx';
import { farmPart } from './farms.tsx';
import { Ground, Yard } from './ground.tsx';
import { JobsMenu } from './jobs-menu.tsx';
import type { Look } from './look.ts';
import { foesPart, unitsPart } from './people.tsx';
import { CastleSymbols } from './sprite-castle.tsx';
import { EngineSymbols } from './sprite-engines.tsx';
import { PieceSymbols } from './sprite-pieces.tsx';
import { ScenerySymbols } from './sprite-scenery.tsx';
import { GOODS_ICONS } from './symbols-goods.tsx';
import { WAR_ICONS } from './symbols-war.tsx';
import { courtPart, housePart } from './yard-parts.tsx';

const VIEW = '96 24 648 556';

const drawings = (): ReactNode => (
  <>
    {(['sword', 'bow'] as const).map(name => (
      <symbol key={name} id={`ae-i-${name}`} viewBox="0 0 24 24">
        {WAR_ICONS[name]}
      </symbol>
    ))}
    <symbol id="ae-i-worker" viewBox="0 0 24 24">
      {GOODS_ICONS.worker}
    </symbol>
    <CastleSymbols />
    <PieceSymbols />
    <ScenerySymbols />
    <EngineSymbols />
  </>
);

/** Drawings that are used many times; they are on the page once. */
export const Sprite = memo(function Sprite(): ReactNode {
  return <svg className="ae-sprite" width="0" height="0" aria-hidden="true" {...still(drawings())} />;
});

interface SceneProps {
  readonly look: Look;
  readonly siege: number; // its card
  readonly siegeSide: number;
}
/** Its parts are asked for, not components: each decides by plain values whether it is drawn anew. */
export const Scene = memo(function Scene({ look, siege, siegeSide }: SceneProps): ReactNode {
  const { castle, seat } = look;
  return (
    <>
      <svg viewBox={VIEW} className="ae-drawing">
        <title>{look.tell.text('ui.castleOf', { p: seat })}</title>
        <Ground />
        <Engine card={siege} side={siegeSide} />
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
      </svg>
      {look.pick?.kind === 'place' && <JobsMenu look={look} />}
    </>
  );
});

/** The colour of the owner, and the shape. It stands before the houses, where it hides neither wall nor cubes. */
const Banner = memo(function Banner({ seat }: { readonly seat: Seat }): ReactNode {
  return (
    <g transform="translate(496 299) scale(1.250)" className="ae-scenery">
      <path d="M3 30V0" stroke="var(--ae-timber-5)" strokeWidth="2.600" strokeLinecap="round" />
      <path
        d="M4 1c10-4 18 5 32 0-2 4-2 12 0 16-14 5-22-4-32 0z"
        fill={colourOf(seat)}
        stroke="var(--ae-pen)"
        strokeWidth="1.300"
        strokeLinejoin="round"
      />
      <circle cx="19" cy="9" r="6.800" fill="#f6eddb" />
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
  readonly card: number;
  readonly side: number;
}
const Engine = memo(function Engine({ card, side }: EngineProps): ReactNode {
  if (card === NO_CARD || side === NO_CARD) return null;
  const [x, y] = ENGINES[side] ?? ENGINES[0];
  return (
    <g className="ae-scenery">
      <use href={`#ae-${standard.siege[card]?.engine}`} x={x} y={y} width="104" height="77" />
    </g>
  );
});
