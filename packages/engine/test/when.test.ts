// Options that matter only together with others, have more values with more seats, or were added after a match began.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fastChance,
  hashOf,
  noChance,
  optionsThatMatter,
  Play,
  replay,
  settle,
  settleNew,
  startingSeat,
  startOption,
} from '../src/index.ts';
import { settleAgain } from '../src/settings.ts';
import { bazaar } from './bazaar.ts';

const game = {
  id: 'toy',
  seats: [2, 3],
  options: [
    { id: 'card', values: ['old', 'new'], default: 'old', when: { set: ['chosen'], team: ['no'] } },
    { id: 'set', values: ['first', 'chosen'], default: 'first' },
    { id: 'team', values: ['no', 'yes'], default: 'no', seats: [3] },
  ],
};
const idsAt = (seats: number, given: Record<string, string>) =>
  optionsThatMatter(game.options, seats, given).map(({ id }) => id);

test('an option matters while the others have the values it asks for; one that is not offered asks for nothing', () => {
  assert.deepEqual(idsAt(2, {}), ['set']);
  assert.deepEqual(idsAt(2, { set: 'chosen' }), ['card', 'set']);
  assert.deepEqual(idsAt(3, { set: 'chosen', team: 'yes' }), ['set', 'team']);
});

test('a new match has the default of what does not matter; an old one keeps what it was started with', () => {
  assert.deepEqual(settleNew(game, 2, { card: 'new' }), { card: 'old', set: 'first' });
  assert.deepEqual(settleNew(game, 2, { card: 'new', set: 'chosen' }), { card: 'new', set: 'chosen' });
  assert.deepEqual(settle(game, 2, { card: 'new' }), { card: 'new', set: 'first' });
});

test('a value that does not exist is refused, even where it would not matter', () => {
  assert.throws(() => settleNew(game, 2, { card: 'odd' }), /option card of toy is one of old, new, not "odd"/);
});

const start = startOption([1, 2, 3], 'random');
const withStart = { ...game, seats: [1, 2, 3], options: [start] };

test('each seat but the first can be named as the one that begins, as far as there are seats', () => {
  const offered = (seats: number) => optionsThatMatter([start], seats, {}).map(({ values }) => values);
  assert.deepEqual(offered(1), []);
  assert.deepEqual(offered(2), [['seated', 'random', 'p2']]);
  assert.deepEqual(offered(3), [['seated', 'random', 'p2', 'p3']]);
  assert.throws(
    () => settle(withStart, 2, { start: 'p3' }),
    /option start of toy is one of seated, random, p2, not "p3"/,
  );
  assert.deepEqual(settle(withStart, 3, { start: 'p3' }), { start: 'p3' });
});

test('the seat that begins is the first, the one that is named, or drawn', () => {
  const x = { die: (seats: number) => seats - 1 };
  const begins = (options: Record<string, string>) => startingSeat(x, 3, options, start);
  assert.deepEqual([begins({ start: 'seated' }), begins({ start: 'p2' }), begins({ start: 'random' })], [0, 1, 2]);
  assert.equal(begins({}), 2, 'as usual, where nobody could choose');
});

test('a match that is played again is not given options that came later', () => {
  assert.deepEqual(settleAgain(withStart, 2, {}), {});
  assert.deepEqual(settle(withStart, 2, {}), { start: 'random' });
  assert.throws(() => settleAgain(withStart, 2, { start: 'p3' }), /not "p3"/);
});

test('a match that runs while its game gets a new option has the same hash when it is played again', () => {
  const before = Play.start(bazaar, 2, {}, fastChance(1));
  const now = { ...bazaar, options: [...bazaar.options, startOption(bazaar.seats, 'seated')] };
  const again = replay(now, before.log, noChance);
  assert.equal(hashOf(again.match), hashOf(before.match));
  assert.deepEqual(again.log, before.log);
  assert.equal(Play.start(now, 2, {}, fastChance(1)).options.start, 'seated');
});
