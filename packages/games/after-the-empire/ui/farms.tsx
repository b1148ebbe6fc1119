// The farms before a castle, with what they yield and their shields.
import type { Seat, Word } from '@boardwright/engine';
import { Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at } from '../castle.ts';
import { SIDES } from '../words.ts';
import { type Look, spot } from './look.ts';
import { SignAt } from './symbols.tsx';

/** The position of each farm: in front of its side, a little to the left. */
const FARMS = [
  [262, 38],
  [634, 398],
  [506, 500],
  [104, 150],
] as const;

export function farmPart({ castle, tell, seat, words, event }: Look, side: number): ReactNode {
  const name = SIDES[side] ?? 'north';
  return (
    <Farm
      tell={tell}
      seat={seat}
      side={side}
      level={at(castle.farms, side)}
      shield={at(castle.shields, side)}
      isStruck={event?.say === 'farmBurnt' && event.side === name}
      word={([`sow:${name}`, `protect:${name}`] as const).find(each => words.has(each))}
    />
  );
}

/** What choosing the farm brings: the next level, or a shield. */
function Brings({
  word,
  x,
  y,
  level,
}: {
  readonly word: Word;
  readonly x: number;
  readonly y: number;
  readonly level: number;
}): ReactNode {
  const isSown = word.startsWith('sow:');
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={isSown ? -42 : -20} y="-17" width={isSown ? 84 : 40} height="34" rx="17" className="ae-pill" />
      <SignAt name={isSown ? 'sow' : 'protect'} x={isSown ? -25 : 0} y={0} size={24} />
      {isSown && (
        <text x="13" y="7" className="ae-num">
          {`${level}→${level + 1}`}
        </text>
      )}
    </g>
  );
}

/** By level. */
const FARM_ART = ['#ae-farm-burnt', '#ae-farm-half', '#ae-farm-full'];

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
      <use href={FARM_ART[Math.min(2, level)]} x={x} y={y} width="92" height="66" />
      {level === 0 && <use href="#ae-flames" x={x + 27} y={y + 4} width="38" height="43" />}
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
      {level > 0 && (
        <g transform={`translate(${x + 68} ${y + 52})`}>
          <rect x="-4" y="-6" width="42" height="25" rx="7" className="ae-pill" />
          <SignAt name="food" x={8} y={6.5} size={19} />
          <text x="27" y="13" className="ae-num">
            {level}
          </text>
        </g>
      )}
      {word !== undefined && <Brings word={word} x={x + 46} y={y + 28} level={level} />}
    </Piece>
  );
});
