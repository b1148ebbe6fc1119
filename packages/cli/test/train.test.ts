// Training: what it is asked for, and that the same course gives the same weights, however it is run.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { BadInput } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { loadGame } from '../src/input/game.ts';
import { type Course, readWish } from '../src/train/course.ts';
import { train } from '../src/train/generations.ts';
import { writeLearned } from '../src/train/page.ts';
import { folder } from './run.ts';

const [game = ''] = Object.keys(games);

describe('what training is asked for', () => {
  test('without flags it is the usual course, at all player counts', () => {
    const { course } = readWish([game]);
    assert.equal(course.game, game);
    assert.equal(course.players, null);
  });
  test('numbers are read', () => {
    const { course, workers } = readWish([
      game,
      '--players',
      '2,4',
      '--games',
      '30',
      '--workers',
      '3',
      '--hidden',
      '0',
    ]);
    assert.deepEqual([course.players, course.games, course.hidden, workers], [[2, 4], 30, 0, 3]);
  });
  for (const [args, sentence] of [
    [[], /which game/],
    [[game, 'another'], /one game at a time/],
    [[game, '--games', 'many'], /--games: "many" is not a whole number/],
    [[game, '--games', '3'], /--games: "3" is not a whole number from 10/],
    [[game, '--players', '2,x'], /--players: "x"/],
    [[game, '--players', '1'], /--players: "1" is not a whole number from 2/],
    [[game, '--wrong'], /--wrong/],
  ] as const)
    test(`"${args.slice(1).join(' ')}" is refused in a sentence`, () => {
      assert.throws(
        () => readWish(args),
        (error: Error) => error instanceof BadInput && sentence.test(error.message),
      );
    });
});

describe('a training', () => {
  const course: Course = {
    game,
    players: [2],
    games: 20,
    generations: 1,
    hidden: 2,
    epochs: 1,
    duels: 2,
    seed: 7,
  };

  test('the same course gives the same weights, bit for bit: with more workers, and when it was stopped', async t => {
    const module = await loadGame({ id: game, modules: [] });
    const [one, other] = [folder(t), folder(t)];
    const whole = await train(module, course, one, 1);
    assert.equal(whole.weights.shape.hidden, 2);
    const again = await train(module, course, other, 2);
    assert.deepEqual(again, whole);
    rmSync(path.join(other, '1.json'));
    rmSync(path.join(other, '1-2.samples'));
    assert.deepEqual(await train(module, course, other, 1), whole);
  });

  test('a folder is not used for another course', async t => {
    const module = await loadGame({ id: game, modules: [] });
    const dir = folder(t);
    const short = { ...course, games: 10, generations: 0 };
    const trained = await train(module, short, dir, 1);
    await assert.rejects(train(module, { ...short, seed: 8 }, dir, 1), /holds another training/);

    writeLearned(trained, dir);
    const page = readFileSync(path.join(dir, 'learned.md'), 'utf8');
    assert.match(page, new RegExp(`npm run train -- ${game} --players 2 --games 10 --generations 0`));
    assert.deepEqual(readdirSync(path.join(dir, 'learned')).sort(), [`${game}.json`, `${game}.svg`]);
  });
});
