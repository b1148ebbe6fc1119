// On a phone: with dice in hand, every building says in one list what they would bring; a tap shows it in the dock, a second one chooses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameFile, Seat } from '@boardwright/engine';
import { options, world } from '@boardwright/web/browser';
import { continueHere } from '@boardwright/web/kept-here';
import { nextMoment } from '@boardwright/web/playing';
import { recorded } from '@boardwright/web/situations';
import module from '../index.ts';

const here = world();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PLACED = /^university:\d$/;

interface Placing {
  readonly file: GameFile; // until then
  readonly seat: Seat;
  readonly face: string;
}
/** The first time that one die was placed at the University. */
function oneDie(): Placing {
  for (const { match: _, ...file } of recorded(module.game.id)) {
    const at = file.entries.findIndex(({ word }) => PLACED.test(word));
    const entry = file.entries[at];
    if (entry === undefined) continue;
    const [, face = ''] = entry.word.split(':');
    return { file: { ...file, entries: file.entries.slice(0, at) }, seat: entry.seat, face };
  }
  return assert.fail('nobody has ever placed a single die at the University');
}

test('a die in hand is placed from the list of buildings, and the dock tells what it brings', options, async () => {
  const { page, leave } = await here.person(PHONE);
  const { file, seat, face } = oneDie();
  await continueHere(page, file, seat);
  const now = await nextMoment(page, null);
  await page
    .locator('.gc-die', { hasText: `Die: ${face}` })
    .first()
    .tap();
  const strip = page.locator('[data-piece="strip:university"]');
  await strip.locator('.gc-outcome').waitFor();
  assert.equal(await page.locator('#tab-ledger').getAttribute('aria-selected'), 'true', 'all buildings stay in sight');
  assert.equal(await page.locator('.tip').count(), 0, 'a tap opens no tip over the board');
  const outcome = (await strip.locator('.gc-outcome').textContent()) ?? '';
  await strip.tap();
  await page.locator('.preview', { hasText: outcome }).waitFor();
  await page.locator('.preview .choose').tap();
  await nextMoment(page, now.asked); // the answer was given
  await leave();
});

test('an upright tablet shows all buildings at once', options, async () => {
  const { page, leave } = await here.person({ viewport: { width: 768, height: 1024 }, hasTouch: true });
  const { file, seat } = oneDie();
  await continueHere(page, file, seat);
  await nextMoment(page, null);
  for (const building of ['archives', 'university', 'library'])
    assert.ok(await page.locator(`[data-piece="building:${building}"]`).isVisible(), building);
  assert.equal(await page.locator('.area-tabs').count(), 0);
  await leave();
});
