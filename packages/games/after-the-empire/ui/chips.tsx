// While units are placed: on each wall, one press for all that are left, and one to take a unit back.
import type { Seat, Word } from '@boardwright/engine';
import { Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { unitsAt } from '../castle.ts';
import { COURTYARD, SIDES } from '../words.ts';
import { type Look, placedAt, spot, takenBackFrom } from './look.ts';
import { useAllHere } from './shared.ts';

/** At both ends of each wall: north, east, south, west. */
const ENDS = [
  { back: [312, 168], all: [528, 168] },
  { back: [562, 232], all: [562, 372] },
  { back: [312, 398], all: [528, 398] },
  { back: [278, 232], all: [278, 372] },
] as const;
const REACH = 24; // as large as a fingertip on a phone

export function chipsPart(look: Look): ReactNode {
  const { castle, words, tell, seat } = look;
  if (!words.has('button:ready')) return null;
  const left = unitsAt(castle, COURTYARD);
  return SIDES.map((side, i) => (
    <Chips
      key={side}
      tell={tell}
      seat={seat}
      side={side}
      at={i}
      left={left > 1 && placedAt(look, side) !== undefined ? left : 0}
      back={look.pick === null && unitsAt(castle, i) > 0 ? takenBackFrom(look, side) : undefined}
    />
  ));
}

interface Props {
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly side: string;
  readonly at: number;
  readonly left: number; // units that can be placed here at once; 0: none
  readonly back: Word | undefined;
}
const Chips = memo(function Chips({ tell, seat, side, at, left, back }: Props): ReactNode {
  const [, sendAll] = useAllHere();
  const ends = ENDS[at] ?? ENDS[0];
  return (
    <>
      {left > 0 && (
        // Not a piece: it gives several answers, one after the other.
        <foreignObject x={ends.all[0] - REACH} y={ends.all[1] - REACH} width={2 * REACH} height={2 * REACH}>
          <button
            type="button"
            className="ae-all-here"
            aria-label={tell.text('ui.allHere', { side, n: left })}
            title={tell.text('about:all_here')}
            onClick={() => sendAll(side)}
          >
            <span>+{left}</span>
          </button>
        </foreignObject>
      )}
      {back !== undefined && (
        <Piece
          as="g"
          id={spot(`back-${side}`, seat)}
          className="ae-chip"
          word={back}
          name={tell.text('ui.takeBack', { side })}
          rule="AE-7.1"
        >
          <circle cx={ends.back[0]} cy={ends.back[1]} r={REACH} fill="transparent" />
          <Face x={ends.back[0]} y={ends.back[1]} says="−1" />
        </Piece>
      )}
    </>
  );
});

function Face({ x, y, says }: { readonly x: number; readonly y: number; readonly says: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-19" y="-13" width="38" height="26" rx="13" className="ae-chip-face" />
      <text y="6.500" className="ae-num">
        {says}
      </text>
    </g>
  );
}
