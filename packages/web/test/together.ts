// People who meet at a table on the server, each with their own page.
import type { Page } from 'playwright-core';
import type { Someone, World } from './browser.ts';

/** On the form of a new table: all seats but the first join by the link. */
export async function setSeats(page: Page, seats: number): Promise<void> {
  const rows = page.locator('.seat-rows li');
  while ((await rows.count()) < seats) await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await rows.count()) > seats)
    await page
      .getByRole('button', { name: /^Remove seat/ })
      .last()
      .click();
  for (let p = 1; p < seats; p++) await rows.nth(p).getByText('By link').click();
}

/** Opens a table through the page. */
export async function openTable(page: Page, game: string, seats: number): Promise<string> {
  await page.goto(`/new?game=${game}`);
  await setSeats(page, seats);
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.locator('.invite input').inputValue();
}

export async function together(here: World, game: string, seats: number): Promise<{ people: Someone[]; link: string }> {
  const people = await Promise.all(Array.from({ length: seats }, () => here.person()));
  const [first, ...others] = people as [Someone, ...Someone[]];
  const link = await openTable(first.page, game, seats);
  for (const { page } of others) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Sit down' }).first().click();
    await page.waitForFunction(() => document.querySelector('.chairs small, .question') !== null);
  }
  await Promise.all(people.map(({ page }) => page.waitForSelector('.question')));
  return { people, link };
}

export const closeAll = async (people: readonly Someone[]): Promise<void> => {
  for (const { leave } of people) await leave();
};
