// Runs the command line as a person does: in its own process.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
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
export function boardwright(args: readonly string[], input = '', how: How = {}): Promise<Ran> {
  return ended(start(args, how), input);
}

interface How {
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
}
/** The language and colour settings of the machine that runs the tests must not matter. */
const UNSET = ['NO_COLOR', 'FORCE_COLOR', 'LANG', 'NODE_TEST_CONTEXT'];

const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !UNSET.includes(name)));

export function start(args: readonly string[], { node = process.execPath, env = {} }: How = {}): ChildProcess {
  return spawn(node, [BIN, ...args], { env: { ...inherited(), ...env }, stdio: 'pipe' });
}

/** One process for many commands that end at once: starting one for each takes far longer than the commands. */
export function oneProcess(): { run(args: readonly string[]): Promise<Ran>; end(): void } {
  const child = fork(path.join(import.meta.dirname, 'stays.ts'), { env: inherited() });
  let last: Promise<unknown> = Promise.resolve();
  const runNow = async (args: readonly string[]): Promise<Ran> => {
    child.send(args);
    const [ran] = (await once(child, 'message')) as [Ran];
    return ran;
  };
  return {
    run: args => {
      const mine = last.then(() => runNow(args));
      last = mine;
      return mine;
    },
    end: () => child.kill(),
  };
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
  child.stdin?.on('error', () => {}); // it may exit before reading everything
  child.stdin?.end(input);
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })));
}

/** A folder for the files of one test file. */
export function folder(t: { after(remove: () => void): void }): string {
  const made = mkdtempSync(path.join(tmpdir(), 'boardwright-'));
  t.after(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
