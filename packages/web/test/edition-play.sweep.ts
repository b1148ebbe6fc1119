// Every value that is our own design is replaced through the page of editions. Then a game is played with them: to the end, on
// this device and online with somebody in another browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { options, type World, world } from './browser.ts';
import { heldAt, readers } from './edition-editing.ts';
import {
  boardFollows,
  NAME,
  paragraphsOn,
  playHere,
  replaceAll,
  rulesFollow,
  rulesShown,
  verifies,
} from './edition-playing.ts';
import { type Change, changesOfOurs } from './edition-values.ts';
import { clickToEnd } from './playing.ts';
import { join, setSeats } from './together.ts';

const here: World = world();
const LONG = { ...options, timeout: 2 * options.timeout }; // hundreds of values and two games

/** The page of rules can show the edition of a table. */
async function rulesOfTable(page: Page, game: string, table: string): Promise<void> {
  const back = page.url();
  const own = await rulesShown(page);
  await page.goto(`/rules/${game}?table=${table}`);
  assert.deepEqual(await paragraphsOn(page), own);
  await page.goto(back);
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
  await page.locator('.summary input[name=name]').fill('Ann');
  await page.locator('.summary .btn.go').click();
  await page.locator('.waiting-room .edition-of-table').getByText(NAME).waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1) as string;
  await guest.goto(await page.locator('.invite input').inputValue());
  await guest.locator('.waiting-room .edition-of-table a').click();
  await guest.locator('.edition-head h2').getByText(NAME).waitFor();
  const numbers = changes.filter(({ to }) => typeof to === 'number').slice(0, 40);
  assert.deepEqual(
    await heldAt(guest, numbers),
    numbers.map(({ to }) => String(to)),
  );
  await guest.getByRole('link', { name: 'Back to the table' }).click();
  await join(guest, 'Bob');
  await Promise.all([page, guest].map(each => each.locator('.centre:not([aria-busy]) .board').waitFor()));
  const followed = await rulesFollow(guest, game);
  assert.ok(followed > 0, 'some paragraph has a number of the edition');
  await rulesOfTable(guest, game, table);
  await boardFollows(page.context(), table);
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
    await replaceAll(page, game, changes);
    t.diagnostic(`put in after ${Math.round(performance.now() - began)} ms`);
    const form = await page.locator('.edition-head a.btn.go').getAttribute('href');
    await playHere(page, changes);
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
