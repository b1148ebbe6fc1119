// Tests of games that began on this device with older rules: the page continues and finishes them, with those rules where it must.
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
const LAST = -20; // answers of a game that the current rules continue: it is seen to go on, but needs no older rules
interface Older {
  readonly name: string;
  readonly file: GameFile;
  readonly isRefused: boolean; // by the current rules
}
const files: Older[] = [];
for (const name of globSync('*/test/older/version-*.json', { cwd: folder }).sort()) {
  const file = parseFile(readFileSync(path.join(folder, name), 'utf8'), name);
  files.push({ name, file, isRefused: await refuses(file) });
}

/** Whether the current rules cannot play the answers of this game. */
async function refuses(file: GameFile): Promise<boolean> {
  try {
    replay((await games[file.game]?.())?.default.game as never, file, noChance);
    return false;
  } catch {
    return true;
  }
}

/** There is one of every archived version. */
async function testVersions(): Promise<void> {
  for (const [game, load] of Object.entries(games))
    for (const version of Object.keys((await load()).default.older ?? {}))
      assert.ok(
        files.some(({ file }) => file.game === game && String(file.version) === version),
        `${game}: no game of version ${version}`,
      );
}

/**
 * The page goes on after so many answers of the recorded game; below zero: so many before its end. `isWanted` chooses among the
 * games, one after the other.
 */
export function testOlderRules(
  here: World,
  played: number,
  isWanted: (game: Older, before: readonly Older[]) => boolean = () => true,
): void {
  test('there is a game of every archived version', testVersions);
  for (const { name, file, isRefused } of files.filter((each, n) => isWanted(each, files.slice(0, n))))
    test(`${name}: a game of older rules on this device goes on`, options, async t => {
      const { page, errors, leave } = await here.person();
      const address = await continueHere(page, { ...file, entries: file.entries.slice(0, isRefused ? played : LAST) });
      await clickToEnd(page);
      await page.goto(`${address}/replay?at=10`);
      await page.locator('.replay .board').waitFor();
      await page.locator('.replay .chart').waitFor();
      t.diagnostic((await page.locator('.replay-now h2').textContent()) ?? '');
      assert.deepEqual(errors, []);
      await leave();
    });
}
