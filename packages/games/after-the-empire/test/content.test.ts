// An owner's edition: checked when it is read, and played with its own values.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BadInput, Engine, fastChance, fastRandom, settle } from '@boardwright/engine';
import { readContent } from '../content/content.ts';
import data from '../content/standard.json' with { type: 'json' };
import { forecaster } from '../forecast.ts';
import { moduleWith } from '../index.ts';

type Data = typeof data;
const changed = (change: (copy: Data) => void): Data => {
  const copy = { ...structuredClone(data), edition: 'mine' };
  change(copy);
  return copy;
};
const load = (content: unknown) => moduleWith(readContent(content));

describe('a bad edition is refused with the place', () => {
  const bad: [string, (copy: Data) => void, RegExp][] = [
    [
      'a price in no currency',
      c => Object.assign(c.buildings[3]!.cost, { silver: 2 }),
      /^buildings\[3\]\.cost\.silver: /,
    ],
    ['a negative gain', c => Object.assign(c.offers.mine[0]!.gain, { iron: -2 }), /^offers\.mine\[0\]\.gain\.iron: /],
    ['too few invaders', c => void c.invaders.splice(20), /^invaders: has 20 entries, but at least 25 are needed/],
    ['a tier out of order', c => void c.invaders[0]!.tiers.reverse(), /^invaders\[0\]\.tiers\[0\]\.gold: must be 0/],
    ['an unknown side', c => Object.assign(c.siege[1]!, { edge: 'up' }), /^siege\[1\]\.edge: must be one of north/],
    [
      'an id twice',
      c => Object.assign(c.refugees[1]!, { id: c.refugees[0]!.id }),
      /"sister_aldith" stands there twice/,
    ],
    ['a loot that is a gift', c => void c.loot.kept.splice(3, 1, 9), /^loot\.kept\[3\]: must not be more/],
    [
      'an unknown metric',
      c => Object.assign(c.objectives[0]!.condition, { metric: 'cows' }),
      /^objectives\[0\]\.condition\.metric: /,
    ],
    ['seven seasons of threat are needed', c => void c.threat.pop(), /^threat: has 6 entries/],
    [
      'sowing in the Income phase',
      c => Object.assign(c.refugees[12]!.ability, { gain: { sow: 1 } }),
      /^refugees\[12\]\.ability\.gain: sow cannot/,
    ],
    ['no name', c => Object.assign(c, { edition: 5 }), /^edition: a name of at most 60 letters/],
  ];
  for (const [what, change, message] of bad)
    test(what, () => {
      assert.throws(
        () => load(changed(change)),
        (e: Error) => e instanceof BadInput && message.test(e.message),
      );
    });
  test('something else altogether', () => {
    assert.throws(() => load([]), /^BadInput: content: must be an object/);
  });
});

test('an edition has its name and plays with its values', () => {
  const mine = changed(c => Object.assign(c.offers.mine[0]!.gain, { iron: 7 }));
  assert.equal(readContent(mine).offers[5]![0]!.gain[0]!.n, 7);
  const { game } = load(mine);
  assert.equal(new Engine(game).start(2, settle(game, 2, {}), fastChance(1)).edition, 'mine');
});

test('bots and forecasts follow the edition of the table', () => {
  const extra = { id: 'nine_towers', cost: { wood: 1 }, value: 30, ability: { type: 'none' as const } };
  const content = readContent(changed(c => void c.buildings.push(extra as never)));
  const { game: mine, advice } = moduleWith(content);
  const forecast = forecaster(content);
  const engine = new Engine(mine);
  const random = fastRandom(7);
  const match = engine.start(3, settle(mine, 3, {}), fastChance(3));
  for (let open = engine.first(match); open !== null; open = engine.first(match)) {
    assert.ok(forecast(match.g, open.seat).sides.length === 4);
    engine.answer(match, open, advice.choose(match.g, open, random));
  }
  assert.ok(match.scores !== null);
});

test('what a castle starts with is content; an edition that says nothing of it starts as printed', () => {
  const startOf = (content: unknown) => {
    const { game } = load(content);
    const [castle] = new Engine(game).start(2, settle(game, 2, {}), fastChance(1)).g.castles;
    return [castle!.stock.slice(1, 5), castle!.units[8]];
  };
  const { startGoods: _, startSoldiers: __, ...older } = data;
  assert.deepEqual(startOf({ ...older, edition: 'older' }), [[4, 3, 2, 1], 2]);
  const rich = changed(c => Object.assign(c, { startGoods: { iron: 9 }, startSoldiers: 5 }));
  assert.deepEqual(startOf(rich), [[0, 0, 0, 9], 5]);
  assert.throws(
    () => load(changed(c => Object.assign(c.startGoods, { gold: 3 }))),
    /startGoods\.gold: stands in startGold/,
  );
});
