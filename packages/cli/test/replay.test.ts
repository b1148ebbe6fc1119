// boardwright replay and verify.
import assert from 'node:assert/strict';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { commitTo, drawnIn, fairChance, type GameFile, Play, toFile } from '@boardwright/engine';
import fleaMarket from './flea-market.ts';
import { boardwright, FLEA, folder } from './run.ts';

const SECRET = 'ab'.repeat(32);
const NONCES = ['salt', 'pepper'];

/** A finished game with fair chance, its secret revealed. */
function fairGame(): GameFile {
  const play = Play.start(fleaMarket.game, 2, {}, fairChance(SECRET, NONCES));
  for (let open = play.open()[0]; open !== undefined; open = play.open()[0])
    assert.equal(play.answer({ seat: open.seat, word: wordFor(open.task.do, open.seat) }), null);
  return toFile(play, {
    names: ['Anna', 'Béla'],
    seal: { commitment: commitTo(SECRET), nonces: NONCES, secret: SECRET },
  });
}

function wordFor(task: string, seat: number): `${string}:${string}` {
  if (task === 'chooseBid') return seat === 0 ? 'bid:1' : 'button:pass';
  return task === 'chooseShelf' ? 'shelf:upper' : 'button:done';
}

function saved(t: { after(remove: () => void): void }, file: object): string {
  const name = path.join(folder(t), 'game.json');
  writeFileSync(name, JSON.stringify(file));
  return name;
}

describe('replay', { concurrency: 2 }, () => {
  test('prints every answer with names, and the end', async t => {
    const { code, out } = await boardwright(['replay', saved(t, fairGame()), ...FLEA]);
    assert.equal(code, 0);
    assert.match(out, /^ {3}0 {2}A thing worth \d is offered\.$/m);
    assert.match(out, /^ {3}3 {2}Anna: The upper shelf$/m);
    assert.match(out, /^1\. +● Anna +\d+$/m);
  });
  test('a secret answer is seen with the eyes of its seat, and with all; not with those of others', async t => {
    const file = saved(t, fairGame());
    const firstAnswer = async (eyes: string): Promise<string> => {
      const { out } = await boardwright(['replay', file, '--as', eyes, '--to', '1', ...FLEA]);
      return /^ {3}1 {2}(.*)$/m.exec(out)![1]!;
    };
    assert.equal(await firstAnswer('p1'), 'Anna: Bid 1 coin');
    assert.equal(await firstAnswer('all'), 'Anna: Bid 1 coin');
    assert.equal(await firstAnswer('p2'), 'Anna has made a secret choice.');
    assert.equal(await firstAnswer('spectator'), 'Anna has made a secret choice.');
  });
  test('--to stops there and tells nothing of the end', async t => {
    const { out } = await boardwright(['replay', saved(t, fairGame()), '--to', '2', '--json', ...FLEA]);
    const data = JSON.parse(out);
    assert.equal(data.steps.length, 3);
    assert.equal(data.scores, undefined);
    assert.ok(!out.includes('bid:1'));
  });
});

describe('verify', { concurrency: 2 }, () => {
  test('counts the draws of a fair game and finds them all right', async t => {
    const { code, out } = await boardwright(['verify', saved(t, fairGame()), ...FLEA]);
    assert.deepEqual([code, out], [0, '5 draws checked: all follow from the seal.\n']);
  });
  test('a draw that was tampered with is named, with exit code 1', async t => {
    const game = fairGame();
    const { match: _, ...file } = { ...game, drew: game.drew.map((n, i) => (i === 0 ? (n + 1) % 3 : n)) };
    const { code, out, err } = await boardwright(['verify', saved(t, file), ...FLEA]);
    assert.deepEqual([code, err], [1, '']);
    assert.match(
      out,
      /^draw 1, setup: recorded \d, the seal gives \d\n5 draws checked: 1 do not follow from the seal\.\n$/,
    );
  });
  test('--json gives the verdict as data', async t => {
    const file = saved(t, fairGame());
    const { out } = await boardwright(['verify', file, '--json', ...FLEA]);
    const verdict = { draws: 5, elsewhere: 0, mismatches: [], rules: true, fair: true };
    assert.deepEqual(JSON.parse(out), { file, ...verdict });
  });
  test('a game of other rules, or of a game that is not here, still verifies its chance, and says so', async t => {
    const game = fairGame();
    const listed = { ...game, drawn: drawnIn(fleaMarket.game, game), version: game.version + 1 };
    for (const file of [listed, { ...listed, game: 'a-game-of-elsewhere' }]) {
      const { code, out } = await boardwright(['verify', saved(t, file), ...FLEA]);
      assert.equal(code, 0);
      assert.match(out, /only the draws were checked, not the log\.\n5 draws checked: all follow from the seal\.\n$/);
    }
    const changed = { ...listed, drew: listed.drew.map((n, i) => (i === 0 ? (n + 1) % 3 : n)) };
    assert.equal((await boardwright(['verify', saved(t, changed), ...FLEA])).code, 1);
    const { err } = await boardwright(['verify', saved(t, { ...game, version: game.version + 1 }), ...FLEA]);
    assert.match(err, /was played with/, 'an old file does not list its draws');
  });
});

/** Games that were played with older rules. */
const games = path.resolve(import.meta.dirname, '../../games');
for (const name of globSync('*/test/older/version-*.json', { cwd: games }))
  test(`a game of older rules is replayed in words, by those rules: ${name}`, async () => {
    const { code, out, err } = await boardwright(['replay', path.join(games, name), '--lang', 'hu']);
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /^1\. +\S.*\d+$/m);
    assert.doesNotMatch(out, /\w+=\S/, 'everything has a text');
  });
