// A turn that makes a warrior, on the page: four clicks, for the segment, the figure, its cell and the middle ring.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameFile, Seat } from '@boardwright/engine';
import { options, world } from '@boardwright/web/browser';
import { continueHere } from '@boardwright/web/kept-here';
import { nextMoment } from '@boardwright/web/playing';
import { recorded } from '@boardwright/web/situations';
import module from '../../index.ts';

const here = world();
const CLICKS = 4;
const ORDER = [/^craftsman:/, /^build:/, /^cell:/, /./, /^prepare:/];

interface Turn {
  readonly file: GameFile; // until it begins
  readonly seat: Seat;
  readonly words: readonly string[]; // as they were answered
}
/** The first recorded turn that makes a warrior and takes a ready weapon from the outer ring. */
function warriorsTurn(): Turn {
  for (const { match: _, ...file } of recorded(module.game.id)) {
    const isTurn = (at: number): boolean =>
      ORDER.every((wanted, k) => {
        const entry = file.entries[at + k];
        return entry?.seat === file.entries[at]?.seat && wanted.test(entry?.word ?? '');
      });
    const at = file.entries.findIndex((_entry, i) => isTurn(i));
    if (at < 0) continue;
    const words = file.entries.slice(at, at + ORDER.length).map(({ word }) => word);
    return { file: { ...file, entries: file.entries.slice(0, at) }, seat: file.entries[at]?.seat as Seat, words };
  }
  return assert.fail('no recorded turn makes a warrior');
}

test('a turn with a warrior takes four clicks', options, async () => {
  const { file, seat, words } = warriorsTurn();
  const { context, page } = await here.person();
  await context.addInitScript(() =>
    localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: 'off', gains: true })),
  );
  await continueHere(page, file, seat);
  let now = await nextMoment(page, null);
  for (const word of words.slice(0, CLICKS)) {
    assert.ok(now.words.includes(word));
    await page.locator(`.board [data-word="${word}"]:visible, .options [data-word="${word}"]:visible`).first().click();
    now = await nextMoment(page, now.asked);
  }
  // The outer ring is answered by itself: without a click the next turn comes.
  while (!now.words.some(word => word.startsWith('craftsman:'))) now = await nextMoment(page, now.asked);
  await context.close();
});
