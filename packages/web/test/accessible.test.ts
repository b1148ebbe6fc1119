// No page breaks a rule of axe: light and dark, wide and narrow, before, during and after a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { isAnswered, nextMoment, playToEnd, randomFrom } from './playing.ts';

const here = world();
const ids = Object.keys(games);

const LOOKS = [
  { name: 'light, wide', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'dark, narrow', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

for (const { name, ...look } of LOOKS) {
  test(`pages without a game break no rule of axe (${name})`, options, async () => {
    const { page, context } = await here.person(look);
    for (const path of ['/', '/new', '/rules', '/me', '/verify', '/nowhere']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      assert.deepEqual(await violations(page), [], path);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(sideways <= 0, `${path} is ${sideways} px too wide`);
    }
    await context.close();
  });

  test(`every game breaks no rule of axe at several moments (${name})`, options, async () => {
    const { page, context } = await here.person(look);
    for (let game = 0; game < ids.length; game++) {
      await page.goto('/');
      await page.locator('.game').nth(game).locator('.btn.go').click();
      const random = randomFrom(31 + game);
      let at: string | null = null;
      for (let i = 0; i < 7; i++) {
        const { asked, words } = await nextMoment(page, at);
        await page.locator('.centre:not([aria-busy]) .board').waitFor(); // the board follows the question
        if (i % 3 === 0) assert.deepEqual(await violations(page), [], `game ${game}, answer ${i}`);
        at = (await isAnswered(page, words[random(words.length)] as string)) ? asked : null;
      }
    }
    await context.close();
  });
}

test('a finished game, its replay and its rules break no rule of axe', options, async () => {
  const { page, context } = await here.person();
  await page.goto('/');
  await page.locator('.game').first().locator('.btn.go').click();
  await playToEnd(page, randomFrom(41), 'mouse');
  await page.locator('.chart').waitFor();
  assert.deepEqual(await violations(page), [], 'the result');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.locator('.rules article').first().waitFor();
  assert.deepEqual(await violations(page), [], 'the rules');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay-bar').waitFor();
  assert.deepEqual(await violations(page), [], 'the replay');
  await context.close();
});

test('at twice the text size nothing is cut off sideways', options, async () => {
  const { page, context } = await here.person({ viewport: { width: 640, height: 400 } });
  for (const path of ['/', '/new', '/rules', '/me']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(sideways <= 0, `${path} is ${sideways} px too wide`);
  }
  await context.close();
});
