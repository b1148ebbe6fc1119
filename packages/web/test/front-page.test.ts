// The front page for a first-time visitor: visible before the app has loaded, and usable without an account.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { options, world } from './browser.ts';
import { nextMoment } from './playing.ts';
import { openTable } from './together.ts';

const here = world();

/** The page before the app has loaded. Call the returned function to let the app load. */
async function holdBackApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell-.*\.js$/, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the front page is on the screen before the app is, in the language of the visitor', options, async () => {
  for (const [locale, title] of [
    ['en-GB', 'What shall we play?'],
    ['hu-HU', 'Mit játsszunk?'],
    ['pl-PL', 'W co gramy?'],
  ] as const) {
    const { page, context } = await here.person({ locale, serviceWorkers: 'block', colorScheme: 'dark' });
    await holdBackApp(page); // it never loads
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: title }).waitFor();
    assert.equal(await page.locator('.game .cover').count(), 4);
    assert.equal(
      await page
        .locator('.game .cover')
        .evaluateAll(all => all.every(img => (img as HTMLImageElement).src.includes('/assets/'))),
      true,
    );
    assert.equal(await page.evaluate(() => document.documentElement.classList.contains('dark')), true);
    assert.equal(await page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
    await context.close();
  }
});

test('the app draws the front page as it was painted before', options, async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const { page, context } = await here.person({ viewport, serviceWorkers: 'block' });
    const places = (): Promise<number[][]> =>
      page.locator('h1, .game, .game .btn, .top a').evaluateAll(all =>
        all.map(each => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    const open = await holdBackApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.game').nth(3).waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const img of document.images) await img.decode();
    });
    const before = await places();
    await page
      .locator('.game')
      .first()
      .evaluate(each => each.setAttribute('data-painted', ''));
    open();
    await page.locator('[data-painted]').waitFor({ state: 'detached' });
    assert.ok(before.length > 10);
    assert.deepEqual(await places(), before);
    await context.close();
  }
});

test('a click before the app is there is done when it is', options, async () => {
  const { page, context, errors } = await here.person({ serviceWorkers: 'block' });
  const open = await holdBackApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.game').nth(1).locator('.btn.go').click();
  open();
  assert.ok((await nextMoment(page, null)).words.length > 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test('open tables are seen by somebody who has no account, and who gets none by looking', options, async () => {
  const host = await here.person();
  await openTable(host.page, Object.keys(games)[0] as string, 2);
  await host.page.locator('.room-share .toggle').click();
  await host.page.getByText('also in the list of open tables').waitFor();
  const { page, context, errors } = await here.person({ serviceWorkers: 'block' });
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/');
  await page.locator('.open .row').first().waitFor();
  assert.deepEqual([...new Set(asked)], ['/api/tables']);
  assert.deepEqual(await context.cookies(), []);
  assert.deepEqual(errors, []);
  await page.locator('.open .row a').first().click();
  await page.getByRole('button', { name: 'Join the table' }).waitFor();
  await context.close();
  await host.context.close();
});
