// The table read out by keys in a browser: from S to Escape, with what the live region says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { holdsAt } from './axe-tests.ts';
import { options, world } from './browser.ts';
import { nextMoment } from './playing.ts';
import { sampled } from './sample.ts';
import { playNow } from './table-of.ts';

const here = world();
const told = await Promise.all(
  Object.entries(games).map(async ([id, load]) => ({ id, hasSurvey: (await load()).default.surveyor !== undefined })),
);

const said = async (page: Page): Promise<string> => (await page.locator('.survey [role="status"]').textContent()) ?? '';
/** What is said after a key, which must be something else than before. */
async function press(page: Page, key: string): Promise<string> {
  const before = await said(page);
  await page.keyboard.press(key);
  await page.waitForFunction(text => document.querySelector('.survey [role="status"]')?.textContent !== text, before);
  return said(page);
}

const surveyed = told.filter(({ hasSurvey }) => hasSurvey).map(({ id }) => id);
for (const id of sampled(3, surveyed))
  test(`${id}: S reads the table out, and Escape goes back to where one was`, options, async () => {
    const { page, leave, errors } = await here.person();
    await playNow(page, id);
    await nextMoment(page, null);
    await page.keyboard.press('o');
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('data-word') ?? null);
    const before = await focused();
    assert.ok(before !== null, 'an option has the focus');
    await page.keyboard.press('s');
    await page
      .locator('.survey [role="status"]')
      .getByText(/\d+ entr/)
      .waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'application');
    const area = await said(page);
    const line = await press(page, 'ArrowDown');
    assert.notEqual(line, area);
    assert.doesNotMatch(line, /\d+ entr/);
    assert.match(await press(page, 'PageDown'), /\d+ entr/);
    assert.match(await press(page, 's'), /\n/, 'several sentences tell where the game stands');
    assert.match(await press(page, 'w'), /changed|Since/);
    await holdsAt(page, 'the table in words');
    await page.keyboard.press('Escape');
    await page.locator('.survey').waitFor({ state: 'detached' });
    assert.equal(await focused(), before);
    assert.deepEqual(errors, []);
    await leave();
  });

test('the help explains the table in words and opens it', options, async () => {
  const game = surveyed[0] as string;
  const { page, leave, errors } = await here.person();
  await playNow(page, game);
  await nextMoment(page, null);
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Open the table in words' }).click();
  await page
    .locator('.survey [role="status"]')
    .getByText(/\d+ entr/)
    .waitFor();
  await press(page, 'ArrowDown');
  assert.deepEqual(errors, []);
  await leave();
});
