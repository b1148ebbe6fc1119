// A temporary copy of the project in which scripts are run for real.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';

export const root = path.resolve(import.meta.dirname, '..', '..');
export const copy = mkdtempSync(path.join(tmpdir(), 'boardwright-'));
after(() => rmSync(copy, { recursive: true, force: true }));

/** The project's sources, and its libraries by link; only our own packages are linked to the copy. */
before(() => {
  const skip = new Set(['node_modules', '.git', 'bench']);
  const isWanted = (from: string): boolean => !/\/(node_modules|dist)(\/|$)/.test(from.slice(root.length));
  for (const entry of readdirSync(root))
    if (!skip.has(entry)) cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter: isWanted });
  const libraries = path.join(copy, 'node_modules');
  mkdirSync(path.join(libraries, '@boardwright'), { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules')))
    if (entry !== '@boardwright') symlinkSync(path.join(root, 'node_modules', entry), path.join(libraries, entry));
  for (const entry of readdirSync(path.join(copy, 'packages')))
    symlinkSync(path.join(copy, 'packages', entry), path.join(libraries, '@boardwright', entry));
});

/** Of a process that has nothing to do with the tests that run now. */
export const env = { ...process.env, NODE_TEST_CONTEXT: undefined, BOARDWRIGHT_PAGE: undefined };

export function run(args: readonly string[], input = ''): { code: number | null; out: string } {
  const result = spawnSync(process.execPath, args, { cwd: copy, input, encoding: 'utf8', env });
  return { code: result.status, out: result.stdout + result.stderr };
}

export const must = (args: readonly string[], input?: string): string => {
  const { code, out } = run(args, input);
  assert.equal(code, 0, `node ${args.join(' ')}\n${out}`);
  return out;
};
