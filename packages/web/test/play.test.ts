// Games are played through the page for a while, and one to its end. play.sweep.ts plays all of them as a whole.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, world } from './browser.ts';
import { continueHere } from './kept-here.ts';
import { playOn, playToEnd, randomFrom } from './playing.ts';
import { expectResult } from './result.ts';
import { ALL_GAMES, sampled } from './sample.ts';
import { nearItsEnd } from './situations.ts';
import { beginByKeyboard } from './table-of.ts';

const here = world();
const SOME = 6; // answers

for (const id of sampled(0))
  test(`${id} is begun by keyboard alone, and goes on by random words`, options, async () => {
    const { page, leave, errors } = await here.person();
    await beginByKeyboard(page, id);
    for (const how of ['keyboard', 'mouse'] as const) {
      const { answers, isOver } = await playOn(page, randomFrom(200 + ALL_GAMES.indexOf(id)), how, SOME);
      assert.ok(answers === SOME || isOver, `${answers} answers`);
    }
    assert.deepEqual(errors, []);
    await leave();
  });

test('a game is played to its end, and its result tells where the points come from', options, async () => {
  const { page, leave, errors } = await here.person();
  await continueHere(page, nearItsEnd(ALL_GAMES[0] as string));
  assert.ok((await playToEnd(page, randomFrom(100), 'mouse')) > 0);
  await expectResult(page);
  assert.deepEqual(errors, []);
  await leave();
});
