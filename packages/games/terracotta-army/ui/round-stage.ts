// The scoring of a round as a stage: row, column, musicians and tile, then the summary with the clean-up. Counts come from the rules'
// own contests at the table as it was, points from what was told.
import type { Event, Moment, Seat } from '@boardwright/engine';
import {
  gainsBy,
  type Stage,
  type StageLine,
  type StagePart,
  type StageRow,
  type Step,
  stepsOfStage,
} from '@boardwright/web/steps';
import type { Book, Cells } from '../content/book.ts';
import { WARRIORS } from '../content/content.ts';
import { archersFacing, type Contest, facedBy, warriorsOn } from '../rules/contest.ts';
import { columnContest, musicianListeners, rowContest, tileContest, tileWarriors } from '../rules/scoring.ts';
import { COLUMN, type G, ROW } from '../state.ts';

/** What belongs to each part, by the source or the contest that an event names. */
const PARTS = ['row_inspector', 'column_inspector', 'musician', 'tile'] as const;
type PartName = (typeof PARTS)[number];
const MOVES: Readonly<Record<string, PartName>> = {
  rowInspectorMoved: 'column_inspector',
  columnInspectorMoved: 'musician',
};

/** Which part an event belongs to; null: to the same as the one before it. */
function partOf({ say, source, what }: Event): PartName | 'summary' | null {
  if (say === 'cleanUpBegins') return 'summary';
  const named = String(source ?? what ?? '');
  return MOVES[say] ?? PARTS.find(part => named.includes(`:${part}`) || named === part) ?? null;
}

/** The moments of each part, and at last those of the clean-up. An inspector walks on when the next part begins. */
function divided(moments: readonly Moment<G>[]): Moment<G>[][] {
  const all: Moment<G>[][] = [...PARTS, 'summary'].map(() => []);
  let at = 0;
  for (const moment of moments) {
    const part = partOf(moment.event);
    if (part !== null) at = part === 'summary' ? PARTS.length : Math.max(at, PARTS.indexOf(part));
    all[at]?.push(moment);
  }
  return all;
}

export const pointsIn = (moments: readonly Moment<G>[], seats: number): readonly number[] =>
  gainsBy(
    moments.map(({ event }) => event),
    seats,
    ({ say, points }) => (say === 'scored' ? Number(points) : 0),
  );

const gain = (n: number): { readonly n: number }[] => (n === 0 ? [] : [{ n }]);

/** Most first; who dominates before who has as many. */
const order = ({ counts, winner }: Contest): Seat[] =>
  [...counts.keys()]
    .filter(p => (counts[p] as number) > 0)
    .sort((p, q) => (counts[q] as number) - (counts[p] as number) || Number(q === winner) - Number(p === winner));

/** The kinds of a seat's warriors among some. */
const kindsOf = (g: G, warriors: readonly number[], p: Seat): string[] =>
  warriors.filter(f => g.figures.owner[f] === p).map(f => `term:${WARRIORS[g.figures.kind[f] as number]}`);

function linesOf(g: G, contest: Contest, warriors: readonly number[], points: readonly number[]): StageLine[] {
  return order(contest).map(seat => ({
    seat,
    pictures: kindsOf(g, warriors, seat),
    count: contest.counts[seat] as number,
    says: { key: seat === contest.winner ? 'ui.stage.dominates' : 'ui.stage.present' },
    gains: gain(points[seat] as number),
    isBest: seat === contest.winner,
  }));
}

function whyOf({ counts, winner, tied }: Contest): Pick<StagePart, 'why'> {
  const seats = { tiedSeats: [...tied] };
  if (counts.every(n => n === 0)) return { why: { says: { key: 'ui.stage.nobody' }, rule: 'TA-1.2' } };
  if (tied.length === 0) return {};
  if (winner < 0) return { why: { says: { key: 'ui.stage.tied', values: seats }, rule: 'TA-1.3' } };
  return { why: { says: { key: 'ui.stage.tieBroken', values: { ...seats, p: winner } }, rule: 'TA-1.3' } };
}

const worthOf = ({ worth }: Contest): Pick<StagePart, 'worth'> => ({
  worth: { key: 'ui.stage.worth', values: { domination: worth.domination, presence: worth.presence } },
});

const cellsOf = (book: Book, cells: Cells): string[] => cells.map(cell => book.cellWords[cell] as string);

/** The cells of the archers that decide for the winner of a tie. */
function decisive(book: Book, g: G, { tied, winner }: Contest, warriors: readonly number[]): number[] {
  if (tied.length === 0 || winner < 0) return [];
  const { owner, at } = g.figures;
  const archers = archersFacing(book, g, warriors).filter(f => owner[facedBy(book, g, f)] === winner);
  return archers.map(f => at[f] as number);
}

function contested(
  book: Book,
  g: G,
  contest: Contest,
  cells: Cells,
  warriors: readonly number[],
  points: readonly number[],
): Omit<StagePart, 'name' | 'title'> {
  return {
    lights: cellsOf(book, [...cells, ...decisive(book, g, contest, warriors)]),
    lines: linesOf(g, contest, warriors, points),
    ...worthOf(contest),
    ...whyOf(contest),
  };
}

function inspected(book: Book, g: G, track: typeof ROW | typeof COLUMN, points: readonly number[]): StagePart {
  const n = (g.inspectors[track] as number) + 1;
  const cells = (track === ROW ? book.rowCells : book.columnCells)[n - 1] as Cells;
  const contest = track === ROW ? rowContest(book, g) : columnContest(book, g);
  return {
    name: { key: track === ROW ? 'ui.stage.row' : 'ui.stage.column', values: { n } },
    title: { key: track === ROW ? 'ui.stage.rowIs' : 'ui.stage.columnIs', values: { n } },
    picture: 'inspector:row',
    ...contested(book, g, contest, cells, warriorsOn(g, cells), points),
  };
}

function played(book: Book, g: G, points: readonly number[]): StagePart {
  const heard = musicianListeners(book, g);
  const cells = heard.flatMap(({ cell, warriors }) => [cell, ...warriors.map(f => g.figures.at[f] as number)]);
  const seats = [...points.keys()].filter(p => (points[p] as number) > 0);
  return {
    name: { key: 'ui.stage.musicians' },
    title: { key: 'ui.stage.musiciansPlay' },
    picture: 'term:musician',
    lights: cellsOf(book, [...new Set(cells)]),
    lines: seats
      .sort((p, q) => (points[q] as number) - (points[p] as number))
      .map(seat => ({
        seat,
        says: { key: 'ui.stage.listen', values: { n: points[seat] as number } },
        gains: gain(points[seat] as number),
      })),
    why: { says: { key: heard.length === 0 ? 'ui.stage.noMusician' : 'ui.stage.listening' }, rule: 'TA-8.4' },
  };
}

function tiled(book: Book, g: G, points: readonly number[]): StagePart {
  const contest = tileContest(book, g);
  const warriors = tileWarriors(book, g) ?? [];
  const tile = contest.where;
  return {
    name: { key: 'ui.stage.tile', values: { tile } },
    title: { key: 'ui.stage.tileIs', values: { tile } },
    picture: tile,
    ...contested(
      book,
      g,
      contest,
      book.tileCells[g.tiles[g.round - 1] as number] ?? warriors.map(f => g.figures.at[f] as number),
      warriors,
      points,
    ),
  };
}

/** Who scored what in a part: the winner of a contest is marked, and a tie is said. */
function rowOf(name: StagePart['name'], points: readonly number[], contest: Contest | null): StageRow {
  const cells = points.map((n, p) => ({ gains: gain(n), isBest: contest?.winner === p }));
  if (contest === null || contest.tied.length === 0) return { name, cells };
  return { name, cells, about: { key: contest.winner < 0 ? 'ui.stage.aboutTie' : 'ui.stage.aboutArcher' } };
}

/** What the clean-up did, by seat. */
function cleanedUp(moments: readonly Moment<G>[], seats: number): StageRow[] {
  const events = moments.map(({ event }) => event);
  const amounts = (say: string): readonly number[] =>
    gainsBy(events, seats, event => (event.say === say ? Number(event.n) : 0));
  const row = (key: string, picture: string, all: readonly number[], sign: number): StageRow[] =>
    all.every(n => n === 0)
      ? []
      : [{ name: { key }, cells: all.map(n => ({ gains: n === 0 ? [] : [{ n: sign * n, picture }] })) }];
  return [
    ...row('ui.stage.dries', 'term:dry', amounts('dried'), 1),
    ...row('ui.stage.masters', 'term:coin', amounts('gainedCoins'), 1),
    ...nextOrder(moments),
  ];
}

/** The place of each seat in the turn order of the next round; the rings have turned by then. */
function nextOrder(moments: readonly Moment<G>[]): StageRow[] {
  const next = moments.find(({ event }) => event.say === 'ringsTurned')?.g;
  if (next === undefined) return [];
  const cells = next.points.map((_, p) => ({ gains: [], now: next.order.indexOf(p) + 1 }));
  return [{ name: { key: 'ui.stage.order', values: { n: next.round } }, about: { key: 'ui.stage.rings' }, cells }];
}

/** `moments` begin with that of `scoringBegins`: the table before anything was scored. */
export function roundSteps(moments: readonly Moment<G>[], book: Book): Step<G>[] {
  const first = moments[0];
  if (first === undefined) return [];
  const { g } = first;
  const byPart = divided(moments);
  const points = byPart.map(part => pointsIn(part, g.seats));
  const at = (i: number): readonly number[] => points[i] ?? [];
  const parts = [
    inspected(book, g, ROW, at(0)),
    inspected(book, g, COLUMN, at(1)),
    played(book, g, at(2)),
    tiled(book, g, at(3)),
  ];
  const contests = [rowContest(book, g), columnContest(book, g), null, tileContest(book, g)];
  const cellsBy = (all: readonly number[]) => all.map(n => ({ gains: gain(n) }));
  const sums = Array.from({ length: g.seats }, (_, p) => points.reduce((sum, each) => sum + (each[p] as number), 0));
  const now = moments.at(-1)?.g.points ?? [];
  const values = { n: g.round };
  const stage: Stage = {
    id: 'ta-round',
    title: { key: 'ui.stage.round', values },
    parts,
    summary: {
      title: { key: 'ui.stage.roundIs', values },
      stays: true,
      rows: [
        ...parts.map(({ name }, i) => rowOf(name, at(i), contests[i] ?? null)),
        { name: { key: 'ui.stage.sum', values }, cells: cellsBy(sums), isTotal: true },
        { name: { key: 'ui.stage.now' }, cells: now.map(n => ({ gains: [], now: n })), isTotal: true },
        ...cleanedUp(byPart.at(-1) ?? [], g.seats),
      ],
    },
  };
  return stepsOfStage(stage, byPart);
}
