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
  assert.deepEqual(says, [[1, ['-2 gain:gold']]]); // seat 2 has to decide first
  assert.deepEqual(chapters([performed]), []);
});

test('what a decision about a roll brings is one chapter, with what goes on the hammer; what the Owl gives is a line', () => {
  const answer = (word: string) => ({ say: '@answer', do: 'chooseHammer', p: 1, word });
  const hammered = { say: 'hammered', p: 1, n: 2, step: 2 };
  const gained = { say: 'gained', p: 1, what: 'gold', n: 1, lost: 0 };
  const [only] = chapters([answer('hammer:2'), hammered, gained]);
  assert.deepEqual(only?.gains, [
    {
      seat: 1,
      gains: [
        { n: 1, lost: 0, picture: 'gain:gold' },
        { n: 2, picture: 'hammer:gold' },
      ],
    },
  ]);
  assert.deepEqual(chapters([answer('owl:gold'), gained]), []);
});
