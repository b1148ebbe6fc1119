// Options that matter only together with others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsThatMatter, settle, settleNew } from '../src/index.ts';

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
