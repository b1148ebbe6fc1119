// Lessons on the page: one of each game, wrongly and rightly; progress; what is refused; a phone, keys, axe. The sweep plays all of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE } from '../chromium.ts';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { courses, openLesson, playLesson } from './lesson-playing.ts';

const here = world();
const nothing = async (): Promise<void> => {};

for (const [game, [first]] of courses)
  test(`${game}: the first lesson is played by clicks, and breaks no rule of axe`, options, async () => {
    assert.ok(first !== undefined);
    const { page, leave, errors } = await here.person();
    await openLesson(page, game, first);
    await playLesson(page, first, 'pointer', async moment => {
      const broken = await violations(page);
      assert.equal(broken.length, 0, `${moment}:\n${broken.join('\n')}`);
    });
    assert.deepEqual(errors, []);
    await leave();
  });

const [[game, lessons] = ['', []]] = courses;
const [first, second] = lessons;

test('a lesson is played by keys alone, and the path remembers it', options, async () => {
  assert.ok(first !== undefined && second !== undefined);
  const { page, leave, errors } = await here.person();
  await openLesson(page, game, first);
  await playLesson(page, first, 'keys', nothing);
  await page.goto(`/learn/${game}`);
  await page.locator('.path li.next').waitFor();
  assert.equal(await page.locator('.path li').count(), lessons.length);
  assert.equal(await page.locator('.path li.done').count(), 1);
  assert.match((await page.locator('.path li.next b').textContent()) ?? '', new RegExp(second.title.en));
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(errors, []);
  await leave();
});

test('a lesson is played on a phone, and the next one follows', options, async () => {
  assert.ok(first !== undefined && second !== undefined);
  const { page, leave, errors } = await here.person({ ...PHONE });
  await openLesson(page, game, first);
  await playLesson(page, first, 'pointer', async () => {
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(sideways <= 0, `${sideways} px too wide`);
  });
  await page.locator('.next-lesson').click();
  await page.locator('.lesson-panel h2', { hasText: second.title.en }).waitFor();
  assert.deepEqual(errors, []);
  await leave();
});

test('"show me" plays a lesson to its end', options, async () => {
  assert.ok(second !== undefined);
  const { page, leave, errors } = await here.person();
  await openLesson(page, game, second);
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
  assert.deepEqual(errors, []);
  await leave();
});

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
