// The state of the game, how it is copied, and its invariants. Nothing is hidden in this game.
import { RuleBug, type Seat } from '@boardwright/engine';
import type { Book } from './content/book.ts';
import { MASTERS, SEGMENTS, SPECIALISTS, STOREHOUSES, WARRIORS } from './content/content.ts';
import { SOURCES } from './sources.ts';

export const CRAFTSMAN = 0;
export const ARTISAN = 1;
/** Kinds of figures: the warriors by their index, then the specialists that are separate figures. */
export const FOOTMAN = 5;
export const ARCHER = 6;
export const MUSICIAN = 7;
export const SPECIALIST_KIND = 4; // + index of SPECIALISTS; a horse is not a figure but part of its rider
export const NO_WAY = -1;
export const NO_FIGURE = -1;
export const ROW = 0;
export const COLUMN = 1;

/** Figures in the order they were placed: kind, owner, cell, and direction (facing, or of the horse). */
export interface Figures {
  kind: number[];
  owner: number[]; // a seat; NOBODY for specialists
  at: number[]; // of a rider: its own cell; NOWHERE: removed from the table at the end
  way: number[]; // of an archer: its facing; of a rider: the direction of the horse; otherwise NO_WAY
}

export interface G {
  seats: number;
  round: number; // from 1
  over: boolean;
  order: Seat[]; // turn order, first to last
  innerOffset: number; // steps each ring has been turned clockwise
  middleOffset: number;
  wheel: number[]; // by segment * 2 + space: 0 empty, or 1 + owner * 2 + kind of worker; the first space is filled first
  craftsmen: number[]; // in hand, by seat
  artisans: number[];
  wet: number[];
  dry: number[];
  coins: number[];
  points: number[];
  earned: number[]; // points by seat * SOURCES + source
  weapons: number[]; // by seat: one bit per active weapon
  masters: number[]; // by seat * 6 + master: 0 not hired, or 1 + index of the token lying there
  inHand: number[]; // by seat: the kind of figure paid for but not placed yet, or NO_FIGURE
  priority: number[]; // by seat: the token held, 0 for none
  priorityStack: number[]; // top first
  storehouses: number[]; // dry clay
  left: number[]; // figures in the organizer, by warrior
  bought: number[]; // figures bought, by specialist
  inspectors: number[]; // row and column pointed at, from 0
  tiles: number[]; // one per round
  tomb: number[]; // the mausoleum by cell: 0 empty, or 1 + index of the figure
  figures: Figures;
  anyShot?: true; // TA-5.8: a crossbow may be aimed beyond the nearest figure; missing: it may not
}

export function copy(g: G): G {
  const copied: G = {
    seats: g.seats,
    round: g.round,
    over: g.over,
    order: g.order.slice(),
    innerOffset: g.innerOffset,
    middleOffset: g.middleOffset,
    wheel: g.wheel.slice(),
    craftsmen: g.craftsmen.slice(),
    artisans: g.artisans.slice(),
    wet: g.wet.slice(),
    dry: g.dry.slice(),
    coins: g.coins.slice(),
    points: g.points.slice(),
    earned: g.earned.slice(),
    weapons: g.weapons.slice(),
    masters: g.masters.slice(),
    inHand: g.inHand.slice(),
    priority: g.priority.slice(),
    priorityStack: g.priorityStack.slice(),
    storehouses: g.storehouses.slice(),
    left: g.left.slice(),
    bought: g.bought.slice(),
    inspectors: g.inspectors.slice(),
    tiles: g.tiles.slice(),
    tomb: g.tomb.slice(),
    figures: {
      kind: g.figures.kind.slice(),
      owner: g.figures.owner.slice(),
      at: g.figures.at.slice(),
      way: g.figures.way.slice(),
    },
  };
  if (g.anyShot) copied.anyShot = true;
  return copied;
}

export const isWarriorKind = (kind: number): boolean => kind < WARRIORS.length;
export const hasWeapon = (g: G, p: Seat, weapon: number): boolean => (((g.weapons[p] as number) >> weapon) & 1) === 1;
export const hasMaster = (g: G, p: Seat, master: number): boolean => (g.masters[p * MASTERS.length + master] ?? 0) > 0;
/** Whether the seat has an unused master token. */
export function hasToken(g: G, p: Seat, token: number): boolean {
  const first = p * MASTERS.length;
  for (let i = first; i < first + MASTERS.length; i++) if (g.masters[i] === token + 1) return false;
  return true;
}

/** The last worker placed in a segment, as encoded on the wheel; 0: none. */
export const lastWorker = (g: G, segment: number): number =>
  (g.wheel[segment * 2 + 1] as number) || (g.wheel[segment * 2] as number);
export const workerCode = (p: Seat, kind: number): number => 1 + p * 2 + kind;
export const workerKind = (code: number): number => (code - 1) % 2;
export const workerOwner = (code: number): Seat => (code - 1) >> 1;

/** The cells a figure stands on: one, or three with a horse. */
export function cellsOf(book: Book, g: G, figure: number): number[] {
  const at = g.figures.at[figure] as number;
  if (!isMounted(g, figure)) return [at];
  const way = g.figures.way[figure] as number;
  const second = book.next[at * 4 + way] as number;
  return [at, second, book.next[second * 4 + way] as number];
}
export const isMounted = (g: G, figure: number): boolean =>
  isWarriorKind(g.figures.kind[figure] as number) && g.figures.way[figure] !== NO_WAY;

type Must = (holds: boolean, what: string) => void;

/** Throws when the table is inconsistent. */
export function check(book: Book, g: G): void {
  const must: Must = (holds, what) => {
    if (!holds) throw new RuleBug(`terracotta-army: ${what}`);
  };
  for (let p = 0; p < g.seats; p++) checkSeat(book, g, p, must);
  must(g.storehouses.length === STOREHOUSES && g.storehouses.every(n => n >= 0), 'a storehouse owes clay');
  must([...g.order].sort().every((p, i) => p === i) && g.order.length === g.seats, 'the turn order is no order');
  const tokens = [...g.priorityStack, ...g.priority.filter(token => token > 0)].sort();
  must(tokens.length === g.seats - 1 && tokens.every((token, i) => token === i + 1), 'a priority token is lost');
  checkWheel(g, must);
  checkSpecialists(g, must);
  checkFigures(book, g, must);
}

function checkSeat(book: Book, g: G, p: Seat, must: Must): void {
  for (const goods of [g.wet, g.dry, g.coins]) must((goods[p] as number) >= 0, `seat ${p} owes goods`);
  const placed = g.wheel.filter(code => code > 0 && workerOwner(code) === p).length;
  const workers = book.content.start.workers[String(g.seats) as '2'];
  must((g.craftsmen[p] as number) + (g.artisans[p] as number) + placed === workers, `seat ${p} lost a worker`);
  const tokens = g.masters.slice(p * MASTERS.length, (p + 1) * MASTERS.length).filter(token => token > 0);
  must(new Set(tokens).size === tokens.length, `seat ${p} used a master token twice`);
  const earned = g.earned.slice(p * SOURCES.length, (p + 1) * SOURCES.length).reduce((sum, n) => sum + n, 0);
  must(earned === g.points[p], `the points of seat ${p} are not those it earned`);
}

function checkWheel(g: G, must: Must): void {
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const first = g.wheel[segment * 2] as number;
    const second = g.wheel[segment * 2 + 1] as number;
    must(second === 0 || (first > 0 && workerKind(first) === CRAFTSMAN), `segment ${segment} is overfull`);
  }
}

/** Each bought specialist is in the mausoleum or still in a hand. */
function checkSpecialists(g: G, must: Must): void {
  const { kind } = g.figures;
  for (const [s, name] of SPECIALISTS.entries()) {
    const isPlaced = (f: number): boolean => (name === 'horse' ? isMounted(g, f) : kind[f] === SPECIALIST_KIND + s);
    const placed = kind.filter((_, f) => isPlaced(f)).length;
    const inHand = g.inHand.filter(each => each === SPECIALIST_KIND + s).length;
    must(placed + inHand === g.bought[s], `of ${g.bought[s]} bought, ${placed + inHand} are there: ${name}`);
  }
}

function checkFigures(book: Book, g: G, must: Must): void {
  const { kind, at } = g.figures;
  const count = (of: number): number => kind.filter(each => each === of).length;
  for (let w = 0; w < WARRIORS.length; w++)
    must(count(w) + (g.left[w] as number) === book.figuresPerWarrior, `a ${WARRIORS[w]} is lost`);
  const expected = new Array<number>(book.cells).fill(0);
  for (let f = 0; f < kind.length; f++) {
    if ((at[f] as number) < 0) continue;
    for (const cell of cellsOf(book, g, f)) {
      must(expected[cell] === 0, `two figures stand on ${book.cellNames[cell]}`);
      expected[cell] = f + 1;
    }
  }
  must(
    expected.every((figure, cell) => figure === g.tomb[cell]),
    'the mausoleum does not fit its figures',
  );
}
