// TA-2: the table before the first turn.
import { type Ctx, type Option, type Seat, type Settings, startingSeat, startOption } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { MASTERS, SEGMENTS, SPECIALISTS, STOREHOUSES, TILES, WARRIORS } from '../content/content.ts';
import { SOURCES } from '../sources.ts';
import { type G, NO_FIGURE } from '../state.ts';
import type { Tasks } from './tasks.ts';

export const SEATS = [2, 3, 4] as const;
export const OPTIONS: readonly Option[] = [
  startOption(SEATS, 'random'),
  { id: 'crossbow', values: ['nearest', 'any'], default: 'nearest' }, // TA-5.8
];
const [START] = OPTIONS as [Option];

export function setup(book: Book, x: Omit<Ctx<G, Tasks>, 'g'>, seats: number, settings: Settings): G {
  const { start } = book.content;
  const each = (n: number): number[] => new Array<number>(seats).fill(n);
  const zeros = (length: number): number[] => new Array<number>(length).fill(0);
  const first = startingSeat(x, seats, settings, START); // TA-2.5
  const order: Seat[] = each(0).map((_, place) => (first + place) % seats);
  const innerOffset = x.die(SEGMENTS); // TA-2.1
  const middleOffset = x.die(SEGMENTS);
  const pile = [...book.tilePile];
  const tiles = zeros(book.rounds).map(() => x.draw(pile)); // TA-2.2
  const extra = (p: Seat) => start.extraByPlace[order.indexOf(p)] ?? { wet: 0, coins: 0 };
  x.tell({ say: 'tilesDrawn', tiles: tiles.map(tile => `tile:${TILES[tile]}`) });
  x.tell({ say: 'startPlayer', p: first });
  for (const p of order) {
    const { wet, coins } = extra(p);
    if (wet > 0) x.tell({ say: 'gainedWet', p, n: wet });
    if (coins > 0) x.tell({ say: 'gainedCoins', p, n: coins });
  }
  x.next({ do: 'beginRound' });
  const g: G = {
    seats,
    round: 1,
    over: false,
    order,
    innerOffset,
    middleOffset,
    wheel: zeros(SEGMENTS * 2),
    craftsmen: each(start.workers[String(seats) as '2']), // TA-2.3
    artisans: each(0),
    wet: each(0).map((_, p) => extra(p).wet),
    dry: each(0),
    coins: each(start.coins).map((n, p) => n + extra(p).coins),
    points: each(0),
    earned: zeros(seats * SOURCES.length),
    weapons: each(0),
    masters: zeros(seats * MASTERS.length),
    inHand: each(NO_FIGURE),
    priority: each(0),
    priorityStack: each(0)
      .slice(1)
      .map((_, i) => i + 1), // TA-2.4
    storehouses: new Array<number>(STOREHOUSES).fill(start.storehouseClay),
    left: WARRIORS.map(() => book.figuresPerWarrior), // TA-2.6
    bought: SPECIALISTS.map(() => 0),
    inspectors: [book.rowStep === 1 ? 0 : book.rows - 1, book.columnStep === 1 ? 0 : book.columns - 1],
    tiles,
    tomb: zeros(book.cells),
    figures: { kind: [], owner: [], at: [], way: [] },
  };
  if (settings.crossbow === 'any') g.anyShot = true;
  return g;
}
