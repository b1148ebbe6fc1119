// Makes a fresh clone ready: installs what is missing, and finds the Node that runs everything else.
// Runs on Node 20 and needs nothing installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules', '.boardwright-installed');
const windows = process.platform === 'win32';

/** The Node 24 that the root package depends on, whatever the machine's own Node is. */
export const node = path.join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');

/** Runs a command in the project with its output shown. Resolves to the exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: windows, ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });
}

/** `npm install` unless what is installed matches the lockfile already. */
export async function ready() {
  const wanted = fingerprint();
  if (existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what is missing …');
  // Not `npm ci`: a lockfile made on one platform may lack the optional packages of another.
  const code = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('Installing failed: npm needs to reach its package registry once.');
    process.exit(1);
  }
  writeFileSync(stamp, fingerprint());
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
