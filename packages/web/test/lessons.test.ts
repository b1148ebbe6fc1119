// Lessons on the page: one of each game, progress, axe. The sweep plays all of them, by clicks, by keys, on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lesson } from '@boardwright/host';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { courses, openLesson, pointsAreThere } from './lesson-playing.ts';
import { sampled } from './sample.ts';

const here = world();

/** Lets the lesson show itself, answer by answer. */
async function watch(page: Page): Promise<void> {
  for (let n = 0; n < 40 && (await page.locator('.verdict.done').count()) === 0; n++) await goOn(page);
  await page.locator('.verdict.done').waitFor();
}

async function goOn(page: Page): Promise<void> {
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

/** The side of a picture on the path, in pixels, and what its line may add. */
const PICTURE = 34 + 6;
/** Each lesson has the pictures that it names, and none is larger than it should be. */
async function checkPictures(page: Page, lessons: readonly Lesson[]): Promise<void> {
  const heights = await page
    .locator('.path .pictures')
    .evaluateAll(all => all.map(each => [...each.children].map(child => child.getBoundingClientRect().height)));
  assert.deepEqual(
    heights.map(each => each.length),
    lessons.map(({ pictures }) => pictures.length),
    `of ${lessons.map(({ id }) => id).join(', ')}`,
  );
  for (const height of heights.flat()) assert.ok(height > 0 && height <= PICTURE, `${height} pixels high`);
}

/** A lesson opens with what it points at. Reached from the path, without loading the page anew. */
async function checkPoints(page: Page, game: string, lesson: Lesson): Promise<void> {
  if ((lesson.steps[0]?.point ?? []).length === 0) return;
  await page.locator(`.path a[href="/learn/${game}/${lesson.id}"]`).click();
  await pointsAreThere(page, lesson, 0);
  await page.goBack();
}

const looked = sampled(
  1,
  courses.map(([id]) => id),
);
for (const [id, lessons] of courses.filter(([each]) => looked.includes(each)))
  test(
    `${id}: "show me" plays the first lesson to its end, the path remembers it, and the others begin as they say`,
    options,
    async () => {
      const [lesson] = lessons;
      assert.ok(lesson !== undefined);
      const { page, leave, errors } = await here.person();
      await openLesson(page, id, lesson);
      assert.deepEqual(await violations(page), []);
      await watch(page);
      assert.deepEqual(await violations(page), []);
      await page.goto(`/learn/${id}`);
      await page.locator('.path li.done').first().waitFor();
      assert.equal(await page.locator('.path li.done').count(), 1);
      assert.equal(await page.locator('.path li.next').count(), Math.min(1, lessons.length - 1));
      await checkPictures(page, lessons);
      for (const each of lessons) await checkPoints(page, id, each);
      assert.deepEqual(errors, []);
      await leave();
    },
  );

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
