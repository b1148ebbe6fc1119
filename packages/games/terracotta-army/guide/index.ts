// What a newcomer should want: lead where the inspectors look and on the tile of the round, and then what lasts.
import type { Goal, Guide, Match, Messages, Seat } from '@boardwright/engine';
import { type Book, type Cells, NOWHERE } from '../content/book.ts';
import { MASTERS, SEGMENTS, TILES, WARRIORS } from '../content/content.ts';
import type { Contest } from '../rules/contest.ts';
import { middleAt, segmentWords } from '../rules/rings.ts';
import { columnContest, rowContest, tileContest } from '../rules/scoring.ts';
import type { Tasks } from '../rules/tasks.ts';
import { COLUMN, type G, hasMaster, ROW } from '../state.ts';

const messages = (file: { default: Messages }): Messages => file.default;
/** So late a master hardly pays for itself any more. */
const EARLY_ROUNDS = 2;
const BUILDING: readonly string[] = ['build:*'];

export const guideFor = (book: Book): Guide<G, Tasks> => ({
  goals: ({ g }: Match<G, Tasks>, seat: Seat) =>
    g.over ? [] : [inspected(book, g, seat), tileOfRound(book, g, seat), lasting(book, g, seat)],
  texts: {
    en: () => import('./locale/en.json', { with: { type: 'json' } }).then(messages),
    hu: () => import('./locale/hu.json', { with: { type: 'json' } }).then(messages),
    pl: () => import('./locale/pl.json', { with: { type: 'json' } }).then(messages),
  },
});

/** How many more than the best of the others. */
function leadOf({ counts }: Contest, seat: Seat): { mine: number; best: number } {
  return { mine: counts[seat] ?? 0, best: Math.max(0, ...counts.filter((_, p) => p !== seat)) };
}

/** TA-8.2, TA-8.3: of the two lines in sight, the one where the seat needs more. */
function inspected(book: Book, g: G, seat: Seat): Goal {
  const [row, column] = [rowContest(book, g), columnContest(book, g)];
  const lead = (contest: Contest): number => leadOf(contest, seat).mine - leadOf(contest, seat).best;
  const isRow = lead(row) <= lead(column);
  const contest = isRow ? row : column;
  const cells = isRow ? book.rowCells[g.inspectors[ROW] as number] : book.columnCells[g.inspectors[COLUMN] as number];
  return {
    is: { say: 'inspected', where: contest.where, ...contest.worth, ...leadOf(contest, seat) },
    at: [contest.where],
    words: [...BUILDING, ...segments(book, g, inner => inner.startsWith('warrior:')), ...wordsOf(book, cells ?? [])],
    rule: isRow ? 'TA-8.2' : 'TA-8.3',
  };
}

/** TA-8.5 to TA-8.8 */
function tileOfRound(book: Book, g: G, seat: Seat): Goal {
  const tile = g.tiles[g.round - 1] as number;
  const name = TILES[tile] as string;
  const contest = tileContest(book, g);
  const isGoods = name === 'coins' || name === 'clay';
  return {
    is: { say: isGoods ? 'tileGoods' : 'tile', tile: contest.where, ...contest.worth, ...leadOf(contest, seat) },
    at: [`tile:${name}`],
    words: isGoods ? goodsWords(book, g, name) : warriorWords(book, g, tile, name),
    rule: isGoods ? 'TA-8.8' : 'TA-8.5',
  };
}

const goodsWords = (book: Book, g: G, name: string): string[] => [
  `${name}:*`,
  ...segments(book, g, (inner, middle) => [inner, middle].some(word => word.startsWith(`${name}:`))),
];

function warriorWords(book: Book, g: G, tile: number, name: string): string[] {
  const part = book.tileCells[tile] ?? null;
  const build = segments(book, g, inner => inner.startsWith('warrior:'));
  if (part !== null) return [...BUILDING, ...build, ...wordsOf(book, part)];
  const type = WARRIORS.find(warrior => name === plural(warrior));
  return [...build, ...(type === undefined ? [] : [`build:${type}`])];
}
const plural = (warrior: string): string => (warrior === 'crossbowman' ? 'crossbowmen' : `${warrior}s`);

/** What pays for longer than this round: a master early on, a better place in the turn order, groups. */
function lasting(book: Book, g: G, seat: Seat): Goal {
  const isEarly = g.round <= EARLY_ROUNDS;
  if (isEarly && !MASTERS.some((_, master) => hasMaster(g, seat, master))) return master(book, g);
  const token = g.priorityStack[0];
  if (g.round < book.rounds && token !== undefined && g.priority[seat] === 0 && g.order[0] !== seat)
    return {
      is: { say: 'first', token, place: g.order.indexOf(seat) + 1 },
      at: [`priority:${token}`],
      words: ['do:priority', ...segments(book, g, (_, middle) => middle === 'do:priority')],
      rule: 'TA-4.5',
    };
  const { group } = book.content.final;
  return {
    is: { say: 'groups', ...group },
    at: [`points-${seat}`],
    words: [...BUILDING, 'cell:*', ...segments(book, g, inner => inner.startsWith('warrior:'))],
    rule: 'TA-10.3',
  };
}

/** TA-7.1 */
function master(book: Book, g: G): Goal {
  const shown = Array.from({ length: SEGMENTS }, (_, i) => middleAt(book, g, i + 1));
  const at = shown.flatMap(space => (space.action === 'master' ? [`master:${space.master}`] : []));
  return {
    is: { say: 'master' },
    at: at.slice(0, 1),
    words: ['hire:*', ...segments(book, g, (_, middle) => middle.startsWith('master:'))],
    rule: 'TA-7.1',
  };
}

const wordsOf = (book: Book, cells: Cells): string[] =>
  cells.filter(cell => cell !== NOWHERE).map(cell => book.cellWords[cell] as string);

/** The words for a worker in each segment whose rings fit. */
function segments(book: Book, g: G, fits: (inner: string, middle: string) => boolean): string[] {
  return Array.from({ length: SEGMENTS }, (_, i) => i + 1).flatMap(segment => {
    const { inner, middle } = segmentWords(book, g, segment);
    return fits(inner, middle) ? [`craftsman:${segment}`, `artisan:${segment}`] : [];
  });
}
