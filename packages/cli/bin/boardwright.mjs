#!/usr/bin/env node
// The boardwright command. Starts on Node 20; if this Node is too old, runs itself with the project's own Node 24.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';

const NEEDED = 24;

module.enableCompileCache?.(); // halves the start-up time; Node 20 does not have it

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

/** The Node in the nearest node_modules at or above a folder. */
function newerNode(folder) {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  for (let here = folder; ; here = path.dirname(here)) {
    const node = path.join(here, 'node_modules', '.bin', name);
    if (existsSync(node)) return node;
    if (here === path.dirname(here)) return null;
  }
}
