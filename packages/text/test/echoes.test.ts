// What was answered, and what came of it, is told once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutEchoes } from '../src/echoes.ts';

const answer = { say: '@answer', p: 0, do: 'chooseMap', word: 'map:temple', auto: false };
const takes = { say: 'takesMap', p: 0, map: 'map:temple' };

test('an answer is not told when the next event says the same of the same seat', () => {
  assert.deepEqual(withoutEchoes([answer, takes]), [takes]);
  const several = { say: 'takesAll', p: 0, maps: ['map:road', 'map:temple'] };
  assert.deepEqual(withoutEchoes([answer, several]), [several]);
});

test('an answer is told when nothing else, or only something of another seat or later, names it', () => {
  const others = { ...takes, p: 1 };
  const unlike = { say: 'pays', p: 0, n: 2 };
  for (const events of [[answer], [answer, others], [answer, unlike, takes], [takes, answer], [answer, answer]])
    assert.deepEqual(withoutEchoes(events), events);
});

test('a game says which of its events tell an answer in other words', () => {
  const visits = { say: 'visits', p: 0, place: 'temple' };
  assert.deepEqual(withoutEchoes([answer, visits]), [answer, visits]);
  assert.deepEqual(
    withoutEchoes([answer, visits], ({ say }, word) => say === 'visits' && word.startsWith('map:')),
    [visits],
  );
});

test('what was decided in secret is told as that', () => {
  const secret = { ...answer, word: '' };
  assert.deepEqual(
    withoutEchoes([secret, takes], () => true),
    [secret, takes],
  );
});
