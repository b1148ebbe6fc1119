// Runs files of tests, two at a time.
import path from 'node:path';
import { node, root, run } from './ready.mjs';
import { buildWeb } from './web.mjs';

/** Hundreds of processes read the same sources, so they share a compile cache. */
const env = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.boardwright-compiled'), ...process.env };

/** A test that needs the built page builds it: packages/web/test/built.ts. */
export const runSome = files => {
  const isNamed = files.some(file => file.startsWith('--test-name-pattern')); // a game that is named need not be the sampled one
  const games = isNamed ? { BOARDWRIGHT_GAMES: 'all' } : {};
  return run(node, ['--test', '--test-concurrency=2', '--test-reporter=spec', ...files], { env: { ...env, ...games } });
};

/** `what`: tests or sweeps. Sweeps look at every game: packages/web/test/sample.ts. */
export async function runAll(what) {
  await buildWeb();
  const games = what === 'sweeps' ? { BOARDWRIGHT_GAMES: 'all' } : {};
  return run(node, ['scripts/all-tests.mjs', what], { env: { ...env, ...games, BOARDWRIGHT_PAGE: 'built' } });
}
