// Once installed, the whole site works offline: a game can be started, played and continued.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, world } from './browser.ts';
import { answerByMouse, nextMoment, randomFrom } from './playing.ts';

const here = world();

test('without a network the page opens, a game is played, and it is still there later', options, async () => {
  const { page, context } = await here.person({ serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated') await new Promise(resolve => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.goto('/');
  await page.getByText('There is no connection to the server.').waitFor();
  await page.locator('.game').nth(2).locator('.btn.go').click();
  const random = randomFrom(21);
  let at: string | null = null;
  for (let i = 0; i < 6; i++) {
    const { asked, words } = await nextMoment(page, at);
    await answerByMouse(page, words[random(words.length)] as string);
    at = asked;
  }
  const before = await nextMoment(page, at);
  await page.goto('/');
  await page.locator('.now .btn.go').click();
  assert.deepEqual(await nextMoment(page, null), before);
  await page.locator('.top .language-short select').selectOption('hu');
  await page.getByRole('tab', { name: 'Szabályok' }).click();
  await page.locator('.rules article').first().waitFor();
  await page.goto('/rules');
  await page.locator('.rules article').first().waitFor();
  await context.close();
});
