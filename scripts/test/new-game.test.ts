// npm run new-game makes a game that compiles, conforms and plays: done for real, in a temporary copy.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..', '..');
const copy = mkdtempSync(path.join(tmpdir(), 'boardwright-'));
after(() => rmSync(copy, { recursive: true, force: true }));

/** The project's sources, and its libraries by link; only our own packages are linked to the copy. */
before(() => {
  const skip = new Set(['node_modules', '.git', 'bench']);
  for (const entry of readdirSync(root)) {
    if (skip.has(entry)) continue;
    const isWanted = (from: string): boolean => !from.slice(root.length).includes('node_modules');
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter: isWanted });
  }
  const libraries = path.join(copy, 'node_modules');
  mkdirSync(path.join(libraries, '@boardwright'), { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules')))
    if (entry !== '@boardwright') symlinkSync(path.join(root, 'node_modules', entry), path.join(libraries, entry));
  for (const entry of readdirSync(path.join(copy, 'packages')))
    symlinkSync(path.join(copy, 'packages', entry), path.join(libraries, '@boardwright', entry));
});

function run(args: readonly string[], input = ''): { code: number | null; out: string } {
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const result = spawnSync(process.execPath, args, { cwd: copy, input, encoding: 'utf8', env });
  return { code: result.status, out: result.stdout + result.stderr };
}
const must = (args: readonly string[], input?: string): string => {
  const { code, out } = run(args, input);
  assert.equal(code, 0, `node ${args.join(' ')}\n${out}`);
  return out;
};
const cli = 'packages/cli/bin/boardwright.mjs';

test('a name that is none, or is taken, is refused in one sentence', () => {
  for (const args of [[], ['Castle Keep'], ['a', 'b']]) {
    const { code, out } = run(['scripts/new-game.mjs', ...args]);
    assert.equal(code, 2);
    assert.match(out, /^Give one name.*\n$/);
  }
});

test('a new game is one folder and one line', () => {
  must(['scripts/new-game.mjs', 'castle-keep']);
  const lines = (of: string): string[] =>
    readFileSync(path.join(of, 'packages/games/index.ts'), 'utf8')
      .split('\n')
      .filter(line => line.includes('import('));
  const added = lines(copy).filter(line => !lines(root).includes(line));
  assert.deepEqual(added, ["  'castle-keep': () => import('./castle-keep/index.ts'),"]);
  assert.match(run(['scripts/new-game.mjs', 'castle-keep']).out, /is there already/);
});

test('it compiles and is well formatted', () => {
  must(['node_modules/typescript/bin/tsc', '-p', '.']);
  must(['node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', 'packages/games']);
});

test('it conforms', () => {
  const out = must(['--test', 'packages/games/castle-keep/test/conform.test.ts']);
  assert.match(out, /fail 0/);
});

test('it plays in the terminal', () => {
  assert.match(must([cli, 'games']), /castle-keep/);
  const out = must([cli, 'play', 'castle-keep', '--players', '2', '--seed', '1'], 'button:roll\nquit\n');
  assert.match(out, /button:roll/);
  must([cli, 'simulate', 'castle-keep', '--players', '3', '--games', '20', '--bots', 'random', '--seed', '1']);
});
