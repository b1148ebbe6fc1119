// An answer and its result are told only once.
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

test('what says less than an answer does not stand between it and what tells it again', () => {
  const pays = { say: 'pays', p: 0, n: 2 };
  assert.deepEqual(
    withoutEchoes([answer, pays, takes], ({ say }) => (say === 'pays' ? 'less' : false)),
    [takes],
  );
});

test('what nobody did may say less than an answer further above', () => {
  const shows = { say: 'shows', gold: 3 };
  const isLess = ({ say }: { say: string }): 'less' | false => (say === 'shows' ? 'less' : false);
  assert.deepEqual(withoutEchoes([answer, takes, shows], isLess), [takes]);
  assert.deepEqual(withoutEchoes([shows, takes], isLess), [shows, takes]);
  assert.deepEqual(withoutEchoes([answer, takes, shows]), [takes, shows]);
});

test('secret decisions are told as secret', () => {
  const secret = { ...answer, word: '' };
  assert.deepEqual(
    withoutEchoes([secret, takes], () => true),
    [secret, takes],
  );
});

test('an event that says less than the answer before it is left out, and only there', () => {
  const answer = { say: '@answer', p: 0, word: 'archives:4-new' };
  const less = { say: 'places', p: 0, dice: [4] };
  const retells = ({ say }: { say: string }): 'less' | false => (say === 'places' ? 'less' : false);
  assert.deepEqual(withoutEchoes([answer, less], retells), [answer]);
  assert.deepEqual(withoutEchoes([less], retells), [less]);
  assert.deepEqual(withoutEchoes([answer, { ...less, p: 1 }], retells), [answer, { ...less, p: 1 }]);
});
