// The content is complete, and the words of cases are checked.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Engine, fastChance, type Json, settle } from '@boardwright/engine';
import { vocabulary } from '../cases/vocabulary.ts';
import { FACES, SANCTUARY_KINDS, STARTING_DICE } from '../content/faces.ts';
import { FEATS, PLACES } from '../content/feats.ts';
import { game } from '../index.ts';

const newTable = (seats: number) => new Engine(game).start(seats, settle(game, seats, {}), fastChance(1)).g;

describe('the content', () => {
  test('15 places, 24 feats, 9 alternatives, each name once', () => {
    assert.equal(PLACES.length, 15);
    assert.equal(FEATS.length, 24);
    assert.equal(PLACES.filter(place => place.alternative !== undefined).length, 9);
    assert.equal(new Set(FEATS.map(feat => feat.name)).size, 24);
  });
  test('108 faces: 48 on dice, 40 in the sanctuary, 20 in the gardens', () => {
    const sanctuary = newTable(4).temple.reduce((sum, left) => sum + left, 0);
    const onDice = newTable(4).heroes.reduce((sum, hero) => sum + hero.dice.length, 0);
    const gardens = FACES.slice(SANCTUARY_KINDS + 2).reduce((sum, { name }) => sum + (/_/.test(name) ? 1 : 4), 0);
    assert.deepEqual([onDice, sanctuary, gardens], [48, 40, 20]);
    assert.equal(STARTING_DICE.flat().length, 12);
  });
  test('two players have 20 faces in the sanctuary, whatever the chance', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { g } = new Engine(game).start(2, settle(game, 2, {}), fastChance(seed));
      assert.equal(
        g.temple.reduce((sum, left) => sum + left, 0),
        20,
      );
    }
  });
  test('a random set draws each alternative about half of the time', () => {
    const engine = new Engine(game);
    let alternatives = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { g } = engine.start(4, settle(game, 4, { set: 'random' }), fastChance(seed));
      alternatives += g.stacks.filter(feat => feat >= PLACES.length).length;
    }
    assert.ok(Math.abs(alternatives - 900) < 120, `${alternatives} of 1800`);
  });
});

describe('a bad word in a case is told in one sentence', () => {
  const bad: readonly (readonly [string, Json, RegExp])[] = [
    ['p1.silver', 1, /no "p1.silver"/],
    ['p3.gold', 1, /no p3 at a table of 2/],
    ['p1.gold', 'much', /p1.gold: a number/],
    ['p1.light', ['G9'], /p1.light: there is no face "G9"/],
    ['p1.light', ['G1', 'G1', 'G1', 'G1', 'G1', 'G1', 'G1'], /six faces/],
    ['p1.cards', ['zeus'], /no feat "zeus"/],
    ['p1.cards', 'hydra', /a list/],
    ['pool.11', [], /pools are 1 to 10/],
    ['stack.typhon', 1, /not in play/],
    ['boar.pink', 'p1', /one of red, yellow, green, blue/],
    ['active', 'p9', /a player/],
    ['weather', 'fine', /no "weather"/],
  ];
  for (const [path, value, sentence] of bad)
    test(`${path}: ${JSON.stringify(value)}`, () => {
      assert.throws(() => vocabulary.given(newTable(2), path.split('.'), value), {
        name: 'BadInput',
        message: sentence,
      });
    });
  test('reading and rolling too', () => {
    const g = newTable(2);
    assert.throws(() => vocabulary.read(g, ['p1', 'silver']), { name: 'BadInput' });
    assert.throws(() => vocabulary.chance!(g, 'p1.light', 'V4', 6), { name: 'BadInput', message: /no V4 on this die/ });
    assert.throws(() => vocabulary.chance!(g, null, 'V4', 6), { name: 'BadInput', message: /p1.light: G1/ });
  });
});
