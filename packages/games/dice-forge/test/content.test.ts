// The content is complete, and the names in cases are checked.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Engine, fastChance, type Json, settle } from '@boardwright/engine';
import { sectionOf } from '@boardwright/testkit';
import { vocabulary } from '../cases/vocabulary.ts';
import { FACES, SANCTUARY_KINDS, STARTING_DICE } from '../content/faces.ts';
import { FEATS, PLACES, PRINTED_COUNT } from '../content/feats.ts';
import { game } from '../index.ts';
import { WAYS } from '../rules/tasks.ts';

const newTable = (seats: number) => new Engine(game).start(seats, settle(game, seats, {}), fastChance(1)).g;

describe('the content', () => {
  test('every place as printed: island, sun and moon shards, points of its cards in the box', () => {
    const inTheBox = FEATS.slice(0, PRINTED_COUNT);
    const printed = PLACES.map(({ id, island, sun, moon }, i) => {
      const cards = inTheBox.filter(({ place }) => place === i);
      return `${id} ${island} ${sun}+${moon} ${cards.map(({ name, glory }) => `${name} ${glory}`).join(', ')}`;
    });
    assert.deepEqual(printed, [
      'm1 1 0+1 hammer 0',
      'm2 1 0+1 chest 2',
      'm3 2 0+2 silver_hind 2, great_bear 2',
      'm4 2 0+3 satyrs 6, tenacious_boar 4',
      'm5 3 0+4 ferryman 12, cerberus 6',
      'm6 3 0+5 helmet 4',
      'm7 4 0+6 cancer 8, sentinel 6',
      'x 4 5+5 hydra 26, typhon 16',
      's7 4 6+0 sphinx 10, cyclops 8',
      's6 5 5+0 abyss_mirror 10',
      's5 5 4+0 gorgon 14, triton 8',
      's4 6 3+0 minotaur 8, guardians_shield 6',
      's3 6 2+0 guardians_owl 4, celestial_ship 4',
      's2 7 1+0 wild_spirits 2',
      's1 7 1+0 elder 0',
    ]);
  });
  test('every face of the sanctuary has its printed price', () => {
    const printed = FACES.slice(0, SANCTUARY_KINDS).map(({ name, pool, price }) => `${pool} ${name} ${price}`);
    assert.deepEqual(
      printed,
      ['1 g3 2', '2 m1 2', '3 g4 3', '4 s1 3', '5 g6 4', '5 gm 4', '5 sv 4', '5 c1 4'].concat([
        '6 gv 5',
        '7 m2 6',
        '8 s2 8',
        '9 v3 8',
        '10 v4 12',
        '10 mv 12',
        '10 all 12',
        '10 c2 12',
      ]),
    );
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

describe('the README names what there is', () => {
  const folder = new URL('../', import.meta.url);
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const quotedIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(found => found[1]!.split(' '));
  test('every kind of word', () => {
    const texts = JSON.parse(readFileSync(new URL('locale/en.json', folder), 'utf8')) as Record<string, string>;
    const kinds = Object.keys(texts).flatMap(key => /^([a-z]+):/.exec(key)?.[1] ?? []);
    const rows = [...sectionOf(readme, 'Words')!.matchAll(/^\| (`.*?) \|/gm)].map(found => found[1]!);
    const listed = rows.flatMap(quotedIn).map(word => word.split(':')[0]!);
    assert.deepEqual([...new Set(listed)].sort(), [...new Set(kinds)].filter(kind => kind !== 'about').sort());
  });
  test('every face', () => {
    const [, list = ''] = /^Faces: (.*?)\.$/ms.exec(readme) ?? [];
    assert.deepEqual(quotedIn(list).sort(), FACES.map(({ name }) => name).sort());
  });
  test('every way in which a roll is applied', () => {
    const [, list = ''] = /\(`way=`\): (.*)$/m.exec(readme) ?? [];
    assert.deepEqual(quotedIn(list).sort(), [...WAYS].sort());
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
