// npm run new-game makes a game that compiles, conforms and plays: done for real, in a temporary copy.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { copy, must, root, run } from './copy.ts';

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
