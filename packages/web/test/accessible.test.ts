// No page violates a rule of axe: light and dark, wide and narrow, before, during and after a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { clickToEnd, isAnswered, nextMoment, randomFrom } from './playing.ts';

const here = world();
const ids = Object.keys(games);

const LOOKS = [
  { name: 'light, wide', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'dark, narrow', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

/** The message contains the violations, so that nobody has to run the test again to see them. */
async function holdsAt(page: Page, moment: string): Promise<void> {
  const broken = await violations(page);
  assert.equal(broken.length, 0, `${moment}:\n${broken.join('\n')}`);
}

for (const { name, ...look } of LOOKS) {
  test(`pages without a game break no rule of axe (${name})`, options, async () => {
    const { page, leave } = await here.person(look);
    for (const path of ['/', '/new', '/rules', '/me', '/verify', '/nowhere']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await holdsAt(page, path);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(sideways <= 0, `${path} is ${sideways} px too wide`);
    }
    await leave();
  });

  test(`every game breaks no rule of axe at several moments (${name})`, options, async () => {
    const { page, leave } = await here.person(look);
    for (let game = 0; game < ids.length; game++) {
      await page.goto('/');
      await page.locator('.game').nth(game).locator('.btn.go').click();
      const random = randomFrom(31 + game);
      let at: string | null = null;
      for (let i = 0; i < 7; i++) {
        const { asked, words } = await nextMoment(page, at);
        await page.locator('.centre:not([aria-busy]) .board').waitFor(); // the board comes after the question
        if (i % 3 === 0) await holdsAt(page, `game ${game}, answer ${i}`);
        at = (await isAnswered(page, words[random(words.length)] as string)) ? asked : null;
      }
    }
    await leave();
  });
}

test('a finished game, its replay and its rules break no rule of axe', options, async () => {
  const { page, leave } = await here.person();
  await page.goto('/');
  await page.locator('.game').first().locator('.btn.go').click();
  await page.locator('.options [data-word]').first().waitFor();
  await clickToEnd(page);
  await page.locator('.chart').waitFor();
  await holdsAt(page, 'the result');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.locator('.rules article').first().waitFor();
  await holdsAt(page, 'the rules');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay-bar').waitFor();
  await holdsAt(page, 'the replay');
  await leave();
});

test('at twice the text size nothing is cut off sideways', options, async () => {
  const { page, leave } = await here.person({ viewport: { width: 640, height: 400 } });
  for (const path of ['/', '/new', '/rules', '/me']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(sideways <= 0, `${path} is ${sideways} px too wide`);
  }
  await leave();
});
