// npm start: installs what is missing, builds what is stale, and starts the server.
import { node, ready, run } from './ready.mjs';
import { buildWeb } from './web.mjs';

await ready();
await buildWeb();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {}); // the server exits first, then this script
process.exitCode = await run(node, ['packages/server/src/main.ts', ...process.argv.slice(2)]);
