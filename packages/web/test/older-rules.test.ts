// A game that began on this device with older rules: the page continues and finishes it with those rules.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type GameFile, moduleOfVersion, noChance, parseFile, replay, sealAlone } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { Live, type Row } from '@boardwright/host';
import type { HereTable } from '../src/here/messages.ts';
import { ME } from '../src/here/owner.ts';
import { options, world } from './browser.ts';
import { clickToEnd } from './playing.ts';

const here = world();

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

const SECRET = 'ab'.repeat(32);
const ID = 'before';

/** What this device had stored at that point of the game. */
async function kept(file: GameFile, answers: number): Promise<{ table: HereTable; secret: string; row: Row }> {
  const now = (await games[file.game]?.())?.default;
  const module = now === undefined ? null : await moduleOfVersion(now, file.version);
  assert.ok(module !== null);
  const { seats: count, drew, options: chosen, game, edition, version, engine } = file;
  const me = { owner: ME, name: 'Ann', bot: null, left: false };
  const seats = Array.from({ length: count }, (_, p) => (p === 0 ? me : { ...me, owner: null, bot: 'random' }));
  const seal = sealAlone(
    ID,
    SECRET,
    seats.map(() => ''),
  );
  const pace = { kind: 'untimed' } as const;
  const settings = { pace, confirmTurns: false, substitute: 'random' };
  const log = { seats: count, options: chosen, drew, entries: file.entries.slice(0, answers) };
  const { row } = Live.open(module.game, { game, edition, options: chosen, seats, settings, seal }, noChance, 1, log);
  const rules = { version, engine };
  const rest = { over: false, scores: null, toAnswer: [0], rules, created: 1, updated: 1 };
  return { table: { id: ID, game, options: chosen, seats, pace, ...rest }, secret: SECRET, row };
}

for (const file of files)
  test(`${file.game}: a game of version ${file.version} on this device goes on`, options, async t => {
    const { page, errors, leave } = await here.person();
    await page.goto('/');
    await page.locator('.mine .empty').waitFor(); // the worker has created its database
    await page.evaluate(
      ({ table, secret, row }) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('boardwright');
          opening.onsuccess = () => {
            const adding = opening.result.transaction(['tables', 'rows'], 'readwrite');
            adding.objectStore('tables').put({ id: table.id, table, secret });
            adding.objectStore('rows').put({ ...row, table: table.id });
            adding.oncomplete = () => resolve();
            adding.onerror = () => reject(adding.error);
          };
        }),
      await kept(file, 20),
    );
    await page.goto(`/here/${ID}`);
    await page.locator('.centre:not([aria-busy]) .board').waitFor();
    await clickToEnd(page);
    await page.goto(`/here/${ID}/replay?at=10`);
    await page.locator('.replay .board').waitFor();
    await page.locator('.replay .chart').waitFor();
    t.diagnostic((await page.locator('.replay-now h2').textContent()) ?? '');
    assert.deepEqual(errors, []);
    await leave();
  });
