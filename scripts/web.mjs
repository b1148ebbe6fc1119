// Builds the web client when its sources, or anything it is made of, have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { node, root, run } from './ready.mjs';

const STAMP = path.join(root, 'packages/web/dist/.stamp');
const LOCK = path.join(root, 'node_modules/.boardwright-building'); // holds the id of the process that builds
const MADE_OF = [
  'web',
  'engine/src',
  'content/src',
  'text',
  'bots/src',
  'host/src',
  'games',
  'server/src/protocol',
  'testkit/src',
];
const NOT_MADE_OF = /^(node_modules|dist|test|goldens)$|\.(test|sweep)\.ts$/;

/**
 * Builds if need be; of several processes that ask at the same time, one builds and the others wait for it.
 * Ends the process when building fails: an old page would speak to a new server.
 */
export async function buildWeb() {
  if (isFresh()) return;
  while (!isOurs()) await sleep(200);
  const isBuilt = isFresh() || (await build());
  rmSync(LOCK, { force: true });
  if (!isBuilt) process.exit(1);
}

const isFresh = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

/** Takes the lock; false while another process has it. */
function isOurs() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld()) rmSync(LOCK, { force: true }); // its holder was killed
    return false;
  }
}

function isHeld() {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH'; // no such process; if the lock itself is gone, we try again
  }
}

async function build() {
  const wanted = fingerprint();
  const began = performance.now();
  console.log('Building the web client …');
  const code = await run(node, ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn']);
  if (code !== 0) {
    console.error('The web client could not be built.');
    return false;
  }
  writeFileSync(STAMP, wanted);
  console.log(`✔ web client (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return true;
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const file of MADE_OF.flatMap(folder => filesIn(path.join(root, 'packages', folder))))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_MADE_OF.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    });
}
