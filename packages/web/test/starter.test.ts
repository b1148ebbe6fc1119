// The starting player is chosen in the form of a new table, by the players' names.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { options, world } from './browser.ts';

const here = world();
const ids = Object.keys(games);

const choices = (page: Page) => page.getByRole('group', { name: 'Who starts' }).locator('label');
const chosen = (page: Page) => page.getByRole('group', { name: 'Who starts' }).locator('input:checked').inputValue();

/** A table for three: myself, Second on this device, and a bot. */
async function setTable(page: Page, game: string): Promise<void> {
  await page.goto(`/new?game=${game}`);
  const rows = page.locator('.seat-rows li');
  await rows.nth(0).locator('.name input').fill('First');
  await rows.nth(1).getByText('This device').click();
  await rows.nth(1).locator('.name input').fill('Second');
}

test('every game lets the table name who starts, by the names at its seats', options, async () => {
  const { page, leave, errors } = await here.person();
  for (const game of ids) {
    await setTable(page, game);
    const labels = await choices(page).allTextContents();
    assert.deepEqual(labels, ['First, as seated', 'A random player', 'Second', 'Bot 3'], game);
    await page.locator('.seat-rows li').nth(2).getByText('By link').click();
    assert.equal((await choices(page).allTextContents()).at(-1), 'Seat 3', 'nobody knows yet who will sit there');
  }
  assert.deepEqual(errors, []);
  await leave();
});

test('a seat that is gone cannot start: the choice falls back to what is usual', options, async () => {
  const { page, leave } = await here.person();
  await setTable(page, ids[0] as string);
  const usual = await chosen(page);
  await choices(page).getByText('Bot 3').click();
  assert.equal(await chosen(page), 'p3');
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  assert.equal(await choices(page).count(), 3);
  assert.equal(await chosen(page), usual);
  await leave();
});

test('whoever was named starts, and the log says so', options, async () => {
  const { page, leave, errors } = await here.person();
  await setTable(page, ids[0] as string);
  await choices(page).getByText('Second').click();
  await page.locator('.summary .btn.go').click();
  await page.waitForSelector('.hand-over, .options [data-word]');
  if (await page.locator('.hand-over').isVisible()) await page.locator('.hand-over button').click();
  await page.getByText('Second starts').first().waitFor({ state: 'attached' });
  assert.deepEqual(errors, []);
  await leave();
});

test('the waiting room tells who starts', options, async () => {
  const { page, leave } = await here.person();
  await setTable(page, ids[0] as string);
  await page.locator('.seat-rows li').nth(2).getByText('By link').click();
  await choices(page).getByText('Second').click();
  await page.locator('.summary input[name=name]').fill('Ann');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.settings summary').click();
  await page.getByText('Who starts: Second').waitFor();
  await leave();
});
