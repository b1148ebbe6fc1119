// TA-5.5 to TA-5.9: a new warrior may use its weapon.
import type { Choice, Refused, Seat, Word } from '@boardwright/engine';
import { type Book, NOWHERE } from '../content/book.ts';
import { DIRECTIONS, WARRIORS, WEAPONS, type Weapon } from '../content/content.ts';
import { cellsOf, type G, hasWeapon, isWarriorKind } from '../state.ts';
import { earn, figureAt, gainCoins, liftFigure, standFigure } from './book-keeping.ts';
import { actionCode, actionOf, actionWord, BACK, PASS, pairCode, word } from './codes.ts';
import { addOfficerMoves, isAtStart, performInspection } from './inspectors.ts';
import type { Chapter, X } from './tasks.ts';

const [OFFICER, GUARD, CROSSBOWMAN] = [0, 1, 2];

/** Empty cells from here to the nearest figure in a direction; NOWHERE if there is no figure. */
export function gapTowards(book: Book, g: G, cell: number, direction: number): number {
  let gap = 0;
  for (
    let at = book.next[cell * 4 + direction] as number;
    at !== NOWHERE;
    at = book.next[at * 4 + direction] as number
  ) {
    if (g.tomb[at] !== 0) return gap;
    gap++;
  }
  return NOWHERE;
}

/** A figure in line with a cell: its cell, and the number of empty cells in between. */
export interface Shot {
  readonly at: number;
  readonly direction: number;
  readonly empty: readonly number[];
}

/** Every figure in the row and the column of a cell, even behind others, nearest first. */
export function shotsFrom(book: Book, g: G, cell: number): Shot[] {
  const out: Shot[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const empty: number[] = [];
    let last = 0; // a horse may lie along the line: it is one figure
    for (
      let at = book.next[cell * 4 + direction] as number;
      at !== NOWHERE;
      at = book.next[at * 4 + direction] as number
    ) {
      const there = g.tomb[at] as number;
      if (there === 0) empty.push(at);
      else if (there !== last) out.push({ at: g.figures.at[there - 1] as number, direction, empty: [...empty] });
      last = there;
    }
  }
  return out;
}

/** The shots that may be chosen, including empty ones: the nearest figure in each direction, or any. */
export function shotsAllowed(book: Book, g: G, cell: number): Shot[] {
  const all = shotsFrom(book, g, cell);
  return g.anyShot ? all : all.filter((shot, i) => all[i - 1]?.direction !== shot.direction);
}

/** The cells that a shot counts: up to the nearest figure in a direction, or up to its target. */
export function shotCells(book: Book, g: G, cell: number, choice: Choice): readonly number[] {
  const { kind, what } = actionOf(choice);
  const isMeant = ({ at, direction }: Shot): boolean => (kind === 'aim' ? at === what : direction === what);
  return shotsFrom(book, g, cell).find(isMeant)?.empty ?? [];
}

/** Whether a figure can move one step: every cell it would be on is empty or its own. */
function canStep(book: Book, g: G, figure: number, cells: readonly number[], direction: number): boolean {
  for (const cell of cells) {
    const to = book.next[cell * 4 + direction] as number;
    if (to === NOWHERE) return false;
    const there = g.tomb[to] as number;
    if (there !== 0 && there !== figure + 1) return false;
  }
  return true;
}

/** Where a warrior, with its horse, can march in a straight line. The cells are those of the warrior itself. */
export function marches(book: Book, g: G, figure: number): number[] {
  const out: number[] = [];
  for (let direction = 0; direction < 4; direction++) {
    let cells = cellsOf(book, g, figure);
    while (canStep(book, g, figure, cells, direction)) {
      cells = cells.map(cell => book.next[cell * 4 + direction] as number);
      out.push(cells[0] as number);
    }
  }
  return out;
}

function canMarch(book: Book, g: G, figure: number): boolean {
  const cells = cellsOf(book, g, figure);
  for (let direction = 0; direction < 4; direction++) if (canStep(book, g, figure, cells, direction)) return true;
  return false;
}

const isOwnWarrior = (g: G, p: Seat, figure: number): boolean =>
  g.figures.owner[figure] === p && isWarriorKind(g.figures.kind[figure] as number);

/** TA-5.7: any other warrior of the player that has room. */
function addGuardMoves(book: Book, g: G, p: Seat, guard: number, out: Choice[]): void {
  const { at } = g.figures;
  for (let f = 0; f < at.length; f++)
    if (f !== guard && isOwnWarrior(g, p, f) && canMarch(book, g, f)) out.push(actionCode('march', at[f] as number));
}

/** TA-5.8: a direction with a figure behind a gap; or, by the other reading, any figure in line with a gap. */
function addShots(book: Book, g: G, cell: number, out: Choice[]): void {
  if (g.anyShot) {
    for (const { at, empty } of shotsFrom(book, g, cell)) if (empty.length > 0) out.push(actionCode('aim', at));
    return;
  }
  for (let direction = 0; direction < 4; direction++)
    if (gapTowards(book, g, cell, direction) > 0) out.push(actionCode('shoot', direction));
}

function weaponOptions(book: Book, g: G, p: Seat, warrior: number, cell: number): Choice[] {
  const out: Choice[] = [];
  if (!hasWeapon(g, p, warrior)) return out;
  if (warrior === CROSSBOWMAN) addShots(book, g, cell, out);
  else out.push(actionCode('use', warrior));
  if (warrior === OFFICER) addOfficerMoves(book, g, out);
  if (warrior === GUARD) addGuardMoves(book, g, p, figureAt(g, cell), out);
  if (out.length > 0) out.push(PASS);
  return out;
}

/** Turns the weapon to its inactive side and carries out its ability. */
function performWeapon(book: Book, x: X, p: Seat, warrior: number, cell: number, choice: Choice): void {
  const { abilities } = book.content;
  const weapon = WEAPONS[warrior] as Weapon;
  const where = book.cellWords[cell] as string;
  const { kind, what } = actionOf(choice);
  x.g.weapons[p] = (x.g.weapons[p] as number) & ~(1 << warrior);
  x.tell({ say: 'usedWeapon', p, weapon });
  if (warrior === OFFICER) {
    earn(x, p, 'points:sword', abilities.officerPoints, where);
    if (kind === 'inspect') performInspection(book, x, choice);
  } else if (warrior === GUARD) {
    earn(x, p, 'points:halberd', abilities.guardPoints, where);
    if (kind === 'march') x.next({ do: 'chooseTarget', p, cell: book.cellNames[what] as string });
  } else if (warrior === CROSSBOWMAN) {
    const gap = shotCells(book, x.g, cell, choice).length;
    earn(x, p, 'points:crossbow', gap * abilities.crossbowmanPointsPerCell, where);
  } else {
    earn(x, p, 'points:spear', abilities.soldierPoints, where);
    gainCoins(x, p, abilities.soldierCoins);
  }
}

function march(book: Book, x: X, p: Seat, from: number, to: number): void {
  const { g } = x;
  const figure = figureAt(g, from);
  liftFigure(book, g, figure);
  g.figures.at[figure] = to;
  standFigure(book, g, figure);
  const warrior = WARRIORS[g.figures.kind[figure] as number] as string;
  x.tell({ say: 'marched', p, warrior, from: book.cellNames[from] as string, to: book.cellNames[to] as string });
}

function whyNotWeapon(book: Book, g: G, p: Seat, warrior: number, cell: number): Refused[] {
  if (warrior === GUARD) return whyNoMarch(book, g, p, figureAt(g, cell));
  if (warrior === CROSSBOWMAN && g.anyShot) return whyNoAim(book, g, cell);
  if (warrior === CROSSBOWMAN)
    return DIRECTIONS.flatMap((_, direction): Refused[] => {
      const gap = gapTowards(book, g, cell, direction);
      const why = gap === NOWHERE ? 'nothingThere' : 'noGap';
      return gap > 0 ? [] : [{ word: actionWord('shoot', direction), why, rule: 'TA-5.8' }];
    });
  if (warrior !== OFFICER || book.content.inspectors.backFromStart) return [];
  return [0, 1].flatMap(track =>
    isAtStart(book, g, track) ? [{ word: word(pairCode('inspect', track, BACK)), why: 'atStart', rule: 'TA-1.7' }] : [],
  );
}

function whyNoAim(book: Book, g: G, cell: number): Refused[] {
  const inLine = new Map(shotsFrom(book, g, cell).map(({ at, empty }) => [at, empty.length]));
  return g.figures.at.flatMap((at): Refused[] => {
    if (at === NOWHERE || at === cell || (inLine.get(at) ?? 0) > 0) return [];
    const why = inLine.has(at) ? 'noGap' : 'notInLine';
    return [{ word: `aim:${book.cellNames[at]}`, why, rule: 'TA-5.8' }];
  });
}

function whyNoMarch(book: Book, g: G, p: Seat, guard: number): Refused[] {
  return book.cellNames.flatMap((name, cell): Refused[] => {
    const figure = figureAt(g, cell);
    if (figure < 0 || g.figures.at[figure] !== cell) return [];
    const at: Word = `move:${name}`;
    if (figure === guard) return [{ word: at, why: 'notItself', rule: 'TA-5.7' }];
    if (!isOwnWarrior(g, p, figure)) return [{ word: at, why: 'notYourWarrior', rule: 'TA-5.7' }];
    return canMarch(book, g, figure) ? [] : [{ word: at, why: 'noRoomToMarch', rule: 'TA-5.7' }];
  });
}

export function weaponRules(book: Book): Chapter<'mayUseWeapon' | 'chooseTarget'> {
  const cellOf = (name: string): number => book.cellOf[name] as number;
  return {
    mayUseWeapon: {
      who: t => t.p,
      options: (g, { p, warrior, cell }) => weaponOptions(book, g, p, WARRIORS.indexOf(warrior), cellOf(cell)),
      show: c => {
        const { kind, what } = actionOf(c);
        if (kind === 'aim') return `aim:${book.cellNames[what]}`;
        return kind === 'march' ? `move:${book.cellNames[what]}` : word(c);
      },
      choose: (x, { p, warrior, cell }, c) => {
        if (c !== PASS) performWeapon(book, x, p, WARRIORS.indexOf(warrior), cellOf(cell), c);
      },
      whyNot: (g, { p, warrior, cell }) => whyNotWeapon(book, g, p, WARRIORS.indexOf(warrior), cellOf(cell)),
    },
    chooseTarget: {
      who: t => t.p,
      options: (g, { cell }) => marches(book, g, figureAt(g, cellOf(cell))),
      show: c => book.cellWords[c] as `cell:${string}`,
      choose: (x, { p, cell }, to) => march(book, x, p, cellOf(cell), to),
      whyNot: (g, { cell }) => {
        const possible = marches(book, g, figureAt(g, cellOf(cell)));
        const others = book.cellWords.filter((_, to) => !possible.includes(to));
        return others.map(at => ({ word: at, why: 'notStraightOrBlocked', rule: 'TA-5.7' }));
      },
    },
  };
}
