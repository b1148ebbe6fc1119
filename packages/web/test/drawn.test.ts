// Each drawn table is played to its end by clicking the board, not the list; and its texts are complete.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { cannot, world } from './browser.ts';
import { playOnBoard, randomFrom } from './playing.ts';

const here = world();
const folder = path.resolve(import.meta.dirname, '../../games');
const ids = Object.keys(games);
const drawn = ids.filter(id => existsSync(path.join(folder, id, 'ui/table.tsx')));
const options = { skip: cannot, timeout: 240_000 };

for (const id of drawn) {
  test(`${id} is played to its end by clicking its board`, options, async t => {
    const { page, context, errors } = await here.person();
    await page.goto('/');
    await page.locator('.game').nth(ids.indexOf(id)).locator('.btn.go').click();
    const kinds = await playOnBoard(page, randomFrom(300 + ids.indexOf(id)));
    t.diagnostic([...kinds].map(([kind, n]) => `${kind} ${n}`).join(', '));
    await page.locator('.result h1').waitFor();
    assert.ok([...kinds.values()].reduce((sum, n) => sum + n, 0) > 5);
    assert.deepEqual(errors, []);
    await context.close();
  });

  test(`${id}: the texts of the drawn table are there in all languages, and each is used`, () => {
    const texts = LANGUAGES.map(language => {
      const file = path.join(folder, id, 'ui/locale', `${language}.json`);
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
    });
    const [first = {}] = texts;
    const code = globSync('ui/**/*.{ts,tsx}', { cwd: path.join(folder, id) })
      .map(file => readFileSync(path.join(folder, id, file), 'utf8'))
      .join('\n');
    for (const each of texts) assert.deepEqual(Object.keys(each).sort(), Object.keys(first).sort());
    // `about:hydra` is asked for as `about:${id}`, `ui.area.sea` perhaps as `ui.area.${id}`: the beginning must be there.
    const isUsed = (key: string): boolean =>
      code.includes(key) || code.includes(`${key.slice(0, Math.max(key.lastIndexOf('.'), key.indexOf(':')) + 1)}\${`);
    assert.deepEqual(
      Object.keys(first).filter(key => !isUsed(key)),
      [],
    );
  });
}
