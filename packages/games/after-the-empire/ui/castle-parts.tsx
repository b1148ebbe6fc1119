// The parts of a castle that can be selected: sides with their walls, corners with their towers.
import type { Seat, Word } from '@boardwright/engine';
import { Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at, isGate, isStoneWall, turretShots, unitsAt } from '../castle.ts';
import type { Amount, Content } from '../content/types.ts';
import {
  BURNING_TURRET,
  CORNERS,
  GOODS,
  NO_TURRET,
  NO_WALL,
  SIDES,
  STONE_TURRET,
  TURRETS,
  WALLS,
  WOOD_TURRET,
} from '../words.ts';
import { type Look, moveTo, partLook, placedAt, spot, wordsAt } from './look.ts';
import { signOf } from './picture.tsx';
import { SignAt } from './symbols.tsx';
import { CubesAt, slotsOn, Wall } from './walls.tsx';

/** The outline of each side: north, east, south, west. */
const OUTLINES = [
  { x: 306, y: 132, width: 228, height: 100 },
  { x: 540, y: 226, width: 64, height: 152 },
  { x: 306, y: 376, width: 228, height: 102 },
  { x: 236, y: 226, width: 64, height: 152 },
] as const;

/** What can be done with a part. Jobs that cost something open a menu with their prices, unless one has been chosen before. */
interface Choice {
  readonly word: Word | undefined;
  readonly onPick: Look['onPick'] | undefined;
  readonly picked: boolean;
  readonly ghost: Ghost | null;
}
/** What the chosen job would bring here. */
interface Ghost {
  readonly piece: string; // to be built; '': what stands there is only changed
  readonly price: readonly Amount[];
}
const answering = (word: Word | undefined): Choice => ({ word, onPick: undefined, picked: false, ghost: null });
const FREE = /^(side|turret):/;

function choiceAt(look: Look, place: string): Choice {
  const { words, pick, onPick, tool } = look;
  const to = moveTo(pick, place) ?? placedAt(look, place);
  if (to !== undefined && words.has(to)) return answering(to);
  const here = wordsAt(words, place);
  const job = tool === null ? undefined : here.find(word => tool.words.includes(word));
  if (tool !== null && job !== undefined)
    return { ...answering(job), ghost: { piece: tool.kind === 'build' ? tool.piece : '', price: tool.price } };
  const [only] = here;
  if (only === undefined || FREE.test(only)) return answering(only);
  return { ...answering(undefined), onPick, picked: pick?.kind === 'place' && pick.place === place };
}

interface PartProps extends Choice {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly seat: Seat;
  readonly className: string;
}
/** The props of its piece. */
function chosenBy({ seat, className, word, onPick, picked }: PartProps, place: string) {
  return {
    id: spot(place, seat),
    className,
    word,
    onPick: onPick && (() => onPick(picked ? null : { kind: 'place', place })),
    leads: 'side upgrade repair turret build',
    picked,
  };
}

export function sidePart(look: Look, side: number): ReactNode {
  const { content, castle, tell, seat } = look;
  const name = SIDES[side] ?? 'north';
  return (
    <Side
      tell={tell}
      content={content}
      seat={seat}
      side={side}
      piece={at(castle.walls, side)}
      cubes={at(castle.wallCubes, side)}
      shots={unitsAt(castle, side) + turretShots(content, castle, side)}
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
  const { tell, content, side, piece, cubes, shots, ghost } = props;
  const name = SIDES[side] ?? 'north';
  const slots = content.walls[piece]?.slots ?? 0;
  const outline = OUTLINES[side] ?? OUTLINES[0];
  return (
    <Piece
      as="g"
      {...chosenBy(props, name)}
      name={tell.text('ui.side', { side: name, piece: WALLS[piece] ?? 'none', cubes, slots, shots })}
      about={tell.text(`about:${piece === NO_WALL ? 'no_wall' : isGate(piece) ? 'gate' : 'wall'}`)}
      rule="AE-5.5"
    >
      {piece === NO_WALL ? <Ruin {...outline} /> : <Wall side={side} piece={piece} />}
      {piece !== NO_WALL && <CubesAt at={slotsOn(side, slots)} n={cubes} stone={isStoneWall(piece)} />}
      {ghost !== null && ghost.piece !== '' && (
        <g className="ae-ghost">
          <Wall side={side} piece={(WALLS as readonly string[]).indexOf(ghost.piece)} />
        </g>
      )}
      <rect {...outline} className="halo" rx="6" />
      {ghost !== null && (
        <PriceAt x={outline.x + outline.width / 2} y={outline.y + outline.height / 2} price={ghost.price} />
      )}
    </Piece>
  );
});

/** Where a wall could be built. */
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

export function cornerPart(look: Look, corner: number): ReactNode {
  const { content, castle, tell, seat } = look;
  const name = CORNERS[corner] ?? 'northwest';
  return (
    <Corner
      tell={tell}
      content={content}
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
  const { tell, content, corner, turret, cubes, ghost } = props;
  const [x, y] = TOWERS[corner] ?? TOWERS[0];
  const name = CORNERS[corner] ?? 'northwest';
  const burns = turret === BURNING_TURRET;
  const { slots = 0, shots = 0 } = content.turrets[burns ? STONE_TURRET : turret] ?? {};
  const kind = TURRETS[turret] ?? 'none';
  const stone = turret !== WOOD_TURRET;
  const cubesAt: [number, number][] = Array.from({ length: slots }, (_, i) => [
    x + 43 - 12 + (i - (slots - 1) / 2) * Math.min(34, 62 / Math.max(1, slots - 1)),
    y + 77,
  ]);
  return (
    <Piece
      as="g"
      {...chosenBy(props, name)}
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
      {ghost !== null && ghost.piece !== '' && (
        <use
          href={ghost.piece === 'wood_turret' ? '#ae-tower-wood' : '#ae-tower-stone'}
          x={x}
          y={y}
          width="86"
          height="110"
          className="ae-ghost"
        />
      )}
      <rect x={x - 4} y={y - 2} width="94" height="108" rx="6" className="halo" />
      {ghost !== null && <PriceAt x={x + 43} y={y + 20} price={ghost.price} />}
    </Piece>
  );
});

const ITEM = 44; // the width of one good with its number

/** What the chosen job costs here. */
function PriceAt({
  x,
  y,
  price,
}: {
  readonly x: number;
  readonly y: number;
  readonly price: Ghost['price'];
}): ReactNode {
  const width = price.length * ITEM + 8;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-15" width={width} height="30" rx="15" className="ae-pill" />
      {price.map(({ good, n }, i) => {
        const from = (i - price.length / 2) * ITEM;
        return (
          <g key={good} transform={`translate(${from} 0)`}>
            <text x="11" y="6.500" className="ae-num">
              {n}
            </text>
            <SignAt name={signOf(GOODS[good] ?? '')} x={30} y={0} size={20} />
          </g>
        );
      })}
    </g>
  );
}

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
