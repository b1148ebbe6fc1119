#!/usr/bin/env node
// The command boardwright. Runs on Node 20: if this Node is too old, hands over to the Node 24 the project depends on.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';

const NEEDED = 24;

module.enableCompileCache?.(); // starts in half the time; Node 20 has none

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  const { main } = await import('../src/main.ts');
  await main(process.argv.slice(2));
} else handOver();

function handOver() {
  const node = newerNode(import.meta.dirname);
  if (node === null) {
    console.error(`boardwright needs Node ${NEEDED}: run npm install in the project first.`);
    process.exit(2);
  }
  const child = spawn(node, [import.meta.filename, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/** The Node of the nearest node_modules at or above a folder. */
function newerNode(folder) {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  for (let here = folder; ; here = path.dirname(here)) {
    const node = path.join(here, 'node_modules', '.bin', name);
    if (existsSync(node)) return node;
    if (here === path.dirname(here)) return null;
  }
}
