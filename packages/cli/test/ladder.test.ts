// The ladder: what it measures, and that it continues where it was stopped, only with the same bots.
import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { AnyModule } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { figuresOf } from '../src/ladder/figures.ts';
import { type Heading, recordsIn } from '../src/ladder/records.ts';
import { botsOf, goals, nameOf } from '../src/ladder/rungs.ts';
import { versionOf } from '../src/ladder/version.ts';
import type { Result } from '../src/simulate/series.ts';
import { folder } from './run.ts';

const [game = ''] = Object.keys(games);
const versions = new Map([[game, 'present']]);
const heading: Heading = {
  game,
  seats: 2,
  upper: 'novice',
  lower: 'random',
  budget: { ms: 1000 },
  seed: 11,
  version: 'present',
};
const result = (number: number): Result => ({
  number,
  answers: 90,
  scores: [50, 40],
  places: [1, 2],
  statistics: {},
  thinking: [0, 1].map(() => ({ decisions: 45, ms: 3.4, longest: 0.5, longestWall: 0.7 })),
});
const numbers = (results: readonly Result[]): number[] => results.map(({ number }) => number);

describe('records of the ladder', () => {
  test('recorded games are read back in order and only once, in any order of writing', t => {
    const records = recordsIn(folder(t));
    records.open(heading);
    for (const number of [2, 1, 2]) records.keep(heading, result(number));
    const { results } = records.open(heading);
    assert.deepEqual(results, [result(1), result(2)]);
  });
  test('a line that was cut off is played again, and what is written after it is read', t => {
    const dir = folder(t);
    const records = recordsIn(dir);
    records.open(heading);
    records.keep(heading, result(1));
    const file = path.join(dir, readdirSync(dir)[0]!);
    appendFileSync(file, '{"number":2,"answ');
    assert.deepEqual(numbers(records.open(heading).results), [1]);
    records.keep(heading, result(2));
    assert.deepEqual(numbers(records.open(heading).results), [1, 2]);
    assert.equal(readFileSync(file, 'utf8').trim().split('\n').length, 3);
  });
  for (const other of [{ version: 'other' }, { seed: 12 }, { budget: { ms: 500 } }])
    test(`games with another ${Object.keys(other)[0]} are forgotten`, t => {
      const records = recordsIn(folder(t));
      records.open(heading);
      records.keep(heading, result(1));
      assert.deepEqual(records.open({ ...heading, ...other }).results, []);
      assert.deepEqual(records.open(heading).results, []);
    });
  test('a figure says how many games were played of how many, and with which bots', t => {
    const records = recordsIn(folder(t));
    records.open(heading);
    records.keep(heading, result(1)); // won by seat 1, the novice
    records.keep(heading, result(2)); // won by random
    const [figure] = figuresOf(records.all(), versions);
    assert.deepEqual([figure!.games, figure!.asked, figure!.isCurrent], [2, 200, true]);
    assert.equal(figure!.upperStanding.wins.share, 0.5);
    const stale = recordsIn(folder(t));
    stale.open({ ...heading, version: 'older' });
    stale.keep(heading, result(1));
    assert.equal(figuresOf(stale.all(), versions)[0]!.isCurrent, false);
  });
});

describe('the version of bots', () => {
  const loaded = Object.values(games)[0]!().then(({ default: module }) => module as AnyModule);
  test('is the same whenever it is asked for', async () => {
    const module = await loaded;
    assert.equal(versionOf(module), versionOf({ ...module, advice: { ...module.advice } }));
  });
  test('is another one for bots that answer otherwise', async () => {
    const module = await loaded;
    const { choose, evaluate } = module.advice;
    const first: typeof choose = (_, { options }) => options[0]!;
    const turned: typeof evaluate = g => evaluate(g).map(value => -value);
    const versions = [
      { choose, evaluate },
      { choose: first, evaluate },
      { choose, evaluate: turned },
    ].map(advice => versionOf({ ...module, advice }));
    assert.equal(new Set(versions).size, 3);
  });
});

describe('goals of the ladder', () => {
  const largest = new Map(goals().map(goal => [nameOf(goal.rung), goal.games]));
  test('every game: each level against the one below it, 200 games of two', () => {
    for (const game of Object.keys(games))
      for (const rung of ['novice-random', 'skilled-novice', 'expert-skilled'])
        assert.equal(largest.get(`${game}-2p-${rung}`), 200);
  });
  test('four times the time in every game', () => {
    assert.equal([...largest.keys()].filter(name => name.includes('4000ms')).length, Object.keys(games).length);
  });
  test('one of the upper level against all others; every bot has every seat equally often', () => {
    for (const { rung, games: count } of goals()) {
      assert.equal(botsOf(rung).filter(bot => bot === rung.upper).length, 1);
      assert.equal(count % rung.seats, 0);
    }
  });
});
