// A small plan of a castle that shows its state at a glance.
import type { Seat } from '@boardwright/engine';
import { colourOf } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at, foesAt, isGate, isStoneWall, unitsAt } from '../castle.ts';
import type { Content } from '../content/types.ts';
import type { Castle } from '../state.ts';
import { BURNING_TURRET, NO_TURRET, NO_WALL, WOOD_TURRET } from '../words.ts';
import { SignAt } from './symbols.tsx';

const SIDES = [
  { x: 36, y: 20, width: 46, height: 15 },
  { x: 83, y: 36, width: 15, height: 46 },
  { x: 36, y: 83, width: 46, height: 15 },
  { x: 20, y: 36, width: 15, height: 46 },
] as const;
const CORNERS = [
  [17, 17],
  [80, 17],
  [80, 80],
  [17, 80],
] as const;
const FARMS = [
  [86, 1.5],
  [102.5, 84],
  [18, 102.5],
  [1.5, 20],
] as const;
const UNITS = [
  [59, 33],
  [85, 59],
  [59, 85],
  [33, 59],
  [59, 59],
] as const;
const FOES = [
  [59, 10.5],
  [105, 59],
  [59, 107.5],
  [13, 59],
  [83, 82],
] as const;

/** What the plan shows. */
export type Plan = Pick<
  Castle,
  'walls' | 'wallCubes' | 'turrets' | 'turretCubes' | 'farms' | 'shields' | 'units' | 'foes'
>;
export const planOf = ({ walls, wallCubes, turrets, turretCubes, farms, shields, units, foes }: Castle): Plan => ({
  walls,
  wallCubes,
  turrets,
  turretCubes,
  farms,
  shields,
  units,
  foes,
});

export const MiniCastle = memo(function MiniCastle({
  content,
  seat,
  castle,
}: {
  readonly content: Content;
  readonly seat: Seat;
  readonly castle: Plan;
}): ReactNode {
  return (
    <svg className="ae-mini" viewBox="0 0 118 118" aria-hidden="true">
      <rect width="118" height="118" rx="7" fill="var(--ae-grass)" />
      <rect x="13" y="13" width="92" height="92" rx="9" fill="var(--ae-earth)" />
      <rect x="30" y="30" width="58" height="58" fill="var(--ae-court)" />
      {[0, 1, 2, 3].map(i => (
        <MiniSide
          key={i}
          side={i}
          piece={at(castle.walls, i)}
          cubes={at(castle.wallCubes, i)}
          slots={content.walls[at(castle.walls, i)]?.slots ?? 0}
        />
      ))}
      {[0, 1, 2, 3].map(i => (
        <MiniCorner
          key={i}
          corner={i}
          turret={at(castle.turrets, i)}
          cubes={at(castle.turretCubes, i)}
          slots={content.turrets[at(castle.turrets, i)]?.slots ?? 0}
        />
      ))}
      {[0, 1, 2, 3].map(i => (
        <MiniFarm key={i} side={i} level={at(castle.farms, i)} shield={at(castle.shields, i)} />
      ))}
      {UNITS.map(([x, y], place) => {
        const n = unitsAt(castle, place);
        return n === 0 ? null : (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="11" fill={colourOf(seat)} stroke="var(--outline)" strokeWidth="1.300" />
            <text x={x} y={y + 6} className={seat === 1 || seat === 3 ? 'ae-on-light' : 'ae-on-dark'}>
              {n}
            </text>
          </g>
        );
      })}
      {FOES.map(([x, y], place) => {
        const n = foesAt(castle, place);
        return n === 0 ? null : (
          <g key={`${x} ${y}`}>
            <rect
              x={x - 13}
              y={y - 10.5}
              width="26"
              height="21"
              rx="10.500"
              fill="var(--ae-foe)"
              stroke="var(--ae-pen)"
            />
            <text x={x} y={y + 6.5} className="ae-on-dark">
              {n}
            </text>
          </g>
        );
      })}
    </svg>
  );
});

interface SideProps {
  readonly side: number;
  readonly piece: number;
  readonly cubes: number;
  readonly slots: number;
}
const MiniSide = memo(function MiniSide({ side, piece, cubes, slots }: SideProps): ReactNode {
  const box = SIDES[side] ?? SIDES[0];
  if (piece === NO_WALL) return <rect {...box} rx="2" fill="none" stroke="var(--ink-2)" strokeDasharray="3 3" />;
  const stone = isStoneWall(piece);
  const across = side % 2 === 0;
  return (
    <>
      <rect
        {...box}
        fill={stone ? 'var(--ae-stone-2)' : 'var(--ae-timber-2)'}
        stroke="var(--ae-pen)"
        strokeWidth="1.200"
      />
      {isGate(piece) && <Door box={box} across={across} />}
      {Array.from({ length: slots }, (_, i) => {
        const along = 23 - 3 + (i - (slots - 1) / 2) * Math.min(10, 44 / slots);
        return (
          <rect
            key={`cube ${i + 1}`}
            x={box.x + (across ? along : 5)}
            y={box.y + (across ? 5 : along)}
            width="6"
            height="6"
            fill={i >= cubes ? 'var(--ae-slot)' : stone ? 'var(--ae-cube-st-0)' : 'var(--ae-cube-wd-0)'}
            stroke="var(--ae-pen)"
            strokeWidth=".9"
          />
        );
      })}
    </>
  );
});

function Door({ box, across }: { readonly box: (typeof SIDES)[number]; readonly across: boolean }): ReactNode {
  return (
    <rect
      x={box.x + (across ? 15 : 2)}
      y={box.y + (across ? 2 : 15)}
      width={across ? 16 : 11}
      height={across ? 11 : 16}
      rx="4"
      fill="var(--ae-timber-5)"
    />
  );
}

interface CornerProps {
  readonly corner: number;
  readonly turret: number;
  readonly cubes: number;
  readonly slots: number;
}
const MiniCorner = memo(function MiniCorner({ corner, turret, cubes, slots }: CornerProps): ReactNode {
  const [x, y] = CORNERS[corner] ?? CORNERS[0];
  if (turret === NO_TURRET)
    return (
      <rect
        x={x + 4}
        y={y + 4}
        width="13"
        height="13"
        rx="2"
        fill="none"
        stroke="var(--ink-2)"
        strokeDasharray="2.500 2.500"
      />
    );
  const stone = turret !== WOOD_TURRET;
  return (
    <>
      <rect
        x={x}
        y={y}
        width="21"
        height="21"
        rx="2"
        fill={stone ? 'var(--ae-stone-0)' : 'var(--ae-timber-1)'}
        stroke="var(--ae-pen)"
        strokeWidth="1.200"
      />
      {turret === BURNING_TURRET ? (
        <SignAt name="flame" x={x + 10.5} y={y + 10.5} size={17} />
      ) : (
        Array.from({ length: slots }, (_, i) => (
          <rect
            key={`cube ${i + 1}`}
            x={x + 7.5 + (i - (slots - 1) / 2) * 8}
            y={y + 7.5}
            width="6"
            height="6"
            fill={i >= cubes ? 'var(--ae-slot)' : stone ? 'var(--ae-cube-st-2)' : 'var(--ae-cube-wd-0)'}
            stroke="var(--ae-pen)"
            strokeWidth=".9"
          />
        ))
      )}
    </>
  );
});

interface FarmProps {
  readonly side: number;
  readonly level: number;
  readonly shield: number;
}
const MiniFarm = memo(function MiniFarm({ side, level, shield }: FarmProps): ReactNode {
  const [x, y] = FARMS[side] ?? FARMS[0];
  return (
    <>
      <rect
        x={x}
        y={y}
        width="14"
        height="14"
        rx="3"
        fill={level === 0 ? 'var(--ae-char-1)' : 'var(--ae-crop-1)'}
        stroke="var(--ae-pen)"
        strokeWidth={shield === 1 ? 2.6 : 1}
      />
      {level === 0 ? (
        <SignAt name="flame" x={x + 7} y={y + 7} size={11} />
      ) : (
        <path
          d={level === 1 ? `M${x + 3} ${y + 7}h8` : `M${x + 3} ${y + 5}h8M${x + 3} ${y + 10}h8`}
          stroke="var(--ae-field-dk)"
          strokeWidth="2.200"
        />
      )}
    </>
  );
});
