// A castle seen from the south and above, painted from north to south so that what is nearer covers what is behind.
import type { Seat } from '@boardwright/engine';
import { colourOf, SeatPoint, still } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { standard } from '../content/content.ts';
import { COURTYARD, NO_CARD } from '../words.ts';
import { CornerPart, SidePart } from './castle-parts.tsx';
import { FarmPart } from './farms.tsx';
import { Ground, Yard } from './ground.tsx';
import { JobsMenu } from './jobs-menu.tsx';
import type { Look } from './look.ts';
import { FoesPart, UnitsPart } from './people.tsx';
import { CastleSymbols } from './sprite-castle.tsx';
import { EngineSymbols } from './sprite-engines.tsx';
import { PieceSymbols } from './sprite-pieces.tsx';
import { ScenerySymbols } from './sprite-scenery.tsx';
import { GOODS_ICONS } from './symbols-goods.tsx';
import { WAR_ICONS } from './symbols-war.tsx';
import { CourtPart, HousePart } from './yard-parts.tsx';

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

export function Scene({ look, children }: { readonly look: Look; readonly children: ReactNode }): ReactNode {
  const { castle, seat } = look;
  return (
    <div className="ae-scene">
      <svg viewBox={VIEW} className="ae-drawing">
        <title>{look.table.tell.text('ui.castleOf', { p: seat })}</title>
        <Ground />
        <Engine look={look} />
        <FarmPart look={look} side={0} />
        <FarmPart look={look} side={3} />
        <FoesPart look={look} place={0} />
        <Yard />
        <SidePart look={look} side={0} />
        <SidePart look={look} side={3} />
        <SidePart look={look} side={1} />
        <UnitsPart look={look} place={0} />
        <CornerPart look={look} corner={0} />
        <CornerPart look={look} corner={1} />
        <CourtPart look={look} />
        {castle.own.map((_, i) => (
          <HousePart key={i} look={look} i={i} />
        ))}
        <UnitsPart look={look} place={3} />
        <UnitsPart look={look} place={1} />
        <Banner seat={seat} />
        <UnitsPart look={look} place={COURTYARD} />
        <FoesPart look={look} place={COURTYARD} />
        <SidePart look={look} side={2} />
        <UnitsPart look={look} place={2} />
        <CornerPart look={look} corner={3} />
        <CornerPart look={look} corner={2} />
        <FarmPart look={look} side={1} />
        <FarmPart look={look} side={2} />
        <FoesPart look={look} place={3} />
        <FoesPart look={look} place={1} />
        <FoesPart look={look} place={2} />
      </svg>
      <JobsMenu look={look} />
      {children}
    </div>
  );
}

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

function Engine({ look }: { readonly look: Look }): ReactNode {
  const { g } = look;
  if (g.siege === NO_CARD || g.siegeSide === NO_CARD) return null;
  const [x, y] = ENGINES[g.siegeSide] ?? ENGINES[0];
  return (
    <g className="ae-scenery">
      <use href={`#ae-${standard.siege[g.siege]?.engine}`} x={x} y={y} width="104" height="77" />
    </g>
  );
}
