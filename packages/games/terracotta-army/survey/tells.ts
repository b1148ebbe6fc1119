// What an option costs and does, in words, for the list of options.
import { type OptionTold, type Phrase, splitWord, type Task, type Word } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { DIRECTIONS, SPECIALISTS, WARRIORS } from '../content/content.ts';
import { actionCode } from '../rules/codes.ts';
import { segmentWords } from '../rules/rings.ts';
import { priceOf } from '../rules/specialists.ts';
import type { Tasks } from '../rules/tasks.ts';
import { pointsOfNext } from '../rules/warriors.ts';
import { shotCells } from '../rules/weapons.ts';
import type { G } from '../state.ts';

const inCoins = (n: number): Phrase => ({ say: 'inCoins', n });
const scores = (n: number): Phrase => ({ say: 'scores', n });
const positionIn = (names: readonly string[], name: string): number => names.indexOf(name);

export function tells(book: Book, g: G, task: Task<Tasks>, word: Word): OptionTold | null {
  const { kind, details } = splitWord(word);
  const [what = ''] = details;
  switch (kind) {
    case 'craftsman':
    case 'artisan':
      return { gives: { say: 'segmentGives', ...segmentWords(book, g, Number(what)) } };
    case 'ring':
      return { costs: inCoins(book.content.wheel.turnPrice) };
    case 'hire':
      return { costs: inCoins(Number(what)), gives: hired(book, g, task) };
    case 'build':
      return warrior(book, g, task, positionIn(WARRIORS, what));
    case 'buy':
      return specialist(book, g, what);
    default:
      return task.do === 'mayUseWeapon' ? weapon(book, g, task, kind, what) : null;
  }
}

/** The master of the segment in which a token is spent. */
const hired = (book: Book, g: G, task: Task<Tasks>): Phrase | undefined =>
  'segment' in task ? { say: 'hires', master: segmentWords(book, g, task.segment).middle } : undefined;

/** TA-7.3: the Master Builder takes coins and brings no points; elsewhere clay is paid. */
function warrior(book: Book, g: G, task: Task<Tasks>, kind: number): OptionTold | null {
  if (!('segment' in task)) return null;
  const { inner, middle } = segmentWords(book, g, task.segment);
  if (task.do !== 'chooseInner' && middle === 'master:builder') return { costs: inCoins(g.round), gives: scores(0) };
  const [clay = ''] = splitWord(inner).details;
  return { costs: { say: 'inClay', n: Number(clay) }, gives: scores(pointsOfNext(book, g, kind)) };
}

function specialist(book: Book, g: G, what: string): OptionTold | null {
  const kind = positionIn(SPECIALISTS, what);
  const name = SPECIALISTS[kind];
  if (name === undefined) return null;
  return {
    costs: { say: 'inCoinsAndWeapon', n: priceOf(book, g, kind), weapon: book.content.specialists.weapons[name] },
  };
}

/** TA-5.6 to TA-5.9. */
function weapon(
  book: Book,
  g: G,
  { warrior: kind, cell }: Tasks['mayUseWeapon'],
  how: string,
  what: string,
): OptionTold | null {
  const { officerPoints, guardPoints, soldierPoints, soldierCoins, crossbowmanPointsPerCell } = book.content.abilities;
  if (how === 'button') return null;
  if (kind === 'officer') return { gives: scores(officerPoints) };
  if (kind === 'guard') return { gives: scores(guardPoints) };
  if (kind === 'soldier') return { gives: { say: 'scoresAndCoins', n: soldierPoints, coins: soldierCoins } };
  const target = how === 'aim' ? positionIn(book.cellNames, what) : positionIn(DIRECTIONS, what);
  const cells = shotCells(
    book,
    g,
    positionIn(book.cellNames, cell),
    actionCode(how === 'aim' ? 'aim' : 'shoot', target),
  );
  return { gives: scores(cells.length * crossbowmanPointsPerCell) };
}
