// How a finished game went: its chart ends with its result.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, type Seat } from '@boardwright/engine';
import { historyOf, updateFor } from '../src/index.ts';
import { Table } from './seats.ts';

test('nobody is told how a game went before it is over', () => {
  assert.throws(() => historyOf(new Table().live), BadInput);
});

test('the last point has the scores of the result, the first those of the start; turns follow the answers', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const table = new Table();
    const begun = updateFor(table.live, null).sheets.map(({ total }) => total);
    table.playOn(seed);
    const { points, turns } = historyOf(table.live);
    const { view, sheets, answers } = updateFor(table.live, null);
    assert.deepEqual(points[0], { answers: 0, totals: begun });
    assert.deepEqual(points.at(-1), { answers, totals: view.scores });
    assert.deepEqual(
      points.at(-1)?.totals,
      sheets.map(({ total }) => total),
      'the same as the sum of where the points came from',
    );
    for (const [i, point] of points.entries()) assert.ok(i === 0 || point.answers > points[i - 1]!.answers);
    for (const { answers: at, seat } of turns) {
      const whose = (n: number): Seat | null | undefined => {
        const entry = table.live.play.entries[n];
        return entry?.at === undefined ? entry?.seat : null; // several answer at the same time
      };
      assert.equal(whose(at), seat);
      if (at > 0) assert.notEqual(whose(at - 1), seat);
    }
  }
});
