// boardwright bench, on the dice race of the bench folder.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { luckOf, playOutNoted, randomBot } from '@boardwright/bots';
import type { AnyModule } from '@boardwright/engine';
import { boardwright, folder } from './run.ts';

const RACE = path.resolve(import.meta.dirname, '..', '..', '..', 'bench', 'dice-race.ts');
/** The dice race with a slow die. */
const dawdling = `import race from ${JSON.stringify(pathToFileURL(RACE).href)};
const { turn } = race.game.rules;
const slow = (x, task) => { for (let i = 0, n = 0; i < 1e5; i++) n += i; turn(x, task); };
export default { ...race, game: { ...race.game, id: 'slow-race', rules: { ...race.game.rules, turn: slow } } };`;

describe('bench', () => {
  test('measures answers, playouts and copies, and compares with the figures that were kept', async () => {
    const { code, out, err } = await boardwright([
      'bench',
      'dice-race',
      '--seconds',
      '0.2',
      '--json',
      '--module',
      RACE,
    ]);
    assert.deepEqual([code, err], [0, '']);
    const { games, ratios, peers } = JSON.parse(out);
    const { answersPerSecond, playoutsPerSecond, copiesPerSecond } = games['dice-race'];
    assert.ok(Math.abs(answersPerSecond / playoutsPerSecond - 100) < 0.001, 'a race has 100 answers');
    assert.ok(copiesPerSecond > 1000);
    assert.ok(ratios['dice-race'].answersPerSecond > 0);
    assert.equal(peers, null);
  });
  test('prints a table for people', async () => {
    const { out } = await boardwright(['bench', 'dice-race', '--seconds', '0.05', '--module', RACE]);
    assert.match(out, /answers\/s +playouts\/s +copies\/s +in search\/s +share\ndice-race +[\d,]+ +×[\d.]+/);
  });
  test('--check holds for the dice race, and fails for a game that dawdles', async t => {
    const fast = await boardwright(['bench', 'dice-race', '--seconds', '0.1', '--check', '--module', RACE]);
    assert.deepEqual([fast.code, fast.err], [0, '']);
    const slow = path.join(folder(t), 'slow.mjs');
    writeFileSync(slow, dawdling);
    const { code, err } = await boardwright(['bench', 'slow-race', '--seconds', '0.1', '--check', '--module', slow]);
    assert.deepEqual([code, err], [1, 'boardwright: slow-race is below 100,000 answers/s\n']);
  });
  test('the dice race takes 100 answers and about 5 kB', async () => {
    const { default: race } = (await import(RACE)) as { default: AnyModule };
    const { match, entries } = playOutNoted(race.game, {}, new Array(4).fill(randomBot), luckOf(1, 1));
    assert.equal(entries.length, 100);
    const bytes = JSON.stringify(match.g).length;
    assert.ok(bytes > 4500 && bytes < 5500, String(bytes));
  });
});
