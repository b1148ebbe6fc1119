// A newcomer: the page of a game, a first game with the guide, and a piece that is explained by key.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';

const here = world();
const [game = ''] = Object.keys(games);

test('a card leads to the page of its game, which offers a newcomer the lessons first', options, async () => {
  const { page, leave, errors } = await here.person({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  assert.ok(await page.locator('.game .about').first().isVisible());
  await page.locator(`.game h2 a[href="/games/${game}"]`).click();
  await page.locator('.learn-first').waitFor();
  await page.locator('.pieces li').first().waitFor();
  assert.equal(await page.locator('.begin .btn.go').count(), 0);
  assert.equal(await page.locator(`.ways a[href="/rules/${game}"]`).count(), 1);
  assert.deepEqual(await violations(page), []);
  await page.locator('.begin button').first().click(); // a game at once
  await page.locator('.question.asked').waitFor();
  assert.deepEqual(errors, []);
  await leave();
});

test('the page of a game opens a table at once', options, async () => {
  const { page, leave, errors } = await here.person();
  await page.goto(`/games/${game}`);
  await page.locator('.begin .acts button').click();
  await page.locator('.question').waitFor();
  assert.match(page.url(), /\/here\//);
  assert.deepEqual(errors, []);
  await leave();
});

/** The guide has spoken of the question that is asked now. */
const toldOf = (page: Page, before: string | null): Promise<unknown> =>
  page.waitForFunction(was => {
    const asked = document.querySelector<HTMLElement>('.question')?.dataset.asked;
    return asked !== was && document.querySelector('.good-move') !== null;
  }, before);

test(
  'the guide says what to want and plays its idea; hints are hidden for good, and come back when asked',
  options,
  async () => {
    const { page, leave, errors } = await here.person();
    await page.goto(`/guided/${game}`);
    await toldOf(page, null);
    assert.match(page.url(), /\/here\//);
    const aims = await page.locator('.aims li').count();
    assert.ok(aims >= 1 && aims <= 3);
    await page.locator('.pins b').first().waitFor({ state: 'attached' });
    assert.deepEqual(await violations(page), []);
    const asked = await page.locator('.question').getAttribute('data-asked');
    await page.locator('.good-move .go').focus();
    await page.keyboard.press('Enter');
    await toldOf(page, asked);
    await page.locator('.guide footer').getByText('After 6 more good choices').waitFor(); // that one was the guide's
    await page.locator('.guide footer button').click();
    assert.equal(await page.locator('.good-move, .pins b').count(), 0);
    await page.reload();
    await page.locator('.question.asked').waitFor();
    assert.equal(await page.locator('.aims').count(), 0);
    await page.getByRole('tab', { name: 'Guide' }).click();
    await page.getByRole('button', { name: 'Show hints' }).click();
    await page.locator('.aims li').first().waitFor();
    assert.deepEqual(errors, []);
    await leave();
  },
);

test('"?" on a piece explains it, with the paragraph of the rules', options, async () => {
  const { page, leave } = await here.person();
  await page.goto(`/guided/${game}`);
  await page.locator('.board .piece[tabindex="0"]').focus();
  const name = await page
    .locator('.board .piece:focus')
    .evaluate(each => each.getAttribute('aria-label') ?? each.querySelector('.unseen, title')?.textContent);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await dialog.locator('.rule-link').first().waitFor();
  assert.equal(await dialog.getByRole('heading').first().textContent(), name);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await leave();
});
