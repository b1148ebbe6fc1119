// Plays each game to its end through the page: with random words, and by keyboard only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { options, world } from './browser.ts';
import { playToEnd, randomFrom } from './playing.ts';
import { expectResult } from './result.ts';
import { beginByKeyboard, playNow } from './table-of.ts';

const here = world();

for (const [i, id] of Object.keys(games).entries()) {
  test(`${id} is played to its end by random words`, options, async () => {
    const { page, leave, errors } = await here.person();
    await playNow(page, id);
    const answers = await playToEnd(page, randomFrom(100 + i), 'mouse');
    assert.ok(answers > 5, `${answers} answers`);
    await expectResult(page);
    assert.deepEqual(errors, []);
    await leave();
  });

  test(`${id} is played to its end by keyboard alone`, options, async () => {
    const { page, leave, errors } = await here.person();
    await beginByKeyboard(page, id);
    const answers = await playToEnd(page, randomFrom(200 + i), 'keyboard');
    assert.ok(answers > 5, `${answers} answers`);
    assert.deepEqual(errors, []);
    await leave();
  });
}
