// The keyboard on a drawn board: a piece leads to its rule, and the focus stays on the board after an answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { options, world } from './browser.ts';
import { nextMoment } from './playing.ts';
import { sampled } from './sample.ts';

const here = world();
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'];
const MOST = 60; // steps on one board

async function onBoard(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`.game:has(a[href$="${game}"]) .btn.go`).first().click();
  await nextMoment(page, null);
  await page.locator('.centre:not([aria-busy]) .board [tabindex="0"]').first().waitFor();
  await page.keyboard.press('b');
}

/** Moves by arrow keys until such a piece has the focus. */
async function walkTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < MOST; i++) {
    if ((await page.locator(selector).count()) > 0) return true;
    await page.keyboard.press(ARROWS[i % ARROWS.length] as string);
  }
  return false;
}

/** Waits for the tip of the focused piece: the tip of the previous piece must be gone. */
const hasOwnTip = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const piece = document.activeElement?.closest('.board [data-piece]');
    const name =
      piece?.getAttribute('aria-label') ?? piece?.querySelector(':scope > .unseen, :scope > title')?.textContent;
    return document.querySelector('.tip b')?.textContent === name;
  });

/** Moves until the tip of the focused piece names a rule. Returns the rule. */
async function walkToRule(page: Page): Promise<string> {
  for (let i = 0; i < MOST; i++) {
    await hasOwnTip(page);
    const rule = await page.evaluate(() => document.querySelector('.tip > .rule-link')?.textContent ?? null);
    if (rule !== null) return rule;
    await page.keyboard.press(ARROWS[i % ARROWS.length] as string);
  }
  throw new Error('no piece names its rule');
}

for (const game of sampled(1))
  test(`${game}: R on a piece shows the rule of that piece`, options, async () => {
    const { page, leave, errors } = await here.person();
    await onBoard(page, game);
    const rule = await walkToRule(page);
    await page.keyboard.press('r');
    const shown = page.locator('.rules article.sought');
    await shown.waitFor();
    assert.equal(await shown.getAttribute('data-rule'), rule);
    await page.waitForFunction(() => document.activeElement?.matches('.rules article.sought'));
    assert.deepEqual(errors, []);
    await leave();
  });

for (const game of sampled(2))
  test(`${game}: after an answer by key on the board the focus is still there`, options, async t => {
    const { page, leave, errors } = await here.person();
    await onBoard(page, game);
    let answered = 0;
    for (let i = 0; i < 12 && answered < 2; i++) {
      const { asked } = await nextMoment(page, null);
      if (!(await walkTo(page, '.board [data-word]:focus, .board [data-step]:focus'))) break;
      const isAnswer = (await page.locator('.board [data-word]:focus').count()) > 0;
      await page.keyboard.press('Enter');
      if (!isAnswer) continue;
      answered++;
      await nextMoment(page, asked);
      await page.locator('.centre:not([aria-busy]) .board').waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('.board') !== null);
    }
    t.diagnostic(`${answered} answers`);
    assert.ok(answered > 0, 'something was answered on the board');
    assert.deepEqual(errors, []);
    await leave();
  });
