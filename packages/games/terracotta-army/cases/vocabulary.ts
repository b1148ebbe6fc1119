// The vocabulary of rule cases of Terracotta Army. The game's README lists it.
import { BadInput, type Json, NOBODY, type Seat } from '@boardwright/engine';
import type { Vocabulary } from '@boardwright/testkit';
import type { Book } from '../content/book.ts';
import {
  DIRECTIONS,
  type InnerSpace,
  MASTERS,
  type MiddleSpace,
  type OuterSpace,
  SEGMENTS,
  SPECIALISTS,
  TILES,
  WARRIORS,
  WEAPONS,
} from '../content/content.ts';
import { standardBook } from '../game.ts';
import { putFigure, standFigure } from '../rules/book-keeping.ts';
import { innerAt } from '../rules/inner.ts';
import { middleAt, outerAt } from '../rules/rings.ts';
import { preview } from '../score.ts';
import { SOURCES } from '../sources.ts';
import {
  ARTISAN,
  CRAFTSMAN,
  type G,
  hasToken,
  hasWeapon,
  isMounted,
  isWarriorKind,
  MUSICIAN,
  SPECIALIST_KIND,
  workerCode,
  workerKind,
  workerOwner,
} from '../state.ts';

const NUMBERS = ['wet', 'dry', 'coins', 'points', 'craftsmen', 'priority'] as const;
const WORKERS = ['craftsman', 'artisan'];
type Path = readonly string[];

export const vocabulary: Vocabulary<G> = {
  given(g, path, value) {
    const seat = seatOf(g, path[0] ?? '');
    if (seat === null) giveTable(g, path, value);
    else giveSeat(g, seat, path.slice(1), value);
  },
  read(g, path) {
    const seat = seatOf(g, path[0] ?? '');
    return seat === null ? readTable(g, path) : readSeat(g, seat, path.slice(1));
  },
};

const unknown = (path: Path): BadInput =>
  new BadInput(`there is no "${path.join('.')}" in Terracotta Army: its README lists the words of its cases`);

/** p1 to p4 are seats, 1st to 4th are places in the turn order; null if the word is neither. */
function seatOf(g: G, word: string): Seat | null {
  const place = /^([1-4])(st|nd|rd|th)$/.exec(word)?.[1];
  const number = /^p([1-4])$/.exec(word)?.[1];
  if (place === undefined && number === undefined) return null;
  const seat = place === undefined ? Number(number) - 1 : g.order[Number(place) - 1];
  if (seat === undefined || seat >= g.seats) throw new BadInput(`there is no ${word} at this table`);
  return seat;
}

/** The index of a name in a list of names. */
function indexOf(names: readonly string[], name: Json | undefined, what: string): number {
  const i = names.indexOf(String(name));
  if (i < 0) throw new BadInput(`${JSON.stringify(name)} is no ${what}; known are ${names.join(', ')}`);
  return i;
}
const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);

function giveSeat(g: G, p: Seat, path: Path, value: Json): void {
  const [what = '', detail] = path;
  const number = NUMBERS.find(each => each === what);
  if (number === 'points') g.earned[p * SOURCES.length] = value as number;
  if (number === 'priority') g.priorityStack = g.priorityStack.filter(token => token !== value);
  if (number !== undefined) g[number][p] = value as number;
  else if (what === 'artisans') {
    g.craftsmen[p] = (g.craftsmen[p] as number) + (g.artisans[p] as number) - (value as number);
    g.artisans[p] = value as number;
  } else if (what === 'weapons')
    g.weapons[p] = listOf(value).reduce<number>((bits, name) => bits | (1 << indexOf(WEAPONS, name, 'weapon')), 0);
  else if (what === 'masters') {
    const token = standardBook.content.masters.tokenPrices.indexOf(value as number);
    g.masters[p * MASTERS.length + indexOf(MASTERS, detail, 'master')] = token + 1;
  } else throw unknown(path);
}

function readSeat(g: G, p: Seat, path: Path): Json {
  const [what = '', ...rest] = path;
  const number = NUMBERS.find(each => each === what);
  if (number !== undefined) return g[number][p] as number;
  const placed = (kind: number): number => g.wheel.filter(code => code === workerCode(p, kind)).length;
  switch (what) {
    case 'artisans':
      return g.artisans[p] as number;
    case 'artisansInSupply':
      return standardBook.content.start.workers[String(g.seats) as '2'] - (g.artisans[p] as number) - placed(ARTISAN);
    case 'weapons':
      return WEAPONS.filter((_, weapon) => hasWeapon(g, p, weapon));
    case 'masters':
      return MASTERS.filter((_, master) => (g.masters[p * MASTERS.length + master] as number) > 0);
    case 'tokens':
      return standardBook.content.masters.tokenPrices.filter((_, token) => hasToken(g, p, token));
    case 'earned':
      return g.earned[p * SOURCES.length + indexOf(SOURCES, rest[0], 'source of points')] as number;
    case 'now':
      return previewOf(g, p, rest);
    default:
      throw unknown(path);
  }
}

/** What the seat would score now: in this round's phase, in final scoring, or from one source. */
function previewOf(g: G, p: Seat, [which = '']: Path): number {
  const { round, final } = preview(standardBook, g);
  const awards = which === 'round' ? round : which === 'final' ? final : [...round, ...final];
  const isWanted = (source: string): boolean => which === 'round' || which === 'final' || which === source;
  return awards.filter(award => award.p === p && isWanted(award.source)).reduce((sum, award) => sum + award.points, 0);
}

function giveTable(g: G, path: Path, value: Json): void {
  const [what = '', detail = ''] = path;
  switch (what) {
    case 'round':
      g.round = value as number;
      break;
    case 'goods':
      for (const goods of [g.wet, g.dry, g.coins]) goods.fill(value as number);
      break;
    case 'order':
      g.order = listOf(value).map(name => Number(String(name).slice(1)) - 1);
      break;
    case 'inner':
      g.innerOffset = offsetFor(standardBook.content.wheel.inner, Number(detail), String(value));
      break;
    case 'middle':
      g.middleOffset = offsetFor(standardBook.content.wheel.middle, Number(detail), String(value));
      break;
    case 'segment':
      for (const worker of listOf(value)) placeWorker(g, Number(detail), String(worker));
      break;
    case 'storehouses':
      g.storehouses = [...(value as number[])];
      break;
    case 'left':
      g.left[indexOf(WARRIORS, detail, 'warrior')] = value as number;
      break;
    case 'bought':
      g.bought[indexOf(SPECIALISTS, detail, 'specialist')] = value as number;
      break;
    case 'inspector':
      g.inspectors[indexOf(['row', 'column'], detail, 'inspector')] = (value as number) - 1;
      break;
    case 'tile':
      g.tiles[g.round - 1] = indexOf(TILES, value, 'tile');
      break;
    case 'full':
      for (const [cell, there] of g.tomb.entries()) if (there === 0) putFigure(g, MUSICIAN, NOBODY, cell);
      break;
    case 'mausoleum':
      for (const figure of listOf(value)) place(standardBook, g, String(figure));
      break;
    default:
      throw unknown(path);
  }
}

function readTable(g: G, path: Path): Json {
  const [what = '', detail = ''] = path;
  const segment = Number(detail);
  switch (what) {
    case 'round':
      return g.round;
    case 'order':
      return g.order.map(p => `p${p + 1}`);
    case 'inner':
      return spaceName(innerAt(standardBook, g, segment));
    case 'middle':
      return spaceName(middleAt(standardBook, g, segment));
    case 'outer':
      return spaceName(outerAt(standardBook, segment));
    case 'segment':
      return g.wheel
        .slice(segment * 2 - 2, segment * 2)
        .filter(code => code > 0)
        .map(code => `p${workerOwner(code) + 1} ${WORKERS[workerKind(code)]}`);
    case 'storehouses':
      return g.storehouses;
    case 'left':
      return g.left[indexOf(WARRIORS, detail, 'warrior')] as number;
    case 'bought':
      return g.bought[indexOf(SPECIALISTS, detail, 'specialist')] as number;
    case 'inspector':
      return (g.inspectors[indexOf(['row', 'column'], detail, 'inspector')] as number) + 1;
    case 'tile':
      return TILES[g.tiles[g.round - 1] as number] as string;
    case 'differentTiles':
      return new Set(g.tiles).size;
    case 'priorityStack':
      return g.priorityStack;
    case 'mausoleum':
      return g.figures.kind.flatMap((_, f) => ((g.figures.at[f] as number) < 0 ? [] : [figureName(g, f)])).sort();
    default:
      return readCell(g, what, path);
  }
}

/** A cell by its name: the figure on it, or `empty`. */
function readCell(g: G, name: string, path: Path): Json {
  const cell = standardBook.cellOf[name];
  if (cell === undefined) throw unknown(path);
  const figure = (g.tomb[cell] as number) - 1;
  return figure < 0 ? 'empty' : figureName(g, figure);
}

/** `warrior-3`, `clay-4`, `coins-2`, `soak`, `upgrade`, `priority`, a master, a weapon, or `specialists`. */
function spaceName(space: InnerSpace | MiddleSpace | OuterSpace): string {
  if (space.action === 'warrior') return `warrior-${space.clay}`;
  if (space.action === 'clay' || space.action === 'coins') return `${space.action}-${space.amount}`;
  if (space.action === 'master') return space.master;
  if (space.action === 'weapon') return space.weapon;
  return space.action === 'specialist' ? 'specialists' : space.action;
}

/** How far a ring must be turned to show this space in that segment. */
function offsetFor(ring: readonly (InnerSpace | MiddleSpace)[], segment: number, name: string): number {
  const names = ring.map(spaceName);
  return (segment - 1 - indexOf(names, name, 'space of this ring') + SEGMENTS) % SEGMENTS;
}

/** `p1 craftsman`: from hand to the wheel. An artisan that is not in hand was a craftsman before. */
function placeWorker(g: G, segment: number, text: string): void {
  const [who = '', worker] = text.split(' ');
  const kind = indexOf(WORKERS, worker, 'worker');
  const p = seatOf(g, who);
  if (p === null) throw new BadInput(`"${text}" is no worker; write "p1 craftsman"`);
  const hand = kind === CRAFTSMAN || g.artisans[p] === 0 ? g.craftsmen : g.artisans;
  hand[p] = (hand[p] as number) - 1;
  const first = (segment - 1) * 2;
  g.wheel[g.wheel[first] === 0 ? first : first + 1] = workerCode(p, kind);
}

const KINDS = [...WARRIORS, ...SPECIALISTS];
const DIRECTION_NAMES: readonly string[] = DIRECTIONS;

/** `officer p1 r3c2`, `guard p2 r1c1 horse right`, `musician r4c5`, `archer r2c8 down`. */
function place(book: Book, g: G, text: string): void {
  const words = text.split(' ');
  const kind = indexOf(KINDS, words[0], 'figure');
  const isWarrior = isWarriorKind(kind);
  const cell = book.cellOf[words[isWarrior ? 2 : 1] ?? ''];
  const owner = isWarrior ? seatOf(g, words[1] ?? '') : NOBODY;
  if (cell === undefined || owner === null || g.tomb[cell] !== 0) throw new BadInput(`"${text}" cannot be placed`);
  const way = DIRECTION_NAMES.indexOf(words.at(-1) ?? '');
  putFigure(g, kind, owner, cell, way);
  standFigure(book, g, g.figures.kind.length - 1);
  if (isWarrior) g.left[kind] = (g.left[kind] as number) - 1;
  const bought = isWarrior ? 0 : kind - SPECIALIST_KIND;
  if (!isWarrior || way >= 0) g.bought[bought] = (g.bought[bought] as number) + 1;
}

function figureName(g: G, figure: number): string {
  const { kind, owner, at, way } = g.figures;
  const own = kind[figure] as number;
  const direction = (way[figure] as number) < 0 ? '' : ` ${DIRECTIONS[way[figure] as number]}`;
  const whose = isWarriorKind(own) ? ` p${(owner[figure] as number) + 1}` : '';
  const horse = isMounted(g, figure) ? ' horse' : '';
  return `${KINDS[own]}${whose} ${standardBook.cellNames[at[figure] as number]}${horse}${direction}`;
}
