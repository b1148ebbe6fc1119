// npm run new-game creates a game that conforms and plays, whatever its name, and so does the finished example of
// docs/how-to-add-a-game.md. Really run, in a temporary copy. new-game.sweep.ts compiles them and plays in a browser.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { copy, must, root, run } from './copy.ts';
import { example, finishExample, guide, NAMES, newGames, nim } from './new-games.ts';

const cli = 'packages/cli/bin/boardwright.mjs';
test('a name that is none, or is taken, is refused in one sentence', () => {
  for (const args of [[], ['Castle Keep'], ['a', 'b']]) {
    const { code, out } = run(['scripts/new-game.mjs', ...args]);
    assert.equal(code, 2);
    assert.match(out, /^Give one name.*\n$/);
  }
  assert.match(run(['scripts/new-game.mjs', 'ui']).out, /^"ui" is the name of a part of every game.*\n$/);
});

/** The lines of `packages/games/index.ts` that register a game. */
const linesOf = (project: string): string[] =>
  readFileSync(path.join(project, 'packages/games/index.ts'), 'utf8')
    .split('\n')
    .filter(line => line.includes('import('));

test('a new game is one folder and one line', () => {
  newGames();
  const added = linesOf(copy).filter(line => !linesOf(root).includes(line));
  assert.equal(added.length, NAMES.length);
  assert.equal(added[0], "  'castle-keep': () => import('./castle-keep/index.ts'),");
  assert.match(run(['scripts/new-game.mjs', 'castle-keep']).out, /is there already/);
});

test('they conform', () => {
  const files = ['castle-keep', '2048'].map(name => `packages/games/${name}/test/conform.test.ts`);
  assert.match(must(['--test', ...files]), /fail 0/);
});

test('they play in the terminal', () => {
  assert.match(must([cli, 'games']), /castle-keep/);
  const out = must([cli, 'play', 'castle-keep', '--players', '2', '--seed', '1'], 'button:roll\nquit\n');
  assert.match(out, /Player 1 rolls \d/);
  must([cli, 'simulate', 'new', '--players', '3', '--games', '20', '--bots', 'random', '--seed', '1']);
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test('a new game becomes the finished example of the docs: delete what they say, write the rest over it', () => {
  finishExample();
  const goldens = [2, 3, 4].map(seats => `goldens/${seats}-players.json`);
  assert.deepEqual(filesIn(nim), [...filesIn(example), ...goldens].sort(), 'nothing of the template is left over');
});

test('the finished example conforms', () => {
  assert.match(must(['--test', 'packages/games/nim/test/conform.test.ts']), /fail 0/);
});

/** Blocks of code under a line such as "**rules/turn.ts**". */
function shownFiles(): [file: string, code: string][] {
  return [...guide.matchAll(/^\*\*([\w./-]+)\*\*\n\n```\w*\n(.*?)^```$/gms)].map(([, file = '', code = '']) => [
    file,
    code,
  ]);
}

test('the guide shows the files of the example as they are', () => {
  const shown = shownFiles();
  assert.ok(shown.length >= 10, `${shown.length} files`);
  for (const [file, code] of shown) assert.equal(code, readFileSync(path.join(example, file), 'utf8'), file);
});
