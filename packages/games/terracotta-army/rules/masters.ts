// TA-7: hiring masters and using their abilities.
import type { Choice, Refused, Seat } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { MASTERS, type Master, WARRIORS, type Warrior, WEAPONS } from '../content/content.ts';
import { type G, hasMaster, hasToken } from '../state.ts';
import { gainWet, hasEmptyCell, payCoins } from './book-keeping.ts';
import { actionCode, actionOf, actionWord, PASS, pairCode, TAKE_COIN, TAKE_WET, word } from './codes.ts';
import { addInnerOptions, performInner, whyNotInner } from './inner.ts';
import { addMasterMoves, performInspection } from './inspectors.ts';
import type { Chapter, X } from './tasks.ts';

const ALL_WEAPONS = (1 << WEAPONS.length) - 1;
const STOREHOUSE_PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/** TA-7.1: any unused token of the player that can be paid; equal prices are one option. */
export function addHireOptions(book: Book, g: G, p: Seat, out: Choice[]): void {
  for (const [token, price] of book.content.masters.tokenPrices.entries()) {
    const choice = actionCode('hire', price);
    if (price <= (g.coins[p] as number) && hasToken(g, p, token) && !out.includes(choice)) out.push(choice);
  }
}

/** An unused token of this price, or -1. */
const tokenFor = (book: Book, g: G, p: Seat, price: number): number =>
  book.content.masters.tokenPrices.findIndex((each, token) => each === price && hasToken(g, p, token));

export function hire(book: Book, x: X, p: Seat, master: Master, price: number): void {
  const token = tokenFor(book, x.g, p, price);
  payCoins(x, p, price);
  x.g.masters[p * MASTERS.length + MASTERS.indexOf(master)] = token + 1;
  x.tell({ say: 'hired', p, master, price });
}

/** Adds the options of a master's ability; none if it is impossible or has no effect. */
export function addAbilityOptions(book: Book, g: G, p: Seat, segment: number, master: Master, out: Choice[]): void {
  if (master === 'builder') addBuilderOptions(g, p, out);
  else if (master === 'steward') addInnerOptions(book, g, p, segment, out);
  else if (master === 'inspector') addMasterMoves(out);
  else if (master === 'clay_maker') out.push(actionCode('clay', book.content.masters.clayMakerClay));
  else if (master === 'overseer') addStorehousePairs(g, out);
  else if (g.weapons[p] !== ALL_WEAPONS) out.push(actionCode('prepareAll'));
}

/** TA-7.3: coins equal to the round number, and only the types with the most figures left. */
function addBuilderOptions(g: G, p: Seat, out: Choice[]): void {
  const most = Math.max(...g.left);
  if (most === 0 || (g.coins[p] as number) < g.round || !hasEmptyCell(g)) return;
  for (let w = 0; w < WARRIORS.length; w++) if (g.left[w] === most) out.push(actionCode('build', w));
}

/** TA-7.7: only the first empty storehouse is offered, because all empty ones are the same choice. */
const isWorthOffering = (g: G, storehouse: number): boolean =>
  (g.storehouses[storehouse] as number) > 0 || storehouse === g.storehouses.indexOf(0);
const canEmpty = (g: G, a: number, b: number): boolean => isWorthOffering(g, a) && isWorthOffering(g, b);

function addStorehousePairs(g: G, out: Choice[]): void {
  for (const [a, b] of STOREHOUSE_PAIRS) if (canEmpty(g, a, b)) out.push(pairCode('stores', a, b));
}

export function performAbility(book: Book, x: X, p: Seat, segment: number, master: Master, choice: Choice): void {
  x.tell({ say: 'usedMaster', p, master });
  if (master === 'builder') payBuilder(x, p, actionOf(choice).what);
  else if (master === 'steward')
    performInner(book, x, p, segment, choice); // TA-7.4
  else if (master === 'inspector') performInspection(book, x, choice);
  else if (master === 'clay_maker')
    gainWet(x, p, book.content.masters.clayMakerClay); // TA-7.6
  else if (master === 'overseer') {
    const { what, other } = actionOf(choice);
    emptyStorehouse(x, p, what);
    emptyStorehouse(x, p, other);
  } else {
    x.g.weapons[p] = ALL_WEAPONS;
    x.tell({ say: 'preparedAll', p });
  }
}

/** TA-7.3: coins instead of clay; nothing goes to a storehouse. */
function payBuilder(x: X, p: Seat, warrior: number): void {
  payCoins(x, p, x.g.round);
  x.g.inHand[p] = warrior;
  x.next({ do: 'chooseCell', p, warrior: WARRIORS[warrior] as Warrior, by: 'builder' });
}

function emptyStorehouse(x: X, p: Seat, storehouse: number): void {
  const n = x.g.storehouses[storehouse] as number;
  if (n === 0) return;
  x.g.storehouses[storehouse] = 0;
  x.g.dry[p] = (x.g.dry[p] as number) + n;
  x.tell({ say: 'emptiedStorehouse', p, n, storehouse: storehouse + 1 });
}

/** Why tokens, or the ability of a hired master, are not offered in the master's segment. */
export function whyNotMaster(book: Book, g: G, p: Seat, segment: number, master: Master): Refused[] {
  const hired = hasMaster(g, p, MASTERS.indexOf(master));
  const have = g.coins[p] as number;
  const tokens = book.content.masters.tokenPrices.flatMap((price): Refused[] => {
    const at = actionWord('hire', price);
    if (hired) return [{ word: at, why: 'hiredAlready', rule: 'TA-7.2', master }];
    if (tokenFor(book, g, p, price) < 0) return [{ word: at, why: 'tokenUsed', rule: 'TA-7.1', price }];
    return price > have ? [{ word: at, why: 'notEnoughCoins', rule: 'TA-7.1', need: price, have }] : [];
  });
  return hired ? [...tokens, ...whyNotAbility(book, g, p, segment, master)] : tokens;
}

function whyNotAbility(book: Book, g: G, p: Seat, segment: number, master: Master): Refused[] {
  if (master === 'builder') return whyNotBuilder(g, p);
  if (master === 'steward') return whyNotInner(book, g, p, segment);
  if (master === 'overseer')
    return STOREHOUSE_PAIRS.filter(([a, b]) => !canEmpty(g, a, b)).map(([a, b]) => {
      return { word: word(pairCode('stores', a, b)), why: 'storehouseEmpty', rule: 'TA-7.7' };
    });
  if (master === 'blacksmith' && g.weapons[p] === ALL_WEAPONS)
    return [{ word: actionWord('prepareAll'), why: 'allPrepared', rule: 'TA-7.8' }];
  return [];
}

function whyNotBuilder(g: G, p: Seat): Refused[] {
  const need = g.round;
  const have = g.coins[p] as number;
  const most = Math.max(...g.left);
  return WARRIORS.flatMap((warrior, w): Refused[] => {
    const at = actionWord('build', w);
    if (have < need) return [{ word: at, why: 'notEnoughCoins', rule: 'TA-7.3', need, have }];
    if (!hasEmptyCell(g)) return [{ word: at, why: 'mausoleumFull', rule: 'TA-5.3' }];
    if (g.left[w] === 0) return [{ word: at, why: 'warriorsGone', rule: 'TA-5.2', warrior }];
    return (g.left[w] as number) < most ? [{ word: at, why: 'notMostLeft', rule: 'TA-7.3', warrior }] : [];
  });
}

export function masterRules(book: Book): Chapter<'mayUseMaster'> {
  return {
    mayUseMaster: {
      who: t => t.p,
      options: (g, { p, segment, master }) => {
        const out: Choice[] = [];
        addAbilityOptions(book, g, p, segment, master, out);
        if (out.length > 0) out.push(PASS);
        return out;
      },
      show: word,
      choose: (x, { p, segment, master }, c) => {
        if (c !== PASS) performAbility(book, x, p, segment, master, c);
      },
      whyNot: (g, { p, segment, master }) => [
        ...[TAKE_WET, TAKE_COIN].map(c => ({ word: word(c), why: 'hiringWasTheAction', rule: 'TA-7.2' })),
        ...whyNotAbility(book, g, p, segment, master),
      ],
    },
  };
}
