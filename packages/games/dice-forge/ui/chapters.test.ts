// The log sums up the rolls of an answer, and says of each player what they brought.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapters } from './chapters.ts';

test('rolls and gains of all players are one chapter, and what else was done is not in it', () => {
  const performed = { say: 'performed', p: 0, feat: 'feat:minotaur' };
  const rolls = [
    { say: 'rolled', p: 1, faces: ['face:g1', 'face:g1'] },
    { say: 'rolled', p: 2, faces: ['face:s1', 'face:v2'] },
    { say: 'lost', p: 1, what: 'gold', n: 2 },
  ];
  const [only, ...more] = chapters([performed, ...rolls]);
  assert.deepEqual(more, []);
  assert.deepEqual(only?.events, rolls);
  const says = only?.gains?.map(({ seat, gains }) => [seat, gains.map(({ n, picture }) => `${n} ${picture}`)]);
  assert.deepEqual(says, [
    [1, ['-2 gain:gold']],
    [2, []],
  ]);
  assert.deepEqual(chapters([performed]), []);
});
