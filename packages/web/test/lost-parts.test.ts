// A new release on the server while a page is open: chunks of the old page are gone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { options, world } from './browser.ts';

const here = world();
const PART = '**/assets/new-table-*.js';

/** How often the page was loaded since. */
function loads(page: Page): { count: number } {
  const loaded = { count: 0 };
  page.on('request', request => {
    if (request.isNavigationRequest()) loaded.count++;
  });
  return loaded;
}

test('a part of the page that is gone is fetched again with the whole page', options, async () => {
  const { page, context } = await here.person();
  await page.goto('/');
  const loaded = loads(page);
  await page.route(PART, route => (loaded.count === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await page.locator('a[href^="/new"]').first().click();
  await page.locator('.page-new .btn.go').waitFor();
  assert.equal(loaded.count, 1);
  await context.close();
});

test(
  'a part that stays away is not waited for: the page says so, and is not loaded over and over',
  options,
  async () => {
    const { page, context } = await here.person();
    await page.goto('/');
    const loaded = loads(page);
    await page.route(PART, route => route.fulfill({ status: 404, body: '' }));
    await page.locator('a[href^="/new"]').first().click();
    await page.getByText('A part of this page could not be loaded.').waitFor();
    assert.equal(loaded.count, 1);
    await page.unroute(PART);
    await page.locator('.trouble .btn.go').click();
    await page.locator('.page-new .btn.go').waitFor();
    await context.close();
  },
);
