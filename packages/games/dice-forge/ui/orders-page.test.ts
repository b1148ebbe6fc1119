// A standing order on the page: given with one press, it answers at once and from then on, and ends with one press.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, world } from '@boardwright/web/browser';
import type { Page } from 'playwright-core';

const here = world();
const MOST = 300; // answers

interface Moment {
  readonly asked: string;
  readonly words: readonly string[];
}
const moment = async (page: Page, after: string): Promise<Moment> => {
  const found = await page.waitForFunction(before => {
    const asked = document.querySelector<HTMLElement>('.question')?.dataset.asked ?? '';
    const words = [...document.querySelectorAll<HTMLElement>('.options [data-word]')].map(
      each => each.dataset.word ?? '',
    );
    return asked !== before && words.length > 0 ? { asked, words } : null;
  }, after);
  return found.jsonValue() as Promise<Moment>;
};
const choose = (page: Page, word: string): Promise<void> =>
  page
    .locator(`.options [data-word="${word}"]`)
    .first()
    .evaluate(option => (option as HTMLElement).click());

/** The hammer is taken as soon as possible; else something is chosen that costs no moon. */
const next = (words: readonly string[]): string =>
  ['feat:hammer', 'button:pass', 'button:no', 'button:done'].find(word => words.includes(word)) ?? (words[0] as string);

test('"nothing on the hammer" answers the hammer until it is switched off', options, async () => {
  const { page, leave, errors } = await here.person();
  await page.goto('/');
  await page.locator('.game:has(a[href$="dice-forge"]) .btn.go').first().click();
  let now = await moment(page, '');
  for (let i = 0; i < MOST && !now.words.includes('hammer:0'); i++) {
    await choose(page, next(now.words));
    now = await moment(page, now.asked);
  }
  const order = page.locator('.order', { hasText: 'nothing on the hammer' });
  await order.click();
  let answered = 1;
  for (let i = 0; i < MOST && answered < 3; i++) {
    now = await moment(page, now.asked); // comes only if the hammer's question was answered
    assert.equal(await order.getAttribute('aria-pressed'), 'true');
    if (now.words.includes('hammer:0')) answered++;
    else await choose(page, next(now.words));
  }
  assert.equal(answered, 3, 'the order has answered again');
  await order.click();
  await page.locator('.order[aria-pressed="true"]').waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await leave();
});
