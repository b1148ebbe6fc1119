// npm start: installs what is missing and starts the server.
import { node, ready, run } from './ready.mjs';

await ready();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {}); // the server ends first, then this does
process.exitCode = await run(node, ['packages/server/src/main.ts', ...process.argv.slice(2)]);
