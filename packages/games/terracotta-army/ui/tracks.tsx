// The inspectors on their tracks beside the rows and below the columns, and the spaces they can be sent to.
import type { Word } from '@boardwright/engine';
import { Piece, stillOf, type TableNow, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { awardsOf, type Contest } from '../rules/contest.ts';
import { columnContest, rowContest } from '../rules/scoring.ts';
import { COLUMN, copy, type G, ROW } from '../state.ts';
import { Print } from './sprite.tsx';
import { book, tableOf } from './table-view.ts';
import { CELL, FLOOR, LEFT, TOP } from './tomb-shape.ts';

interface Track {
  readonly track: number;
  readonly kind: 'row' | 'column';
  readonly length: number;
  readonly step: number;
  readonly rule: string;
}
const ROWS: Track = { track: ROW, kind: 'row', length: book.rows, step: book.rowStep, rule: 'TA-8.2' };
const COLUMNS: Track = { track: COLUMN, kind: 'column', length: book.columns, step: book.columnStep, rule: 'TA-8.3' };
const MOVES = [
  { name: 'back', spaces: -1 },
  { name: 'forward', spaces: 1 },
  { name: 'forward-2', spaces: 2 },
] as const;

export function Tracks({ now }: { readonly now: TableNow }): ReactNode {
  const rows = useTrack(now, ROWS);
  const columns = useTrack(now, COLUMNS);
  return (
    <>
      <TrackSigns />
      <TrackSpaces {...rows} />
      <TrackSpaces {...columns} />
    </>
  );
}

/** TA-1.7: which way is forward, and back to the start. */
const TrackSigns = memo(function TrackSigns(): ReactNode {
  return (
    <g>
      <path className="ta-loop" d={`M10 ${FLOOR - 14}H4.500a2 2 0 0 1-2-2V26a2 2 0 0 1 2-2h2`} />
      <path className="ta-loop-head" d={book.rowStep === 1 ? 'm5.500 20 5 4-5 4z' : `m5.500 ${FLOOR - 18} 5 4-5 4z`} />
      <path
        className="ta-loop"
        d={`M${LEFT + book.columns * CELL - 14} ${FLOOR + 33}v4a2 2 0 0 1-2 2H56a2 2 0 0 1-2-2v-2`}
      />
      <path
        className="ta-loop-head"
        d={`m${book.columnStep === 1 ? 50 : LEFT + book.columns * CELL - 18} ${FLOOR + 37} 4-5 4 5z`}
      />
    </g>
  );
});

/** Where an inspector would be after a move, and the word of the move. */
function movesOf(now: TableNow, { track, kind, length, step }: Track): Map<number, Word> {
  const at = tableOf(now).inspectors[track] as number;
  const out = new Map<number, Word>();
  for (const { name, spaces } of MOVES) {
    const word: Word = `inspector:${kind}-${name}`;
    if (now.words.has(word)) out.set((at + spaces * step + length) % length, word);
  }
  return out;
}

interface TrackProps {
  readonly tell: TableNow['tell'];
  readonly track: Track;
  readonly here: number; // the space of the inspector
  readonly words: readonly (Word | undefined)[]; // by space
  readonly abouts: readonly (string | undefined)[];
}
function useTrack(now: TableNow, track: Track): TrackProps {
  const g = tableOf(now);
  const here = g.inspectors[track.track] as number;
  const moves = movesOf(now, track);
  const spaces = Array.from({ length: track.length }, (_, space) => space);
  const isTold = (space: number): boolean => space === here || moves.has(space);
  const words = useKept(spaces.map(space => moves.get(space)));
  const abouts = useKept(spaces.map(space => (isTold(space) ? wouldScore(now, g, track.track, space) : undefined)));
  return { tell: now.tell, track, here, words, abouts };
}

const TrackSpaces = memo(function TrackSpaces({ tell, track, here, words, abouts }: TrackProps): ReactNode {
  return words.map((word, space) => (
    <TrackSpace
      key={`${track.kind} ${space + 1}`}
      tell={tell}
      kind={track.kind}
      rule={track.rule}
      space={space}
      isHere={space === here}
      word={word}
      about={abouts[space]}
    />
  ));
});

interface SpaceProps {
  readonly tell: TableNow['tell'];
  readonly kind: 'row' | 'column';
  readonly rule: string;
  readonly space: number;
  readonly isHere: boolean; // the inspector
  readonly word: Word | undefined;
  readonly about: string | undefined;
}
const TrackSpace = memo(function TrackSpace(props: SpaceProps): ReactNode {
  const { tell, kind, space, isHere, word } = props;
  return (
    <Piece
      as="g"
      className={isHere ? 'ta-space-here' : undefined}
      id={`${kind}:${space + 1}`}
      word={word}
      name={word === undefined ? spaceName(tell, kind, space, isHere) : undefined}
      about={props.about}
      rule={props.rule}
    >
      <g {...(kind === 'row' ? rowArt(space) : columnArt(space))} />
      {isHere && <Inspector kind={kind} space={space} />}
    </Piece>
  );
});

function spaceName(tell: TableNow['tell'], kind: 'row' | 'column', space: number, isHere: boolean): string {
  const line = tell.word(`${kind}:${space + 1}`);
  return isHere ? tell.text(`ui.inspector.${kind}`, { line }) : line;
}

/** Who would score what with the inspector on a space. */
function wouldScore(now: TableNow, g: G, track: number, space: number): string {
  const there = copy(g);
  there.inspectors[track] = space;
  return contestText(now, track === ROW ? rowContest(book, there) : columnContest(book, there));
}

export function contestText(now: TableNow, contest: Contest): string {
  const awards = awardsOf(contest);
  if (awards.length === 0) return now.tell.text('ui.contest.nobody');
  const list = awards.map(({ p, points }) => now.tell.text('ui.contest.award', { p, points }));
  return now.tell.text('ui.contest', { list: list.join(', ') });
}

const rowArt = stillOf((row: number): ReactNode => {
  const y = TOP + row * CELL;
  return (
    <>
      <rect className="ta-hit" x="0" y={y} width={LEFT + CELL / 2} height={CELL} />
      <rect className="ta-spot" x="9" y={y + 5} width="20" height="44" rx="5" />
      <rect className="halo" x="7" y={y + 3} width="24" height="48" rx="6" />
      <text className="ta-num" x="19" y={y + 31.5}>
        {row + 1}
      </text>
      {row < book.rows - 1 && (
        <path
          className="ta-chev"
          d={`m15.500 ${y + (book.rowStep === 1 ? 52 : 56)} 3.500 ${3.5 * book.rowStep} 3.500 ${-3.5 * book.rowStep}`}
        />
      )}
    </>
  );
});

const columnArt = stillOf((column: number): ReactNode => {
  const x = LEFT + column * CELL;
  return (
    <>
      <rect className="ta-hit" x={x} y={FLOOR - CELL / 2} width={CELL} height={CELL / 2 + 40} />
      <rect className="ta-spot" x={x + 5} y={FLOOR + 12} width="44" height="21" rx="5" />
      <rect className="halo" x={x + 3} y={FLOOR + 10} width="48" height="25" rx="6" />
      <text className="ta-num" x={x + 27} y={FLOOR + 27}>
        {column + 1}
      </text>
      {column < book.columns - 1 && (
        <path
          className="ta-chev"
          d={`m${x + (book.columnStep === 1 ? 52 : 56)} ${FLOOR + 19} ${3.5 * book.columnStep} 3.500 ${-3.5 * book.columnStep} 3.500`}
        />
      )}
    </>
  );
});

function Inspector({ kind, space }: { readonly kind: 'row' | 'column'; readonly space: number }): ReactNode {
  const [x, y] = kind === 'row' ? [19, TOP + space * CELL + 35] : [LEFT + space * CELL + 27, FLOOR + 25];
  return (
    <g className="ta-pawn" data-move={`inspector-${kind}`}>
      <path className="ta-point" d={kind === 'row' ? `m${x + 9} ${y - 15} 8 7-8 7z` : `m${x - 7} ${y - 12} 7-9 7 9z`} />
      <Print name="pawn" transform={`translate(${x - 13.5} ${y - 24}) scale(0.9)`} />
    </g>
  );
}
