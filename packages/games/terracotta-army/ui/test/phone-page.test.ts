// On a phone: a ring is looked at before it is paid for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameFile, Seat } from '@boardwright/engine';
import { options, world } from '@boardwright/web/browser';
import { continueHere } from '@boardwright/web/kept-here';
import { nextMoment } from '@boardwright/web/playing';
import { recorded } from '@boardwright/web/situations';
import module from '../../index.ts';

const here = world();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A recorded game right before the first answer that is such a word. */
function before(wanted: RegExp): { readonly file: GameFile; readonly seat: Seat } {
  for (const { match: _, ...file } of recorded(module.game.id)) {
    const at = file.entries.findIndex(({ word }) => wanted.test(word ?? ''));
    if (at >= 0) return { file: { ...file, entries: file.entries.slice(0, at) }, seat: file.entries[at]?.seat as Seat };
  }
  return assert.fail(`nobody answers ${wanted}`);
}

test(
  'the first tap on a ring shows how it would stand, the second one turns it and leaves no tip',
  options,
  async () => {
    const { file, seat } = before(/^ring:inner$/);
    const { context, page, errors } = await here.person(PHONE);
    await context.addInitScript(() =>
      localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: 'off', gains: false })),
    );
    await continueHere(page, file, seat);
    const { asked } = await nextMoment(page, null);
    const ring = page.locator('.board [data-word="ring:inner"]:visible').first();
    const box = await ring.boundingBox();
    const tap = () =>
      page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 4);
    await tap();
    await page.locator('.preview .ta-plan').waitFor();
    assert.equal(await page.locator('.question').getAttribute('data-asked'), asked);
    await page.locator('.ta-ahead').waitFor();
    await page.waitForTimeout(450); // longer than the gap of a double tap, which counts once
    await tap();
    assert.notEqual((await nextMoment(page, asked)).asked, asked);
    await page.locator('.centre:not([aria-busy]) .board').waitFor();
    assert.equal(await page.locator('.tip').count(), 0);
    assert.deepEqual(errors, []);
    await context.close();
  },
);
