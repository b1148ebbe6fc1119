// Runs all tests, or all sweeps, some files at a time, the slowest first: a slow one that starts last would run alone. Runs on
// the Node that the project installs; scripts/run-tests.mjs starts it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { root } from './ready.mjs';

const AT_ONCE = 4; // more than processors: a browser test waits about as long as it works
const FILES = {
  tests: ['packages/**/*.test.ts', 'scripts/test/*.test.ts'],
  sweeps: ['packages/**/*.sweep.ts', 'scripts/test/*.sweep.ts'],
};
/** Files that take more than ten seconds, and folders of them, the slowest first. Those of games go by their place in every game. */
const LONG = [
  'packages/web/test/presses.sweep.ts',
  'packages/web/test/screens.sweep.ts',
  'packages/cli/test/conform.sweep.ts',
  'packages/web/test/trying.sweep.ts',
  'packages/web/test/lessons.sweep.ts',
  'packages/web/test/play.sweep.ts',
  'packages/web/test/edition-play.sweep.ts',
  'packages/web/test/drawn.sweep.ts',
  'packages/web/test/accessible.sweep.ts',
  'packages/web/test/online.sweep.ts',
  'packages/web/test/stages.test.ts',
  'packages/web/test/presses.test.ts',
  'packages/web/test/table.test.ts',
  'packages/web/test/online.test.ts',
  '/test/conform.test.ts',
  'packages/web/test/screens.test.ts',
  'packages/web/test/dock.test.ts',
  'packages/web/test/drawn.test.ts',
  'packages/web/test/trying.test.ts',
  'packages/web/test/accessible.test.ts',
  'packages/web/test/editions.test.ts',
  '/ui/film-page.test.ts',
  'packages/web/test/return.test.ts',
  'packages/web/test/play.test.ts',
  'packages/web/test/edition-page.test.ts',
  'packages/cli/test/table-bots.test.ts',
  'packages/server/test/policy.test.ts',
  'packages/testkit/test/mutations.test.ts',
  'packages/testkit/test/editions.test.ts',
  'packages/cli/test/ladder.test.ts',
  'packages/cli/test/simulate.test.ts',
  'scripts/test/new-game.test.ts',
  'packages/server/test/operations.test.ts',
  'packages/web/test/',
  'packages/games/',
  'packages/server/',
  'packages/cli/',
];

/** The index of a file in the list; after all of them if it is not listed. */
function rank(file) {
  const found = LONG.findIndex(long => file.includes(long));
  return found < 0 ? LONG.length : found;
}

const find = patterns => globSync(patterns, { cwd: root, exclude: file => file.includes('node_modules') });
/** Whether a test looks at one game only: packages/web/test/sample.ts. */
const isSample = file => readFileSync(path.join(root, file), 'utf8').includes("from './sample.ts'");

const what = process.argv[2];
const more = what === 'sweeps' ? find(FILES.tests).filter(isSample) : [];
const files = [...find(FILES[what]), ...more]
  .sort()
  .sort((a, b) => rank(a) - rank(b))
  .map(file => path.join(root, file));
const results = run({ files, concurrency: AT_ONCE, cwd: root });
results.on('test:fail', () => {
  process.exitCode = 1;
});
results.compose(spec).pipe(process.stdout);
