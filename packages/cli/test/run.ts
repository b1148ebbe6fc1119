// Runs the command line as a person does: as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const BIN = path.resolve(import.meta.dirname, '..', 'bin', 'boardwright.mjs');
export const FLEA = ['--module', path.join(import.meta.dirname, 'flea-market.ts')];

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `args` after boardwright; `input` is what is typed. */
export function boardwright(args: readonly string[], input = '', node = process.execPath): Promise<Ran> {
  return ended(start(args, node), input);
}

export function start(args: readonly string[], node = process.execPath): ChildProcess {
  const { NO_COLOR: _, FORCE_COLOR: __, LANG: ___, NODE_TEST_CONTEXT: ____, ...env } = process.env;
  return spawn(node, [BIN, ...args], { env, stdio: 'pipe' });
}

export function ended(child: ChildProcess, input = ''): Promise<Ran> {
  let out = '';
  let err = '';
  child.stdout?.on('data', data => {
    out += data;
  });
  child.stderr?.on('data', data => {
    err += data;
  });
  child.stdin?.on('error', () => {}); // it may end before it has read everything
  child.stdin?.end(input);
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })));
}

/** A folder for the files of one test file. */
export function folder(t: { after(remove: () => void): void }): string {
  const made = mkdtempSync(path.join(tmpdir(), 'boardwright-'));
  t.after(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
