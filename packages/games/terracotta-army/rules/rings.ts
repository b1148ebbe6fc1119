// TA-3.4 to TA-3.6: the actions of a worker's segment, from the inner ring to the outer one.
import type { Choice, Refused, Seat, Word } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import {
  type InnerSpace,
  MASTERS,
  type MiddleSpace,
  type OuterSpace,
  SEGMENTS,
  SPECIALISTS,
  WEAPONS,
  type Weapon,
} from '../content/content.ts';
import { type G, hasMaster, hasWeapon } from '../state.ts';
import { gainCoins, gainWet } from './book-keeping.ts';
import { actionCode, actionOf, actionWord, PASS, TAKE_COIN, TAKE_WET, word } from './codes.ts';
import { addInnerOptions, innerAt, performInner, whyNotInner } from './inner.ts';
import { addAbilityOptions, addHireOptions, hire, performAbility, whyNotMaster } from './masters.ts';
import { addBuyOptions, buy, whyNotBuy } from './specialists.ts';
import type { Chapter, X } from './tasks.ts';
import { whyNoRing } from './turn.ts';

/** Which space of the middle ring is in a segment. */
export const middleSpaceAt = (g: G, segment: number): number => (segment - 1 - g.middleOffset + SEGMENTS) % SEGMENTS;
export const middleAt = (book: Book, g: G, segment: number): MiddleSpace =>
  book.content.wheel.middle[middleSpaceAt(g, segment)] as MiddleSpace;
export const outerAt = (book: Book, segment: number): OuterSpace => book.content.wheel.outer[segment - 1] as OuterSpace;

/** TA-3.5: on the inner and middle ring, one wet clay or one coin instead of the action, or nothing. */
function withSubstitutes(out: Choice[]): Choice[] {
  out.push(TAKE_WET, TAKE_COIN, PASS);
  return out;
}

function innerOptions(book: Book, g: G, p: Seat, segment: number): Choice[] {
  const out: Choice[] = [];
  addInnerOptions(book, g, p, segment, out);
  return withSubstitutes(out);
}

function middleOptions(book: Book, g: G, p: Seat, segment: number): Choice[] {
  const out: Choice[] = [];
  addMiddleOptions(book, g, p, segment, out);
  return withSubstitutes(out);
}

/** True if the choice was a substitute, which has then been carried out. */
function takeSubstitute(x: X, p: Seat, choice: Choice): boolean {
  if (choice === TAKE_WET) gainWet(x, p, 1);
  else if (choice === TAKE_COIN) gainCoins(x, p, 1);
  return choice === TAKE_WET || choice === TAKE_COIN || choice === PASS;
}

const canTakePriority = (g: G, p: Seat): boolean => g.priority[p] === 0 && g.priorityStack.length > 0;

function addMiddleOptions(book: Book, g: G, p: Seat, segment: number, out: Choice[]): void {
  const space = middleAt(book, g, segment);
  if (space.action === 'clay') out.push(actionCode('clay', space.amount));
  else if (space.action === 'coins') out.push(actionCode('coins', space.amount));
  else if (space.action === 'priority') {
    if (canTakePriority(g, p)) out.push(actionCode('priority'));
  } else if (hasMaster(g, p, MASTERS.indexOf(space.master))) addAbilityOptions(book, g, p, segment, space.master, out);
  else addHireOptions(book, g, p, out);
}

function performMiddle(book: Book, x: X, p: Seat, segment: number, choice: Choice): void {
  const space = middleAt(book, x.g, segment);
  if (space.action === 'clay') gainWet(x, p, space.amount);
  else if (space.action === 'coins') gainCoins(x, p, space.amount);
  else if (space.action === 'priority') takePriority(book, x, p);
  else if (hasMaster(x.g, p, MASTERS.indexOf(space.master))) performAbility(book, x, p, segment, space.master, choice);
  else {
    hire(book, x, p, space.master, actionOf(choice).what);
    x.next({ do: 'mayUseMaster', p, segment, master: space.master });
  }
}

/** TA-4.5 */
function takePriority(book: Book, x: X, p: Seat): void {
  const token = x.g.priorityStack.shift() as number;
  x.g.priority[p] = token;
  x.tell({ say: 'tookPriority', p, token });
  gainWet(x, p, book.content.priorityClay[token - 1] as number);
}

function whyNotMiddle(book: Book, g: G, p: Seat, segment: number): Refused[] {
  const space = middleAt(book, g, segment);
  if (space.action === 'master') return whyNotMaster(book, g, p, segment, space.master);
  if (space.action !== 'priority' || canTakePriority(g, p)) return [];
  const why = g.priority[p] === 0 ? 'noPriorityLeft' : 'hasPriority';
  return [{ word: actionWord('priority'), why, rule: 'TA-4.5' }];
}

/** The words of the outer ring's action, possible or not. */
function outerWords(space: OuterSpace): Word[] {
  if (space.action === 'weapon') return [actionWord('prepare', WEAPONS.indexOf(space.weapon))];
  return space.types.map(type => actionWord('buy', SPECIALISTS.indexOf(type)));
}
/** TA-3.4: the rings are carried out from the inside to the outside. */
const whyNotYet = (book: Book, segment: number): Refused[] =>
  outerWords(outerAt(book, segment)).map(at => ({ word: at, why: 'ringsInOrder', rule: 'TA-3.4' }));

function outerOptions(book: Book, g: G, p: Seat, segment: number): Choice[] {
  const space = outerAt(book, segment);
  const out: Choice[] = [];
  if (space.action === 'specialist') addBuyOptions(book, g, p, space.types, out);
  else {
    const weapon = WEAPONS.indexOf(space.weapon);
    if (!hasWeapon(g, p, weapon)) out.push(actionCode('prepare', weapon));
  }
  if (out.length > 0) out.push(PASS);
  return out;
}

/** TA-4.6 */
function prepare(x: X, p: Seat, weapon: number): void {
  x.g.weapons[p] = (x.g.weapons[p] as number) | (1 << weapon);
  x.tell({ say: 'prepared', p, weapon: WEAPONS[weapon] as Weapon });
}

interface SegmentWords {
  readonly inner: Word;
  readonly middle: Word;
  readonly outer: readonly Word[];
}
/** What the three rings show in a segment. */
export function segmentWords(book: Book, g: G, segment: number): SegmentWords {
  const outer = outerWords(outerAt(book, segment));
  return {
    inner: innerWord(innerAt(book, g, segment)),
    middle: middleWord(middleAt(book, g, segment)),
    outer: outer.length === SPECIALISTS.length ? ['buy:any'] : outer,
  };
}

const tellSegment = (book: Book, x: X, segment: number): void =>
  x.tell({ say: 'segmentShows', segment, ...segmentWords(book, x.g, segment) });

function innerWord(space: InnerSpace): Word {
  if (space.action === 'warrior') return `warrior:${space.clay}`;
  if (space.action === 'clay') return actionWord('clay', space.amount);
  if (space.action === 'coins') return actionWord('coins', space.amount);
  return actionWord(space.action);
}

function middleWord(space: MiddleSpace): Word {
  if (space.action === 'master') return `master:${space.master}`;
  if (space.action === 'clay') return actionWord('clay', space.amount);
  return space.action === 'coins' ? actionWord('coins', space.amount) : actionWord('priority');
}

export function ringRules(book: Book): Chapter<'carryOutSegment' | 'chooseInner' | 'chooseMiddle' | 'mayUseOuter'> {
  return {
    carryOutSegment: (x, { p, segment }) => {
      tellSegment(book, x, segment);
      x.next({ do: 'chooseInner', p, segment }, { do: 'chooseMiddle', p, segment }, { do: 'mayUseOuter', p, segment });
    },
    chooseInner: {
      who: t => t.p,
      options: (g, { p, segment }) => innerOptions(book, g, p, segment),
      show: word,
      choose: (x, { p, segment }, c) => {
        if (!takeSubstitute(x, p, c)) performInner(book, x, p, segment, c);
      },
      usual: (g, { p, segment }) => innerOptions(book, g, p, segment)[0] as Choice,
      whyNot: (g, { p, segment }) => [...whyNotInner(book, g, p, segment), ...whyNotYet(book, segment), ...whyNoRing()],
    },
    chooseMiddle: {
      who: t => t.p,
      options: (g, { p, segment }) => middleOptions(book, g, p, segment),
      show: word,
      choose: (x, { p, segment }, c) => {
        if (!takeSubstitute(x, p, c)) performMiddle(book, x, p, segment, c);
      },
      usual: (g, { p, segment }) => middleOptions(book, g, p, segment)[0] as Choice, // a master: the cheapest token
      whyNot: (g, { p, segment }) => [
        ...whyNotMiddle(book, g, p, segment),
        ...whyNotYet(book, segment),
        ...whyNoRing(),
      ],
    },
    mayUseOuter: {
      who: t => t.p,
      options: (g, { p, segment }) => outerOptions(book, g, p, segment),
      show: word,
      choose: (x, { p }, c) => {
        const { kind, what } = actionOf(c);
        if (kind === 'buy') buy(book, x, p, what);
        else if (kind === 'prepare') prepare(x, p, what);
      },
      usual: (g, { p, segment }) =>
        outerAt(book, segment).action === 'weapon' ? (outerOptions(book, g, p, segment)[0] as Choice) : PASS,
      whyNot: (g, { p, segment }) => {
        const space = outerAt(book, segment);
        return [
          ...[TAKE_WET, TAKE_COIN].map(c => ({ word: word(c), why: 'noSubstitute', rule: 'TA-3.6' })),
          ...(space.action === 'specialist' ? whyNotBuy(book, g, p, space.types) : []),
          ...whyNoRing(),
        ];
      },
    },
  };
}
