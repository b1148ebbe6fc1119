// What npm test builds, and when: really run in a temporary copy, with a stand-in for the build tool.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, beforeEach, test } from 'node:test';
import { copy, env, must, root, run } from './copy.ts';

const builds = path.join(copy, 'builds'); // a line for each
const lock = path.join(copy, 'node_modules/.boardwright-building');
const countBuilds = (): number => (existsSync(builds) ? readFileSync(builds, 'utf8').trim().split('\n').length : 0);

/** Takes long enough to notice a caller that does not wait. */
const STAND_IN = `
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
appendFileSync('builds', 'one\\n');
if (existsSync('broken')) process.exit(1);
await setTimeout(500);
mkdirSync('packages/web/dist', { recursive: true });
`;

/** Two tests that need the page, and one that does not. */
const WITH_PAGE = `
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { dist } from '../../packages/web/test/built.ts';
test('the page is there', t => t.assert.ok(existsSync(dist + '/.stamp')));
`;
const [first, second, without] = ['first', 'second', 'without'].map(name => `scripts/test/${name}.test.ts`) as [
  string,
  string,
  string,
];

before(() => {
  const vite = path.join(copy, 'node_modules/vite');
  rmSync(vite);
  mkdirSync(path.join(vite, 'bin'), { recursive: true });
  writeFileSync(path.join(vite, 'bin/vite.js'), STAND_IN);
  writeFileSync(path.join(vite, 'package.json'), '{ "type": "module" }');
  for (const name of [first, second]) writeFileSync(path.join(copy, name), WITH_PAGE);
  writeFileSync(path.join(copy, without), "import { test } from 'node:test';\ntest('nothing is needed', () => {});\n");
});
beforeEach(() => {
  for (const file of [builds, path.join(copy, 'packages/web/dist'), path.join(copy, 'broken'), lock])
    rmSync(file, { recursive: true, force: true });
});

test('a test that does not need the page has none built', () => {
  assert.match(must(['scripts/test.mjs', without]), /pass 1\n/);
  assert.equal(countBuilds(), 0);
});

test('two tests that need the page at the same time have it built once, and a third run not at all', () => {
  assert.match(must(['scripts/test.mjs', first, second]), /pass 2\n/);
  assert.equal(countBuilds(), 1);
  must(['scripts/test.mjs', first]);
  assert.equal(countBuilds(), 1);
});

test('a failing build is reported, its tests fail, and the next build is tried', () => {
  writeFileSync(path.join(copy, 'broken'), '');
  const { code, out } = run(['scripts/test.mjs', first]);
  assert.equal(code, 1);
  assert.match(out, /The web client could not be built\./);
  rmSync(path.join(copy, 'broken'));
  must(['scripts/test.mjs', first]);
  assert.equal(countBuilds(), 2);
});

test('a build that was killed keeps nobody waiting', async () => {
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env });
  writeFileSync(lock, String(killed.pid));
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  must(['scripts/test.mjs', first]);
  assert.equal(countBuilds(), 1);
});

test('a test that starts a browser or reads the built page builds it', () => {
  const tests = globSync('packages/*/test/**/*.ts', { cwd: root, exclude: file => file.includes('node_modules') });
  const needs = tests.filter(file =>
    /chromium\.launch|web\/dist|\.\.\/dist/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  assert.ok(needs.length > 1, 'there are such tests');
  const bad = needs.filter(file => !/built(\.ts)?'/.test(readFileSync(path.join(root, file), 'utf8')));
  assert.deepEqual(
    bad.filter(file => !file.endsWith('/built.ts')),
    [],
  );
});
