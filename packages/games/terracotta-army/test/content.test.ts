// An owner's content is checked value by value, and the game plays with it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Engine, fastChance, fastRandom, wordsOf } from '@boardwright/engine';
import { refusalOf, refusalOfFile } from '@boardwright/testkit';
import { SEGMENTS } from '../content/content.ts';
import { contentFile, standard } from '../content/read.ts';
import data from '../content/standard.json' with { type: 'json' };
import { game } from '../game.ts';
import { moduleWith } from '../index.ts';

const load = (content: unknown) => moduleWith(contentFile.read(content));

/** Plays a whole game by the policy, and returns its points. */
function playWith(content: unknown, seats: number): readonly number[] {
  const { game: edition, advice } = load(content);
  const engine = new Engine(edition);
  const random = fastRandom(1);
  const match = engine.start(seats, {}, fastChance(1));
  for (let open = engine.first(match); open !== null; open = engine.first(match)) {
    engine.answer(match, open, advice.choose(match.g, open, random));
    edition.check?.(match.g);
  }
  return match.scores as readonly number[];
}

describe('a wrong value is refused with one sentence and its place', () => {
  const ACTIONS = 'clay, coins, warrior, soak, upgrade';
  const MASTERS = 'builder, steward, inspector, clay_maker, overseer, blacksmith';
  const wrong: readonly [string, unknown, string][] = [
    ['wheel.inner[3].clay', 'three', 'wheel.inner[3].clay: a whole number from 1 to 30 is needed, not "three"'],
    ['wheel.inner[3].clay', Number.NaN, 'wheel.inner[3].clay: a whole number from 1 to 30 is needed, not NaN'],
    ['wheel.inner[3].clay', 0, 'wheel.inner[3].clay: a whole number from 1 to 30 is needed, not 0'],
    ['wheel.inner[3].clay', 31, 'wheel.inner[3].clay: a whole number from 1 to 30 is needed, not 31'],
    ['wheel.inner[3].clay', 2.5, 'wheel.inner[3].clay: a whole number from 1 to 30 is needed, not 2.5'],
    ['wheel.inner[3].clay', undefined, 'wheel.inner[3].clay: a whole number from 1 to 30 is needed, not nothing'],
    ['wheel.inner[3].clay', null, 'wheel.inner[3].clay: a whole number from 1 to 30 is needed, not null'],
    ['wheel.inner[3].amount', 3, 'wheel.inner[3].amount: is not known (known: action, clay)'],
    ['wheel.inner[3].action', 'master', `wheel.inner[3].action: one of ${ACTIONS} is needed, not "master"`],
    ['wheel.inner[3].action', undefined, `wheel.inner[3].action: one of ${ACTIONS} is needed, not nothing`],
    ['wheel.inner[3]', 4, 'wheel.inner[3]: named values in { } are needed, not 4'],
    ['wheel.inner', data.wheel.inner.slice(1), 'wheel.inner: 12 entries are needed, not 11'],
    ['wheel.inner', [...data.wheel.inner, { action: 'soak' }], 'wheel.inner: 12 entries are needed, not 13'],
    ['wheel.inner', {}, 'wheel.inner: a list is needed, not {}'],
    ['wheel.middle[0].master', 'baker', `wheel.middle[0].master: one of ${MASTERS} is needed, not "baker"`],
    ['wheel.outer[1].types', [], 'wheel.outer[1].types: 1 to 4 entries are needed, not 0'],
    ['wheel.outer[1].types[1]', 'horse', 'wheel.outer[1].types[1]: "horse" is at wheel.outer[1].types[0] already'],
    ['wheel.storehouseOfSegment[0]', 5, 'wheel.storehouseOfSegment[0]: a whole number from 1 to 4 is needed, not 5'],
    ['wheel.price', 2, 'wheel.price: is not known (known: inner, middle, outer, storehouseOfSegment, turnPrice)'],
    ['grid', 7, 'grid: named values in { } are needed, not 7'],
    ['grid', [7, 9], 'grid: named values in { } are needed, not [7,9]'],
    ['grid.rows', 8, 'grid.rows: an odd number is needed, so that there is a middle, not 8'],
    ['grid.rows', 17, 'grid.rows: a whole number from 5 to 15 is needed, not 17'],
    ['start.workers.4', 4, 'start.workers.4: a whole number from 1 to 3 is needed, not 4'],
    ['start.workers.5', 2, 'start.workers.5: is not known (known: 2, 3, 4)'],
    ['start.extraByPlace[2].dry', 1, 'start.extraByPlace[2].dry: is not known (known: wet, coins)'],
    ['organizer', [], 'organizer: 1 to 20 entries are needed, not 0'],
    ['organizer', new Array(21).fill(1), 'organizer: 1 to 20 entries are needed, not 21'],
    [
      'specialists.weapons.horse',
      'bow',
      'specialists.weapons.horse: one of sword, halberd, crossbow, spear is needed, not "bow"',
    ],
    ['masters.tokenPrices[3]', 2, 'masters.tokenPrices[3]: must not be less than masters.tokenPrices[2], but is 2'],
    ['inspectors.backFromStart', 'yes', 'inspectors.backFromStart: true or false is needed, not "yes"'],
    ['tileSet[4]', 'clay', 'tileSet[11]: "clay" is at tileSet[4] already'],
    [
      'tileSet',
      ['clay', 'coins', 'guards'],
      'tileSet: 5 rounds, one for each of tiles, need as many tiles, there are 3 (a list in a file replaces the whole list)',
    ],
    ['tiles', [], 'tiles: 1 to 12 entries are needed, not 0'],
    ['final.goodsPerPoint', 0, 'final.goodsPerPoint: a whole number from 1 to 30 is needed, not 0'],
    ['marks.grid', 'sure', 'marks.grid: one of certain, confirmed, inferred, ours is needed, not "sure"'],
    ['marks.rings', 'ours', 'marks.rings: there is no such place in the content'],
    ['name', undefined, 'name: a name of at most 60 letters and digits is needed, not nothing'],
    ['name', '<b>', 'name: a name of at most 60 letters and digits is needed, not "<b>"'],
    ['name', 'x'.repeat(2_000), 'name: has more than 1000 letters'],
    ['name', 'standard', 'name: "standard" is taken; give the edition a name of its own'],
  ];
  for (const [place, value, sentence] of wrong)
    test(`${place} = ${JSON.stringify(value)?.slice(0, 60)}`, () =>
      assert.equal(refusalOf(contentFile, place, value), sentence));

  test('an unknown part, a part of every object, deep and huge files', () => {
    const parts = Object.keys(data).join(', ');
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;
    assert.equal(refusalOfFile(contentFile, { name: 'x', rings: {} }), `rings: is not known (known: ${parts})`);
    assert.equal(refusalOfFile(contentFile, { name: 'x', toString: 1 }), `toString: is not known (known: ${parts})`);
    const proto = JSON.parse('{"name":"x","grid":{"__proto__":{"rows":5}}}') as unknown;
    assert.equal(refusalOfFile(contentFile, proto), 'grid: "__proto__" is no name here');
    assert.equal(refusalOfFile(contentFile, { name: 'x', tiles: deep }), 'tiles[0][0]: is nested too deeply');
    const long = { name: 'x', tiles: new Array(5_000).fill({}) };
    assert.equal(refusalOfFile(contentFile, long), 'tiles: has 5000 entries, more than any list or table here');
    assert.equal(refusalOfFile(contentFile, 'rings'), 'content: named values in { } are needed, not "rings"');
    assert.equal(refusalOfFile(contentFile, null), 'content: named values in { } are needed, not null');
  });
});

test('no position of the rings is better than another: warriors, masters and specialists meet equally often', () => {
  const { inner, middle, outer } = standard.wheel;
  const at = (space: number, offset: number): number => (space - offset + SEGMENTS) % SEGMENTS;
  for (let a = 0; a < SEGMENTS; a++)
    for (let b = 0; b < SEGMENTS; b++) {
      const met = [0, 0, 0];
      for (let segment = 0; segment < SEGMENTS; segment++) {
        const warrior = inner[at(segment, a)]!.action === 'warrior';
        const master = middle[at(segment, b)]!.action === 'master';
        const specialist = outer[segment]!.action === 'specialist';
        if (warrior && master) met[0]!++;
        if (warrior && specialist) met[1]!++;
        if (master && specialist) met[2]!++;
      }
      assert.deepEqual(met, [3, 2, 2], `inner turned by ${a}, middle by ${b}`);
    }
});

describe('editions', () => {
  test('a file from before tiles were content is still read', () => {
    const { tileSet: _, ...older } = data;
    const { tileSet: __, ...marks } = data.marks;
    assert.deepEqual(contentFile.read({ ...older, marks, name: 'older' }).tileSet, standard.tileSet);
  });
  test('part of a part may be given', () => {
    const { inspectors } = contentFile.read({ name: 'mine', inspectors: { rowForward: 'up' } });
    assert.deepEqual(inspectors, { ...standard.inspectors, rowForward: 'up' });
  });
  test('other numbers of rounds and figures, and another set of tiles', () => {
    const own = {
      name: 'short',
      tileSet: ['coins', 'clay', 'guards'],
      tiles: data.tiles.slice(0, 3),
      organizer: [1, 2],
      specialists: { prices: [1] },
    };
    const match = new Engine(load(own).game).start(4, {}, fastChance(1));
    assert.deepEqual(match.g.left, [2, 2, 2, 2]);
    assert.deepEqual(
      [...match.g.tiles].sort((a, b) => a - b),
      [3, 10, 11],
    );
    assert.ok(Math.min(...playWith(own, 4)) > 0);
    assert.ok(Math.min(...playWith({ name: 'long', tiles: new Array(12).fill(data.tiles[0]) }, 3)) > 0);
  });
  test('an edition has its own name and keeps what it does not change', () => {
    const edition = load({ name: 'mine', organizer: [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1] }).game;
    assert.equal(edition.edition, 'mine');
    assert.equal(game.edition, 'standard');
  });
  test('a mausoleum of nine rows and seven columns can be played, with good advice', () => {
    const points = playWith({ name: 'upright', grid: { rows: 9, columns: 7 } }, 3);
    assert.ok(Math.min(...points) > 60, `points ${points}`);
  });
  test('a larger mausoleum and specialists bound to their spaces can be played', () => {
    const types = ['horse', 'footman', 'archer', 'musician'];
    const outer = data.wheel.outer.map((space, i) =>
      space.action === 'specialist' ? { action: 'specialist', types: [types[Math.floor(i / 3)]] } : space,
    );
    assert.ok(
      Math.min(...playWith({ name: 'large', grid: { rows: 11, columns: 13 }, wheel: { ...data.wheel, outer } }, 4)) > 0,
    );
  });
  test('values of an edition are the values played with', () => {
    const edition = load({ name: 'rich', inspectors: { ...data.inspectors, rowForward: 'up' } }).game;
    const match = new Engine(edition).start(2, {}, fastChance(1));
    assert.deepEqual(match.g.inspectors, [6, 0]);
  });
  test('of two tokens with the same price the second is offered until it is used, too', () => {
    const masters = { ...data.masters, tokenPrices: [1, 1, 2, 3, 4, 5] };
    const engine = new Engine(load({ name: 'pairs', masters }).game);
    const match = engine.start(2, {}, fastChance(1));
    const task = { do: 'chooseMiddle', p: 0, segment: 1 } as const;
    const reasons = () => engine.question(task).whyNot?.(match.g, task) ?? [];
    const hiring = () => wordsOf(engine, engine.open(match)[0]!).filter(word => word.startsWith('hire:'));
    match.g.middleOffset = 0; // segment 1 shows the Builder
    match.g.coins[0] = 2;
    match.g.masters[1] = 1; // the first token lies on the Steward
    match.agenda.push(task);
    assert.deepEqual(hiring(), ['hire:1', 'hire:2']);
    assert.ok(reasons().every(({ word }) => word !== 'hire:1'));
    match.g.masters[2] = 2;
    assert.deepEqual(hiring(), ['hire:2']);
    assert.equal(reasons().find(({ word }) => word === 'hire:1')?.why, 'tokenUsed');
  });
  test('an inspector that may not go back from its start is not offered to', () => {
    const edition = load({ name: 'strict', inspectors: { ...data.inspectors, backFromStart: false } }).game;
    const engine = new Engine(edition);
    const match = engine.start(2, {}, fastChance(1));
    const task = { do: 'mayUseWeapon', p: 0, warrior: 'officer', cell: 'r1c1' } as const;
    match.g.weapons[0] = 1;
    match.g.inspectors = [0, 3];
    match.agenda.push(task);
    const question = engine.question(task);
    assert.deepEqual(wordsOf(engine, engine.first(match)!), [
      'use:sword',
      'inspector:row-forward',
      'inspector:column-forward',
      'inspector:column-back',
      'button:pass',
    ]);
    assert.deepEqual(question.whyNot?.(match.g, task), [
      { word: 'inspector:row-back', why: 'atStart', rule: 'TA-1.7' },
    ]);
  });
});
