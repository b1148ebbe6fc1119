// A turn: take stones from one heap. The last stone decides the game.
import type { Ctx, Refused, Rules, Seat } from '@boardwright/engine';
import type { G } from '../state.ts';
import { heapOf, MOST, stonesOf, takeCode, takeWord } from './codes.ts';
import type { Tasks } from './tasks.ts';

const AMOUNTS = Array.from({ length: MOST }, (_, i) => i + 1);

export const rules: Rules<G, Tasks> = {
  chooseStones: {
    who: t => t.p,
    options: ({ heaps }) =>
      heaps.flatMap((stones, heap) => AMOUNTS.filter(n => n <= stones).map(n => takeCode(heap, n))), // NI-1.2
    show: choice => takeWord(heapOf(choice), stonesOf(choice)),
    choose: (x, { p }, choice) => take(x, p, heapOf(choice), stonesOf(choice)),
    whyNot: ({ heaps }) => heaps.flatMap(tooFew),
  },
};

const tooFew = (stones: number, heap: number): Refused[] =>
  AMOUNTS.filter(n => n > stones).map(n => ({ word: takeWord(heap, n), why: 'tooFew', rule: 'NI-1.2', stones }));

function take(x: Ctx<G, Tasks>, p: Seat, heap: number, stones: number): void {
  x.g.heaps[heap] = (x.g.heaps[heap] ?? 0) - stones;
  x.tell({ say: 'took', p, what: takeWord(heap, stones) });
  const { heaps, points, lastLoses } = x.g;
  if (heaps.some(left => left > 0))
    x.next({ do: 'chooseStones', p: (p + 1) % points.length }); // NI-1.1
  else {
    x.g.points = points.map((_, seat) => ((seat === p) === lastLoses ? 0 : 1)); // NI-2.1, NI-2.2
    x.finish(x.g.points);
  }
}
