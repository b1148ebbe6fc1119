// Pieces and scenery of the islands: pawn, portal, tree, column, rock, moon and sun.
import type { Seat } from '@boardwright/engine';
import { colourOf, SeatPoint, still } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { STARTING_GOLD } from '../content/players.ts';

const RAYS =
  'M50 1L55.94 12.47L65.14 3.4L67.25 16.14L78.8 10.36L76.87 23.13L89.64 21.2L83.86 32.75L96.6 34.86L87.53 44.06L99 50L87.53 55.94L96.6 65.14L83.86 67.25L89.64 78.8L76.87 76.87L78.8 89.64L67.25 83.86L65.14 96.6L55.94 87.53L50 99L44.06 87.53L34.86 96.6L32.75 83.86L21.2 89.64L23.13 76.87L10.36 78.8L16.14 67.25L3.4 65.14L12.47 55.94L1 50L12.47 44.06L3.4 34.86L16.14 32.75L10.36 21.2L23.13 23.13L21.2 10.36L32.75 16.14L34.86 3.4L44.06 12.47Z';
const pawn = (
  <>
    <ellipse cx="16" cy="41.4" rx="14" ry="4.2" fill="#000" opacity=".35" />
    <path
      d="M4 39C4 30 8.6 25.6 11.2 22.6C8.6 20.6 7.6 17.8 7.6 15C7.6 10.2 11.2 6.8 16 6.8S24.4 10.2 24.4 15C24.4 17.8 23.4 20.6 20.8 22.6C23.4 25.6 28 30 28 39C28 43.2 4 43.2 4 39Z"
      fill="currentColor"
      stroke="#fffaf0"
      strokeWidth="3.4"
      strokeLinejoin="round"
    />
    <path
      d="M9 8.6C10 3 15 .8 20 2C25.4 3.4 27.6 8.6 27 15.4C25 11 21 8.2 16 8.2C13.2 8.2 10.8 8.4 9 8.6Z"
      fill="currentColor"
      stroke="#fffaf0"
      strokeWidth="3.2"
      strokeLinejoin="round"
    />
    <path
      d="M4 39C4 30 8.6 25.6 11.2 22.6C8.6 20.6 7.6 17.8 7.6 15C7.6 10.2 11.2 6.8 16 6.8S24.4 10.2 24.4 15C24.4 17.8 23.4 20.6 20.8 22.6C23.4 25.6 28 30 28 39C28 43.2 4 43.2 4 39Z"
      fill="currentColor"
      stroke="#231e17"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path
      d="M9 8.6C10 3 15 .8 20 2C25.4 3.4 27.6 8.6 27 15.4C25 11 21 8.2 16 8.2C13.2 8.2 10.8 8.4 9 8.6Z"
      fill="currentColor"
      stroke="#231e17"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M9.2 13.6C13 12.2 19 12.2 22.8 13.6" fill="none" stroke="#231e17" strokeWidth="1.4" />
    <path
      d="M6.8 36C7.4 31 9.4 28 11.6 25.6"
      fill="none"
      stroke="#fff"
      strokeOpacity=".55"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  </>
); // 0 0 32 46
const portal = (
  <>
    <ellipse cx="36" cy="20" rx="34" ry="15" fill="#000" opacity=".28" />
    <ellipse cx="36" cy="17" rx="34" ry="15.4" fill="#8f8672" />
    <ellipse cx="36" cy="16" rx="34" ry="15" fill="#d8cfba" />
    <path
      d="M60.86 18.45L68.66 19.29M55.94 22.86L62.19 25.23M47.06 25.91L50.54 29.33M36 27L36 30.8M24.94 25.91L21.46 29.33M16.06 22.86L9.81 25.23M11.14 18.45L3.34 19.29M11.14 13.55L3.34 12.71M16.06 9.14L9.81 6.77M24.94 6.09L21.46 2.67M36 5L36 1.2M47.06 6.09L50.54 2.67M55.94 9.14L62.19 6.77M60.86 13.55L68.66 12.71"
      stroke="#8f8672"
      strokeWidth="1.1"
    />
    <ellipse cx="36" cy="16" rx="25.4" ry="11" fill="var(--deep, #2a2f58)" />
    <ellipse
      cx="36"
      cy="16.6"
      rx="19"
      ry="7.8"
      fill="none"
      stroke="var(--swirl, #7a6fd0)"
      strokeWidth="1.6"
      opacity=".8"
    />
    <ellipse cx="36" cy="17" rx="11.6" ry="4.6" fill="none" stroke="var(--swirl, #7a6fd0)" strokeWidth="1.6" />
  </>
); // 0 0 72 36
const STILL_PORTAL = still(portal);
const cypress = (
  <>
    <ellipse cx="7" cy="32" rx="6" ry="1.8" fill="#000" opacity=".25" />
    <path d="M6.2 27H7.8V32H6.2Z" fill="#5a3d22" />
    <path d="M7 1C11 9 12.4 16 11.4 23C10.8 27 9 29 7 29S3.2 27 2.6 23C1.6 16 3 9 7 1Z" fill="var(--tree, #2c5a44)" />
    <path d="M7 1C5 9 4.4 16 5 23C5.2 26 5.8 28 7 29C4.8 29 3.2 27 2.6 23C1.6 16 3 9 7 1Z" fill="#fff" opacity=".14" />
  </>
); // 0 0 14 34
const column = (
  <>
    <ellipse cx="8" cy="28.4" rx="7.4" ry="1.6" fill="#000" opacity=".25" />
    <path d="M2 25H14V28H2ZM3.6 6H12.4V25H3.6Z" fill="#e9e0cb" />
    <path d="M9 6H12.4V25H9ZM2 26.6H14V28H2Z" fill="#b9ab8c" />
    <path d="M2 5.6L4 3.4L7 4.6L10 2.2L14 5.6V7H2Z" fill="#f3ecdb" />
    <path d="M5.8 7.6V24.6M8 7.6V24.6M10.2 7.6V24.6" stroke="#b9ab8c" strokeWidth=".8" />
  </>
); // 0 0 16 30
const rock = (
  <>
    <path d="M1 12.6L4 6L9 3.4L12 6.6L17 5L21 12.6Z" fill="#8a8272" />
    <path d="M4 6L9 3.4L8 8.4L3.4 12.6H1Z" fill="#b4ab97" />
    <path d="M12 6.6L17 5L14.6 9.4L15.6 12.6H11Z" fill="#9d9483" />
  </>
); // 0 0 22 14

const SCENERY = {
  cypress: { box: '0 0 14 34', drawing: still(cypress) },
  column: { box: '0 0 16 30', drawing: still(column) },
  rock: { box: '0 0 22 14', drawing: still(rock) },
} as const;
export type SceneryName = keyof typeof SCENERY;

export const Scenery = memo(function Scenery({
  name,
  style,
}: {
  readonly name: SceneryName;
  readonly style: CSSProperties;
}): ReactNode {
  const { box, drawing } = SCENERY[name];
  return <svg className="df-deco" viewBox={box} style={style} aria-hidden="true" {...drawing} />;
});

export const Portal = memo(function Portal(): ReactNode {
  return <svg viewBox="0 0 72 36" aria-hidden="true" {...STILL_PORTAL} />;
});

/** By seat. */
const STILL_PAWNS = STARTING_GOLD.map((_, seat) =>
  still([
    pawn,
    <circle key="shield" cx="16" cy="31" r="7.6" fill="#fffaf0" />,
    <SeatPoint key="mark" seat={seat} x={16} y={31} size={10} />,
  ]),
);

/** The hero of a seat, in its colour and with its shape. */
export const Pawn = memo(function Pawn({ seat }: { readonly seat: Seat }): ReactNode {
  return <svg viewBox="0 0 32 46" style={{ color: colourOf(seat) }} aria-hidden="true" {...STILL_PAWNS[seat]} />;
});

export const Orbs = memo(function Orbs(): ReactNode {
  return (
    <>
      <svg className="df-orb df-orb-l" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="48" fill="#7a6fd0" opacity=".25" />
        <circle cx="50" cy="50" r="38" fill="#cfc8f5" />
        <circle cx="62" cy="58" r="8" fill="#b1a8e6" />
        <circle cx="44" cy="70" r="5" fill="#b1a8e6" />
        <circle cx="66" cy="76" r="3.6" fill="#b1a8e6" />
      </svg>
      <svg className="df-orb df-orb-r" viewBox="0 0 100 100" aria-hidden="true">
        <path d={RAYS} fill="#e0a526" opacity=".45" />
        <circle cx="50" cy="50" r="36" fill="#e9b640" />
        <circle cx="50" cy="50" r="29" fill="#f2ca66" />
      </svg>
    </>
  );
});
