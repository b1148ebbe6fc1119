// An owner's edition: what is taken, and how a mistake is named.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, Engine, fastChance, type Task, wordsOf } from '@boardwright/engine';
import standard from '../content/standard.json' with { type: 'json' };
import { fromFaces } from '../dice.ts';
import module from '../index.ts';
import type { Tasks } from '../rules/tasks.ts';

type Data = Record<string, unknown>;
/** The standard edition with one value changed; the path is dotted. */
function changed(path: string, value: unknown): Data {
  const data = structuredClone(standard) as unknown as Data;
  const keys = path.split('.');
  const last = keys.pop()!;
  const inner = keys.reduce<Data>((part, key) => part[key] as Data, data);
  inner[last] = value;
  return data;
}
const task = (of: Task<Tasks>): { readonly do: string } => of;
const withContent = (data: unknown) => module.withContent!(data).game;

test('an edition replaces the standard content and has its own name', () => {
  const game = withContent({ ...changed('constants.university_spaces.2', 6), edition: 'house rules' });
  assert.equal(game.edition, 'house rules');
  const match = new Engine(game).start(2, { b: 'auction', c: 'random', variant: 'fewer' }, fastChance(1));
  assert.equal((match.g as { spaces: number }).spaces, 6);
  assert.equal(module.game.edition, 'standard');
});

test('a limited supply of tokens is paid out clockwise from the start player, one die at a time', () => {
  const data = changed('constants.knowledge_limited', true);
  (data.constants as Data).knowledge_tokens = 5;
  const engine = new Engine(withContent(data));
  const match = engine.start(2, { b: 'auction', c: 'random', variant: 'fewer' }, fastChance(1));
  const g = match.g as { start: number; library: number[]; knowledge: number[] };
  Object.assign(g, { start: 1, library: [2, 2], knowledge: [1, 1] });
  match.agenda.push({ do: 'resolveLibrary' });
  engine.advance(match);
  assert.deepEqual(g.knowledge, [2, 3]);
});

test('a pair of equal faces needs two spaces of the University, too', () => {
  const engine = new Engine(withContent(changed('constants.university_pair_sum', 6)));
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
  const engine = new Engine(withContent(changed('constants.temple_tiles.2', 3)));
  const options = { b: 'auction', c: 'temple', board: 'full', rival: 'apprentice' };
  const match = engine.start(1, options, fastChance(1));
  const g = match.g as { temple: number[]; templeBy: number[]; dice: number[] };
  const [low, high] = [fromFaces([2, 5]), fromFaces([3, 3])];
  Object.assign(g, { temple: [low, high, low], templeBy: [0, -1, -1], dice: [6, 4] });
  const rolled = [2, 5, 3, 3, 4]; // four dice, and the compass of the rival
  engine.chance = { int: () => (rolled.shift() ?? 1) - 1 };
  match.agenda.splice(0, match.agenda.length, { do: 'lap' }, task({ do: 'turn', p: 1 }));
  engine.advance(match);
  assert.deepEqual(g.templeBy, [0, 1, -1]);
});

test('a mistake is named with its place', () => {
  const mistakes: [string, unknown, RegExp][] = [
    ['maps.3.high', 'four', /^maps\[3\]\.high: expected a whole number from 0 to 20, found "four"$/],
    ['maps.0.low', 2, /^maps\[0\]\.low: expected a whole number from 0 to 1, found 2$/],
    ['maps.1.colour', 'blue', /^maps\[1\]\.colour: expected one of desert, .*, any, found "blue"$/],
    ['specialists.5.type', 'cook', /^specialists\[5\]\.type: expected one of cartographer, digger, found "cook"$/],
    ['collections.2.liked', 'jungle', /^collections\[2\]: the coveted and the liked relic/],
    ['magic_items.7.dice', [1], /^magic_items\[7\]\.dice: needs at least 2 entries, found 1$/],
    ['magic_items.7.dice', [1, 7], /^magic_items\[7\]\.dice\[1\]: expected a whole number from 1 to 6, found 7$/],
    ['missions.4.scoring.op', 'guess', /^missions\[4\]\.scoring\.op: expected one of per, /],
    ['missions.0.scoring.count', 'hats', /^missions\[0\]\.scoring\.count: expected one of ancient_maps, /],
    ['constants.rounds.4', undefined, /^constants\.rounds\.4: expected a whole number from 1 to 10, found nothing$/],
    ['constants.resolution_order', ['library', 'B', 'archives', 'C', 'university'], /: library is last$/],
    ['maps', standard.maps.slice(0, 20), /^maps: 2 players need 24 tiles, there are 20$/],
    ['tower.left', [1, 2], /^tower: each face from 1 to 6 belongs to one of the two towers$/],
    ['abilities.2.extra_dice', 3, /^abilities\.little_help\.extra_dice: expected a whole number from 2 to 2, found 3$/],
    ['robot', null, /^robot: expected a table, found null$/],
  ];
  for (const [path, value, message] of mistakes)
    assert.throws(
      () => withContent(changed(path, value)),
      (error: Error) => error instanceof BadInput && message.test(error.message),
      path,
    );
  assert.throws(() => withContent('standard'), BadInput);
});

test('every part of the content says how sure it is', () => {
  const parts = Object.keys(standard).filter(key => key !== 'edition' && key !== 'marks');
  for (const part of parts)
    assert.ok(
      Object.keys(standard.marks).some(mark => mark === part || mark.startsWith(`${part}.`)),
      part,
    );
});
