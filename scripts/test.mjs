// npm test: installs what is missing and runs every check. npm test FILE…: only those tests. Ends with the summary of
// the test runner.
import path from 'node:path';
import { node, ready, root, run } from './ready.mjs';
import { buildWeb } from './web.mjs';

// Hundreds of processes read the same sources, so they share a compile cache.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.boardwright-compiled');

const named = process.argv.slice(2);
process.exitCode = named.length > 0 ? await testSome() : await testAll();

/** A test that needs the built page builds it: packages/web/test/built.ts. */
async function testSome() {
  await ready();
  return run(node, ['--test', '--test-concurrency=2', '--test-reporter=spec', ...named]);
}

async function testAll() {
  const code = await run(process.execPath, ['scripts/check.mjs']);
  if (code !== 0) return code;
  await buildWeb();
  return run(node, ['scripts/all-tests.mjs'], { env: { ...process.env, BOARDWRIGHT_PAGE: 'built' } });
}
