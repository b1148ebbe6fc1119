// TA-6: buying a specialist and putting it into the mausoleum.
import { type Choice, NOBODY, type Refused, type Seat, type Word } from '@boardwright/engine';
import { type Book, NOWHERE } from '../content/book.ts';
import { DIRECTIONS, SPECIALISTS, type Specialist, WARRIORS, WEAPONS, type Weapon } from '../content/content.ts';
import { ARCHER, type G, hasWeapon, isMounted, isWarriorKind, NO_FIGURE, SPECIALIST_KIND } from '../state.ts';
import { emptyCells, figureAt, hasEmptyCell, payCoins, putFigure, standFigure } from './book-keeping.ts';
import { actionCode, actionWord, type Mount, mountCode, mountOf } from './codes.ts';
import type { Chapter, X } from './tasks.ts';
import { whyOccupied } from './warriors.ts';

const HORSE = 0;
const ARCHER_TYPE = ARCHER - SPECIALIST_KIND;

/** TA-6.1: one coin more for each figure of the type that anybody has bought. */
export const priceOf = (book: Book, g: G, specialist: number): number =>
  book.content.specialists.prices[g.bought[specialist] as number] ?? NOWHERE;

/** Whether a horse fits: its rider at one end, and two empty cells beyond (TA-6.4). */
function fitsHorse(book: Book, g: G, cell: number, direction: number): boolean {
  const second = book.next[cell * 4 + direction] as number;
  if (second === NOWHERE || g.tomb[second] !== 0) return false;
  const third = book.next[second * 4 + direction] as number;
  return third !== NOWHERE && g.tomb[third] === 0;
}

/** Whether a figure is a warrior of the seat without a horse. */
const mayRide = (g: G, p: Seat, figure: number): boolean =>
  g.figures.owner[figure] === p && isWarriorKind(g.figures.kind[figure] as number) && !isMounted(g, figure);

/** Places for a horse. */
export function mounts(book: Book, g: G, p: Seat): Choice[] {
  const { at } = g.figures;
  const out: Choice[] = [];
  for (let f = 0; f < at.length; f++) {
    if (!mayRide(g, p, f)) continue;
    for (let direction = 0; direction < 4; direction++)
      if (fitsHorse(book, g, at[f] as number, direction)) out.push(mountCode(at[f] as number, direction));
  }
  return out;
}

function hasMount(book: Book, g: G, p: Seat): boolean {
  const { at } = g.figures;
  for (let f = 0; f < at.length; f++) {
    if (!mayRide(g, p, f)) continue;
    for (let direction = 0; direction < 4; direction++) if (fitsHorse(book, g, at[f] as number, direction)) return true;
  }
  return false;
}

const hasPlace = (book: Book, g: G, p: Seat, specialist: number): boolean =>
  specialist === HORSE ? hasMount(book, g, p) : hasEmptyCell(g);

export function canBuy(book: Book, g: G, p: Seat, specialist: number): boolean {
  if ((g.bought[specialist] as number) >= book.figuresPerSpecialist) return false;
  if ((g.coins[p] as number) < priceOf(book, g, specialist)) return false;
  return hasWeapon(g, p, book.specialistWeapon[specialist] as number) && hasPlace(book, g, p, specialist);
}

export function addBuyOptions(book: Book, g: G, p: Seat, types: readonly Specialist[], out: Choice[]): void {
  for (const type of types) {
    const specialist = SPECIALISTS.indexOf(type);
    if (canBuy(book, g, p, specialist)) out.push(actionCode('buy', specialist));
  }
}

/** TA-6.1, TA-6.2: coins and the weapon are paid, then the figure is placed. */
export function buy(book: Book, x: X, p: Seat, specialist: number): void {
  const { g } = x;
  const price = priceOf(book, g, specialist);
  const weapon = book.specialistWeapon[specialist] as number;
  const name = SPECIALISTS[specialist] as Specialist;
  payCoins(x, p, price);
  g.weapons[p] = (g.weapons[p] as number) & ~(1 << weapon);
  g.inHand[p] = SPECIALIST_KIND + specialist;
  g.bought[specialist] = (g.bought[specialist] as number) + 1;
  x.tell({ say: 'bought', p, specialist: name, weapon: WEAPONS[weapon] as Weapon, price });
  if (specialist === HORSE) x.next({ do: 'chooseMount', p });
  else x.next({ do: 'chooseSpecialistCell', p, specialist: name });
}

export function whyNotBuy(book: Book, g: G, p: Seat, types: readonly Specialist[]): Refused[] {
  const have = g.coins[p] as number;
  return types.flatMap((type): Refused[] => {
    const specialist = SPECIALISTS.indexOf(type);
    const at = actionWord('buy', specialist);
    const need = priceOf(book, g, specialist);
    const weapon = book.specialistWeapon[specialist] as number;
    if ((g.bought[specialist] as number) >= book.figuresPerSpecialist)
      return [{ word: at, why: 'specialistsGone', rule: 'TA-6.1', specialist: type }];
    if (have < need) return [{ word: at, why: 'notEnoughCoins', rule: 'TA-6.1', need, have }];
    if (!hasWeapon(g, p, weapon))
      return [{ word: at, why: 'weaponInactive', rule: 'TA-6.2', weapon: WEAPONS[weapon] as Weapon }];
    if (hasPlace(book, g, p, specialist)) return [];
    if (specialist === HORSE) return [{ word: at, why: 'noRoomForHorse', rule: 'TA-6.4' }];
    return [{ word: at, why: 'mausoleumFull', rule: 'TA-6.3' }];
  });
}

function putSpecialist(book: Book, x: X, p: Seat, specialist: number, cell: number): void {
  x.g.inHand[p] = NO_FIGURE;
  putFigure(x.g, SPECIALIST_KIND + specialist, NOBODY, cell);
  const name = SPECIALISTS[specialist] as Specialist;
  x.tell({ say: 'placedSpecialist', p, specialist: name, cell: book.cellNames[cell] as string });
}

function mount(book: Book, x: X, p: Seat, { cell, direction }: Mount): void {
  const { g } = x;
  const figure = figureAt(g, cell);
  g.inHand[p] = NO_FIGURE;
  g.figures.way[figure] = direction;
  standFigure(book, g, figure);
  const warrior = WARRIORS[g.figures.kind[figure] as number] as string;
  const way = DIRECTIONS[direction] as string;
  x.tell({ say: 'mounted', p, warrior, cell: book.cellNames[cell] as string, direction: way });
}

function whyNoMount(book: Book, g: G, p: Seat): Refused[] {
  return g.figures.owner.flatMap((owner, f): Refused[] => {
    if (owner === NOBODY) return [];
    const cell = g.figures.at[f] as number;
    return DIRECTIONS.flatMap((way, direction): Refused[] => {
      const at: Word = `mount:${book.cellNames[cell]}-${way}`;
      if (owner !== p) return [{ word: at, why: 'notYoursToMount', rule: 'TA-6.4' }];
      if (isMounted(g, f)) return [{ word: at, why: 'mountedAlready', rule: 'TA-6.4' }];
      return fitsHorse(book, g, cell, direction) ? [] : [{ word: at, why: 'horseDoesNotFit', rule: 'TA-6.4' }];
    });
  });
}

export function specialistRules(book: Book): Chapter<'chooseSpecialistCell' | 'chooseFacing' | 'chooseMount'> {
  return {
    chooseSpecialistCell: {
      who: t => t.p,
      options: emptyCells,
      show: c => book.cellWords[c] as `cell:${string}`,
      choose: (x, { p, specialist }, cell) => {
        const type = SPECIALISTS.indexOf(specialist);
        if (type === ARCHER_TYPE) x.next({ do: 'chooseFacing', p, cell: book.cellNames[cell] as string });
        else putSpecialist(book, x, p, type, cell);
      },
      whyNot: g => whyOccupied(book, g, 'TA-6.3'),
    },
    chooseFacing: {
      who: t => t.p,
      options: () => [0, 1, 2, 3],
      show: c => `facing:${DIRECTIONS[c]}`,
      choose: (x, { p, cell }, direction) => {
        x.g.inHand[p] = NO_FIGURE;
        putFigure(x.g, ARCHER, NOBODY, book.cellOf[cell] as number, direction);
        x.tell({ say: 'placedArcher', p, cell, direction: DIRECTIONS[direction] as string });
      },
    },
    chooseMount: {
      who: t => t.p,
      options: (g, { p }) => mounts(book, g, p),
      show: c => `mount:${book.cellNames[mountOf(c).cell]}-${DIRECTIONS[mountOf(c).direction]}`,
      choose: (x, { p }, c) => mount(book, x, p, mountOf(c)),
      whyNot: (g, { p }) => whyNoMount(book, g, p),
    },
  };
}
