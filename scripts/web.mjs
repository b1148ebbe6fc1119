// Builds the web client when its sources, or anything it is made of, have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { node, root, run } from './ready.mjs';

const STAMP = path.join(root, 'packages/web/dist/.stamp');
const MADE_OF = ['web', 'engine/src', 'text', 'bots/src', 'host/src', 'games', 'server/src/protocol'];
const NOT_MADE_OF = new Set(['node_modules', 'dist', 'test', 'cases', 'goldens']);

/** Builds if need be. Ends the process when that fails: an old page would speak to a new server. */
export async function buildWeb() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const began = performance.now();
  console.log('Building the web client …');
  const code = await run(node, ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn']);
  if (code !== 0) {
    console.error('The web client could not be built.');
    process.exit(code);
  }
  writeFileSync(STAMP, wanted);
  console.log(`✔ web client (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const file of MADE_OF.flatMap(folder => filesIn(path.join(root, 'packages', folder))))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_MADE_OF.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    });
}
