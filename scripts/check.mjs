// npm run check: types, lint and format. Stops at the first failure.
import { node, ready, run } from './ready.mjs';

/** The state of the last check of types: only what has changed since is checked. */
const FOUND = 'node_modules/.boardwright-types';
const CHECKS = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', FOUND],
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
};

await ready();
for (const [what, args] of Object.entries(CHECKS)) {
  const began = performance.now();
  const code = await run(node, args);
  if (code !== 0) {
    console.error(`The check of ${what} failed.`);
    process.exit(code);
  }
  console.log(`✔ ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}
