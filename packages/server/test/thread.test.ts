// The rules thread: a job that is late through no fault of its own is not treated as endless.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { fastRandom } from '@boardwright/engine';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { Runaway, Thread } from '../src/rules/thread.ts';
import { guests, MARKET, siteFor, tableOf } from './servers.ts';

const DEADLINE = 200;
/** Works for as long as a job says, in milliseconds; 0: forever. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', time => {
  const end = performance.now() + time;
  while (time === 0 || performance.now() < end);
  parentPort.postMessage({ result: time });
});
parentPort.postMessage('ready');`;

function folderFor(t: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwright-thread-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function threadFor(t: TestContext): { thread: Thread; restarts: () => number } {
  const file = path.join(folderFor(t), 'worker.mjs');
  writeFileSync(file, WORKER);
  let restarts = 0;
  const onRestart = (): void => {
    restarts++;
  };
  const thread = new Thread({ file: pathToFileURL(file), data: null, deadline: DEADLINE, megabytes: 64, onRestart });
  t.after(() => thread.close());
  return { thread, restarts: () => restarts };
}

/** Like a process stopped by the system, or a suspended machine: nothing here continues meanwhile. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('a job that finished while the process was paused is not treated as endless', async t => {
  const { thread, restarts } = threadFor(t);
  assert.equal(await thread.ask(1), 1);
  await new Promise(resolve => setImmediate(resolve)); // timers run next, and only then what has arrived
  const answer = thread.ask(2);
  pause(DEADLINE * 3);
  assert.equal(await answer, 2);
  assert.equal(restarts(), 0);
});

test('a job that never ends is stopped, also after a pause', async t => {
  const { thread, restarts } = threadFor(t);
  assert.equal(await thread.ask(1), 1);
  const answer = thread.ask(0);
  pause(DEADLINE * 2);
  await assert.rejects(answer, Runaway);
  assert.equal(restarts(), 1);
  assert.equal(await thread.ask(3), 3);
});

/** The market, with an award that never ends while a file exists. It deletes the file first. */
function hangsOnce(folder: string): { gamesModule: string; hang(): void; hasHung(): boolean } {
  const flag = path.join(folder, 'hang');
  const file = path.join(folder, 'games.mjs');
  writeFileSync(
    file,
    `import { existsSync, rmSync } from 'node:fs';
import { games as real } from ${JSON.stringify(MARKET)};
const { default: module } = await real.market();
const { award } = module.game.rules;
const hanging = (x, task) => {
  if (existsSync(${JSON.stringify(flag)})) {
    rmSync(${JSON.stringify(flag)});
    for (;;);
  }
  award(x, task);
};
const game = { ...module.game, rules: { ...module.game.rules, award: hanging } };
export const games = { market: async () => ({ default: { ...module, game } }) };
`,
  );
  return {
    gamesModule: pathToFileURL(file).href,
    hang: () => writeFileSync(flag, ''),
    hasHung: () => !existsSync(flag),
  };
}

test('a match whose job was once too late goes on, and so do those that were on the same thread', async t => {
  const { gamesModule, hang, hasHung } = hangsOnce(folderFor(t));
  const here = await siteFor(t, { gamesModule, rulesDeadline: 400 });
  const people = await guests(here.base, 'Ann', 'Bob', 'Cid', 'Dot');
  const [ann, bob, cid, dot] = people as [Person, Person, Person, Person];
  const first = await tableOf([ann, bob]);
  const second = await tableOf([cid, dot]);
  hang();
  const seats: readonly [Person, string][] = [
    [ann, first.id],
    [bob, first.id],
    [cid, second.id],
    [dot, second.id],
  ];
  await Promise.all(seats.map(([person, table], i) => playOn(person, table, fastRandom(i))));
  assert.ok(hasHung());
  const figures = await (await fetch(`${here.base}/metrics`)).text();
  assert.match(figures, /boardwright_broken_matches_total 0/);
  for (const person of people) person.close();
});
