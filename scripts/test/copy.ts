// A temporary copy of the project in which scripts are really run.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';

export const root = path.resolve(import.meta.dirname, '..', '..');
export const copy = mkdtempSync(path.join(tmpdir(), 'boardwright-'));
after(() => rmSync(copy, { recursive: true, force: true }));

/** What is not linked: our own packages, and the state of the check of types. */
const OWN = new Set(['@boardwright', '.boardwright-types']);

/** The project's sources, with its libraries as links. Only our own packages are linked to the copy. */
before(() => {
  const skip = new Set(['node_modules', '.git', 'bench']);
  const isWanted = (from: string): boolean => !/\/(node_modules|dist)(\/|$)/.test(from.slice(root.length));
  for (const entry of readdirSync(root))
    if (!skip.has(entry)) cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter: isWanted });
  const libraries = path.join(copy, 'node_modules');
  mkdirSync(path.join(libraries, '@boardwright'), { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules')))
    if (!OWN.has(entry)) symlinkSync(path.join(root, 'node_modules', entry), path.join(libraries, entry));
  for (const entry of readdirSync(path.join(copy, 'packages')))
    symlinkSync(path.join(copy, 'packages', entry), path.join(libraries, '@boardwright', entry));
});

/** The environment of a process that has nothing to do with the running tests. */
export const env = {
  ...process.env,
  NODE_TEST_CONTEXT: undefined,
  BOARDWRIGHT_PAGE: undefined,
  BOARDWRIGHT_COMPRESS: 'no',
};

export function run(args: readonly string[], input = ''): { code: number | null; out: string } {
  const result = spawnSync(process.execPath, args, { cwd: copy, input, encoding: 'utf8', env });
  return { code: result.status, out: result.stdout + result.stderr };
}

export const must = (args: readonly string[], input?: string): string => {
  const { code, out } = run(args, input);
  assert.equal(code, 0, `node ${args.join(' ')}\n${out}`);
  return out;
};
