// npm run new-game creates a game that compiles, conforms and plays, whatever its name, and so does the finished
// example of docs/how-to-add-a-game.md. Really run, in a temporary copy.
import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { installed } from '../../packages/web/chromium.ts';
import { copy, must, root, run } from './copy.ts';

const cli = 'packages/cli/bin/boardwright.mjs';
/**
 * Several words; one word; words of the language; a part of another game's name; a name contained in other words;
 * digits.
 */
const NAMES = ['castle-keep', 'nim', 'new', 'class', 'dice', 'game', '2048', '7-towers'];

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
  for (const name of NAMES) must(['scripts/new-game.mjs', name]);
  const added = linesOf(copy).filter(line => !linesOf(root).includes(line));
  assert.equal(added.length, NAMES.length);
  assert.equal(added[0], "  'castle-keep': () => import('./castle-keep/index.ts'),");
  assert.match(run(['scripts/new-game.mjs', 'castle-keep']).out, /is there already/);
});

test('they conform', () => {
  const files = ['castle-keep', 'new', '2048'].map(name => `packages/games/${name}/test/conform.test.ts`);
  assert.match(must(['--test', ...files]), /fail 0/);
});

test('they play in the terminal', () => {
  assert.match(must([cli, 'games']), /castle-keep/);
  const out = must([cli, 'play', 'castle-keep', '--players', '2', '--seed', '1'], 'button:roll\nquit\n');
  assert.match(out, /button:roll/);
  must([cli, 'simulate', 'new', '--players', '3', '--games', '20', '--bots', 'random', '--seed', '1']);
});

const guide = readFileSync(path.join(root, 'docs/how-to-add-a-game.md'), 'utf8');
const example = path.join(root, 'docs/examples/nim');
const nim = path.join(copy, 'packages/games/nim');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test('a new game becomes the finished example of the docs: delete what they say, write the rest over it', () => {
  const [, deleted = ''] = /^rm (.+)$/m.exec(guide) ?? [];
  for (const file of deleted.split(' ')) rmSync(path.join(copy, file));
  cpSync(example, nim, { recursive: true });
  must(['packages/testkit/src/goldens-main.ts', 'nim']);
  const goldens = [2, 3, 4].map(seats => `goldens/${seats}-players.json`);
  assert.deepEqual(filesIn(nim), [...filesIn(example), ...goldens].sort(), 'nothing of the template is left over');
});

test('the finished example conforms', () => {
  assert.match(must(['--test', 'packages/games/nim/test/conform.test.ts']), /fail 0/);
});

test('the project with all of them compiles, is well formatted, and keeps its fences and its art', () => {
  must(['node_modules/typescript/bin/tsc', '-p', '.']);
  must([
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '--vcs-enabled=false',
    'packages/games',
  ]);
  assert.match(must(['--test', 'scripts/test/fences.test.ts', 'packages/web/test/art.test.ts']), /fail 0/);
});

// After the checks above, which would also read the built page.
test('the board of the example is played to the end in a browser', {
  skip: installed === null && 'no Chromium is installed',
}, () => {
  const files = ['drawn.test.ts', 'drawn.sweep.ts'].map(name => `packages/web/test/${name}`);
  const out = must(['--test', '--test-concurrency=1', '--test-name-pattern=nim', ...files]);
  assert.match(out, /pass 3\n/);
  assert.match(out, /fail 0\n/);
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
