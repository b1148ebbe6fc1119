// Unchanged parts are the same objects as before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kept } from '../src/model/kept.ts';

const before = {
  round: 1,
  seats: [
    { gold: 3, cards: ['a', 'b'] },
    { gold: 5, cards: [] },
  ],
  last: null,
};

test('the old value if the new one says the same', () => {
  assert.equal(kept(before, structuredClone(before)), before);
  assert.equal(kept(7, 7), 7);
});

test('of a new value the parts that say the same are the old ones', () => {
  const now = structuredClone(before);
  now.seats[1] = { gold: 6, cards: [] };
  const result = kept(before, now);
  assert.deepEqual(result, now);
  assert.notEqual(result.seats, before.seats);
  assert.equal(result.seats[0], before.seats[0]);
  assert.equal(result.seats[1]?.cards, before.seats[1]?.cards);
});

test('what has come, what has gone and what is of another kind is new', () => {
  for (const [old, now] of [
    [
      [1, 2],
      [1, 2, 3],
    ],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [null, {}],
    [{}, null],
    ['1', 1],
  ])
    assert.deepEqual(kept(old, now), now);
});

test('lists stay lists, and nothing of what was given is changed', () => {
  const now = Object.freeze([1, Object.freeze({ a: 1 })]);
  const result = kept([2, { a: 1 }], now);
  assert.ok(Array.isArray(result));
  assert.deepEqual(now, [1, { a: 1 }]);
});
