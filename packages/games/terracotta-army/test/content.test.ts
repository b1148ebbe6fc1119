// An owner's content is checked value by value, and the game plays with it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BadInput, copyPlain, Engine, fastChance, fastRandom, wordsOf } from '@boardwright/engine';
import { readContent } from '../content/check.ts';
import { MARKS, SEGMENTS } from '../content/content.ts';
import data from '../content/standard.json' with { type: 'json' };
import { game, readEdition, standard } from '../game.ts';
import { moduleWith } from '../index.ts';

const load = (content: unknown) => moduleWith(readEdition(content, standard));

/** The standard content with one value changed: `wheel.inner.3.clay`. */
function changed(path: string, value: unknown): unknown {
  const content = copyPlain(data) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at: Record<string, unknown> = content;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return { ...content, name: 'mine' };
}

/** Plays a whole game by the policy, and gives its points. */
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

describe('a bad value is refused with its place', () => {
  const bad: readonly [string, unknown, RegExp][] = [
    ['wheel.inner', data.wheel.inner.slice(1), /^wheel\.inner: 12 entries are needed, not 11$/],
    ['wheel.inner.3.clay', 'four', /^wheel\.inner\[3\]\.clay: a whole number from 1 to 30 is needed, not "four"$/],
    ['wheel.inner.3.action', 'master', /^wheel\.inner\[3\]\.action: one of .*warrior.* is needed, not "master"$/],
    ['wheel.middle.0.master', 'baker', /^wheel\.middle\[0\]\.master: one of builder, .* is needed, not "baker"$/],
    ['wheel.middle.1.price', 3, /^wheel\.middle\[1\]\.price: is not known/],
    ['wheel.outer.1.types', [], /^wheel\.outer\[1\]\.types: 1 to 4 entries are needed, not 0$/],
    ['wheel.outer.1.types', ['horse', 'horse'], /^wheel\.outer\[1\]\.types: each type at most once/],
    [
      'wheel.storehouseOfSegment.0',
      5,
      /^wheel\.storehouseOfSegment\[0\]: a whole number from 1 to 4 is needed, not 5$/,
    ],
    ['grid.rows', 8, /^grid\.rows: an odd number is needed, so that there is a middle, not 8$/],
    ['start.workers.4', 4, /^start\.workers\.4: a whole number from 1 to 3 is needed, not 4$/],
    ['organizer.10', undefined, /^organizer\[10\]: a whole number from 0 to 30 is needed, not nothing$/],
    ['specialists.weapons.horse', 'bow', /^specialists\.weapons\.horse: one of sword, .* is needed, not "bow"$/],
    ['masters.tokenPrices', [1, 2, 3, 2, 5, 6], /^masters\.tokenPrices\[3\]: must not be less than the one before/],
    ['inspectors.backFromStart', 'yes', /^inspectors\.backFromStart: true or false is needed, not "yes"$/],
    ['final.group', 7, /^final\.group: a list of named values is needed, not 7$/],
    ['marks.grid', 'sure', /^marks\.grid: one of certain, .* is needed, not "sure"$/],
    ['rings', {}, /^rings: is not known \(known: name, grid, /],
  ];
  for (const [path, value, message] of bad)
    test(`${path}: ${JSON.stringify(value)}`, () => {
      assert.throws(
        () => load(changed(path, value)),
        (error: Error) => error instanceof BadInput && message.test(error.message),
      );
    });
  test('content that is no content at all', () => {
    assert.throws(() => load('rings'), /^BadInput: content: a list of named values is needed/);
    assert.throws(() => load({}), /^BadInput: name: a name of at most 60 letters and digits is needed, not nothing/);
    assert.throws(() => load({ name: 'standard' }), /^BadInput: name: "standard" is taken/);
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
  test('the standard content passes its own check, and every section says how sure it is', () => {
    assert.deepEqual(readContent(data), standard);
    for (const section of Object.keys(data).filter(key => key !== 'name' && key !== 'marks'))
      assert.ok(
        Object.keys(standard.marks).some(mark => mark === section || mark.startsWith(`${section}.`)),
        `${section} has no mark`,
      );
    for (const mark of Object.values(standard.marks)) assert.ok(MARKS.includes(mark));
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
