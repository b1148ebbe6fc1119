// What can be chosen on the floor of the mausoleum: cells, shots, facings and places for a horse, with what they bring.
import { NOBODY, splitWord, type Task, type Word } from '@boardwright/engine';
import { Piece, still, usePointed } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import { facedBy } from '../rules/contest.ts';
import type { Tasks } from '../rules/tasks.ts';
import { gapTowards, shotsFrom } from '../rules/weapons.ts';
import { ARCHER, type G, NO_WAY } from '../state.ts';
import { figureArt } from './figure-art.tsx';
import { kindName } from './figures.tsx';
import { type Outcome, tableAfter } from './rehearse.ts';
import { Stamp } from './sprite.tsx';
import { askedOf, type Table } from './table-view.ts';
import {
  boxOf,
  CELL,
  cornerOf,
  directionOf,
  floorOf,
  LEFT,
  lineFrom,
  middleOf,
  neighbour,
  rightOf,
  roundedBox,
  stepTo,
  TOP,
} from './tomb-shape.ts';
import { useBook } from './use-book.ts';

type Outcomes = ReadonlyMap<Word, Outcome>;
interface Props {
  readonly now: Table;
  readonly outcomes: Outcomes;
}
const wordsOf = (now: Table, kind: string): Word[] => [...now.words].filter(word => word.startsWith(`${kind}:`));
const cellIn = (book: Book, word: Word): number => book.cellOf[splitWord(word).details[0] ?? ''] ?? 0;

/** What the weapon of a new warrior could add there. All other changes are told of every seat (changes.ts). */
const aboutWeapon = ({ tell }: Table, outcome: Outcome | undefined): string | undefined =>
  outcome === undefined || outcome.weapon === 0 ? undefined : tell.text('ui.outcome.weapon', { n: outcome.weapon });
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** Empty cells that can be chosen. */
export function CellOptions({ now, outcomes }: Props): ReactNode {
  const words = wordsOf(now, 'cell');
  if (words.length === 0) return null;
  return (
    <>
      <Tablets words={words.join(' ')} />
      {words.map(word => (
        <Piece
          key={word}
          as="path"
          className="ta-hit"
          word={word}
          about={aboutWeapon(now, outcomes.get(word))}
          rule="TA-5.3"
          d={squareOf(now.content, cellIn(now.content, word))}
        />
      ))}
      <Gains outcomes={outcomes} />
    </>
  );
}

/** One drawing highlights all cells; the hovered one is drawn over it. */
const Tablets = memo(function Tablets({ words }: { readonly words: string }): ReactNode {
  const book = useBook();
  const boxes = words.split(' ').map(word => {
    const { x, y } = cornerOf(book, cellIn(book, word as Word));
    return roundedBox(x + 7, y + 7, 40, 40, 8);
  });
  return <path className="ta-tablet" d={boxes.join('')} />;
});

function squareOf(book: Book, cell: number): string {
  const { x, y } = cornerOf(book, cell);
  return `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
}

/**
 * On each cell: large what it brings at once (and with the weapon), small the change at the end of the round; the change
 * at the end of the game where there is no other.
 */
const Gains = memo(function Gains({ outcomes }: { readonly outcomes: Outcomes }): ReactNode {
  const book = useBook();
  // Many small texts that change together: one drawing.
  return <g {...still([...outcomes].map(([word, outcome]) => gainOn(book, cellIn(book, word), outcome)))} />;
});

function gainOn(book: Book, cell: number, { now: gain, weapon, round: change, final }: Outcome): ReactNode {
  const { x, y } = cornerOf(book, cell);
  const isLate = gain === 0 && change === 0 && final !== 0;
  return (
    <>
      {gain > 0 && (
        <text className="ta-gain" x={x + 27} y={y + (change === 0 ? 33 : 27)}>
          {gain}
          {weapon > 0 && `+${weapon}`}
        </text>
      )}
      {change !== 0 && <Corner x={x + 37} y={y + 44} n={change} />}
      {isLate && (
        <text className={final > 0 ? 'ta-late' : 'ta-late ta-loss'} x={x + 27} y={y + 33}>
          {signed(final)}
        </text>
      )}
    </>
  );
}

const Corner = ({ x, y, n }: { readonly x: number; readonly y: number; readonly n: number }): ReactNode => (
  <text className={n > 0 ? 'ta-change' : 'ta-change ta-loss'} x={x + 8} y={y}>
    {signed(n)}
  </text>
);

/** TA-5.8: each shot covers the empty cells it counts. */
export function Shots({ now, g, cell }: { readonly now: Table; readonly g: G; readonly cell: number }): ReactNode {
  const book = now.content;
  return wordsOf(now, 'shoot').map(word => {
    const direction = directionOf(splitWord(word).details[0] ?? '');
    const cells = lineFrom(book, cell, direction).slice(0, gapTowards(book, g, cell, direction));
    const points = cells.length * book.content.abilities.crossbowmanPointsPerCell;
    return (
      <Piece
        key={word}
        as="g"
        className="ta-legal"
        word={word}
        about={now.tell.text('ui.points', { points })}
        rule="TA-5.8"
      >
        <path className="ta-hit halo" d={boxOf(book, cells, 4)} />
        <Shot cell={cell} cells={cells} direction={direction} />
      </Piece>
    );
  });
}

/** TA-5.8, any figure in line: each target shows what it brings; the bolt flies to the hovered one. */
export function Aims({ now, g, cell }: { readonly now: Table; readonly g: G; readonly cell: number }): ReactNode {
  const book = now.content;
  const pointed = usePointed();
  if (wordsOf(now, 'aim').length === 0) return null;
  const points = book.content.abilities.crossbowmanPointsPerCell;
  return shotsFrom(book, g, cell)
    .filter(({ empty }) => empty.length > 0)
    .map(({ at, direction, empty }) => {
      const { x, y } = cornerOf(book, at);
      return (
        <g key={at} className="ta-pointed">
          {pointed === `aim:${book.cellNames[at]}` && <Shot cell={cell} cells={empty} direction={direction} />}
          <Stamp name="seal" size={28} x={x + 44} y={y + 8} />
          <text className="ta-sum" x={x + 44} y={y + 13}>
            {empty.length * points}
          </text>
        </g>
      );
    });
}

/** The path of a bolt over empty cells, a dot for each; figures may be between them. */
export function Shot(props: {
  readonly cell: number;
  readonly cells: readonly number[];
  readonly direction: number;
}): ReactNode {
  const book = useBook();
  const from = middleOf(book, props.cell);
  const step = stepTo(props.direction);
  const last = middleOf(book, props.cells.at(-1) ?? props.cell);
  const far = Math.abs(last.x - from.x) + Math.abs(last.y - from.y) + CELL / 2 - 6;
  const end = { x: from.x + step.x * far, y: from.y + step.y * far };
  return (
    <g className="ta-bolt">
      <path className="ta-shot" d={`M${from.x + step.x * 24} ${from.y + step.y * 24}L${end.x} ${end.y}`} />
      <path
        className="ta-shot-head"
        d="m-2-7.500 13 7.500-13 7.500z"
        transform={`translate(${end.x} ${end.y}) rotate(${props.direction * 90 - 90})`}
      />
      {props.cells.map(each => {
        const { x, y } = middleOf(book, each);
        return (
          <g key={each}>
            <Stamp name="seal" size={28} x={x} y={y} />
            <text className="ta-seal-n" x={x} y={y + 4.5}>
              +{book.content.abilities.crossbowmanPointsPerCell}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const within = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

const PLAQUE = 32; // its height
const LETTER = 9; // more than the usual width of one

/** The corner of a plaque above or below a cell: where it covers no figure, if there is such a place. */
function besideCell(book: Book, g: G, cell: number, width: number): { readonly left: number; readonly top: number } {
  const { x, y } = cornerOf(book, cell);
  const row = book.rowOf[cell] as number;
  const columnAt = (at: number): number => within(Math.floor((at - LEFT) / CELL), 0, book.columns - 1);
  const spots = [row - 1, row + 1].flatMap(beside =>
    [x + (CELL - width) / 2, x + CELL - width, x].map(wanted => {
      const left = within(wanted, LEFT, rightOf(book) - width);
      const cells = (book.rowCells[beside] ?? []).slice(columnAt(left), columnAt(left + width) + 1);
      const isFree = cells.length > 0 && cells.every(each => g.tomb[each] === 0);
      return { left, top: beside < row ? y - PLAQUE - 5 : y + CELL + 5, isFree, isOnFloor: cells.length > 0 };
    }),
  );
  return spots.find(({ isFree }) => isFree) ?? spots.find(({ isOnFloor }) => isOnFloor) ?? { left: x, top: y };
}

/** TA-5.5: a use of the weapon that needs no other cell: a button beside the new warrior that says what it brings. */
export function Uses({ now, g, cell }: { readonly now: Table; readonly g: G; readonly cell: number }): ReactNode {
  const { content: book, tell } = now;
  const task = askedOf(now);
  const [word] = wordsOf(now, 'use');
  const after = task === null || word === undefined ? null : tableAfter(book, g, task, word);
  if (task === null || !('p' in task) || word === undefined || after === null) return null;
  const by = (all: (at: G) => readonly number[]): number => (all(after)[task.p] as number) - (all(g)[task.p] as number);
  const [weapon = ''] = splitWord(word).details;
  const says = tell.text(`ui.use.${weapon}`, { points: by(at => at.points), coins: by(at => at.coins) });
  const width = 42 + LETTER * says.length;
  const { left, top } = besideCell(book, g, cell, width);
  return (
    <Piece as="g" className="ta-legal ta-use" word={word} rule="TA-5.5">
      <rect className="ta-hit" x={left} y={top} width={width} height={PLAQUE} rx="9" />
      <Stamp name={weapon} size={22} x={left + 18} y={top + PLAQUE / 2} />
      <text x={left + 33} y={top + 21.5}>
        {says}
      </text>
    </Piece>
  );
}

const WALL = 10; // so far beyond the floor there is nothing else to press

/** The part of the floor on one side of a cell, bounded by its diagonals and the wall. */
function sidePath(book: Book, cell: number, direction: number): string {
  const { x, y } = middleOf(book, cell);
  const { x: dx, y: dy } = stepTo(direction);
  const isWall = neighbour(book, cell, direction) < 0;
  const [near, far] = isWall ? [0, CELL / 2 + WALL] : [4, CELL * 1.5];
  const at = (distance: number, side: number): string => {
    const across = within(x + dx * distance + dy * distance * side, LEFT - WALL, rightOf(book) + WALL);
    return `${across} ${within(y + dy * distance + dx * distance * side, TOP - WALL, floorOf(book) + WALL)}`;
  };
  return `M${at(near, -1)}L${at(far, -1)}L${at(far, 1)}L${at(near, 1)}z`;
}

/** TA-6.7: whom an archer would face that way, or that it would face nobody. */
function aboutFacing(now: Table, word: Word, cell: number, direction: number): string {
  const { content: book, tell } = now;
  const task = askedOf(now);
  const after = task === null ? null : tableAfter(book, now.view.g, task, word);
  const faced = after === null ? -1 : facedBy(book, after, after.figures.kind.length - 1);
  if (after !== null && faced >= 0)
    return tell.text('ui.facing.warrior', {
      p: after.figures.owner[faced] as number,
      warrior: kindName(after.figures.kind[faced] as number),
    });
  return tell.text(neighbour(book, cell, direction) < 0 ? 'ui.facing.wall' : 'ui.facing.nobody');
}

/** TA-6.7: the four directions a kneeling archer can face. */
export function Facings({ now, outcomes, cell }: Props & { readonly cell: number }): ReactNode {
  const book = now.content;
  const { x, y } = cornerOf(book, cell);
  const middle = middleOf(book, cell);
  return (
    <>
      {wordsOf(now, 'facing').map(word => {
        const direction = directionOf(splitWord(word).details[0] ?? '');
        const step = stepTo(direction);
        const isWall = neighbour(book, cell, direction) < 0;
        const far = isWall ? 24 : 46;
        const change = changeOf(outcomes.get(word));
        return (
          <Piece
            key={word}
            as="g"
            className={isWall ? 'ta-legal ta-idle' : 'ta-legal'}
            word={word}
            about={aboutFacing(now, word, cell, direction)}
            rule="TA-6.7"
          >
            <path className="ta-hit ta-tablet" d={sidePath(book, cell, direction)} />
            <path
              className="ta-facing"
              d="M-9 6 0-8 9 6z"
              transform={`translate(${middle.x + step.x * far} ${middle.y + step.y * far}) rotate(${direction * 90})`}
            />
            {!isWall && change !== 0 && (
              <Corner x={middle.x + step.x * 66 + 4} y={middle.y + step.y * 66 + 4} n={change} />
            )}
          </Piece>
        );
      })}
      <g className="ta-ghost" transform={`translate(${x} ${y})`} {...figureArt(ARCHER, NOBODY, NO_WAY)} />
    </>
  );
}

/** In this round's scoring and at the end. */
const changeOf = (outcome: Outcome | undefined): number => (outcome === undefined ? 0 : outcome.round + outcome.final);

/** TA-6.4: the two cells that a warrior's horse could cover. */
export function Mounts({ now, outcomes, cell }: Props & { readonly cell: number }): ReactNode {
  const book = now.content;
  const name = book.cellNames[cell] as string;
  return wordsOf(now, 'mount')
    .filter(word => word.startsWith(`mount:${name}-`))
    .map(word => {
      const direction = directionOf(splitWord(word).details[1] ?? '');
      const cells = lineFrom(book, cell, direction).slice(0, 2);
      const change = changeOf(outcomes.get(word));
      const { x, y } = middleOf(book, cells[1] as number);
      return (
        <Piece key={word} as="g" className="ta-legal" word={word} rule="TA-6.4">
          <path className="ta-hit ta-tablet" d={boxOf(book, cells, 5)} />
          <Stamp
            name="horse"
            size={44}
            x={(middleOf(book, cells[0] as number).x + x) / 2}
            y={(middleOf(book, cells[0] as number).y + y) / 2}
          />
          {change !== 0 && <Corner x={x + 13} y={y + 18} n={change} />}
        </Piece>
      );
    });
}

/** The cell that a task names. */
export function cellOfTask(book: Book, task: Task<Tasks> | null): number {
  if (task === null || !('cell' in task)) return -1;
  return book.cellOf[task.cell] ?? -1;
}
