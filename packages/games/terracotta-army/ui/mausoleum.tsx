// The mausoleum: its floor and figures, the inspectors beside it, and everything that can be chosen in it.
import type { Task, Word } from '@boardwright/engine';
import { usePicked, usePointed } from '@boardwright/web/kit';
import { type ReactNode, useMemo } from 'react';
import type { Book } from '../content/book.ts';
import { SPECIALISTS, WARRIORS } from '../content/content.ts';
import type { Tasks } from '../rules/tasks.ts';
import { shotsAllowed } from '../rules/weapons.ts';
import { COLUMN, type G, hasWeapon, NO_WAY, ROW, SPECIALIST_KIND } from '../state.ts';
import { figureArt } from './figure-art.tsx';
import { Figures } from './figures.tsx';
import { Groups } from './groups.tsx';
import { type Outcome, outcomesOf } from './rehearse.ts';
import { Stamp } from './sprite.tsx';
import { askedOf, type Table } from './table-view.ts';
import { Bands, TombGround } from './tomb-ground.tsx';
import { Aims, CellOptions, cellOfTask, Facings, Mounts, Shot, Shots, Uses } from './tomb-options.tsx';
import { CELL, cornerOf, floorOf, heightOf, LEFT, rightOf, TOP, widthOf } from './tomb-shape.ts';
import { Tracks } from './tracks.tsx';
import { useLater } from './use-later.ts';

const KINDS = /^(cell|facing|mount):/;
const NOTHING: ReadonlyMap<Word, Outcome> = new Map();

export function Mausoleum({ now }: { readonly now: Table }): ReactNode {
  const { g } = now.view;
  const book = now.content;
  const task = askedOf(now);
  const outcomes = useOutcomes(now);
  const [picked, pick] = usePicked(now, -1);
  const riders = ridersOf(now);
  const rider = riderOf(riders, picked);
  const cell = cellOfTask(book, task);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name
    <svg className="ta-tomb" data-tips="left" viewBox={`0 0 ${widthOf(book)} ${heightOf(book)}`}>
      <TombGround />
      <Bands row={g.inspectors[ROW] as number} column={g.inspectors[COLUMN] as number} tile={tileNow(g)} />
      <Tracks now={now} />
      {task?.do === 'mayUseWeapon' && <Shots now={now} g={g} cell={cell} />}
      <Figures now={now} g={g} riders={riders} picked={rider} onPick={riders.size === 0 ? undefined : pick} />
      <Scored now={now} />
      <Groups now={now} />
      <CellOptions now={now} outcomes={outcomes} />
      {task?.do === 'chooseFacing' && <Facings now={now} outcomes={outcomes} cell={cell} />}
      {rider >= 0 && <Mounts now={now} outcomes={outcomes} cell={rider} />}
      {task?.do === 'mayUseWeapon' && <Aims now={now} g={g} cell={cell} />}
      {task?.do === 'mayUseWeapon' && <Uses now={now} g={g} cell={cell} />}
      {task !== null && <Pointed now={now} g={g} task={task} outcomes={outcomes} />}
    </svg>
  );
}

/** In a scoring, everything but the cells that are being scored is dim. */
function Scored({ now: { stage, content: book } }: { readonly now: Table }): ReactNode {
  const lights = stage?.stage.parts[stage.at]?.lights ?? [];
  const cells = lights.flatMap(word => book.cellOf[word.slice('cell:'.length)] ?? []);
  if (cells.length === 0) return null;
  const [right, floor] = [rightOf(book), floorOf(book)];
  const holes = cells.map(cell => {
    const { x, y } = cornerOf(book, cell);
    return `M${x} ${y}v${CELL}h${CELL}v${-CELL}z`;
  });
  return (
    <path className="ta-dim" fillRule="evenodd" d={`M${LEFT} ${TOP}V${floor}H${right}V${TOP}z${holes.join('')}`} />
  );
}

const tileNow = (g: G): number => g.tiles[g.round - 1] ?? -1;

/** What the answers on the floor would bring. Empty while nobody here is asked, and until it is computed. */
function useOutcomes(now: Table): ReadonlyMap<Word, Outcome> {
  const { view, words, content } = now;
  const task = askedOf(now);
  const isOnFloor = [...words].some(word => KINDS.test(word));
  const isTime = useLater(isOnFloor ? view : null);
  return useMemo(
    () => (task !== null && isOnFloor && isTime ? outcomesOf(content, view.g, task, KINDS) : NOTHING),
    [content, view, task, isOnFloor, isTime],
  );
}

/** The cells of all warriors that could get the horse. */
function ridersOf({ words, content: book }: Table): ReadonlySet<number> {
  const out = new Set<number>();
  for (const word of words)
    if (word.startsWith('mount:')) out.add(book.cellOf[word.slice('mount:'.length, word.lastIndexOf('-'))] ?? -1);
  return out;
}

/** The warrior to get the horse: the picked one, or the only one. */
function riderOf(riders: ReadonlySet<number>, picked: number): number {
  if (riders.size === 1) return [...riders][0] ?? -1;
  return riders.has(picked) ? picked : -1;
}

interface PointedProps {
  readonly now: Table;
  readonly g: G;
  readonly task: Task<Tasks>;
  readonly outcomes: ReadonlyMap<Word, Outcome>;
}

/** The hovered cell: a preview of the figure there, its shot, and everything it would bring. */
function Pointed({ now, g, task, outcomes }: PointedProps): ReactNode {
  const book = now.content;
  const word = usePointed();
  const outcome = word === null ? undefined : outcomes.get(word);
  if (word === null || outcome === undefined || !word.startsWith('cell:')) return null;
  const cell = book.cellOf[word.slice('cell:'.length)] as number;
  const { x, y } = cornerOf(book, cell);
  const ghost = ghostOf(book, g, task);
  return (
    <g className="ta-pointed">
      {task.do === 'chooseCell' && task.by === 'clay' && <BestShot book={book} g={g} task={task} cell={cell} />}
      <g transform={`translate(${x} ${y})`}>
        <rect className="ta-pointed-cell" x="2" y="2" width="50" height="50" rx="9" />
        {ghost !== null && <g {...figureArt(ghost.kind, ghost.owner, ghost.way)} />}
        {outcome.now > 0 && (
          <>
            <Stamp name="seal" size={28} x={48} y={4} />
            <text className="ta-sum" x="48" y="9">
              {outcome.now}
            </text>
          </>
        )}
      </g>
      <Plaque now={now} x={x} y={y} outcome={outcome} />
    </g>
  );
}

/** The figure to preview; null for an archer, whose facing is asked afterwards. */
function ghostOf(book: Book, g: G, task: Task<Tasks>): { kind: number; owner: number; way: number } | null {
  if (task.do === 'chooseCell') return { kind: WARRIORS.indexOf(task.warrior), owner: task.p, way: NO_WAY };
  if (task.do === 'chooseSpecialistCell')
    return { kind: SPECIALIST_KIND + SPECIALISTS.indexOf(task.specialist), owner: -1, way: NO_WAY };
  if (task.do !== 'chooseTarget') return null;
  const f = (g.tomb[cellOfTask(book, task)] as number) - 1;
  const { kind, owner, way } = g.figures;
  return { kind: kind[f] as number, owner: owner[f] as number, way: way[f] as number };
}

interface ShotProps {
  readonly book: Book;
  readonly g: G;
  readonly task: Task<Tasks>;
  readonly cell: number;
}
function BestShot({ book, g, task, cell }: ShotProps): ReactNode {
  const CROSSBOW = 2;
  if (task.do !== 'chooseCell' || task.warrior !== 'crossbowman' || !hasWeapon(g, task.p, CROSSBOW)) return null;
  const shots = shotsAllowed(book, g, cell).sort((a, b) => b.empty.length - a.empty.length);
  const [best] = shots;
  if (best === undefined || best.empty.length === 0) return null;
  return <Shot cell={cell} cells={best.empty} direction={best.direction} />;
}

interface PlaqueProps {
  readonly now: Table;
  readonly x: number;
  readonly y: number;
  readonly outcome: Outcome;
}
/** What the weapon could add, and the changes in future scoring phases. */
function Plaque({ now, x, y, outcome: { weapon, round, final } }: PlaqueProps): ReactNode {
  const { tell, content } = now;
  const lines = [
    ...(weapon > 0 ? [tell.text('ui.preview.weapon', { n: weapon })] : []),
    ...(round !== 0 || final !== 0
      ? [tell.text('ui.preview.round', { n: round }), tell.text('ui.preview.final', { n: final })]
      : []),
  ];
  if (lines.length === 0) return null;
  const [width, height] = [128, 6 + 17 * lines.length];
  const left = Math.min(x, rightOf(content) - width);
  const top = y > heightOf(content) / 2 ? y - height - 2 : y + CELL + 2;
  return (
    <g className="ta-plaque" transform={`translate(${left} ${top})`}>
      <rect width={width} height={height} rx="7" />
      {lines.map((line, i) => (
        <text key={line} x="9" y={16 + 17 * i}>
          {line}
        </text>
      ))}
    </g>
  );
}
