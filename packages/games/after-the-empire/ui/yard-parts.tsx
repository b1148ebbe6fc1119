// The courtyard: the units there, and the three spaces of one's own board.
import type { Seat, Word } from '@boardwright/engine';
import { colourOf, Piece, type TableNow } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { at } from '../castle.ts';
import { OWN_SPACES } from '../words.ts';
import { type Look, moveTo, spot } from './look.ts';
import { isVain } from './own-spaces.tsx';
import { signOf } from './picture.tsx';
import { SignAt } from './symbols.tsx';

/** The ground of the courtyard: units can be sent there. */
export function courtPart({ tell, seat, pick, words }: Look): ReactNode {
  const to = moveTo(pick, 'courtyard');
  return <Court tell={tell} seat={seat} word={to !== undefined && words.has(to) ? to : undefined} />;
}

interface PartProps {
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly word: Word | undefined;
}
const Court = memo(function Court({ tell, seat, word }: PartProps): ReactNode {
  return (
    <Piece
      as="g"
      id={spot('courtyard', seat)}
      className="ae-part"
      word={word}
      name={tell.text('ui.courtyard')}
      about={tell.text('about:courtyard')}
      rule="AE-8.8"
    >
      <rect x="298" y="232" width="244" height="142" fill="transparent" />
      <rect x="298" y="232" width="244" height="142" rx="8" className="halo" />
    </Piece>
  );
});

const ROOFS = ['var(--ae-roof-1)', 'var(--gold)', 'var(--ae-timber-2)'];
const RULES = ['AE-5.1', 'AE-5.2', 'AE-5.4'];

export function housePart({ content, tell, seat, words, castle, pick }: Look, i: number): ReactNode {
  const space = OWN_SPACES[i] ?? 'infirmary';
  const word: Word = `space:${space}`;
  return (
    <House
      key={i}
      tell={tell}
      seat={seat}
      i={i}
      isBusy={at(castle.own, i) > 0}
      wounded={i === 0 ? castle.wounded : 0}
      isThrough={pick?.kind === 'unit'}
      isVain={isVain(content, castle, words, space)}
      word={words.has(word) ? word : undefined}
    />
  );
}

interface HouseProps extends PartProps {
  readonly i: number;
  readonly isBusy: boolean;
  readonly wounded: number;
  readonly isThrough: boolean; // a unit has been picked up, so clicks go to the courtyard
  readonly isVain: boolean; // a worker could do nothing there now
}
const House = memo(function House({ tell, seat, i, isBusy, wounded, isThrough, isVain, word }: HouseProps): ReactNode {
  const space = OWN_SPACES[i] ?? 'infirmary';
  const x = 304 + i * 80;
  return (
    <Piece
      as="g"
      id={word ?? spot(space, seat)}
      className={['ae-part', isThrough && 'ae-through', isVain && 'ae-vain'].filter(Boolean).join(' ')}
      word={word}
      name={tell.text('ui.ownSpace', { space, busy: isBusy ? 1 : 0, wounded })}
      about={isVain ? `${tell.text('ui.noJob')} ${tell.text(`about:${space}`)}` : tell.text(`about:${space}`)}
      rule={RULES[i]}
    >
      <g style={{ '--ae-roof': ROOFS[i] ?? '' } as CSSProperties}>
        <use href="#ae-house" x={x} y="238" width="72" height="55" />
      </g>
      <SignAt name={signOf(space)} x={x + 36} y={253} size={20} colour="#fff" />
      <circle
        cx={x + 36}
        cy={281}
        r="13"
        fill="var(--paper)"
        stroke={isBusy ? 'var(--ae-pen)' : 'var(--line)'}
        strokeWidth="1.600"
        strokeDasharray={isBusy ? undefined : '3 2.500'}
      />
      {isBusy && (
        <g style={{ '--ae-pc': colourOf(seat) } as CSSProperties}>
          <use href="#ae-worker" x={x + 26} y="270" width="20" height="20" />
        </g>
      )}
      {wounded > 0 && (
        <g transform={`translate(${x + 30} 306)`}>
          <rect x="-30" y="-13" width="66" height="26" rx="13" className="ae-pill" />
          <SignAt name="heal" x={-18} y={0} size={16} colour="var(--warn)" />
          <SignAt name="soldier" x={0} y={0} size={18} colour={colourOf(seat)} />
          <text x="22" y="6" className="ae-num">
            {wounded}
          </text>
        </g>
      )}
      <rect x={x - 2} y="236" width="76" height="60" rx="8" className="halo" />
    </Piece>
  );
});
