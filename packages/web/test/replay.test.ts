// Where turns and parts of a replay begin.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginningFrom, turnsOf } from '../src/replay/moves.ts';

test('from turn to turn, forwards and backwards, none is left out', () => {
  const turns = turnsOf(
    [],
    [0, 5, 9].map((answers, seat) => ({ answers, seat })),
  );
  const through = (from: number, by: 1 | -1): number[] => {
    const next = beginningFrom(turns, from, by, 12);
    return next === from ? [] : [next, ...through(next, by)];
  };
  assert.deepEqual(through(0, 1), [6, 10, 12]);
  assert.deepEqual(through(12, -1), [10, 6, 0]);
  assert.equal(beginningFrom(turns, 8, -1, 12), 6, 'first to where this turn begins');
});

test('where the log has a heading for every turn, a decision of somebody else begins none', () => {
  const answered = [0, 2, 3].map((answers, i) => ({ answers, seat: i % 2 }));
  const part = (answers: number, p: number) => ({ answers, heading: { say: 'turn', p }, moves: [] });
  const turns = turnsOf([{ answers: 0, heading: null, moves: [] }, part(0, 0), part(7, 1)], answered);
  assert.deepEqual(turns, [
    { answers: 0, seat: 0 },
    { answers: 7, seat: 1 },
  ]);
});
