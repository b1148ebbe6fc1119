// Tests of games that began on this device with older rules: the page continues and finishes them with those rules.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type GameFile, noChance, parseFile, replay } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { options, type World } from './browser.ts';
import { continueHere } from './kept-here.ts';
import { clickToEnd } from './playing.ts';

const folder = path.resolve(import.meta.dirname, '../../games');
const files: GameFile[] = [];
for (const name of globSync('*/test/older/version-*.json', { cwd: folder })) {
  const file = parseFile(readFileSync(path.join(folder, name), 'utf8'), name);
  try {
    replay((await games[file.game]?.())?.default.game as never, file, noChance);
  } catch {
    files.push(file); // the current rules would refuse it
  }
}

/** The page goes on after so many answers of the recorded game; below zero: so many before its end. */
export function testOlderRules(here: World, played: number): void {
  for (const file of files)
    test(`${file.game}: a game of version ${file.version} on this device goes on`, options, async t => {
      const { page, errors, leave } = await here.person();
      const address = await continueHere(page, { ...file, entries: file.entries.slice(0, played) });
      await clickToEnd(page);
      await page.goto(`${address}/replay?at=10`);
      await page.locator('.replay .board').waitFor();
      await page.locator('.replay .chart').waitFor();
      t.diagnostic((await page.locator('.replay-now h2').textContent()) ?? '');
      assert.deepEqual(errors, []);
      await leave();
    });
}
