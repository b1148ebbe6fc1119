// Walls and gates seen from the south: each side of a castle has its own drawing, in timber and in stone.
import { still } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { isGate, isStoneWall } from '../castle.ts';
import { WALLS } from '../words.ts';

const MERLONS = [316, 342, 368, 394, 420, 446, 472, 498];
const LOGS = [233, 246.4, 259.8, 273.2, 286.6, 300, 313.4, 326.8, 340.2, 353.6, 367];
const TEETH = Array.from({ length: 17 }, (_, i) => 307 + i * 13.35);
const SIDE_MERLONS = [230, 254, 278, 302, 326, 350];

interface WallProps {
  readonly piece: number;
}

const line = { stroke: 'var(--ae-pen)', strokeWidth: 1.6 };

/** Seen from inside: the walkway, and below it the face towards the courtyard. */
function NorthWall({ piece }: WallProps): ReactNode {
  const stone = isStoneWall(piece);
  return (
    <>
      {stone ? (
        <>
          <rect x="306" y="142" width="228" height="52" fill="var(--ae-stone-1)" {...line} />
          <rect x="306" y="154" width="228" height="38" fill="var(--ae-stone-f)" />
          <path d="M306 154h228v6H306z" fill="#000" opacity=".18" />
          <path
            d="M306 173h228M336 160v13M384 160v13M432 160v13M480 160v13M360 173v19M408 173v19M456 173v19M504 173v19"
            stroke="var(--ae-stone-4)"
            strokeOpacity=".28"
          />
          {MERLONS.map(x => (
            <rect key={x} x={x} y="136" width="16" height="14" fill="var(--ae-stone-0)" {...line} strokeWidth="1.300" />
          ))}
        </>
      ) : (
        <>
          {TEETH.map(x => (
            <path
              key={x}
              d={`M${x} 160v-22l6.500 -7 6.500 7v22z`}
              fill="var(--ae-timber-1)"
              stroke="var(--ae-pen)"
              strokeWidth="1.300"
            />
          ))}
          <rect x="306" y="154" width="228" height="40" fill="url(#ae-p-plank)" {...line} />
          <path d="M306 154h228v6H306z" fill="#000" opacity=".22" />
        </>
      )}
      <rect x="306" y="192" width="228" height="40" fill={stone ? 'url(#ae-p-stone)' : 'url(#ae-p-log)'} {...line} />
      <path
        d="M306 192h228v5H306z"
        fill={stone ? 'var(--ae-stone-0)' : 'var(--ae-timber-0)'}
        stroke="var(--ae-pen)"
        strokeWidth="1.200"
      />
      {isGate(piece) && <Arch stone={stone} top={194} floor={232} />}
    </>
  );
}

/** Seen from outside: the walkway, the battlements before it, and the face towards the field. */
function SouthWall({ piece }: WallProps): ReactNode {
  const stone = isStoneWall(piece);
  return (
    <>
      {stone ? (
        <>
          <rect x="306" y="378" width="228" height="46" fill="var(--ae-stone-1)" {...line} />
          <rect x="306" y="380" width="228" height="34" fill="var(--ae-stone-f)" />
          <path
            d="M306 397h228M336 380v17M384 380v17M432 380v17M480 380v17M360 397v17M408 397v17M456 397v17M504 397v17"
            stroke="var(--ae-stone-4)"
            strokeOpacity=".28"
          />
          <path d="M306 424h228v54H306z" fill="url(#ae-p-stone)" {...line} />
          <path d="M306 424h228v6H306z" fill="#000" opacity=".2" />
          {MERLONS.map(x => (
            <g key={x} stroke="var(--ae-pen)" strokeWidth="1.300">
              <rect x={x} y="408" width="16" height="12" fill="var(--ae-stone-0)" />
              <rect x={x} y="420" width="16" height="8" fill="var(--ae-stone-2)" />
            </g>
          ))}
        </>
      ) : (
        <>
          <rect x="306" y="378" width="228" height="46" fill="url(#ae-p-plank)" {...line} />
          <path d="M306 420h228v58H306z" fill="url(#ae-p-log)" {...line} />
          {TEETH.map(x => (
            <path
              key={x}
              d={`M${x} 428v-14l6.500 -7 6.500 7v14`}
              fill="var(--ae-timber-1)"
              stroke="var(--ae-pen)"
              strokeWidth="1.300"
            />
          ))}
          <path d="M306 436h228" stroke="var(--ae-timber-5)" strokeWidth="4" opacity=".55" />
        </>
      )}
      {isGate(piece) && <Arch stone={stone} top={426} floor={478} />}
    </>
  );
}

/** The doors of a gate in a face that looks south, around the middle of the wall. */
function Arch({
  stone,
  top,
  floor,
}: {
  readonly stone: boolean;
  readonly top: number;
  readonly floor: number;
}): ReactNode {
  const ring = (half: number, up: number): string => {
    const rise = Math.min(30, (floor - up) * 0.6);
    const [left, right, spring, bend] = [420 - half, 420 + half, up + rise, up + rise * 0.35];
    return `M${left} ${floor}V${spring}C${left} ${bend} ${420 - half * 0.55} ${up} 420 ${up}S${right} ${bend} ${right} ${spring}V${floor}Z`;
  };
  return (
    <>
      <path d={ring(38, top)} fill={stone ? 'var(--ae-stone-0)' : 'var(--ae-timber-3)'} {...line} />
      <path d={ring(30, top + 7)} fill="url(#ae-p-door)" {...line} />
      <path d={`M390 ${floor - 17}h60M390 ${floor - 7}h60`} stroke="var(--ae-iron)" strokeWidth="3" />
      <path d={`M420 ${top + 8}v${floor - top - 8}`} {...line} />
      <circle cx="415" cy={floor - 12} r="2.200" fill="var(--gold)" />
      <circle cx="425" cy={floor - 12} r="2.200" fill="var(--gold)" />
    </>
  );
}

/** The west side; the east side is its mirror image. */
function WestWall({ piece }: WallProps): ReactNode {
  const stone = isStoneWall(piece);
  return (
    <>
      <rect
        x="238"
        y="226"
        width="58"
        height="152"
        fill={stone ? 'var(--ae-stone-1)' : 'var(--ae-timber-3)'}
        {...line}
      />
      <rect x="260" y="226" width="36" height="152" fill={stone ? 'var(--ae-stone-f)' : 'url(#ae-p-plank)'} />
      <rect x="260" y="226" width="5" height="152" fill="#000" opacity=".22" />
      {stone ? (
        <>
          <path
            d="M278 226v36M265 262h31M278 262v38M265 300h31M278 300v38M265 338h31M278 338v40"
            stroke="var(--ae-stone-4)"
            strokeOpacity=".35"
            fill="none"
          />
          {SIDE_MERLONS.map(y => (
            <g key={y} stroke="var(--ae-pen)" strokeWidth="1.300">
              <rect x="235" y={y} width="20" height="11" fill="var(--ae-stone-0)" />
              <rect x="235" y={y + 11} width="20" height="5" fill="var(--ae-stone-2)" />
            </g>
          ))}
        </>
      ) : (
        LOGS.map(y => (
          <g key={y}>
            <circle cx="249" cy={y} r="8" fill="var(--ae-timber-1)" stroke="var(--ae-pen)" strokeWidth="1.300" />
            <circle cx="249" cy={y} r="3.600" fill="var(--ae-timber-0)" stroke="var(--ae-timber-3)" />
          </g>
        ))
      )}
      {isGate(piece) && <GateHouse stone={stone} />}
    </>
  );
}

/** A gate in a wall that runs north: its roof from above, its doors at the foot of the palisade. */
function GateHouse({ stone }: { readonly stone: boolean }): ReactNode {
  return (
    <g {...line} strokeLinejoin="round">
      <path d="M300 326h8l10 8v-40l-10-16h-8z" fill="#000" opacity=".16" stroke="none" />
      <path d="M232 280h68v22h-68z" fill={stone ? 'var(--ae-stone-0)' : 'var(--ae-timber-0)'} />
      <path d="M232 302h68v20h-68z" fill={stone ? 'var(--ae-stone-2)' : 'var(--ae-timber-2)'} />
      <path d="M244 280v42M256 280v42M268 280v42M280 280v42M292 280v42" strokeOpacity=".28" strokeWidth="1.200" />
      <path d="M228 284h10v36h-10z" fill="url(#ae-p-door)" />
      <path d="M228 302h10M228 292h10M228 312h10" stroke="var(--ae-iron)" strokeWidth="2" />
      <path d="M232 302h68" strokeWidth="2" />
    </g>
  );
}

const EAST = 'translate(840 0) scale(-1 1)';

const drawingsOf = (Drawn: (props: WallProps) => ReactNode) => WALLS.map((_, piece) => still(<Drawn piece={piece} />));
const WEST = drawingsOf(WestWall);
/** By side, then by piece. */
const DRAWINGS = [drawingsOf(NorthWall), WEST, drawingsOf(SouthWall), WEST];

export const Wall = memo(function Wall({ side, piece }: WallProps & { readonly side: number }): ReactNode {
  return <g className="ae-solid" transform={side === 1 ? EAST : undefined} {...DRAWINGS[side]?.[piece]} />;
});

/** Where cubes are on a side: first for the widest piece, then for fewer places. */
const ALONG: Readonly<Record<string, readonly number[]>> = {
  1: [350],
  2: [369, 447],
  4: [319, 350, 466, 497],
  5: [330, 369, 408, 447, 486],
};
const DOWN: Readonly<Record<string, readonly number[]>> = {
  1: [250],
  2: [256, 322],
  4: [229, 255, 325, 351],
  5: [230, 259, 288, 317, 346],
};

/** The upper left corner of each place for a cube. Editions with other numbers get evenly spread places. */
export function slotsOn(side: number, slots: number): readonly (readonly [number, number])[] {
  const even = (from: number, room: number) =>
    Array.from({ length: slots }, (_, i) => from + (room / slots) * (i + 0.5) - 12);
  if (side === 0 || side === 2) return (ALONG[slots] ?? even(310, 220)).map(x => [x, side === 0 ? 202 : 444] as const);
  return (DOWN[slots] ?? even(228, 148)).map(y => [side === 3 ? 237 : 579, y] as const);
}

export function CubesAt({
  at,
  n,
  stone,
}: {
  readonly at: readonly (readonly [number, number])[];
  readonly n: number;
  readonly stone: boolean;
}): ReactNode {
  return at.map(([x, y], i) => (
    <g key={`${x} ${y}`} className="ae-solid">
      <rect
        x={x}
        y={y}
        width="24"
        height="24"
        rx="3"
        fill={stone ? 'var(--ae-slot)' : 'var(--ae-slot-w)'}
        stroke="var(--ae-pen)"
        strokeWidth="1.200"
      />
      {i < n ? (
        <use href={stone ? '#ae-cube-stone' : '#ae-cube-wood'} x={x + 1} y={y - 1} width="23" height="23" />
      ) : (
        <path d={`M${x + 3} ${y + 21}v-18h18`} fill="none" stroke="#000" strokeOpacity=".4" strokeWidth="3" />
      )}
    </g>
  ));
}
