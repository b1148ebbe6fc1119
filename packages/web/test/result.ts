// The result of a game on its page.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Points have sources, which add up, and a chart shows how they came. */
export async function expectResult(page: Page): Promise<void> {
  await page.locator('.result h1').waitFor();
  assert.ok((await page.locator('.score-table tbody tr').count()) > 1, 'points have sources');
  await unfoldScores(page);
  await page.locator('.chart polyline').first().waitFor();
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
