// An owner's edition: validated when it is read, and played with its own values.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Engine, fastChance, fastRandom, settle } from '@boardwright/engine';
import { refusalOf, refusalOfFile } from '@boardwright/testkit';
import { contentFile, readContent, standard } from '../content/content.ts';
import data from '../content/standard.json' with { type: 'json' };
import { forecaster } from '../forecast.ts';
import { moduleWith } from '../index.ts';
import older from './older/content.json' with { type: 'json' };

const load = (content: object) => moduleWith(readContent({ name: 'mine', ...content }));

describe('a wrong value is refused with one sentence and its place', () => {
  const PAID = 'gold, food, wood, stone, iron';
  const GOODS = `${PAID}, move, soldier, mercenary, heal, sow, protect`;
  const PARTS = Object.keys(data).join(', ');
  const wrong: readonly [string, unknown, string][] = [
    ['buildings[3].cost.silver', 2, `buildings[3].cost.silver: is not known (known: ${PAID})`],
    ['buildings[3].cost.move', 2, `buildings[3].cost.move: is not known (known: ${PAID})`],
    ['buildings[3].cost.wood', 'three', 'buildings[3].cost.wood: a whole number from 1 to 99 is needed, not "three"'],
    ['buildings[3].cost.wood', Number.NaN, 'buildings[3].cost.wood: a whole number from 1 to 99 is needed, not NaN'],
    ['buildings[3].cost', undefined, 'buildings[3].cost: named values in { } are needed, not nothing'],
    ['buildings[3].price', 2, 'buildings[3].price: is not known (known: id, name, cost, value, ability)'],
    [
      'buildings[3].id',
      'Old Mill',
      'buildings[3].id: a name of at most 40 small letters, digits and _ is needed, not "Old Mill"',
    ],
    ['buildings[3].id', 'barracks', 'buildings[3].id: "barracks" is at barracks.id already'],
    ['buildings', data.buildings.slice(8), 'buildings: 21 to 250 entries are needed, not 20'],
    [
      'buildings[3].ability.type',
      'magic',
      'buildings[3].ability.type: one of worker, rotate, trigger, passive, immediate, none is needed, not "magic"',
    ],
    ['buildings[3].ability.gain', { wood: 1 }, 'buildings[3].ability.gain: is not known (known: type, options)'],
    ['buildings[3].ability.options', [], 'buildings[3].ability.options: 1 to 4 entries are needed, not 0'],
    [
      'buildings[3].ability.options[0].gain',
      {},
      'buildings[3].ability.options[0].gain: 1 to 11 entries are needed, not 0',
    ],
    ['discards.buildings', 4, 'discards.buildings: a whole number from 0 to 3 is needed, not 4'],
    [
      'buildings[8].ability.phase',
      'flags',
      'buildings[8].ability.phase: one of actions, battle, both is needed, not "flags"',
    ],
    ['offers.mine[0].gain.iron', -2, 'offers.mine[0].gain.iron: a whole number from 1 to 99 is needed, not -2'],
    ['offers.mine[0].gain.tin', 2, `offers.mine[0].gain.tin: is not known (known: ${GOODS})`],
    [
      'offers.granary[0].spend',
      { gold: 1 },
      'offers.granary[0].spend: must be empty: a worker may always be sent there',
    ],
    ['offers.market', [], `offers.market: is not known (known: ${Object.keys(data.offers).join(', ')})`],
    [
      'invaders',
      data.invaders.slice(0, 20),
      'invaders: faceDown.normal needs 22, there are 20 (a list in a file replaces the whole list)',
    ],
    ['invaders[0].tiers', data.invaders[0]!.tiers.toReversed(), 'invaders[0].tiers[0].gold: must be 0, not 30'],
    [
      'invaders[0].tiers[2].gold',
      5,
      'invaders[0].tiers[2].gold: must not be less than invaders[0].tiers[1].gold, but is 5',
    ],
    ['invaders[1].id', 'ashfen_reavers', 'invaders[1].id: "ashfen_reavers" is at invaders[0].id already'],
    ['siege[1].edge', 'up', 'siege[1].edge: one of north, east, south, west is needed, not "up"'],
    ['refugees[1].id', 'sister_aldith', 'refugees[1].id: "sister_aldith" is at refugees[0].id already'],
    [
      'refugees[12].ability.gain',
      { sow: 1 },
      'refugees[12].ability.gain.sow: cannot be gained in that phase, which asks nobody',
    ],
    ['starters[1].initiative', 1, 'starters[1].initiative: 1 is at starters[0].initiative already'],
    ['loot.kept[3]', 9, 'loot.kept[3]: must not be more than 3, but is 9'],
    ['loot.kept[9]', 2, 'loot.kept[9]: must not be less than loot.kept[8], but is 2'],
    ['threat', [0, 3, 6, 9, 12, 15], 'threat: 7 entries are needed, not 6'],
    ['flags[6]', 0, 'flags[6]: a whole number from 1 to 9 is needed, not 0'],
    ['spaces.mine', [1, 1, 1, 1], 'spaces.mine: 3 entries are needed, not 4'],
    ['pieces.wood_wall.shots', 1, 'pieces.wood_wall.shots: is not known (known: slots, cost)'],
    ['start.goods.gold', 3, 'start.goods.gold: is not known (known: food, wood, stone, iron)'],
    ['start.soldiers', '2', 'start.soldiers: a whole number from 0 to 99 is needed, not "2"'],
    ['barracks.ability.each', 'yes', 'barracks.ability.each: true or false is needed, not "yes"'],
    ['sources', {}, `sources: is not known (known: ${PARTS})`],
    ['marks.castle', 'ours', 'marks.castle: there is no such place in the content'],
    ['name', 5, 'name: a name of at most 60 letters and digits is needed, not 5'],
    ['name', 'standard', 'name: "standard" is taken; give the edition a name of its own'],
  ];
  for (const [place, value, sentence] of wrong)
    test(`${place} = ${JSON.stringify(value)?.slice(0, 60)}`, () =>
      assert.equal(refusalOf(contentFile, place, value), sentence));
  test('nested conditions are limited in depth', () => {
    const all = (of: unknown): object => ({ type: 'all', of: [of] });
    const most = { type: 'most', metric: 'soldiers' };
    assert.equal(refusalOf(contentFile, 'objectives[0].condition', all(all(most))), null);
    assert.equal(
      refusalOf(contentFile, 'objectives[0].condition', all(all(all(most)))),
      'objectives[0].condition.of[0].of[0].type: one of most, atLeast, atMost is needed, not "all"',
    );
    assert.equal(
      refusalOf(contentFile, 'objectives[0].condition', { ...most, metric: 'cows' })?.split(' ')[0],
      'objectives[0].condition.metric:',
    );
  });
  test('something else altogether', () => {
    const proto = JSON.parse('{"name":"x","start":{"__proto__":{"soldiers":5}}}') as unknown;
    const deep = JSON.parse(`${'[['.repeat(2_000)}${']]'.repeat(2_000)}`) as unknown;
    assert.equal(refusalOfFile(contentFile, []), 'content: named values in { } are needed, not []');
    assert.equal(refusalOfFile(contentFile, proto), 'start: "__proto__" is no name here');
    assert.equal(refusalOfFile(contentFile, { name: 'x', valueOf: 1 }), `valueOf: is not known (known: ${PARTS})`);
    assert.equal(refusalOfFile(contentFile, { name: 'x', siege: deep }), 'siege[0][0]: is nested too deeply');
    const long = { name: 'x', siege: new Array(9_000).fill(1) };
    assert.equal(refusalOfFile(contentFile, long), 'siege: has 9000 entries, more than any list or table here');
  });
});

test('an edition has its name and plays with its values', () => {
  const mine = { offers: { mine: [{ spend: {}, gain: { iron: 7 } }] } };
  assert.equal(readContent({ name: 'mine', ...mine }).offers[5]![0]!.gain[0]!.n, 7);
  const { game } = load(mine);
  assert.equal(new Engine(game).start(2, settle(game, 2, {}), fastChance(1)).edition, 'mine');
});

test('an old file with other names is still read', () => {
  assert.deepEqual(readContent({ ...older, edition: 'old' }), { ...standard, name: 'old' });
  const { startGoods: _, startSoldiers: __, ...oldest } = older; // from before these were content
  assert.deepEqual(readContent({ ...oldest, edition: 'old' }), { ...standard, name: 'old' });
  const rich = readContent({
    ...older,
    edition: 'rich',
    startGoods: { iron: 9 },
    startSoldiers: 5,
    startGold: [1, 2, 3, 4],
  });
  assert.deepEqual([rich.startGoods.length, rich.startSoldiers, rich.startGold], [1, 5, [1, 2, 3, 4]]);
});

test('bots and forecasts follow the edition of the table', () => {
  const extra = { id: 'nine_towers', cost: { wood: 1 }, value: 30, ability: { type: 'none' as const } };
  const content = readContent({ name: 'mine', buildings: [...data.buildings, extra] });
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

test('what a castle starts with is content, and so is the help after a sack', () => {
  const startOf = (content: object) => {
    const { game } = load(content);
    const [castle] = new Engine(game).start(2, settle(game, 2, {}), fastChance(1)).g.castles;
    return [castle!.stock.slice(1, 5), castle!.units[8]];
  };
  assert.deepEqual(startOf({}), [[4, 3, 2, 1], 2]);
  assert.deepEqual(startOf({ start: { goods: { iron: 9 }, soldiers: 5 } }), [[0, 0, 0, 9], 5]);
  const engine = new Engine(load({ loot: { mercenaries: 4 } }).game);
  const match = engine.start(2, settle(engine.game, 2, {}), fastChance(1));
  match.agenda.push({ do: 'sacked', p: 0 });
  engine.advance(match);
  assert.equal(match.g.castles[0]!.units[9], 4);
});
