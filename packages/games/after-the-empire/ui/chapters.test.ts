// The log tells battles castle by castle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapters } from './chapters.ts';

test('every castle has a chapter that says how its battle ended', () => {
  const answer = { say: '@answer', p: 0, word: 'button:ready' };
  const first = [
    { say: 'march', p: 1, side: 'west' },
    { say: 'round', p: 1, round: 1 },
    { say: 'survived', p: 1, rounds: 1 },
  ];
  const second = [
    { say: 'march', p: 2, side: 'west' },
    { say: 'round', p: 2, round: 1 },
    { say: 'volley', p: 2, side: 'west' },
  ];
  const found = chapters([answer, ...first, ...second]);
  assert.deepEqual(
    found.map(({ seat, events, says }) => [seat, events, 'values' in says && says.values?.end]),
    [
      [1, first, 'survived'],
      [2, second, 'goesOn'],
    ],
  );
});

test('a few blows in the middle of a battle are not folded, its end always is', () => {
  const blows = [{ say: 'wallHit', p: 0, side: 'west', lost: 1 }];
  assert.deepEqual(chapters(blows), []);
  const [end] = chapters([{ say: 'survived', p: 0, rounds: 2 }]);
  assert.equal(end?.seat, 0);
});
