// npm test: installs what is missing and runs every check. Ends with the summary of the test runner.
import { node, ready, run } from './ready.mjs';
import { buildWeb } from './web.mjs';

const TESTS = ['packages/**/*.test.ts', 'scripts/test/*.test.ts'];

await ready();
const named = process.argv.slice(2);
if (named.length === 0) {
  await check('types', ['node_modules/typescript/bin/tsc', '-p', '.']);
  await check('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']);
}
await buildWeb(); // browser tests look at what is served
const runner = ['--test', '--test-concurrency=2', '--test-reporter=spec'];
process.exitCode = await run(node, [...runner, ...(named.length > 0 ? named : TESTS)]);

async function check(what, args) {
  const began = performance.now();
  const code = await run(node, args);
  if (code !== 0) {
    console.error(`The check of ${what} failed.`);
    process.exit(code);
  }
  console.log(`✔ ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}
