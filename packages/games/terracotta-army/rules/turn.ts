// TA-3: rounds, turns, turning a ring and placing a worker.
import type { Choice, Refused, Seat, Word } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { SEGMENTS } from '../content/content.ts';
import { ARTISAN, CRAFTSMAN, type G, workerCode, workerKind } from '../state.ts';
import { payCoins } from './book-keeping.ts';
import { type Placing, placingCode, placingOf, RINGS, type Ring, ringCode, ringOf } from './codes.ts';
import type { Chapter, X } from './tasks.ts';

const KINDS = [CRAFTSMAN, ARTISAN] as const;
const RING_WORDS: readonly Word[] = RINGS.map(ring => `ring:${ring}` as const);
const INNER = ringCode('inner');
const MIDDLE = ringCode('middle');
const nameOf = (kind: number): 'craftsman' | 'artisan' => (kind === CRAFTSMAN ? 'craftsman' : 'artisan');
const workerWord = ({ kind, segment }: Placing): Word => `${nameOf(kind)}:${segment + 1}`;

/** Whether a segment accepts a worker of this kind (TA-3.3). */
export function isOpenTo(g: G, segment: number, kind: number): boolean {
  const there = g.wheel[segment * 2] as number;
  if (there === 0) return true;
  return kind === ARTISAN && workerKind(there) === CRAFTSMAN && g.wheel[segment * 2 + 1] === 0;
}

export const canTurnRing = (book: Book, g: G, p: Seat): boolean =>
  (g.coins[p] as number) >= book.content.wheel.turnPrice;

function workerOptions(book: Book, g: G, p: Seat, turned: boolean): Choice[] {
  const out: Choice[] = [];
  for (const [kind, inHand] of [g.craftsmen[p] as number, g.artisans[p] as number].entries()) {
    if (inHand === 0) continue;
    for (let segment = 0; segment < SEGMENTS; segment++)
      if (isOpenTo(g, segment, kind)) out.push(placingCode(kind, segment));
  }
  if (!turned && canTurnRing(book, g, p)) out.push(INNER, MIDDLE);
  return out;
}

/** The inner ring turns clockwise, the middle ring counter-clockwise (TA-3.2). */
export function turnRing(g: G, ring: Ring): void {
  if (ring === 'inner') g.innerOffset = (g.innerOffset + 1) % SEGMENTS;
  else g.middleOffset = (g.middleOffset + SEGMENTS - 1) % SEGMENTS;
}

/** One worker is placed per turn, so this is also the number of turns taken in this round. */
function workersPlaced(g: G): number {
  let placed = 0;
  for (const code of g.wheel) if (code !== 0) placed++;
  return placed;
}

function placeWorker(x: X, p: Seat, kind: number, segment: number): void {
  const { g } = x;
  const hand = kind === CRAFTSMAN ? g.craftsmen : g.artisans;
  hand[p] = (hand[p] as number) - 1;
  g.wheel[segment * 2 + (g.wheel[segment * 2] === 0 ? 0 : 1)] = workerCode(p, kind);
  x.tell({ say: 'placedWorker', p, worker: nameOf(kind), segment: segment + 1 });
}

function whyNoWorker(book: Book, g: G, p: Seat, turned: boolean): Refused[] {
  const out: Refused[] = [];
  for (const kind of KINDS) {
    const inHand = kind === CRAFTSMAN ? (g.craftsmen[p] as number) : (g.artisans[p] as number);
    for (let segment = 0; segment < SEGMENTS; segment++) {
      const word = workerWord({ kind, segment });
      if (inHand === 0) out.push({ word, why: kind === CRAFTSMAN ? 'noCraftsman' : 'noArtisan', rule: 'TA-3.3' });
      else if (!isOpenTo(g, segment, kind))
        out.push({ word, why: 'segmentTaken', rule: 'TA-3.3', segment: segment + 1 });
    }
  }
  const need = book.content.wheel.turnPrice;
  const have = g.coins[p] as number;
  for (const word of RING_WORDS) {
    if (turned) out.push({ word, why: 'turnedAlready', rule: 'TA-3.2' });
    else if (have < need) out.push({ word, why: 'notEnoughCoins', rule: 'TA-3.2', need, have });
  }
  return out;
}

/** Once the worker is placed, no ring turns (TA-3.2): for the following questions. */
export const whyNoRing = (): Refused[] => RING_WORDS.map(word => ({ word, why: 'tooLateToTurn', rule: 'TA-3.2' }));

export function turnRules(book: Book): Chapter<'beginRound' | 'playTurns' | 'chooseWorker'> {
  return {
    beginRound: x => {
      x.tell({ say: 'roundBegins', round: x.g.round });
      x.next({ do: 'playTurns' }, { do: 'scoreRound' }, { do: 'cleanUp' });
    },
    playTurns: x => {
      const { g } = x;
      const p = g.order[workersPlaced(g) % g.seats] as Seat;
      if ((g.craftsmen[p] as number) + (g.artisans[p] as number) === 0) return;
      x.next({ do: 'chooseWorker', p, turned: false }, { do: 'playTurns' });
    },
    chooseWorker: {
      who: t => t.p,
      options: (g, { p, turned }) => workerOptions(book, g, p, turned),
      show: c => {
        const ring = ringOf(c);
        return ring === null ? workerWord(placingOf(c)) : `ring:${ring}`;
      },
      choose: (x, { p }, c) => {
        const ring = ringOf(c);
        if (ring !== null) {
          payCoins(x, p, book.content.wheel.turnPrice);
          turnRing(x.g, ring);
          x.tell({ say: 'turnedRing', p, ring });
          x.next({ do: 'chooseWorker', p, turned: true });
          return;
        }
        const { kind, segment } = placingOf(c);
        placeWorker(x, p, kind, segment);
        x.next({ do: 'carryOutSegment', p, segment: segment + 1 });
      },
      whyNot: (g, { p, turned }) => whyNoWorker(book, g, p, turned),
    },
  };
}
