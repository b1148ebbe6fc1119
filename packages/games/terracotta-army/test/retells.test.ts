// What the log says of an answer: one line for the answer and its price.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@boardwright/engine';
import { withoutEchoes } from '@boardwright/text';
import { retells } from '../retells.ts';

const linesOf = (events: readonly Event[]): string[] => withoutEchoes(events, retells).map(({ say }) => say);
const answer = (word: string): Event => ({ say: '@answer', p: 1, do: 'chooseMiddle', word, auto: false });
const paid: Event = { say: 'paidCoins', p: 1, n: 2 };

test('a master that is hired, a specialist that is bought and a ring that is turned are one line each', () => {
  assert.deepEqual(linesOf([answer('hire:2'), paid, { say: 'hired', p: 1, master: 'builder', price: 2 }]), ['hired']);
  assert.deepEqual(linesOf([answer('buy:horse'), paid, { say: 'bought', p: 1, specialist: 'horse' }]), ['bought']);
  assert.deepEqual(linesOf([answer('ring:inner'), paid, { say: 'turnedRing', p: 1, ring: 'inner' }]), ['turnedRing']);
});

test('a worker is one line: what its segment shows is seen on the wheel', () => {
  const shows: Event = { say: 'segmentShows', segment: 3, inner: 'coins:4' };
  assert.deepEqual(linesOf([answer('craftsman:3'), { say: 'placedWorker', p: 1, segment: 3 }, shows]), [
    'placedWorker',
  ]);
});

test('the coins for a master who builds are told: nothing else says how many', () => {
  const events = [answer('build:guard'), { say: 'usedMaster', p: 1, master: 'builder' }, paid];
  assert.deepEqual(linesOf(events), ['usedMaster', 'paidCoins']);
});
