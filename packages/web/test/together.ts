// People who come together at a table of the server, each with a page of their own.
import type { Page } from 'playwright-core';
import type { Someone, World } from './browser.ts';

/** Opens a table by the page: all seats but the first come by the link. */
export async function openTable(page: Page, game: string, seats: number): Promise<string> {
  await page.goto(`/new?game=${game}`);
  const rows = page.locator('.seat-rows li');
  while ((await rows.count()) < seats) await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await rows.count()) > seats)
    await page
      .getByRole('button', { name: /^Remove seat/ })
      .last()
      .click();
  for (let p = 1; p < seats; p++) await rows.nth(p).getByText('By link').click();
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
