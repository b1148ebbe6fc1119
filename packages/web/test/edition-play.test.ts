// Every value that is our own design is replaced through the page of editions. Then a game is played with them: to the end, on
// this device and online with somebody in another browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { options, type World, world } from './browser.ts';
import { heldAt, newEdition, putAll, readers } from './edition-editing.ts';
import { type Change, changesOfOurs } from './edition-values.ts';
import { clickToEnd } from './playing.ts';
import { setSeats } from './together.ts';

const here: World = world();
const NAME = 'House values';
const LONG = { ...options, timeout: 2 * options.timeout }; // hundreds of values and two games

async function verifies(page: Page, query: string): Promise<void> {
  await page.goto(`/verify?${query}`);
  await page.locator('h2.fair').waitFor();
  assert.equal(await page.locator('.limit').count(), 0, 'the log was played again by the rules of the edition');
}

async function playHere(page: Page): Promise<void> {
  await page.locator('.edition-head a.btn.go').click();
  await page.locator('.summary').getByText(NAME).waitFor();
  await page.locator('.summary .btn.go').click();
  await page.locator('.bar-title .edition-of-table').getByText(NAME).waitFor();
  const id = page.url().split('/').at(-1) as string;
  await page.locator('.centre:not([aria-busy]) .board').waitFor();
  await clickToEnd(page);
  await verifies(page, `here=${id}`);
  await page.goto('/');
  await page.locator('.mine .row .edition').getByText(NAME).waitFor();
}

async function paragraphsOn(page: Page): Promise<string[]> {
  await page.locator('.rules article').first().waitFor();
  return page.locator('.rules article').allTextContents();
}

/** The rules at a table say other numbers than those of the standard edition. Returns how many paragraphs do. */
async function rulesFollow(page: Page, game: string): Promise<number> {
  const back = page.url();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const own = await paragraphsOn(page);
  await page.goto(`/rules/${game}`);
  const standard = await paragraphsOn(page);
  await page.goto(`/rules/${game}?table=${new URL(back).pathname.split('/').at(-1)}`);
  assert.deepEqual(await paragraphsOn(page), own, 'the page of rules can show the edition of a table');
  await page.goto(back);
  assert.equal(own.length, standard.length);
  return own.filter((paragraph, i) => paragraph !== standard[i]).length;
}

/** Somebody in another browser sees the values before sitting down, and plays to the end. */
async function playOnline(
  game: string,
  page: Page,
  guest: Page,
  seats: number,
  changes: readonly Change[],
): Promise<number> {
  await setSeats(page, seats);
  await page.locator('.summary .btn.go').click();
  await page.locator('.waiting-room .edition-of-table').getByText(NAME).waitFor();
  const table = page.url().split('/').at(-1) as string;
  await guest.goto(await page.locator('.invite input').inputValue());
  await guest.locator('.waiting-room .edition-of-table a').click();
  await guest.locator('.edition-head h2').getByText(NAME).waitFor();
  const numbers = changes.filter(({ to }) => typeof to === 'number').slice(0, 40);
  assert.deepEqual(
    await heldAt(guest, numbers),
    numbers.map(({ to }) => String(to)),
  );
  await guest.getByRole('link', { name: 'Back to the table' }).click();
  await guest.getByRole('button', { name: 'Sit down' }).first().click();
  await Promise.all([page, guest].map(each => each.locator('.centre:not([aria-busy]) .board').waitFor()));
  const followed = await rulesFollow(guest, game);
  assert.ok(followed > 0, 'some paragraph has a number of the edition');
  await Promise.all([clickToEnd(page), clickToEnd(guest)]);
  for (const each of [page, guest]) {
    await each.locator('.fairness[data-chance="fair"]').waitFor();
    await verifies(each, `table=${table}`);
  }
  return followed;
}

for (const { game, reader } of readers) {
  const { changes, fixed } = changesOfOurs(reader);
  test(`${game}: all values of our own design are replaced on the page, and played with`, LONG, async t => {
    const { page, errors, leave } = await here.person();
    const guest = await here.person({ viewport: { width: 390, height: 844 } });
    const seats = (await games[game]?.())?.default.game.seats.find(n => n > 1) ?? 2;
    t.diagnostic(`${changes.length} values; nothing else is possible for ${fixed.length}`);
    assert.ok(changes.length > 50 && fixed.length < changes.length / 10);
    const began = performance.now();
    await newEdition(page, game, NAME);
    await putAll(page, changes);
    await page.locator('.verdict[aria-busy="false"] .ready').waitFor();
    t.diagnostic(`put in after ${Math.round(performance.now() - began)} ms`);
    await page.reload();
    const wanted = changes.map(({ to }) => String(to));
    assert.deepEqual(await heldAt(page, changes), wanted, 'all of them were kept');
    const form = await page.locator('.edition-head a.btn.go').getAttribute('href');
    await playHere(page);
    t.diagnostic(`played here after ${Math.round(performance.now() - began)} ms`);
    await page.goto(form as string);
    await page.locator('.summary').getByText(NAME).waitFor();
    const followed = await playOnline(game, page, guest.page, seats, changes);
    t.diagnostic(
      `${followed} paragraphs of the rules follow; played online after ${Math.round(performance.now() - began)} ms`,
    );
    assert.deepEqual([errors, guest.errors], [[], []]);
    await guest.leave();
    await leave();
  });
}
