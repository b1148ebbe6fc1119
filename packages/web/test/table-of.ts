// A new table of a game, opened from the front page.
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { nextMoment } from './playing.ts';

const ids = Object.keys(games);
const MOST_TABS = 60;

/** With one click. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator('.game').nth(ids.indexOf(game)).locator('.btn.go').click();
}

/** By Tab and Enter. */
export async function beginByKeyboard(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator('.game').first().waitFor();
  const isThere = (): Promise<boolean> =>
    page.evaluate(
      n => document.querySelectorAll('.game')[n]?.querySelector('.btn.go') === document.activeElement,
      ids.indexOf(game),
    );
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await nextMoment(page, null);
}
