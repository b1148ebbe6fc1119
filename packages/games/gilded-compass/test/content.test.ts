// An owner's edition: what is accepted, and how errors are reported.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Engine, fastChance, type Task, wordsOf } from '@boardwright/engine';
import { refusalOf, refusalOfFile } from '@boardwright/testkit';
import { contentFile, readContent, standard } from '../content/read.ts';
import data from '../content/standard.json' with { type: 'json' };
import { fromFaces, sumsOf } from '../dice.ts';
import module from '../index.ts';
import type { Tasks } from '../rules/tasks.ts';
import older from './older/content.json' with { type: 'json' };

const task = (of: Task<Tasks>): { readonly do: string } => of;
const withContent = (data: object) => module.withContent!({ name: 'house rules', ...data }).game;

test('an edition replaces the standard content and has its own name', () => {
  const game = withContent({ university: { spaces: { 2: 6 } } });
  assert.equal(game.edition, 'house rules');
  const match = new Engine(game).start(2, { b: 'auction', c: 'random', variant: 'fewer' }, fastChance(1));
  assert.equal((match.g as { spaces: number }).spaces, 6);
  assert.equal(module.game.edition, 'standard');
});

test('a limited supply of tokens is paid out clockwise from the start player, one die at a time', () => {
  const engine = new Engine(withContent({ knowledge: { limited: true, tokens: 5 } }));
  const match = engine.start(2, { b: 'auction', c: 'random', variant: 'fewer' }, fastChance(1));
  const g = match.g as { start: number; library: number[]; knowledge: number[] };
  Object.assign(g, { start: 1, library: [2, 2], knowledge: [1, 1] });
  match.agenda.push({ do: 'resolveLibrary' });
  engine.advance(match);
  assert.deepEqual(g.knowledge, [2, 3]);
});

test('a pair of equal faces needs two spaces of the University, too', () => {
  const engine = new Engine(withContent({ university: { pairSum: 6 } }));
  const match = engine.start(2, { b: 'auction', c: 'random', variant: 'fewer' }, fastChance(1));
  const g = match.g as { university: unknown[]; spaces: number; roll: number; active: number };
  const offered = (row: readonly number[]): boolean => {
    Object.assign(g, { university: row.map(face => ({ p: 1, face })), spaces: 4, roll: fromFaces([3, 3]), active: 0 });
    match.agenda.splice(0, match.agenda.length, task({ do: 'choosePlacement', p: 0, fresh: true }));
    const open = engine.first(match)!;
    return wordsOf(engine, open).includes('university:3+3');
  };
  assert.equal(offered([1, 1]), true);
  assert.equal(offered([1, 1, 2]), false);
});

test('the rival fills the first tile of the Temple that is free, though a taken one asks for the same dice', () => {
  const engine = new Engine(withContent({ temple: { tiles: { 2: 3 } } }));
  const options = { b: 'auction', c: 'temple', board: 'full', rival: 'apprentice' };
  const match = engine.start(1, options, fastChance(1));
  const g = match.g as { temple: number[]; templeBy: number[]; dice: number[] };
  const [low, high] = [fromFaces([2, 5]), fromFaces([3, 3])];
  Object.assign(g, { temple: [low, high, low], templeBy: [0, -1, -1], dice: [6, 4] });
  const rolled = [2, 5, 3, 3, 4]; // four dice, and the rival's compass
  engine.chance = { int: () => (rolled.shift() ?? 1) - 1 };
  match.agenda.splice(0, match.agenda.length, { do: 'lap' }, task({ do: 'turn', p: 1 }));
  engine.advance(match);
  assert.deepEqual(g.templeBy, [0, 1, -1]);
});

test('chests that are kept on the Galleon are content', () => {
  const kept = (content: object): readonly unknown[] => {
    const engine = new Engine(withContent(content));
    const match = engine.start(2, { b: 'auction', c: 'galleon', variant: 'neutral' }, fastChance(1));
    const g = match.g as { chests: number[][] };
    Object.assign(g, { galleonDice: [2, 1, 0], drawn: [[1, 1, 1], [2]] });
    match.agenda.push({ do: 'resolveGalleon' });
    engine.advance(match);
    return [(engine.first(match)!.task as { keep?: number }).keep, g.chests[1]];
  };
  assert.deepEqual(kept({}), [2, [2]]);
  assert.deepEqual(kept({ galleon: { keep: { most: 1, others: 0 } } }), [1, []]);
});

test('dice are counted up to as many as an edition may give', () => {
  const many = fromFaces([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
  assert.deepEqual(sumsOf(many, 11), [66]);
  const engine = new Engine(withContent({ dice: { perPlayer: 9 } }));
  const match = engine.start(2, { b: 'auction', c: 'random', variant: 'fewer' }, fastChance(1));
  Object.assign(match.g as object, { archives: [{ p: 0, face: 6, count: 10 }], roll: fromFaces([6]), active: 0 });
  match.agenda.splice(0, match.agenda.length, task({ do: 'choosePlacement', p: 0, fresh: true }));
  assert.ok(wordsOf(engine, engine.first(match)!).includes('archives:6-10'));
});

test('an old file with other names is still read', () => {
  assert.deepEqual(readContent({ ...older, edition: 'old' }), { ...standard, name: 'old' });
  const rules = structuredClone(older);
  rules.constants.neutral_auction_discards.second = 3;
  rules.abilities[2]!.copies = 7;
  rules.constants.black_dice = 1;
  const read = readContent({ ...rules, edition: 'old' });
  assert.deepEqual(
    [read.neutralAuction, read.abilityCopies, read.blackDice, read.name],
    [[4, 3], [5, 5, 7, 5], 1, 'old'],
  );
  assert.equal(refusalOfFile(contentFile, older), 'name: "standard" is taken; give the edition a name of its own');
});

describe('a wrong value is refused with one sentence and its place', () => {
  const COLOURS = 'desert, jungle, water, fire, holy, dark';
  const PARTS = Object.keys(data).join(', ');
  const wrong: readonly [string, unknown, string][] = [
    ['maps[3].high', 'four', 'maps[3].high: a whole number from 0 to 20 is needed, not "four"'],
    ['maps[3].high', Number.NaN, 'maps[3].high: a whole number from 0 to 20 is needed, not NaN'],
    ['maps[3].high', 21, 'maps[3].high: a whole number from 0 to 20 is needed, not 21'],
    ['maps[0].low', 2, 'maps[0].low: must not be more than maps[0].high, but is 2'],
    ['maps[0].low', undefined, 'maps[0].low: a whole number from 0 to 20 is needed, not nothing'],
    ['maps[0].price', 2, 'maps[0].price: is not known (known: colour, site, low, high)'],
    ['maps[1].colour', 'blue', `maps[1].colour: one of ${COLOURS}, any is needed, not "blue"`],
    [
      'maps',
      data.maps.slice(0, 20),
      'maps: rounds.2 with archives.maps needs 24, there are 20 (a list in a file replaces the whole list)',
    ],
    ['maps', [], 'maps: 1 to 120 entries are needed, not 0'],
    ['maps', 'all', 'maps: a list is needed, not "all"'],
    ['maps', data.maps.map(map => ({ ...map, colour: 'any' })), 'maps: at most 4 may be of any colour, not 26'],
    ['specialists[5].type', 'cook', 'specialists[5].type: one of cartographer, digger is needed, not "cook"'],
    ['collections[2].liked', 'jungle', 'collections[2]: coveted and liked must be different'],
    ['collections', data.collections.slice(2), 'collections: 5 to 120 entries are needed, not 4'],
    ['magicItems[7].dice', [1], 'magicItems[7].dice: 2 entries are needed, not 1'],
    ['magicItems[7].dice[1]', 7, 'magicItems[7].dice[1]: a whole number from 1 to 6 is needed, not 7'],
    [
      'missions[4].scoring.op',
      'guess',
      'missions[4].scoring.op: one of per, threshold, knowledge_topup, sites, assignment is needed, not "guess"',
    ],
    ['missions[4].scoring.key', 'x', 'missions[4].scoring.key: is not known (known: op, count, gold, cap)'],
    [
      'missions[11].scoring.steps.4',
      'three',
      'missions[11].scoring.steps.4: a whole number from 0 to 50 is needed, not "three"',
    ],
    ['missions[3].id', 'trailblazer', 'missions[3].id: "trailblazer" is at missions[0].id already'],
    ['missions[3].requires', 'tavern', /^missions\[3\].requires: one of archives, .* is needed, not "tavern"$/.source],
    [
      'missions',
      data.missions.slice(0, 2),
      'missions: at least 3 copies that require no building are needed, not 2 (a list in a file replaces the whole list)',
    ],
    ['rounds.4', 0, 'rounds.4: a whole number from 1 to 10 is needed, not 0'],
    ['rounds.6', 5, 'rounds.6: is not known (known: 2, 3, 4, 5)'],
    [
      'order',
      ['library', 'B', 'archives', 'C', 'university'],
      'order[4]: library is last: it gathers what the others leave',
    ],
    ['order[1]', 'C', 'order[2]: "C" is at order[1] already'],
    ['tower.left', [1, 2], 'tower: each face from 1 to 6 is in tower.left or tower.right'],
    ['tower.left', [1, 2, 4], 'tower.right[0]: 4 is at tower.left[2] already'],
    ['dice.perPlayer', 10, 'dice.perPlayer: with abilities.little_help.dice at most 11 are possible, not 12'],
    ['treasures.gold', { 1: 2 }, 'treasures.gold: rounds.2 with two each needs 12, there are 2'],
    [
      'treasures.gold.21',
      2,
      `treasures.gold.21: is not known (known: ${Array.from({ length: 21 }, (_, i) => i).join(', ')})`,
    ],
    [
      'abilities.big_help',
      { copies: 2 },
      'abilities.big_help: is not known (known: gold, timely_gift, will_to_win, little_help, compelling_force)',
    ],
    ['knowledge.limited', 'no', 'knowledge.limited: true or false is needed, not "no"'],
    ['rival', null, 'rival: named values in { } are needed, not null'],
    ['robot', {}, `robot: is not known (known: ${PARTS})`],
    ['marks.map', 'ours', 'marks.map: there is no such place in the content'],
    ['marks.maps', 'own design', 'marks.maps: one of certain, confirmed, inferred, ours is needed, not "own design"'],
    ['name', undefined, 'name: a name of at most 60 letters and digits is needed, not nothing'],
    ['name', 'standard', 'name: "standard" is taken; give the edition a name of its own'],
  ];
  for (const [place, value, sentence] of wrong)
    test(`${place} = ${JSON.stringify(value)?.slice(0, 60)}`, () => {
      const said = refusalOf(contentFile, place, value);
      if (sentence.startsWith('^')) assert.match(said!, new RegExp(sentence));
      else assert.equal(said, sentence);
    });
  test('tokens that would not be enough for everybody', () => {
    const own = { name: 'x', start: { knowledge: 4 }, knowledge: { limited: true, tokens: 5 } };
    assert.equal(
      refusalOfFile(contentFile, own),
      'knowledge.tokens: start.knowledge of 5 players needs 20, there are 5',
    );
  });
  test('something else altogether', () => {
    const proto = JSON.parse('{"name":"x","rounds":{"__proto__":{"2":5}}}') as unknown;
    assert.equal(refusalOfFile(contentFile, 'standard'), 'content: named values in { } are needed, not "standard"');
    assert.equal(refusalOfFile(contentFile, proto), 'rounds: "__proto__" is no name here');
    assert.equal(
      refusalOfFile(contentFile, { name: 'x', constructor: {} }),
      `constructor: is not known (known: ${PARTS})`,
    );
    const deep = JSON.parse(`${'[['.repeat(2_000)}${']]'.repeat(2_000)}`) as unknown;
    assert.equal(refusalOfFile(contentFile, { name: 'x', maps: deep }), 'maps[0][0]: is nested too deeply');
    const long = { name: 'x', maps: new Array(9_000).fill(1) };
    assert.equal(refusalOfFile(contentFile, long), 'maps: has 9000 entries, more than any list or table here');
  });
});
