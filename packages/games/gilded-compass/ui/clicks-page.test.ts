// Three dice are placed with two clicks: on the building, and on what can be placed there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameFile, Seat } from '@boardwright/engine';
import { options, world } from '@boardwright/web/browser';
import { continueHere } from '@boardwright/web/kept-here';
import { nextMoment } from '@boardwright/web/playing';
import { recorded } from '@boardwright/web/situations';
import module from '../index.ts';

const here = world();
const THREE = /^archives:(\d)\+\1\+\1-/;

interface Placing {
  readonly file: GameFile; // until then
  readonly seat: Seat;
  readonly word: string;
}
/** The first time that three equal dice were placed. */
function threeDice(): Placing {
  for (const { match: _, ...file } of recorded(module.game.id)) {
    const at = file.entries.findIndex(({ word }) => THREE.test(word));
    const entry = file.entries[at];
    if (entry !== undefined) return { file: { ...file, entries: file.entries.slice(0, at) }, ...entry };
  }
  return assert.fail('nobody has ever placed three equal dice');
}

test('a group of three dice is placed by two clicks', options, async () => {
  const { page, leave } = await here.person();
  const { file, seat, word } = threeDice();
  await continueHere(page, file, seat);
  const now = await nextMoment(page, null);
  assert.ok(now.words.includes(word));
  await page.locator('.board [data-piece="building:archives"]').click();
  await page.locator(`.board [data-word="${word}"]`).first().click();
  await nextMoment(page, now.asked); // the answer was given
  await page.locator('.log', { hasText: 'Archives' }).waitFor();
  await leave();
});
