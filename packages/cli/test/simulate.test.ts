// boardwright simulate: gives the same for a seed on any number of cores, saves games, and says how to repeat a
// failure.
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { boardwright, FLEA, folder } from './run.ts';

const simulate = (...flags: string[]) => boardwright(['simulate', 'flea-market', ...flags, ...FLEA]);
/** The printed JSON, without the duration. */
async function data(...flags: string[]) {
  const { speed, ...rest } = JSON.parse((await simulate('--json', ...flags)).out);
  assert.ok(speed.answersPerSecond > 0);
  return rest;
}

describe('simulate', { concurrency: 2 }, () => {
  test('the same seed gives the same on one core and on two', async () => {
    const flags = ['--players', '3', '--games', '300', '--seed', '5', '--bots', 'random,policy,random'];
    const [once, again, two] = [await data(...flags), await data(...flags), await data(...flags, '--workers', '2')];
    assert.equal(once.games, 300);
    assert.deepEqual(again, once);
    assert.deepEqual(two, once);
  });
  test('another seed gives other games', async () => {
    const [five, six] = [await data('--seed', '5'), await data('--seed', '6')];
    assert.notDeepEqual(five.groups, six.groups);
  });
  test('wins add up to all games, seats rotate between different bots, and the histogram counts every score', async () => {
    const { groups } = await data('--players', '3', '--games', '90', '--bots', 'policy,random,random');
    const [policy, random] = groups;
    assert.deepEqual([policy.name, random.name], ['policy', 'random']);
    assert.ok(Math.abs(policy.wins.share + random.wins.share - 1) < 1e-9);
    assert.ok(Math.abs(policy.wins.expected - 1 / 3) < 1e-9);
    assert.ok(policy.wins.low < policy.wins.share && policy.wins.share < policy.wins.high);
    const counted = (bins: { count: number }[]) => bins.reduce((sum, bin) => sum + bin.count, 0);
    assert.deepEqual([counted(policy.histogram), counted(random.histogram)], [90, 180]);
  });
  test('prints a table for people, with what the game itself counts', async () => {
    const { code, out } = await simulate('--players', '2', '--games', '20');
    assert.equal(code, 0);
    assert.match(out, /^games +20 +[\d,]+ per second$/m);
    assert.match(out, /^p2 +[\d.]+ %/m);
    assert.match(out, /goodsSold +[\d.]+ +min/);
  });
  test('a rule that breaks ends it with 1 and the game that repeats it, on any number of cores', async () => {
    const flags = ['--option', 'mood=broken', '--option', 'length=long', '--games', '200', '--seed', '3'];
    const [one, two] = [await simulate(...flags), await simulate(...flags, '--workers', '2')];
    assert.deepEqual([one.code, two.code], [1, 1]);
    assert.equal(one.err, two.err);
    const [, number] = /^boardwright: game (\d+) of seed 3 broke .*the shelf fell down and the lamp with it\n$/.exec(
      one.err,
    )!;
    const alone = await simulate(...flags, '--only', number!);
    assert.deepEqual([alone.code, alone.err], [1, one.err]);
  });
  test('--save keeps every game, played as without it; they can be replayed', async t => {
    const dir = folder(t);
    const flags = ['--games', '3', '--seed', '9', '--bots', 'random,policy'];
    assert.deepEqual(await data(...flags, '--save', dir), await data(...flags));
    const names = ['flea-market-9-1.json', 'flea-market-9-2.json', 'flea-market-9-3.json'];
    assert.deepEqual(readdirSync(dir).sort(), names);
    const { code, out } = await boardwright(['replay', path.join(dir, names[1]!), ...FLEA]);
    assert.equal(code, 0);
    assert.match(out, /policy p1/); // seats rotate: in game 2 the second bot sits first
  });
  test('plays an edition, and what it saves carries it', async t => {
    const dir = folder(t);
    const edition = path.join(dir, 'edition.json');
    writeFileSync(edition, JSON.stringify({ edition: 'royal', prizes: [100, 200] }));
    const saved = path.join(dir, 'games');
    const rich = await data('--edition', edition, '--games', '20', '--workers', '2', '--save', saved);
    assert.ok(rich.groups[0].scores.max >= 100);
    const { code, out } = await boardwright(['replay', path.join(saved, 'flea-market-1-1.json'), '--json', ...FLEA]);
    assert.equal(code, 0);
    assert.equal(JSON.parse(out).edition, 'royal');
  });
});
