// boardwright arena: wins, ratings and times. The same seed gives the same result on any number of cores.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { rating } from 'openskill';
import { ratingsOf } from '../src/arena/ratings.ts';
import { standingsOf } from '../src/arena/standings.ts';
import type { Figure } from '../src/ladder/figures.ts';
import { commandOf } from '../src/ladder/figures.ts';
import { pictureOf } from '../src/ladder/picture.ts';
import type { Result, Series } from '../src/simulate/series.ts';
import { boardwright, FLEA, folder } from './run.ts';

const arena = (...flags: string[]) => boardwright(['arena', 'flea-market', ...flags, ...FLEA]);
/** The printed JSON, without anything that depends on the clock. */
async function data(...flags: string[]) {
  const { seconds, standings, ...rest } = JSON.parse((await arena('--json', ...flags)).out);
  assert.ok(seconds > 0);
  const timeless = standings.map(
    ({ msPerMove, longestMs, longestWallMs, ...each }: Record<'msPerMove' | 'longestMs' | 'longestWallMs', number>) => {
      assert.ok(longestWallMs > 0);
      assert.ok(longestMs >= msPerMove);
      return each;
    },
  );
  return { ...rest, standings: timeless };
}

describe('arena', { concurrency: 2 }, () => {
  test('the same seed gives the same on one core and on two', async () => {
    const flags = [
      '--players',
      '3',
      '--games',
      '12',
      '--seed',
      '5',
      '--bots',
      'expert,skilled,random',
      '--iterations',
      '12',
    ];
    const [one, two] = [await data(...flags, '--workers', '1'), await data(...flags, '--workers', '2')];
    assert.deepEqual(two, one);
    assert.equal(one.games, 12);
    const sum = one.standings.reduce((all: number, each: { wins: { share: number } }) => all + each.wins.share, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9);
  });
  test('prints a table with wins, intervals, places, ratings and times', async () => {
    const { code, out } = await arena('--bots', 'policy,random', '--games', '10', '--time', '5');
    assert.equal(code, 0);
    assert.match(out, /wins +95 % interval +expected +score +place +rating +moves\/s +ms\/move +longest +by the wall/);
    assert.match(out, /^policy +[\d.]+ % +[\d.]+ % to [\d.]+ %/m);
  });
  test('--save keeps every game', async t => {
    const dir = folder(t);
    await arena('--bots', 'expert@3it,random', '--games', '2', '--save', dir);
    assert.equal(readdirSync(dir).length, 2);
  });
  for (const [flags, said] of [
    [['--time', '5', '--iterations', '5'], /either --time or --iterations/],
    [['--bots', 'expert@soon,random'], /"soon" is no budget of a bot/],
    [['--bots', 'grandmaster'], /there is no bot "grandmaster"/],
    [['--time', '0'], /--time must be a whole number/],
    [['--clock', 'sun'], /--clock is one of cpu, wall, not "sun"/],
  ] as const)
    test(`bad input: ${flags.join(' ')}`, async () => {
      const { code, err } = await arena(...flags);
      assert.equal(code, 2);
      assert.match(err, said);
      assert.equal(err.trim().split('\n').length, 1);
    });
});

describe('figures of an arena', () => {
  const result = (number: number, places: number[]): Result => ({
    number,
    places,
    answers: 10,
    scores: places.map(place => 30 - place),
    statistics: {},
    thinking: places.map((_, seat) => ({ decisions: 5, ms: 10 * (seat + 1), longest: 4 + seat, longestWall: 9 })),
  });
  const series: Series = {
    source: { id: 'x', modules: [] },
    seats: 2,
    options: {},
    bots: ['a', 'b'],
    seed: 1,
    budget: { ms: 5 },
  };
  // Seats rotate: in game 2 bot b sits first.
  const results = [result(1, [1, 2]), result(2, [2, 1]), result(3, [1, 1])];

  test('wins are counted for the bot, not for the seat, and ties are shared', () => {
    const [a, b] = standingsOf(series, results);
    assert.ok(Math.abs(a!.wins.share - 2.5 / 3) < 1e-9);
    assert.ok(Math.abs(b!.wins.share - 0.5 / 3) < 1e-9);
    assert.ok(Math.abs(a!.place - 1) < 1e-9);
    assert.deepEqual([a!.decisions, a!.msPerMove, a!.longestMs, a!.longestWallMs], [15, 40 / 15, 5, 9]);
  });
  test('the winner is rated above where everybody begins, the loser below', () => {
    const ratings = ratingsOf(['a', 'b'], results);
    assert.ok(ratings.get('a')!.mu > rating().mu && ratings.get('b')!.mu < rating().mu);
    assert.ok(ratings.get('a')!.sigma < rating().sigma);
  });
  test('the ladder names the command of a figure and draws a bar for it', () => {
    const [a, b] = standingsOf(series, results);
    const figure: Figure = {
      game: 'x',
      seats: 2,
      upper: 'skilled',
      lower: 'novice',
      games: 3,
      asked: 200,
      seed: 1,
      budget: { iterations: 9 },
      version: 'v',
      isCurrent: true,
      upperStanding: a!,
      lowerStanding: b!,
    };
    assert.equal(
      commandOf(figure),
      'npx boardwright arena x --players 2 --bots skilled,novice --games 3 --seed 1 --iterations 9',
    );
    const svg = pictureOf([figure]);
    assert.match(svg, /skilled against novice/);
    assert.match(svg, /width="333\.3" height="16"/); // 83.3 % of 400
    assert.match(svg, /83\.3 %/);
  });
});
