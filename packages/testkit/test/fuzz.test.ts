// Random games: which tables are played, and how a fault is reproduced.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMove } from '@boardwright/engine';
import { reach, type Scenario } from '../src/fuzz/scenario.ts';
import { shrink } from '../src/fuzz/shrink.ts';
import { tablesOf } from '../src/fuzz/tables.ts';
import { watch } from '../src/fuzz/watch.ts';
import { findFaults, tellFault } from '../src/index.ts';
import { moduleOf } from './mutations/plant.ts';
import toy, { game } from './toy/index.ts';
import { rules } from './toy/rules.ts';

describe('tables', () => {
  const tables = tablesOf(toy.game);
  test('every player count with every value of every option that it has, and nothing that is refused', () => {
    for (const seats of game.seats)
      for (const { id, values, seats: only } of game.options)
        for (const value of values) {
          const found = tables.some(table => table.seats === seats && table.options[id] === value);
          assert.equal(found, only?.includes(seats) ?? true, `${seats} players, ${id} ${value}`);
        }
    assert.ok(!tables.some(({ options }) => options.weather === 'storm' && options.fishing === 'yes'));
  });
  test('and the option sets that were asked for, where they are possible', () => {
    const extra = { length: 'long', weather: 'storm', fishing: 'no' };
    const more = tablesOf({ ...toy.game, options: toy.game.options.toReversed() }, [extra, { none: 'such' }]);
    assert.deepEqual(
      more.filter(({ options }) => options.length === 'long' && options.weather === 'storm').map(({ seats }) => seats),
      [3],
    );
  });
});

describe('a fault', () => {
  const burnOil: typeof rules.burnOil = () => {
    throw new Error('the oil is wet');
  };
  const wet = moduleOf({ ...game, rules: { ...rules, burnOil } });
  const [fault] = findFaults(wet).filter(each => each.check === 'answers');

  test('is told with the check, the table and the answers that show it', () => {
    const told = tellFault(wet.game, fault!).split('\n');
    assert.equal(told[0], 'lantern-market: every answer that is offered can be given');
    assert.match(told[1]!, /^ {2}the last answer throws: the oil is wet \(testkit\/test\/fuzz\.test\.ts:\d+:\d+\)$/);
    assert.match(told[2]!, /^seed \d+, \d players \(p1-p\d\), options \{"length":/);
    assert.match(told.at(-1)!, /^ {2}p\d oil:burn$/);
    assert.deepEqual(
      told.slice(4).map(line => readMove(line).word),
      fault!.scenario!.moves.map(move => move.word),
    );
  });
  test('happens again when its answers are given again, and not one answer earlier', () => {
    const { scenario } = fault!;
    assert.throws(() => reach(watch(wet.game), scenario!), /the oil is wet/);
    assert.ok(reach(watch(wet.game), { ...scenario!, moves: scenario!.moves.slice(0, -1) }));
  });
});

test('shrinking finds the shortest beginning and leaves out what is not needed', () => {
  const word = (text: string) => ({ seat: 0, word: `a:${text}` as const });
  const scenario = { seats: 2, options: {}, seed: 1, moves: [...'xxaxxxbxxcxx'].map(word) };
  const fails = ({ moves }: Scenario): string | null => {
    const text = moves.map(move => move.word.slice(2)).join('');
    return /a.*b/.test(text) ? text : null;
  };
  const [shortest, failure] = shrink(scenario, 'first', fails);
  assert.equal(failure, 'ab');
  assert.deepEqual(shortest.moves, [word('a'), word('b')]);
});
