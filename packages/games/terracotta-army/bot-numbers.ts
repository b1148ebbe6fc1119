// The table as numbers, for the evaluation that is learned by playing (docs/bots.md). Divisors bring usual values to about 1.
import { fitting, type Learned, type LearnedWeights, Numbers, type Open, type Seat } from '@boardwright/engine';
import { type Book, NOWHERE } from './content/book.ts';
import { MASTERS, TILES, WARRIORS, WEAPONS } from './content/content.ts';
import { finalAwards } from './rules/final.ts';
import { roundAwards } from './rules/scoring.ts';
import type { Tasks } from './rules/tasks.ts';
import { SOURCES, sourceIndex } from './sources.ts';
import {
  ARCHER,
  COLUMN,
  FOOTMAN,
  type G,
  hasMaster,
  hasWeapon,
  isMounted,
  isWarriorKind,
  MUSICIAN,
  ROW,
} from './state.ts';

const LEAD = 30; // points between the first and the second, roughly
const MOST_SEATS = 4;
const KINDS = MUSICIAN + 1;
/** Row, column and tile are contested in each round. */
const CONTESTS = 3;

/** What is worked out once for all seats. */
interface Survey {
  readonly g: G;
  readonly open: Open<Tasks> | null;
  readonly left: number; // how much of the game is left after this round, from 0 to 1
  readonly scored: number[][]; // by seat and source: points if everything were scored now
  readonly contests: number[][]; // by seat: warriors in each contest of each round to come
  readonly warriors: number[][]; // by seat and warrior: figures in the mausoleum
  readonly mounted: number[]; // by seat
}

export function numbersFor(book: Book, weights: LearnedWeights | null): Learned<G, Tasks> {
  const inTile = book.tileCells.map(cells => new Set(cells ?? []));
  const own = 2 * SOURCES.length + 20 + WEAPONS.length + 2 * MASTERS.length + KINDS + 2 * CONTESTS * book.rounds + 7;
  const all = book.rounds + MOST_SEATS + WARRIORS.length + 4 + TILES.length + 6;
  return {
    own,
    all,
    lead: LEAD,
    reach: 1,
    weights: fitting(weights, own, all),
    write(g, open, x) {
      const survey = surveyOf(book, inTile, g, open);
      for (let p = 0; p < g.seats; p++) writeSeat(survey, p, new Numbers(x, p * own, own));
      writeTable(book, survey, new Numbers(x, g.seats * own, all));
    },
  };
}

function surveyOf(book: Book, inTile: readonly ReadonlySet<number>[], g: G, open: Open<Tasks> | null): Survey {
  const perSeat = (n: number): number[][] => Array.from({ length: g.seats }, () => new Array<number>(n).fill(0));
  const scored = perSeat(SOURCES.length);
  for (const { p, source, points } of [...roundAwards(book, g), ...finalAwards(book, g)])
    add(scored[p] as number[], sourceIndex(source), points);
  const contests = perSeat(CONTESTS * book.rounds);
  const warriors = perSeat(WARRIORS.length);
  const mounted = new Array<number>(g.seats).fill(0);
  const { kind, owner, at } = g.figures;
  for (let f = 0; f < kind.length; f++) {
    const cell = at[f] as number;
    if (cell === NOWHERE || !isWarriorKind(kind[f] as number)) continue;
    const p = owner[f] as Seat;
    add(warriors[p] as number[], kind[f] as number, 1);
    if (isMounted(g, f)) add(mounted, p, 1);
    for (let ahead = 0; ahead <= book.rounds - g.round; ahead++)
      contestsAt(book, inTile, g, cell, ahead, contest => add(contests[p] as number[], contest, 1));
  }
  return { g, open, left: (book.rounds - g.round) / book.rounds, scored, contests, warriors, mounted };
}

/** The contests that count a warrior on this cell in a round to come. Inspectors are expected to go one step a round. */
function contestsAt(
  book: Book,
  inTile: readonly ReadonlySet<number>[],
  g: G,
  cell: number,
  ahead: number,
  found: (contest: number) => void,
): void {
  const row = (g.inspectors[ROW] as number) + ahead * book.rowStep;
  const column = (g.inspectors[COLUMN] as number) + ahead * book.columnStep;
  if (modulo(row, book.rows) === book.rowOf[cell]) found(ahead);
  if (modulo(column, book.columns) === book.columnOf[cell]) found(book.rounds + ahead);
  if (inTile[g.tiles[g.round - 1 + ahead] as number]?.has(cell)) found(2 * book.rounds + ahead);
}

function writeSeat(survey: Survey, p: Seat, x: Numbers): void {
  const { g, open, left } = survey;
  const scored = survey.scored[p] as readonly number[];
  for (const points of scored) x.putTimed(points / 5, left);
  writeGoods(survey, p, x);
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) x.putIf(hasWeapon(g, p, weapon));
  for (let master = 0; master < MASTERS.length; master++) x.putTimed(hasMaster(g, p, master) ? 1 : 0, left);
  x.putOne(g.inHand[p] as number, KINDS);
  writeContests(survey, p, x);
  x.putIf((g.priority[p] as number) > 0);
  x.put(g.order.indexOf(p) / Math.max(1, g.seats - 1));
  x.putIf(open?.seat === p);
  x.put(survey.mounted[p] as number);
  x.putTimed(sum(survey.warriors[p] as number[]) / 5, left);
  x.put(Math.max(...(survey.warriors[p] as number[])) / 3);
}

function writeGoods({ g, left, scored }: Survey, p: Seat, x: Numbers): void {
  const points = g.points[p] as number;
  const now = sum(scored[p] as number[]);
  x.putTimed(points / 50, left);
  x.put(now / 50);
  x.put((now + points) / 50);
  const wet = g.wet[p] as number;
  const dry = g.dry[p] as number;
  const coins = g.coins[p] as number;
  for (const goods of [wet, dry, coins]) x.putTimed(goods / 4, left);
  x.put(Math.min(wet, 4) / 4);
  x.put(Math.min(coins, 3) / 3);
  x.put(Math.max(0, wet + dry - 6) / 4);
  x.put(Math.max(0, coins - 6) / 4);
  const hand = (g.craftsmen[p] as number) + (g.artisans[p] as number);
  x.putTimed(hand / 4, left);
  x.putTimed((g.artisans[p] as number) / 2, left);
  x.put(hand === 0 ? 1 : 0);
  const weapons = WEAPONS.filter((_, weapon) => hasWeapon(g, p, weapon)).length;
  x.put(weapons * left);
}

/** Warriors in each contest to come, and whether the seat leads there. */
function writeContests({ g, contests }: Survey, p: Seat, x: Numbers): void {
  const own = contests[p] as readonly number[];
  own.forEach((count, contest) => {
    let rival = 0;
    for (let q = 0; q < g.seats; q++) if (q !== p) rival = Math.max(rival, contests[q]?.[contest] as number);
    x.put(count / 2);
    x.put(Math.sign(count - rival));
  });
}

function writeTable(book: Book, { g, left }: Survey, x: Numbers): void {
  x.putOne(g.round - 1, book.rounds);
  x.putOne(g.seats - 1, MOST_SEATS);
  for (const figures of g.left) x.put(figures / book.figuresPerWarrior);
  for (const bought of g.bought) x.put(bought / 2);
  x.putOne(g.tiles[g.round - 1] as number, TILES.length);
  x.put(left);
  x.put(sum(g.storehouses) / 12);
  x.put(g.priorityStack.length / 2);
  for (const kind of [ARCHER, FOOTMAN, MUSICIAN]) x.put(g.figures.kind.filter(each => each === kind).length / 2);
}

function add(to: number[], at: number, n: number): void {
  to[at] = (to[at] as number) + n;
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const modulo = (n: number, by: number): number => ((n % by) + by) % by;
