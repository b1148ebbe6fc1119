// The inspectors on their tracks beside the rows and below the columns, and the spaces they can be sent to.
import type { Seat, Word } from '@boardwright/engine';
import { Piece, SeatPoint, type Still, stillOf, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode, useMemo } from 'react';
import type { Book } from '../content/book.ts';
import { awardsOf, type Contest } from '../rules/contest.ts';
import { columnContest, rowContest } from '../rules/scoring.ts';
import { COLUMN, copy, type G, ROW } from '../state.ts';
import { Print } from './sprite.tsx';
import type { Table } from './table-view.ts';
import { CELL, floorOf, LEFT, rightOf, TOP } from './tomb-shape.ts';
import { useBook } from './use-book.ts';

interface Track {
  readonly track: number;
  readonly kind: 'row' | 'column';
  readonly length: number;
  readonly step: number;
  readonly rule: string;
}
interface Shape {
  readonly rows: Track;
  readonly columns: Track;
  readonly rowArt: (row: number) => Still;
  readonly columnArt: (column: number) => Still;
}
const MOVES = [
  { name: 'back', spaces: -1 },
  { name: 'forward', spaces: 1 },
  { name: 'forward-2', spaces: 2 },
] as const;

export function Tracks({ now }: { readonly now: Table }): ReactNode {
  const shape = shapeOf(now.content);
  const rows = useTrack(now, shape.rows);
  const columns = useTrack(now, shape.columns);
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
  const book = useBook();
  const [right, floor] = [rightOf(book), floorOf(book)];
  return (
    <g>
      <path className="ta-loop" d={`M10 ${floor - 14}H4.500a2 2 0 0 1-2-2V${TOP + 20}a2 2 0 0 1 2-2h2`} />
      <path
        className="ta-loop-head"
        d={book.rowStep === 1 ? `m5.500 ${TOP + 14} 5 4-5 4z` : `m5.500 ${floor - 18} 5 4-5 4z`}
      />
      <path className="ta-loop" d={`M${right - 14} ${floor + 33}v4a2 2 0 0 1-2 2H56a2 2 0 0 1-2-2v-2`} />
      <path className="ta-loop-head" d={`m${book.columnStep === 1 ? 50 : right - 18} ${floor + 37} 4-5 4 5z`} />
    </g>
  );
});

/** Where an inspector would be after a move, and the word of the move. */
function movesOf(now: Table, { track, kind, length, step }: Track): Map<number, Word> {
  const at = now.view.g.inspectors[track] as number;
  const out = new Map<number, Word>();
  for (const { name, spaces } of MOVES) {
    const word: Word = `inspector:${kind}-${name}`;
    if (now.words.has(word)) out.set((at + spaces * step + length) % length, word);
  }
  return out;
}

interface TrackProps {
  readonly tell: Table['tell'];
  readonly track: Track;
  readonly here: number; // the space of the inspector
  readonly lead: Lead; // there, if it were scored now
  readonly words: readonly (Word | undefined)[]; // by space
  readonly abouts: readonly (string | undefined)[];
}
function useTrack(now: Table, track: Track): TrackProps {
  const { g } = now.view;
  const here = g.inspectors[track.track] as number;
  const moves = movesOf(now, track);
  const spaces = Array.from({ length: track.length }, (_, space) => space);
  const isTold = (space: number): boolean => space === here || moves.has(space);
  const words = useKept(spaces.map(space => moves.get(space)));
  const abouts = useKept(spaces.map(space => (isTold(space) ? wouldScore(now, g, track.track, space) : undefined)));
  const { winner, points, isTie } = leadOf(contestAt(now, g, track.track, here));
  const lead = useMemo(() => ({ winner, points, isTie }), [winner, points, isTie]);
  return { tell: now.tell, track, here, lead, words, abouts };
}

const TrackSpaces = memo(function TrackSpaces(props: TrackProps): ReactNode {
  const { tell, track, here, lead, words, abouts } = props;
  const spaces = words.map((word, space) => (
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
  return (
    <>
      {spaces}
      <LeadSign kind={track.kind} space={here} {...lead} />
    </>
  );
});

interface LeadProps extends Lead {
  readonly kind: 'row' | 'column';
  readonly space: number;
}
/** At the far end of the inspected line: who would score most now, and what it is worth. */
const LeadSign = memo(function LeadSign({ kind, space, winner, points, isTie }: LeadProps): ReactNode {
  const book = useBook();
  const [x, y] =
    kind === 'row' ? [rightOf(book) + 10.5, TOP + space * CELL + 27] : [LEFT + space * CELL + 27, TOP - 10];
  const [width, height] = kind === 'row' ? [19, 36] : [40, 19];
  const [markX, markY] = kind === 'row' ? [x, y - 8] : [x - 9, y];
  const [textX, textY] = winner < 0 ? [x, y + 5.5] : kind === 'row' ? [x, y + 13] : [x + 8, y + 5.5];
  return (
    <g className="ta-leads">
      <rect className="ta-lead" x={x - width / 2} y={y - height / 2} width={width} height={height} rx="9" />
      {winner >= 0 && <SeatPoint seat={winner} x={markX} y={markY} size={13} />}
      <text className={winner < 0 ? 'ta-lead-n ta-open' : 'ta-lead-n'} x={textX} y={textY}>
        {isTie ? '=' : points}
      </text>
    </g>
  );
});

interface SpaceProps {
  readonly tell: Table['tell'];
  readonly kind: 'row' | 'column';
  readonly rule: string;
  readonly space: number;
  readonly isHere: boolean; // the inspector
  readonly word: Word | undefined;
  readonly about: string | undefined;
}
const TrackSpace = memo(function TrackSpace(props: SpaceProps): ReactNode {
  const { tell, kind, space, isHere, word } = props;
  const book = useBook();
  const { rowArt, columnArt } = shapeOf(book);
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
      {isHere && <Inspector kind={kind} space={space} floor={floorOf(book)} />}
    </Piece>
  );
});

function spaceName(tell: Table['tell'], kind: 'row' | 'column', space: number, isHere: boolean): string {
  const line = tell.word(`${kind}:${space + 1}`);
  return isHere ? tell.text(`ui.inspector.${kind}`, { line }) : line;
}

/** The contest with the inspector on a space. */
function contestAt({ content }: Table, g: G, track: number, space: number): Contest {
  const there = copy(g);
  there.inspectors[track] = space;
  return track === ROW ? rowContest(content, there) : columnContest(content, there);
}

/** What a line is worth, and who would score what with the inspector on it. */
const wouldScore = (now: Table, g: G, track: number, space: number): string =>
  contestText(now, contestAt(now, g, track, space));

/** Who dominates, if anybody does, and the points for it. */
export interface Lead {
  readonly winner: Seat;
  readonly points: number;
  readonly isTie: boolean;
}
export const leadOf = ({ winner, tied, worth }: Contest): Lead => ({
  winner,
  points: worth.domination,
  isTie: winner < 0 && tied.length > 0,
});

export function contestText({ tell }: Table, contest: Contest): string {
  const { domination, presence } = contest.worth;
  const worth = tell.text('ui.tile.worth', { domination, presence });
  const awards = awardsOf(contest);
  if (awards.length === 0) return `${worth} ${tell.text('ui.contest.nobody')}`;
  const list = awards.map(({ p, points }) => tell.text('ui.contest.award', { p, points }));
  const tie = contest.winner < 0 ? ` ${tell.text('ui.contest.tie')}` : '';
  return `${worth} ${tell.text('ui.contest', { list: list.join(', ') })}${tie}`;
}

const shapes = new WeakMap<Book, Shape>();
/** The tracks of an edition, and the drawings of their spaces. Created once. */
function shapeOf(book: Book): Shape {
  const known = shapes.get(book);
  if (known !== undefined) return known;
  const shape: Shape = {
    rows: { track: ROW, kind: 'row', length: book.rows, step: book.rowStep, rule: 'TA-8.2' },
    columns: { track: COLUMN, kind: 'column', length: book.columns, step: book.columnStep, rule: 'TA-8.3' },
    rowArt: stillOf((row: number) => drawRow(book, row)),
    columnArt: stillOf((column: number) => drawColumn(book, column)),
  };
  shapes.set(book, shape);
  return shape;
}

function drawRow(book: Book, row: number): ReactNode {
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
}

function drawColumn(book: Book, column: number): ReactNode {
  const x = LEFT + column * CELL;
  const floor = floorOf(book);
  return (
    <>
      <rect className="ta-hit" x={x} y={floor - CELL / 2} width={CELL} height={CELL / 2 + 40} />
      <rect className="ta-spot" x={x + 5} y={floor + 12} width="44" height="21" rx="5" />
      <rect className="halo" x={x + 3} y={floor + 10} width="48" height="25" rx="6" />
      <text className="ta-num" x={x + 27} y={floor + 27}>
        {column + 1}
      </text>
      {column < book.columns - 1 && (
        <path
          className="ta-chev"
          d={`m${x + (book.columnStep === 1 ? 52 : 56)} ${floor + 19} ${3.5 * book.columnStep} 3.500 ${-3.5 * book.columnStep} 3.500`}
        />
      )}
    </>
  );
}

interface InspectorProps {
  readonly kind: 'row' | 'column';
  readonly space: number;
  readonly floor: number; // where the floor ends
}
function Inspector({ kind, space, floor }: InspectorProps): ReactNode {
  const [x, y] = kind === 'row' ? [19, TOP + space * CELL + 35] : [LEFT + space * CELL + 27, floor + 25];
  return (
    <g className="ta-pawn" data-move={`inspector-${kind}`}>
      <path className="ta-point" d={kind === 'row' ? `m${x + 9} ${y - 15} 8 7-8 7z` : `m${x - 7} ${y - 12} 7-9 7 9z`} />
      <Print name="pawn" transform={`translate(${x - 13.5} ${y - 24}) scale(0.9)`} />
    </g>
  );
}
