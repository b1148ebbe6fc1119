// npm run sweep: the long samples that npm test has only a part of. npm run sweep FILE…: only those. Ends with the summary of
// the test runner.
import { ready } from './ready.mjs';
import { runAll, runSome } from './run-tests.mjs';

const named = process.argv.slice(2);
await ready();
process.exitCode = named.length > 0 ? await runSome(named) : await runAll('sweeps');
