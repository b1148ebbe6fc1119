// Advice for bots: how good a table is for a seat, and a fast plausible answer to every question.
import { type Advice, type Choice, NOBODY, type Open, type Random, type Seat } from '@boardwright/engine';
import {
  COIN,
  cellValues,
  cheapestToken,
  DRY,
  hiringValue,
  listenersFrom,
  neighboursFrom,
  segmentValues,
  specialistValue,
  WET,
} from './bot-values.ts';
import { type Book, NOWHERE } from './content/book.ts';
import { FIGURES_PER_WARRIOR, MASTERS, ROUNDS, SEGMENTS, WARRIORS } from './content/content.ts';
import { figureAt } from './rules/book-keeping.ts';
import { finalAwards } from './rules/final.ts';
import { middleAt } from './rules/rings.ts';
import { roundAwards } from './rules/scoring.ts';
import type { Tasks } from './rules/tasks.ts';
import { isOpenTo } from './rules/turn.ts';
import { gapTowards } from './rules/weapons.ts';
import { BUILD, BUY, HIRE, PASS, PREPARE, SHOOT, TAKE_COIN, TAKE_WET, USE } from './rules/words.ts';
import { ARTISAN, CRAFTSMAN, type G, hasWeapon, isWarriorKind, NO_FIGURE } from './state.ts';

const FIGURE_IN_HAND = 6; // points a figure brings that waits for its place
const RING_CHOICES = SEGMENTS * 2; // chooseWorker: segments for craftsmen, segments for artisans, then the rings

/** The option with the highest value; the first of equals. */
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
/** Spreads equal values, so that games differ: from 0 to 1 for each choice, out of one draw for all of them. */
function jitterOf(random: Random): (choice: Choice) => number {
  const seed = random(2 ** 30);
  return choice => (Math.imul(seed ^ choice, 0x9e3779b1) >>> 16) / 65536;
}

/** Points a seat has, would have if all were scored now, and may make of what it holds. */
function prospects(book: Book, g: G): number[] {
  const left = ROUNDS - g.round;
  const out = g.points.map((points, p) => {
    const goods = (g.wet[p] as number) * WET + (g.dry[p] as number) * DRY + (g.coins[p] as number) * COIN;
    const weapons = WARRIORS.filter((_, weapon) => hasWeapon(g, p, weapon)).length;
    const masters = g.masters.slice(p * MASTERS.length, (p + 1) * MASTERS.length).filter(token => token > 0).length;
    const figure = g.inHand[p] === NO_FIGURE ? 0 : FIGURE_IN_HAND;
    return g.over ? points : points + figure + (goods * (left + 1)) / ROUNDS + (weapons * 0.5 + masters) * left;
  });
  for (const { p, points } of roundAwards(book, g)) out[p] = (out[p] as number) + points * (1 + left * 0.4);
  for (const { p, points } of finalAwards(book, g)) out[p] = (out[p] as number) + points;
  return out;
}

function chooseWorker(book: Book, g: G, p: Seat, options: readonly Choice[], random: Random): Choice {
  const worth = segmentValues(book, g, p);
  const jitter = jitterOf(random);
  return best(options, choice => {
    if (choice >= RING_CHOICES) return NOWHERE;
    const kind = choice < SEGMENTS ? CRAFTSMAN : ARTISAN;
    const segment = choice % SEGMENTS;
    // An artisan is kept for where no craftsman can go.
    if (kind === ARTISAN && (g.craftsmen[p] as number) > 0 && isOpenTo(g, segment, CRAFTSMAN)) return NOWHERE;
    return worth(segment + 1, kind) + jitter(choice);
  });
}

/** Which warrior: one whose weapon is ready, or of which the next figure brings more. */
const warriorValue = (book: Book, g: G, p: Seat, warrior: number): number =>
  (book.content.organizer[FIGURES_PER_WARRIOR - (g.left[warrior] as number)] ?? 0) +
  (hasWeapon(g, p, warrior) ? 2.5 : 0);

function chooseAction(book: Book, g: G, p: Seat, segment: number, options: readonly Choice[], random: Random): Choice {
  const space = middleAt(book, g, segment);
  const token = cheapestToken(book, g, p);
  const jitter = jitterOf(random);
  return best(options, choice => {
    if (choice === PASS) return 0;
    if (choice === TAKE_WET) return 0.9;
    if (choice === TAKE_COIN) return (g.coins[p] as number) < 2 ? 1 : 0.8;
    if (choice >= BUILD && choice < PREPARE) return 5 + warriorValue(book, g, p, choice - BUILD) + jitter(choice) * 0.5;
    if (choice < HIRE || choice >= BUILD) return 2 + jitter(choice);
    if (choice !== HIRE + token || space.action !== 'master') return NOWHERE;
    return hiringValue(book, g, p, segment, space.master, token);
  });
}

function chooseCell(book: Book, g: G, warrior: number, options: readonly Choice[], random: Random): Choice {
  const worth = cellValues(book, g, warrior);
  const jitter = jitterOf(random);
  return best(options, cell => worth(cell) + jitter(cell) * 1.5);
}

function chooseWeapon(book: Book, g: G, cell: number, options: readonly Choice[]): Choice {
  return best(options, choice => {
    if (choice === PASS) return 0;
    if (choice >= SHOOT && choice < SHOOT + 4) return gapTowards(book, g, cell, choice - SHOOT) - 0.5;
    return choice >= USE && choice < USE + WARRIORS.length ? 2 : 1;
  });
}

function chooseOuter(book: Book, g: G, p: Seat, options: readonly Choice[]): Choice {
  return best(options, choice => {
    if (choice === PASS) return 0;
    return choice >= BUY ? specialistValue(book, g, p, choice - BUY) : 1;
  });
}

function chooseSpecialistCell(
  book: Book,
  g: G,
  p: Seat,
  specialist: Tasks['chooseSpecialistCell']['specialist'],
  options: readonly Choice[],
  random: Random,
): Choice {
  const jitter = jitterOf(random);
  if (specialist === 'archer') return best(options, cell => bestFacing(book, g, p, cell).value + jitter(cell) * 0.5);
  const values = specialist === 'footman' ? neighboursFrom(book, g, p) : listenersFrom(book, g, p);
  return best(options, cell => (values[cell] as number) + jitter(cell) * 0.5);
}

/** An archer serves its seat when it looks at one of its warriors. */
function bestFacing(book: Book, g: G, p: Seat, cell: number): { facing: number; value: number } {
  let found = { facing: 0, value: -1 };
  for (let facing = 0; facing < 4; facing++) {
    const next = book.next[cell * 4 + facing] as number;
    const figure = next === NOWHERE ? NOBODY : figureAt(g, next);
    if (figure < 0 || !isWarriorKind(g.figures.kind[figure] as number)) continue;
    const value = g.figures.owner[figure] === p ? 1 : -2;
    if (value > found.value) found = { facing, value };
  }
  return found;
}

function choose(book: Book, g: G, open: Open<Tasks>, random: Random): Choice {
  const { task, options } = open;
  switch (task.do) {
    case 'chooseWorker':
      return chooseWorker(book, g, task.p, options, random);
    case 'chooseInner':
    case 'chooseMiddle':
    case 'mayUseMaster':
      return chooseAction(book, g, task.p, task.segment, options, random);
    case 'mayUseOuter':
      return chooseOuter(book, g, task.p, options);
    case 'chooseCell':
      return chooseCell(book, g, WARRIORS.indexOf(task.warrior), options, random);
    case 'mayUseWeapon':
      return chooseWeapon(book, g, book.cellOf[task.cell] as number, options);
    case 'chooseSpecialistCell':
      return chooseSpecialistCell(book, g, task.p, task.specialist, options, random);
    case 'chooseFacing':
      return bestFacing(book, g, task.p, book.cellOf[task.cell] as number).facing;
    default:
      return anyOf(options, random);
  }
}

export const adviceFor = (book: Book): Advice<G, Tasks> => ({
  evaluate: g => prospects(book, g),
  choose: (g, open, random) => choose(book, g, open, random),
});
