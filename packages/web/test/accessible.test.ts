// No page violates a rule of axe, before, during and after a game. accessible.sweep.ts looks at more pages and moments of games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsAt, LOOKS, PAGES, testGames, testPages } from './axe-tests.ts';
import { options, world } from './browser.ts';
import { continueHere } from './kept-here.ts';
import { clickToEnd } from './playing.ts';
import { ALL_GAMES, sampled } from './sample.ts';
import { nearItsEnd } from './situations.ts';

const here = world();

testPages(here, LOOKS[0]);
testPages(here, LOOKS[1], PAGES.slice(0, 3));
testGames(here, LOOKS[0], 1, sampled(3));

test('a finished game, its replay and its rules break no rule of axe', options, async () => {
  const { page, leave } = await here.person();
  await continueHere(page, nearItsEnd(ALL_GAMES[0] as string));
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
  for (const path of ['/', '/new', '/rules', '/me', '/tables', '/find']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(sideways <= 0, `${path} is ${sideways} px too wide`);
  }
  await leave();
});
