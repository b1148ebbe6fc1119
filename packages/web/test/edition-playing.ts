// Playing with an edition whose values of our own design have all been replaced on its page.
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { heldAt, newEdition, putAll } from './edition-editing.ts';
import { type Change, OWN_NAME } from './edition-values.ts';
import { clickToEnd } from './playing.ts';

export const NAME = 'House values';

/** Puts all of them in, and sees that they are kept. */
export async function replaceAll(page: Page, game: string, changes: readonly Change[]): Promise<void> {
  await newEdition(page, game, NAME);
  await putAll(page, changes);
  await page.locator('.verdict[aria-busy="false"] .ready').waitFor();
  await page.reload();
  const wanted = changes.map(({ to }) => String(to));
  assert.deepEqual(await heldAt(page, changes), wanted, 'all of them were kept');
}

/** From the edition to a table on this device. Returns its id. */
export async function sitDownHere(page: Page): Promise<string> {
  await page.locator('.edition-head a.btn.go').click();
  await page.locator('.summary').getByText(NAME).waitFor();
  await page.locator('.summary .btn.go').click();
  await page.locator('.bar-title .edition-of-table').getByText(NAME).waitFor();
  await page.locator('.centre:not([aria-busy]) .board').waitFor();
  return page.url().split('/').at(-1) as string;
}

export async function verifies(page: Page, query: string): Promise<void> {
  await page.goto(`/verify?${query}`);
  await page.locator('h2.fair').waitFor();
  assert.equal(await page.locator('.limit').count(), 0, 'the log was played again by the rules of the edition');
}

export async function playHere(page: Page, changes: readonly Change[]): Promise<void> {
  const id = await sitDownHere(page);
  const rules = await rulesAtTable(page);
  await clickToEnd(page);
  const log = await page.locator('.log').allTextContents();
  // The rules name some things, the log those that came into play.
  if (changes.some(({ to }) => to === OWN_NAME)) assert.match([...rules, ...log].join(), new RegExp(OWN_NAME));
  await verifies(page, `here=${id}`);
  await page.goto('/');
  await page.locator('.mine .row .edition').getByText(NAME).waitFor();
}

/** Opens the rules at a table: a tab, or a button on a phone. */
export async function rulesShown(page: Page): Promise<string[]> {
  const name = { name: 'Rules', exact: true };
  await page.getByRole('tab', name).or(page.getByRole('button', name)).click();
  return paragraphsOn(page);
}

/** The paragraphs of the rules as they are told at this table. */
async function rulesAtTable(page: Page): Promise<string[]> {
  const back = page.url();
  const paragraphs = await rulesShown(page);
  await page.goto(back);
  return paragraphs;
}

/** What is on the board and on the mats at first; or why it cannot be shown. */
export async function boardAtFirst(page: Page, table: string): Promise<string> {
  await page.goto(`/table/${table}/replay?at=0`);
  await page.locator('.board, .trouble').first().waitFor();
  const parts = (await page.locator('.trouble').isVisible()) ? ['.trouble'] : ['.board', '.players'];
  return (await Promise.all(parts.map(part => page.locator(part).first().textContent()))).join();
}

/** The board shows other values than it would in the standard edition. */
export async function boardFollows(context: BrowserContext, table: string): Promise<void> {
  const page = await context.newPage();
  const own = await boardAtFirst(page, table);
  assert.equal(await page.locator('.trouble').count(), 0);
  await page.route('**/content', route => route.fulfill({ body: 'null', contentType: 'application/json' }));
  assert.notEqual(own, await boardAtFirst(page, table));
  await page.close();
}

export async function paragraphsOn(page: Page): Promise<string[]> {
  await page.locator('.rules article').first().waitFor();
  return page.locator('.rules article').evaluateAll(all =>
    all.map(article => {
      const told = [...article.children].filter(part => !part.matches('.rule-examples')); // examples have standard values
      return told.map(part => part.textContent).join('\n');
    }),
  );
}

/** How many paragraphs of the rules at a table have other numbers than those of the standard edition. */
export async function rulesFollow(page: Page, game: string): Promise<number> {
  const back = page.url();
  const own = await rulesShown(page);
  await page.goto(`/rules/${game}`);
  const standard = await paragraphsOn(page);
  await page.goto(back);
  assert.equal(own.length, standard.length);
  return own.filter((paragraph, i) => paragraph !== standard[i]).length;
}
