// Luck is counted from what was told: it knows the dice of everybody at any time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, type Event, fastChance, fastRandom, settle } from '@boardwright/engine';
import { advice } from '../bot.ts';
import { game } from '../index.ts';
import { luckOf } from '../luck.ts';

test('whoever counts what was told knows all dice at the end, and everybody rolled something', () => {
  for (let i = 0; i < 9; i++) {
    const engine = new Engine(game);
    const events: Event[] = [];
    engine.listener = event => events.push(event);
    const random = fastRandom(i);
    const seats = 2 + (i % 3);
    const match = engine.start(seats, settle(game, seats, { set: 'random' }), fastChance(i));
    for (let open = engine.first(match); open !== null; open = engine.first(match))
      engine.answer(match, open, advice.choose(match.g, open, random));
    const luck = luckOf(events, seats);
    assert.deepEqual(
      luck.map(({ dice }) => dice),
      match.g.heroes.map(({ dice }) => dice),
    );
    for (const { throws, expected, rolled } of luck) {
      assert.ok(throws >= 2 * match.g.rounds * seats);
      assert.ok(expected[0]! > 0 && rolled[0]! > 0);
    }
  }
});

test('a die of six equal faces is neither lucky nor unlucky', () => {
  const forged = ['s1', 'g1', 'g1', 'g1', 'g1', 'g1'].map(replaced => ({
    say: 'forged',
    p: 0,
    die: 'light',
    replaced: `face:${replaced}`,
    face: 'face:g3',
  }));
  const [luck] = luckOf([...forged, { say: 'rolledOne', p: 0, die: 'light', face: 'face:g3' }], 2);
  assert.deepEqual(
    luck?.rolled,
    luck?.expected.map(n => Math.round(n)),
  );
  assert.equal(luck?.rolled[0], 3);
});
