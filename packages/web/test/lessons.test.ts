// Lessons on the page: one of each game, progress, axe. The sweep plays all of them, by clicks, by keys, on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { courses, openLesson } from './lesson-playing.ts';

const here = world();

/** Lets the lesson show itself, answer by answer. */
async function watch(page: Page): Promise<void> {
  for (let n = 0; n < 40 && (await page.locator('.verdict.done').count()) === 0; n++) {
    const before = await page.locator('.question').getAttribute('data-position');
    const panel = await page.locator('.lesson-panel').textContent();
    await page.locator('.go-on, .show-me').first().click();
    await page.waitForFunction(
      ([position, said]) =>
        document.querySelector('.question')?.getAttribute('data-position') !== position ||
        document.querySelector('.lesson-panel')?.textContent !== said,
      [before, panel] as const,
    );
  }
  await page.locator('.verdict.done').waitFor();
}

for (const [id, [lesson]] of courses)
  test(`${id}: "show me" plays the first lesson to its end, and the path remembers it`, options, async () => {
    assert.ok(lesson !== undefined);
    const { page, leave, errors } = await here.person();
    await openLesson(page, id, lesson);
    assert.deepEqual(await violations(page), []);
    await watch(page);
    assert.deepEqual(await violations(page), []);
    await page.goto(`/learn/${id}`);
    await page.locator('.path li.next').waitFor();
    assert.equal(await page.locator('.path li.done').count(), 1);
    assert.deepEqual(errors, []);
    await leave();
  });

const [[game] = ['']] = courses;

test('the front page and the rules lead to the lessons', options, async () => {
  const { page, leave } = await here.person();
  await page.goto(`/rules/${game}`);
  await page.locator(`.rules-page a[href="/learn/${game}"]`).click();
  await page.locator('.path li').first().waitFor();
  await page.goto('/');
  await page.locator(`.game a[href="/learn/${game}"]`).first().click();
  await page.locator('.path li').first().waitFor();
  await leave();
});
