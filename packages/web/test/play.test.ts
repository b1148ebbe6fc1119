// Plays each game to its end through the page: with random words, and by keyboard only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { options, world } from './browser.ts';
import { nextMoment, playToEnd, randomFrom } from './playing.ts';

const here = world();
const ids = Object.keys(games);

for (const [i, id] of ids.entries()) {
  test(`game ${i + 1} of ${ids.length} is played to its end by random words`, options, async () => {
    const { page, leave, errors } = await here.person();
    await page.goto('/');
    await page.locator(`.game a[href$="${id}"]`).first().waitFor();
    await page.locator('.game').nth(i).locator('.btn.go').click();
    const answers = await playToEnd(page, randomFrom(100 + i), 'mouse');
    assert.ok(answers > 5, `${answers} answers`);
    await page.locator('.result h1').waitFor();
    assert.ok((await page.locator('.score-table tbody tr').count()) > 1, 'points have sources');
    await unfoldScores(page);
    await page.locator('.chart polyline').first().waitFor();
    assert.deepEqual(errors, []);
    await leave();
  });

  test(`game ${i + 1} of ${ids.length} is played to its end by keyboard alone`, options, async () => {
    const { page, leave, errors } = await here.person();
    await page.goto('/');
    await page.locator('.game').first().waitFor();
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(
        n => document.querySelectorAll('.game')[n]?.querySelector('.btn.go') === document.activeElement,
        i,
      );
      if (at) break;
    }
    await page.keyboard.press('Enter');
    await nextMoment(page, null);
    const answers = await playToEnd(page, randomFrom(200 + i), 'keyboard');
    assert.ok(answers > 5, `${answers} answers`);
    assert.deepEqual(errors, []);
    await leave();
  });
}

/** Grouped sources can be expanded, and their points add up to the sum. */
async function unfoldScores(page: Page): Promise<void> {
  for (const group of await page.locator('.score-group').all()) {
    const button = group.getByRole('button');
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    const [sum = [], ...each] = await group
      .locator('tr')
      .evaluateAll(rows =>
        rows.map(row => [...row.querySelectorAll('td b')].map(points => Number(points.textContent))),
      );
    assert.deepEqual(
      sum.map((_, p) => each.reduce((points, row) => points + (row[p] ?? 0), 0)),
      sum,
    );
  }
}
