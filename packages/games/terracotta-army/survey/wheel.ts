// The wheel in words: what each segment shows on its three rings, and who stands there; and the storehouses beside it.
import type { Area, Phrase, Spot } from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import { SEGMENTS } from '../content/content.ts';
import { segmentWords } from '../rules/rings.ts';
import { CRAFTSMAN, type G, workerKind, workerOwner } from '../state.ts';

export const wheel = (book: Book, g: G): Area => ({
  id: 'wheel',
  heads: [
    { say: 'segmentHead' },
    { say: 'innerHead' },
    { say: 'middleHead' },
    { say: 'outerHead' },
    { say: 'workersHead' },
  ],
  spots: Array.from({ length: SEGMENTS }, (_, i) => segment(book, g, i + 1)),
});

function segment(book: Book, g: G, n: number): Spot {
  const { inner, middle, outer } = segmentWords(book, g, n);
  const there = g.wheel.slice((n - 1) * 2, n * 2).filter(code => code > 0);
  const workers = there.map(workerWord);
  const isFull = there.length === 2 || (there.length === 1 && workerKind(there[0] as number) !== CRAFTSMAN);
  const room = isFull ? 'full' : there.length === 1 ? 'artisan' : 'any';
  const name: Phrase = { say: 'segment', segment: n, inner, middle, outer, count: there.length, workers, room };
  return {
    id: `segment-${n}`,
    says: name,
    cells: [
      { say: 'number', n },
      { say: 'action', actions: [inner] },
      { say: 'action', actions: [middle] },
      { say: 'action', actions: outer },
      { say: 'workers', count: there.length, workers },
    ],
    words: [`craftsman:${n}`, `artisan:${n}`],
  };
}

const workerWord = (code: number): string =>
  `worker:${workerKind(code) === CRAFTSMAN ? 'craftsman' : 'artisan'}-p${workerOwner(code) + 1}`;

export const storehouses = ({ content }: Book, g: G): Area => ({
  id: 'storehouses',
  spots: g.storehouses.map((clay, i) => ({
    id: `storehouse-${i + 1}`,
    says: { say: 'storehouse', n: i + 1, clay, segments: segmentsOf(content.wheel.storehouseOfSegment, i + 1) },
    words: ['storehouses:*'],
  })),
});

const segmentsOf = (storehouseOfSegment: readonly number[], storehouse: number): number[] =>
  storehouseOfSegment.flatMap((each, i) => (each === storehouse ? [i + 1] : []));
