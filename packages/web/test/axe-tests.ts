// Tests with axe on pages and at moments of every game, as many as wanted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { options, type World } from './browser.ts';
import { isAnswered, nextMoment, randomFrom } from './playing.ts';
import { ALL_GAMES } from './sample.ts';
import { playNow } from './table-of.ts';

export const LOOKS = [
  { name: 'light, wide', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'dark, narrow', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

/** The message contains the violations, so that nobody has to run the test again to see them. */
export async function holdsAt(page: Page, moment: string): Promise<void> {
  const broken = await violations(page);
  assert.equal(broken.length, 0, `${moment}:\n${broken.join('\n')}`);
}

export const PAGES = ['/', '/new', '/rules', '/me', '/tables', '/find', '/people', '/club', '/verify', '/nowhere'];

export function testPages(here: World, { name, ...look }: (typeof LOOKS)[number], pages = PAGES): void {
  test(`pages without a game break no rule of axe (${name})`, options, async () => {
    const { page, leave } = await here.person(look);
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await holdsAt(page, path);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(sideways <= 0, `${path} is ${sideways} px too wide`);
    }
    await leave();
  });
}

const EVERY = 3; // answers, before axe looks again

export function testGames(
  here: World,
  { name, ...look }: (typeof LOOKS)[number],
  moments: number,
  of: readonly string[] = ALL_GAMES,
): void {
  test(`games break no rule of axe at several moments (${name})`, options, async () => {
    const { page, leave } = await here.person(look);
    for (const game of of) {
      await playNow(page, game);
      const random = randomFrom(31 + ALL_GAMES.indexOf(game));
      let at: string | null = null;
      for (let i = 0; i <= EVERY * (moments - 1); i++) {
        const { asked, words } = await nextMoment(page, at);
        await page.locator('.centre:not([aria-busy]) .board').waitFor(); // the board comes after the question
        if (i % EVERY === 0) await holdsAt(page, `${game}, answer ${i}`);
        at = (await isAnswered(page, words[random(words.length)] as string)) ? asked : null;
      }
    }
    await leave();
  });
}
