// Advice for bots: how good a table is for a seat, and a fast plausible answer to every question.
import { type Advice, type Choice, NOBODY, type Open, type Random, type Seat } from '@boardwright/engine';
import { cellValues, type Ground, groundOf, listenersFrom, neighboursFrom, newGround, worthAt } from './bot-ground.ts';
import { numbersFor } from './bot-numbers.ts';
import {
  COIN,
  cheapestToken,
  DRY,
  hiringValue,
  meansOf,
  POINT,
  segmentValue,
  specialistValue,
  WET,
  type Worths,
  worthsOf,
} from './bot-values.ts';
import { type Book, NOWHERE } from './content/book.ts';
import { MASTERS, WARRIORS, WEAPONS } from './content/content.ts';
import weights from './learned.json' with { type: 'json' };
import { figureAt } from './rules/book-keeping.ts';
import { actionOf, placingOf, ringOf } from './rules/codes.ts';
import { finalAwards } from './rules/final.ts';
import { middleAt } from './rules/rings.ts';
import { roundAwards } from './rules/scoring.ts';
import type { Tasks } from './rules/tasks.ts';
import { isOpenTo } from './rules/turn.ts';
import { shotCells, shotsFrom } from './rules/weapons.ts';
import { ARTISAN, CRAFTSMAN, type G, hasMaster, hasWeapon, isWarriorKind, NO_FIGURE } from './state.ts';

const LUCK = 2 ** 16;
const LEAST = -(2 ** 30); // less than any value, with or without luck
const FIGURE_IN_HAND = 6; // points for a figure that waits for its place
const WEAPON_READY = 25; // tenths of a point, like all values below

/** The option with the highest value; the first among equals. The most frequent question has its own loop for speed. */
function best(options: readonly Choice[], value: (choice: Choice) => number): Choice {
  let found = options[0] as Choice;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of options) {
    const worth = value(choice);
    if (worth > most) {
      most = worth;
      found = choice;
    }
  }
  return found;
}
const anyOf = (options: readonly Choice[], random: Random): Choice => options[random(options.length)] as Choice;
/** Luck spreads equal values, so that games differ. One draw is the seed for all choices of a question. */
const newSeed = (random: Random): number => random(2 ** 30);
/** A value that luck raises by up to `spread`. In integer multiples of 1 / LUCK, because integers are faster. */
const lucky = (value: number, spread: number, seed: number, choice: Choice): number =>
  value * LUCK + (Math.imul(seed ^ choice, 0x9e3779b1) >>> 16) * spread;

/** The cell with the highest value. Luck adds up to `spread`. */
function bestCell(book: Book, options: readonly Choice[], ground: Ground, spread: number, random: Random): Choice {
  const seed = newSeed(random);
  let found = options[0] as Choice;
  let most = LEAST;
  for (const cell of options) {
    const value = lucky(worthAt(book, ground, cell), spread, seed, cell);
    if (value > most) {
      most = value;
      found = cell;
    }
  }
  return found;
}

/** A seat's points: so far, if everything were scored now, and what it may still gain from what it has. */
function prospects(book: Book, g: G): number[] {
  const left = book.rounds - g.round;
  const out = g.points.map((points, p) => {
    if (g.over) return points;
    const goods = (g.wet[p] as number) * WET + (g.dry[p] as number) * DRY + (g.coins[p] as number) * COIN;
    let weapons = 0;
    for (let weapon = 0; weapon < WEAPONS.length; weapon++) if (hasWeapon(g, p, weapon)) weapons++;
    let masters = 0;
    for (let master = 0; master < MASTERS.length; master++) if (hasMaster(g, p, master)) masters++;
    const figure = g.inHand[p] === NO_FIGURE ? 0 : FIGURE_IN_HAND;
    return points + figure + (goods * (left + 1)) / (book.rounds * POINT) + (weapons * 0.5 + masters) * left;
  });
  for (const { p, points } of roundAwards(book, g)) out[p] = (out[p] as number) + points * (1 + left * 0.4);
  for (const { p, points } of finalAwards(book, g)) out[p] = (out[p] as number) + points;
  return out;
}

function chooseWorker(book: Book, worths: Worths, g: G, p: Seat, options: readonly Choice[], random: Random): Choice {
  const means = meansOf(book, worths, g, p);
  const seed = newSeed(random);
  const hasCraftsman = (g.craftsmen[p] as number) > 0;
  let found = options[0] as Choice;
  let most = LEAST;
  for (const choice of options) {
    if (ringOf(choice) !== null) break; // rings come last
    const { kind, segment } = placingOf(choice);
    // An artisan is kept for places where no craftsman can go.
    if (kind === ARTISAN && hasCraftsman && isOpenTo(g, segment, CRAFTSMAN)) continue;
    const value = lucky(segmentValue(book, worths, g, p, means, segment + 1, kind), POINT, seed, choice);
    if (value > most) {
      most = value;
      found = choice;
    }
  }
  return found;
}

/** Which warrior: one whose weapon is ready, or whose next figure brings more. */
const warriorValue = (book: Book, g: G, p: Seat, warrior: number): number =>
  (book.content.organizer[book.figuresPerWarrior - (g.left[warrior] as number)] ?? 0) * POINT +
  (hasWeapon(g, p, warrior) ? WEAPON_READY : 0);

/** The value of an action of a ring, with luck for those that are hard to compare. */
function actionValue(book: Book, g: G, p: Seat, segment: number, choice: Choice, seed: number): number {
  const { kind, what } = actionOf(choice);
  switch (kind) {
    case 'pass':
      return 0;
    case 'takeWet':
      return WET * LUCK;
    case 'takeCoin':
      return ((g.coins[p] as number) < 2 ? WET + 1 : COIN) * LUCK;
    case 'build':
      return lucky(50 + warriorValue(book, g, p, what), 5, seed, choice);
    case 'hire':
      return tokenValue(book, g, p, segment, what) * LUCK;
    default:
      return lucky(20, POINT, seed, choice);
  }
}

/** Only the cheapest token is used for a master. */
function tokenValue(book: Book, g: G, p: Seat, segment: number, price: number): number {
  const space = middleAt(book, g, segment);
  if (space.action !== 'master' || price !== cheapestToken(book, g, p)) return NOWHERE;
  return hiringValue(book, g, p, segment, space.master, price);
}

function chooseAction(book: Book, g: G, p: Seat, segment: number, options: readonly Choice[], random: Random): Choice {
  const seed = newSeed(random);
  let found = options[0] as Choice;
  let most = LEAST;
  for (const choice of options) {
    const value = actionValue(book, g, p, segment, choice, seed);
    if (value > most) {
      most = value;
      found = choice;
    }
  }
  return found;
}

function chooseCell(
  book: Book,
  bare: Ground,
  g: G,
  { p, warrior, by }: Tasks['chooseCell'],
  options: readonly Choice[],
  random: Random,
): Choice {
  const kind = WARRIORS.indexOf(warrior);
  const ground = cellValues(book, bare, g, kind);
  const mayShoot = g.anyShot === true && warrior === 'crossbowman' && by === 'clay' && hasWeapon(g, p, kind);
  if (mayShoot) addShots(book, g, ground, options);
  return bestCell(book, options, ground, 1.5 * POINT, random);
}

/** TA-5.8 with any target: the farthest figure in line is worth several points, so the cell for it is chosen. */
function addShots(book: Book, g: G, { cells }: Ground, options: readonly Choice[]): void {
  const points = book.content.abilities.crossbowmanPointsPerCell * POINT;
  for (const cell of options) {
    const most = Math.max(0, ...shotsFrom(book, g, cell).map(({ empty }) => empty.length));
    cells[cell] = (cells[cell] as number) + most * points;
  }
}

function chooseWeapon(book: Book, g: G, cell: number, options: readonly Choice[]): Choice {
  return best(options, choice => {
    const { kind } = actionOf(choice);
    if (kind === 'pass') return 0;
    if (kind === 'shoot' || kind === 'aim') return shotCells(book, g, cell, choice).length - 0.5;
    return kind === 'use' ? 2 : 1;
  });
}

function chooseOuter(book: Book, g: G, p: Seat, options: readonly Choice[]): Choice {
  return best(options, choice => {
    const { kind, what } = actionOf(choice);
    if (kind === 'pass') return 0;
    return kind === 'buy' ? specialistValue(book, g, p, what) : POINT;
  });
}

function chooseSpecialistCell(
  book: Book,
  bare: Ground,
  g: G,
  task: Tasks['chooseSpecialistCell'],
  options: readonly Choice[],
  random: Random,
): Choice {
  const { p, specialist } = task;
  if (specialist === 'footman') return bestCell(book, options, neighboursFrom(book, bare, g, p), 5, random);
  if (specialist === 'musician') return bestCell(book, options, listenersFrom(book, bare, g, p), 5, random);
  const ground = newGround(bare);
  for (const cell of options) ground.cells[cell] = POINT * bestFacingValue(book, g, p, cell);
  return bestCell(book, options, ground, 5, random);
}

/** An archer helps its seat when it faces one of its warriors, and others when it faces one of theirs. */
function facingValue(book: Book, g: G, p: Seat, cell: number, facing: number): number {
  const next = book.next[cell * 4 + facing] as number;
  const figure = next === NOWHERE ? NOBODY : figureAt(g, next);
  if (figure < 0 || !isWarriorKind(g.figures.kind[figure] as number)) return -1;
  return g.figures.owner[figure] === p ? 1 : -2;
}
function bestFacingValue(book: Book, g: G, p: Seat, cell: number): number {
  let most = facingValue(book, g, p, cell, 0);
  for (let facing = 1; facing < 4; facing++) most = Math.max(most, facingValue(book, g, p, cell, facing));
  return most;
}
const chooseFacing = (book: Book, g: G, p: Seat, cell: number, options: readonly Choice[]): Choice =>
  best(options, facing => facingValue(book, g, p, cell, facing));

function choose(book: Book, worths: Worths, bare: Ground, g: G, open: Open<Tasks>, random: Random): Choice {
  const { task, options } = open;
  switch (task.do) {
    case 'chooseWorker':
      return chooseWorker(book, worths, g, task.p, options, random);
    case 'chooseInner':
    case 'chooseMiddle':
    case 'mayUseMaster':
      return chooseAction(book, g, task.p, task.segment, options, random);
    case 'mayUseOuter':
      return chooseOuter(book, g, task.p, options);
    case 'chooseCell':
      return chooseCell(book, bare, g, task, options, random);
    case 'mayUseWeapon':
      return chooseWeapon(book, g, book.cellOf[task.cell] as number, options);
    case 'chooseSpecialistCell':
      return chooseSpecialistCell(book, bare, g, task, options, random);
    case 'chooseFacing':
      return chooseFacing(book, g, task.p, book.cellOf[task.cell] as number, options);
    default:
      return anyOf(options, random);
  }
}

export function adviceFor(book: Book): Advice<G, Tasks> {
  const worths = worthsOf(book);
  const bare = groundOf(book);
  return {
    evaluate: g => prospects(book, g),
    choose: (g, open, random) => choose(book, worths, bare, g, open, random),
    learned: numbersFor(book, weights),
  };
}
