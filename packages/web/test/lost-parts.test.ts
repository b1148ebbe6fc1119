// New files on the server while a page is open: parts of the old page are gone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, world } from './browser.ts';

const here = world();
const PART = '**/assets/new-table-*.js';

test('a part of the page that is gone is fetched again with the whole page', options, async () => {
  const { page, context } = await here.person();
  await page.goto('/');
  let asked = 0;
  await page.route(PART, route => (++asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.locator('a[href^="/new"]').first().click();
  await page.locator('.page-new .btn.go').waitFor();
  assert.equal(await page.evaluate(() => 'isOld' in window), false, 'the page was loaded again');
  assert.equal(asked, 2);
  await context.close();
});

test(
  'a part that stays away is not waited for: the page says so, and is not loaded over and over',
  options,
  async () => {
    const { page, context } = await here.person();
    await page.goto('/');
    let [asked, loaded] = [0, 0];
    await page.route(PART, route => {
      asked++;
      return route.fulfill({ status: 404, body: '' });
    });
    page.on('load', () => loaded++);
    await page.locator('a[href^="/new"]').first().click();
    await page.getByText('A part of this page could not be loaded.').waitFor();
    assert.deepEqual([asked, loaded], [2, 1]);
    await page.unroute(PART);
    await page.locator('.trouble .btn.go').click();
    await page.locator('.page-new .btn.go').waitFor();
    await context.close();
  },
);
