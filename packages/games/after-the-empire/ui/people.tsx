// Where units are: own units on walls and in the courtyard, attackers before the walls and inside.
import type { Seat } from '@boardwright/engine';
import { colourOf, Piece, SeatPoint, type TableNow } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { at } from '../castle.ts';
import { ARCHER, COURTYARD, MERCENARY, PLACES, SIDES, SOLDIER, SWORDSMAN, UNITS } from '../words.ts';
import { isMoving, type Look, spot } from './look.ts';

interface Lane {
  readonly x: number;
  readonly y: number;
  readonly room: number; // for the figures, along the wall
  readonly down: boolean;
  readonly most: number; // figures that can be told apart; more are shown as a number
}
/** Where units stand: north, east, south and west wall, courtyard. */
const LANES: readonly Lane[] = [
  { x: 316, y: 148, room: 208, down: false, most: 8 },
  { x: 546, y: 226, room: 146, down: true, most: 5 },
  { x: 316, y: 372, room: 208, down: false, most: 8 },
  { x: 262, y: 226, room: 146, down: true, most: 5 },
  { x: 302, y: 324, room: 236, down: false, most: 10 },
];
const FIGURE = { width: 32, height: 44 };

/** Positions of n figures in a lane. Attackers inside take the right half of the courtyard. */
function places(lane: Lane, n: number, room: number, gap: number): readonly (readonly [number, number])[] {
  const size = lane.down ? FIGURE.height : FIGURE.width;
  const step = n < 2 ? 0 : Math.min(size + gap, (room - size) / (n - 1));
  const start = Math.max(0, (room - size - step * (n - 1)) / 2);
  return Array.from({ length: n }, (_, i) => {
    const along = start + i * step;
    return lane.down ? [lane.x, lane.y + along] : [lane.x + along, lane.y];
  });
}

export function unitsPart(look: Look, place: number): ReactNode {
  const { castle, tell, seat, words, pick, onPick } = look;
  const [soldiers, mercenaries] = [at(castle.units, place * 2 + SOLDIER), at(castle.units, place * 2 + MERCENARY)];
  if (soldiers + mercenaries === 0) return null;
  const name = PLACES[place] ?? 'courtyard';
  const inside = place === COURTYARD && at(castle.foes, COURTYARD * 2) + at(castle.foes, COURTYARD * 2 + 1) > 0;
  const held = pick?.kind === 'unit' ? pick : null;
  return UNITS.map((unit, kind) => {
    if ((kind === SOLDIER ? soldiers : mercenaries) === 0) return null;
    const picked = held?.unit === unit && held.from === name;
    const isThrough = held !== null || (look.isDeploying && place !== COURTYARD);
    const can = isMoving(words, unit, name) && (!isThrough || picked);
    return (
      <UnitGroup
        key={unit}
        tell={tell}
        seat={seat}
        place={place}
        kind={kind}
        soldiers={soldiers}
        mercenaries={mercenaries}
        inside={inside}
        picked={picked}
        isThrough={isThrough}
        leads={look.isDeploying && place === COURTYARD ? 'move' : `move:${unit}-${name}-`}
        onPick={can ? onPick : undefined}
      />
    );
  });
}

interface Standing {
  readonly n: number; // of this kind
  readonly at: readonly (readonly [number, number])[]; // those that are shown
}
/** Where the units of one kind stand beside those of the other. */
function standingOf({ place, kind, soldiers, mercenaries, inside }: GroupProps): Standing {
  const lane = LANES[place] ?? (LANES[COURTYARD] as Lane);
  const counts = [soldiers, mercenaries];
  const isCounted = soldiers + mercenaries > (inside ? Math.floor(lane.most / 2) : lane.most);
  const shown = isCounted ? counts.map(n => Math.min(1, n)) : counts;
  const figures = (shown[SOLDIER] ?? 0) + (shown[MERCENARY] ?? 0);
  const all = places(lane, figures, inside ? lane.room / 2 - 6 : lane.room, isCounted ? 34 : 4);
  const from = kind === SOLDIER ? 0 : (shown[SOLDIER] ?? 0);
  return { n: counts[kind] ?? 0, at: all.slice(from, from + (shown[kind] ?? 0)) };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const LEAST = 50; // as large as a fingertip on a phone

/** Where a group can be pressed: larger than its figures if these are few, away from the other kind beside it. */
function pressedAt({ x, y, width, height }: Box, { place, kind, soldiers, mercenaries }: GroupProps): Box {
  const [wider, higher] = [Math.max(0, LEAST - width), Math.max(0, LEAST - height)];
  const isAlone = soldiers === 0 || mercenaries === 0;
  const away = isAlone ? 0.5 : kind === SOLDIER ? 1 : 0;
  const down = LANES[place]?.down === true;
  return {
    x: x - wider * (down ? 0.5 : away),
    y: y - higher * (down ? away : 0.5),
    width: width + wider,
    height: height + higher,
  };
}

interface GroupProps {
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly place: number;
  readonly kind: number;
  readonly soldiers: number; // all units of this place
  readonly mercenaries: number;
  readonly inside: boolean; // attackers are there too
  readonly picked: boolean;
  readonly isThrough: boolean; // clicks go to the place: a unit has been picked up, or one more is to be placed
  readonly leads: string; // while units are deployed, one of a wall is moved by taking it back and placing it again
  readonly onPick: Look['onPick'] | undefined;
}

/** Units of one kind at one place. Any of them can be picked up and moved. */
const UnitGroup = memo(function UnitGroup(props: GroupProps): ReactNode {
  const { tell, seat, place, kind, picked, onPick } = props;
  const unit = UNITS[kind] ?? 'soldier';
  const name = PLACES[place] ?? 'courtyard';
  const { n, at: figures } = standingOf(props);
  const [[x0, y0] = [0, 0]] = figures;
  const [x1, y1] = figures.at(-1) ?? [0, 0];
  const box = { x: x0, y: y0, width: x1 - x0 + FIGURE.width, height: y1 - y0 + FIGURE.height };
  return (
    <Piece
      as="g"
      id={spot(`${unit}-${name}`, seat)}
      className={props.isThrough && !picked ? 'ae-unit ae-through' : 'ae-unit'}
      style={{ '--ae-pc': colourOf(seat) } as CSSProperties}
      onPick={onPick && (() => onPick(picked ? null : { kind: 'unit', unit, from: name }))}
      leads={props.leads}
      picked={picked}
      name={tell.text('ui.units', { unit, n, place: name })}
      about={tell.text(`about:${unit}`)}
      rule="AE-8.2"
    >
      <rect {...pressedAt(box, props)} fill="transparent" />
      {figures.map(([x, y], i) => (
        <g key={`figure ${i + 1}`}>
          <use
            href={kind === SOLDIER ? '#ae-soldier' : '#ae-mercenary'}
            x={x}
            y={y}
            width={FIGURE.width}
            height={FIGURE.height}
          />
          {kind === SOLDIER && <SeatPoint seat={seat} x={x + 10.5} y={y + 28} size={9} />}
        </g>
      ))}
      {figures.length < n && <Count x={x1 + 24} y={y1 + 36} n={n} />}
      <rect {...box} className="halo ae-ring" rx="8" />
    </Piece>
  );
});

function Count({ x, y, n }: { readonly x: number; readonly y: number; readonly n: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-19" y="-12" width="38" height="24" rx="12" className="ae-pill" />
      <text y="6" className="ae-num">
        {`×${n}`}
      </text>
    </g>
  );
}

interface Camp {
  readonly x: number; // of the token nearest to the wall
  readonly y: number;
  readonly across: readonly [number, number]; // from one token to the next along the wall
  readonly back: readonly [number, number]; // from a row to the one behind it
  readonly row: number;
}
/** Where attackers stand: before the four walls, and in the courtyard. */
const CAMPS: readonly Camp[] = [
  { x: 362, y: 86, across: [40, 0], back: [0, -42], row: 7 },
  { x: 622, y: 148, across: [0, 40], back: [40, 0], row: 6 },
  { x: 236, y: 488, across: [40, 0], back: [0, 42], row: 6 },
  { x: 182, y: 236, across: [0, 40], back: [-40, 0], row: 6 },
  { x: 424, y: 326, across: [29, 0], back: [0, 14], row: 4 },
];
const TOKENS = ['#ae-token-sword', '#ae-token-bow'];
const MOST_TOKENS = 12; // per side; more are shown as a number
const MOST_INSIDE = 4;

/** Steps outwards: north, east, south, west. */
const OUT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const indexOfSide = (side: unknown): number => (SIDES as readonly unknown[]).indexOf(side);

/** Where attackers come from: from outside to a wall, or over a wall into the courtyard. */
function cameFrom({ event }: Look, place: number): readonly [number, number] {
  const side = place === COURTYARD ? indexOfSide(event?.side) : place;
  const [x, y] = OUT[side] ?? [0, 0];
  const far = place === COURTYARD ? 150 : 80;
  return [x * far, y * far];
}

/** Attackers at a place. Those that are only expected are pale. */
export function foesPart(look: Look, place: number): ReactNode {
  const { castle, coming, tell, seat } = look;
  const there = [at(castle.foes, place * 2 + SWORDSMAN), at(castle.foes, place * 2 + ARCHER)];
  const isHere = (there[0] ?? 0) + (there[1] ?? 0) > 0;
  const [swordsmen = 0, archers = 0] = isHere ? there : [at(coming, place * 2), at(coming, place * 2 + 1)];
  if (swordsmen + archers === 0) return null;
  const [fromX, fromY] = cameFrom(look, place);
  return (
    <Foes
      tell={tell}
      seat={seat}
      place={place}
      swordsmen={swordsmen}
      archers={archers}
      isHere={isHere}
      fromX={fromX}
      fromY={fromY}
    />
  );
}

interface FoesProps {
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly place: number;
  readonly swordsmen: number;
  readonly archers: number;
  readonly isHere: boolean;
  readonly fromX: number; // where they come from
  readonly fromY: number;
}
const Foes = memo(function Foes(props: FoesProps): ReactNode {
  const { tell, seat, place, swordsmen, archers, isHere, fromX, fromY } = props;
  const camp = CAMPS[place] ?? (CAMPS[0] as Camp);
  const counted = swordsmen + archers > (place === COURTYARD ? MOST_INSIDE : MOST_TOKENS);
  const shown = counted ? [Math.min(1, swordsmen), Math.min(1, archers)] : [swordsmen, archers];
  const kinds = [SWORDSMAN, ARCHER].flatMap(kind => new Array<number>(shown[kind] ?? 0).fill(kind));
  const size = counted && place !== COURTYARD ? 54 : 36;
  const spread = counted && place === COURTYARD ? 1.8 : size / 36;
  return (
    <Piece
      as="g"
      id={spot(`foes-${PLACES[place]}`, seat)}
      className={isHere ? 'ae-foes' : 'ae-foes ae-coming'}
      style={{ '--ae-x': `${fromX}px`, '--ae-y': `${fromY}px` } as CSSProperties}
      name={tell.text(isHere ? 'ui.foes' : 'ui.coming', { place: PLACES[place] ?? '', swordsmen, archers })}
      about={tell.text('about:foes')}
      rule="AE-8.7"
    >
      {kinds.map((kind, i) => {
        const [x, y] = stand(camp, i, spread, place === 0 || place === 3 ? size - 36 : 0, place);
        const n = kind === SWORDSMAN ? swordsmen : archers;
        return (
          <g key={isHere ? i : `coming ${i}`} className={isHere ? 'ae-arrives' : undefined}>
            <use href={TOKENS[kind]} x={x} y={y} width={size} height={size} />
            {counted && <Count x={x + size - 4} y={y + size - 4} n={n} />}
          </g>
        );
      })}
    </Piece>
  );
});

/** Large tokens grow away from the wall. */
function stand(camp: Camp, i: number, spread: number, grown: number, place: number): readonly [number, number] {
  const [along, behind] = [(i % camp.row) * spread, Math.floor(i / camp.row) * spread];
  const x = camp.x + camp.across[0] * along + camp.back[0] * behind;
  const y = camp.y + camp.across[1] * along + camp.back[1] * behind;
  return [place === 3 ? x - grown : x, place === 0 ? y - grown : y];
}
