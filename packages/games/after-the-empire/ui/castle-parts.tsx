// The parts of a castle that can be pointed at: sides with their walls, corners with their towers, farms.
import type { Seat, Word } from '@boardwright/engine';
import { Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at, isGate, isStoneWall, turretShots, unitsAt } from '../castle.ts';
import { standard } from '../content/content.ts';
import {
  BURNING_TURRET,
  CORNERS,
  NO_TURRET,
  NO_WALL,
  SIDES,
  STONE_TURRET,
  TURRETS,
  WALLS,
  WOOD_TURRET,
} from '../words.ts';
import { type Look, moveTo, partLook, spot, wordsAt } from './look.ts';
import { SignAt } from './symbols.tsx';
import { CubesAt, NorthWall, SideWall, SouthWall, slotsOn } from './walls.tsx';

/** The outline of each side: north, east, south, west. */
const OUTLINES = [
  { x: 306, y: 132, width: 228, height: 100 },
  { x: 540, y: 226, width: 64, height: 152 },
  { x: 306, y: 376, width: 228, height: 102 },
  { x: 236, y: 226, width: 64, height: 152 },
] as const;

/** What can be done with a part: one answer is given by the click; of several one is chosen in a second step. */
interface Choice {
  readonly word: Word | undefined;
  readonly onPick: Look['onPick'] | undefined;
  readonly picked: boolean;
}
function choiceAt({ words, pick, onPick }: Look, place: string): Choice {
  const to = moveTo(pick, place);
  if (to !== undefined && words.has(to)) return { word: to, onPick: undefined, picked: false };
  const [only, second] = wordsAt(words, place);
  if (second === undefined) return { word: only, onPick: undefined, picked: false };
  return { word: undefined, onPick, picked: pick?.kind === 'place' && pick.place === place };
}
const pickingUp = ({ onPick, picked }: Choice, place: string): (() => void) | undefined =>
  onPick && (() => onPick(picked ? null : { kind: 'place', place }));

interface PartProps extends Choice {
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly className: string;
}

export function SidePart({ look, side }: { readonly look: Look; readonly side: number }): ReactNode {
  const { castle, table, seat } = look;
  const name = SIDES[side] ?? 'north';
  return (
    <Side
      tell={table.tell}
      seat={seat}
      side={side}
      piece={at(castle.walls, side)}
      cubes={at(castle.wallCubes, side)}
      shots={unitsAt(castle, side) + turretShots(standard, castle, side)}
      className={partLook(look, name)}
      {...choiceAt(look, name)}
    />
  );
}

interface SideProps extends PartProps {
  readonly side: number;
  readonly piece: number;
  readonly cubes: number;
  readonly shots: number;
}
const Side = memo(function Side(props: SideProps): ReactNode {
  const { tell, seat, side, piece, cubes, shots } = props;
  const name = SIDES[side] ?? 'north';
  const slots = standard.walls[piece]?.slots ?? 0;
  const outline = OUTLINES[side] ?? OUTLINES[0];
  return (
    <Piece
      as="g"
      id={spot(name, seat)}
      className={props.className}
      word={props.word}
      onPick={pickingUp(props, name)}
      picked={props.picked}
      name={tell.text('ui.side', { side: name, piece: WALLS[piece] ?? 'none', cubes, slots, shots })}
      about={tell.text(`about:${piece === NO_WALL ? 'no_wall' : isGate(piece) ? 'gate' : 'wall'}`)}
      rule="AE-5.5"
    >
      {piece === NO_WALL ? <Ruin {...outline} /> : side === 0 ? <NorthWall piece={piece} /> : null}
      {piece !== NO_WALL && side === 2 && <SouthWall piece={piece} />}
      {piece !== NO_WALL && side % 2 === 1 && <SideWall piece={piece} east={side === 1} />}
      {piece !== NO_WALL && <CubesAt at={slotsOn(side, slots)} n={cubes} stone={isStoneWall(piece)} />}
      <rect {...outline} className="halo" rx="6" />
    </Piece>
  );
});

/** Where a wall could stand. */
function Ruin(outline: (typeof OUTLINES)[number]): ReactNode {
  const { x, y, width, height } = outline;
  return (
    <>
      <rect {...outline} fill="var(--ae-earth)" fillOpacity=".55" />
      <rect
        x={x + 8}
        y={y + 10}
        width={width - 16}
        height={height - 20}
        rx="4"
        fill="none"
        stroke="var(--ae-timber-4)"
        strokeOpacity=".7"
        strokeWidth="2.500"
        strokeDasharray="9 7"
      />
    </>
  );
}

/** The upper left corner of each tower: northwest, northeast, southeast, southwest. */
const TOWERS = [
  [226, 126],
  [528, 126],
  [528, 366],
  [226, 366],
] as const;

export function CornerPart({ look, corner }: { readonly look: Look; readonly corner: number }): ReactNode {
  const { castle, table, seat } = look;
  const name = CORNERS[corner] ?? 'northwest';
  return (
    <Corner
      tell={table.tell}
      seat={seat}
      corner={corner}
      turret={at(castle.turrets, corner)}
      cubes={at(castle.turretCubes, corner)}
      className={partLook(look, name)}
      {...choiceAt(look, name)}
    />
  );
}

interface CornerProps extends PartProps {
  readonly corner: number;
  readonly turret: number;
  readonly cubes: number;
}
const Corner = memo(function Corner(props: CornerProps): ReactNode {
  const { tell, seat, corner, turret, cubes } = props;
  const [x, y] = TOWERS[corner] ?? TOWERS[0];
  const name = CORNERS[corner] ?? 'northwest';
  const burns = turret === BURNING_TURRET;
  const { slots = 0, shots = 0 } = standard.turrets[burns ? STONE_TURRET : turret] ?? {};
  const kind = TURRETS[turret] ?? 'none';
  const stone = turret !== WOOD_TURRET;
  const cubesAt: [number, number][] = Array.from({ length: slots }, (_, i) => [
    x + 43 - 12 + (i - (slots - 1) / 2) * Math.min(34, 62 / Math.max(1, slots - 1)),
    y + 77,
  ]);
  return (
    <Piece
      as="g"
      id={spot(name, seat)}
      className={props.className}
      word={props.word}
      onPick={pickingUp(props, name)}
      picked={props.picked}
      name={tell.text('ui.corner', { corner: name, piece: kind, cubes, slots, shots: burns ? 0 : shots })}
      about={tell.text(`about:${turret === NO_TURRET ? 'no_turret' : kind}`)}
      rule={burns ? 'AE-5.9' : 'AE-5.6'}
    >
      {turret === NO_TURRET ? (
        <EmptyCorner x={x} y={y} />
      ) : (
        <>
          <use href={stone ? '#ae-tower-stone' : '#ae-tower-wood'} x={x} y={y} width="86" height="110" />
          <CubesAt at={cubesAt} n={cubes} stone={stone} />
          {burns && (
            <>
              <path d={`M${x + 10} ${y + 14}h64l6 24-8 20h-56l-10-18z`} fill="#000" opacity=".38" />
              <use href="#ae-flames" x={x + 10} y={y - 20} width="66" height="74" />
            </>
          )}
          <g transform={`translate(${x + 43} ${y + 58})`}>
            <rect x="-27" y="-13" width="54" height="26" rx="13" className="ae-pill" />
            <SignAt name={burns ? 'flame' : 'arrow'} x={-11} y={0} size={20} />
            <text x="12" y="6" className="ae-num">
              {burns ? 0 : shots}
            </text>
          </g>
        </>
      )}
      <rect x={x - 4} y={y - 2} width="94" height="108" rx="6" className="halo" />
    </Piece>
  );
});

function EmptyCorner({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <>
      <rect x={x} y={y} width="86" height="106" rx="5" fill="var(--ae-earth-2)" fillOpacity=".45" />
      <rect
        x={x + 10}
        y={y + 14}
        width="66"
        height="78"
        rx="4"
        fill="none"
        stroke="var(--ae-timber-4)"
        strokeOpacity=".55"
        strokeWidth="2.500"
        strokeDasharray="8 6"
      />
    </>
  );
}

/** Where each farm lies: before its side, a little to the left of it. */
const FARMS = [
  [234, 38],
  [634, 398],
  [506, 500],
  [104, 150],
] as const;

export function FarmPart({ look, side }: { readonly look: Look; readonly side: number }): ReactNode {
  const { castle, table, seat, words, event } = look;
  const name = SIDES[side] ?? 'north';
  return (
    <Farm
      tell={table.tell}
      seat={seat}
      side={side}
      level={at(castle.farms, side)}
      shield={at(castle.shields, side)}
      isStruck={event?.say === 'farmBurnt' && event.side === name}
      word={([`sow:${name}`, `protect:${name}`] as const).find(each => words.has(each))}
    />
  );
}

interface FarmProps {
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly side: number;
  readonly level: number;
  readonly shield: number;
  readonly isStruck: boolean;
  readonly word: Word | undefined;
}
const Farm = memo(function Farm({ tell, seat, side, level, shield, isStruck, word }: FarmProps): ReactNode {
  const [x, y] = FARMS[side] ?? FARMS[0];
  const name = SIDES[side] ?? 'north';
  return (
    <Piece
      as="g"
      id={spot(`farm-${name}`, seat)}
      className={isStruck ? 'ae-part ae-struck' : 'ae-part'}
      word={word}
      name={tell.text('ui.farm', { side: name, level, shield })}
      about={tell.text('about:farm')}
      rule="AE-7.8"
    >
      <use href={`#ae-farm-${Math.min(2, level)}`} x={x} y={y} width="92" height="66" />
      {level === 0 ? (
        <use href="#ae-flames" x={x + 27} y={y + 4} width="38" height="43" />
      ) : (
        <g transform={`translate(${x + 68} ${y + 52})`}>
          <rect x="-4" y="-6" width="42" height="25" rx="7" className="ae-pill" />
          <SignAt name="food" x={8} y={6.5} size={19} />
          <text x="27" y="13" className="ae-num">
            {level}
          </text>
        </g>
      )}
      {shield === 1 && (
        <g transform={`translate(${x + 8} ${y - 12})`}>
          <path
            d="M18 2l17 5v13c0 10-7 17-17 21C8 37 1 30 1 20V7z"
            fill="var(--ae-token)"
            stroke="var(--ae-pen)"
            strokeWidth="1.500"
          />
          <path
            d="M18 7l12.500 3.600v9.600c0 7.300-5 12.600-12.500 15.800C10.500 32.800 5.500 27.500 5.500 20.200v-9.600z"
            fill="var(--ae-field)"
          />
          <path
            d="M11.500 20l5 5 8.500-9.500"
            fill="none"
            stroke="#fff"
            strokeWidth="3.200"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
      <rect x={x - 4} y={y - 4} width="100" height="74" rx="9" className="halo" />
    </Piece>
  );
});
