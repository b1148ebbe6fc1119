// Games that npm run new-game has created, and the finished example, compile, keep the fences, and are played in a browser.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { installed } from '../../packages/web/chromium.ts';
import { must } from './copy.ts';
import { finishExample, newGames } from './new-games.ts';

before(() => {
  newGames();
  finishExample();
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
