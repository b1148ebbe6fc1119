// Pieces and scenery of the islands: pawn, portal, tree, column, rock, moon and sun.
import type { Seat } from '@boardwright/engine';
import { colourOf, SeatPoint, still } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { STARTING_GOLD } from '../content/players.ts';
import { SCENERY } from './art.ts';

export type SceneryName = 'cypress' | 'column' | 'rock';

export const Scenery = memo(function Scenery({
  name,
  style,
}: {
  readonly name: SceneryName;
  readonly style: CSSProperties;
}): ReactNode {
  const { box, still } = SCENERY[name];
  return <svg className="df-deco" viewBox={box} style={style} aria-hidden="true" {...still} />;
});

export const Portal = memo(function Portal(): ReactNode {
  return <svg viewBox={SCENERY.portal.box} aria-hidden="true" {...SCENERY.portal.still} />;
});

/** By seat. */
const STILL_PAWNS = STARTING_GOLD.map((_, seat) =>
  still([
    <g key="pawn" {...SCENERY.pawn.still} />,
    <circle key="shield" cx="16" cy="31" r="7.6" fill="#fffaf0" />,
    <SeatPoint key="mark" seat={seat} x={16} y={31} size={10} />,
  ]),
);

/** The hero of a seat, in its colour and with its shape. */
export const Pawn = memo(function Pawn({ seat }: { readonly seat: Seat }): ReactNode {
  return <svg viewBox={SCENERY.pawn.box} style={{ color: colourOf(seat) }} aria-hidden="true" {...STILL_PAWNS[seat]} />;
});

export const Orbs = memo(function Orbs(): ReactNode {
  const { 'moon-orb': moon, 'sun-orb': sun } = SCENERY;
  return (
    <>
      <svg className="df-orb df-orb-l" viewBox={moon.box} aria-hidden="true" {...moon.still} />
      <svg className="df-orb df-orb-r" viewBox={sun.box} aria-hidden="true" {...sun.still} />
    </>
  );
});
