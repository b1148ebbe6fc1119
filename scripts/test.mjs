// npm test: installs what is missing and runs every check. npm test FILE…: only those tests. Ends with the summary of
// the test runner.
import { ready, run } from './ready.mjs';
import { runAll, runSome } from './run-tests.mjs';

const named = process.argv.slice(2);
process.exitCode = named.length > 0 ? await testSome() : await testAll();

async function testSome() {
  await ready();
  return runSome(named);
}

async function testAll() {
  const code = await run(process.execPath, ['scripts/check.mjs']);
  return code === 0 ? runAll('tests') : code;
}
