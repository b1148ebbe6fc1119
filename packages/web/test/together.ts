// People who meet at a table on the server, each with their own page.
import { Person } from '@boardwright/server/client/person';
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
export async function openTable(page: Page, game: string, seats: number, name = 'Ann'): Promise<string> {
  await page.goto(`/new?game=${game}`);
  await setSeats(page, seats);
  const field = page.locator('.summary input[name=name]');
  if (await field.isVisible()) await field.fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.locator('.invite input').inputValue();
}

/** Sits down on the page of an invitation. */
export async function join(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Join the table' }).click();
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Ede'];

export async function together(here: World, game: string, seats: number): Promise<{ people: Someone[]; link: string }> {
  const people = await Promise.all(Array.from({ length: seats }, () => here.person()));
  const [first, ...others] = people as [Someone, ...Someone[]];
  const link = await openTable(first.page, game, seats);
  for (const [i, { page }] of others.entries()) {
    await page.goto(link);
    await join(page, NAMES[i + 1] ?? 'Eve');
    await page.waitForFunction(() => document.querySelector('.room-seats, .question') !== null);
  }
  await Promise.all(people.map(({ page }) => page.waitForSelector('.question')));
  return { people, link };
}

export const closeAll = async (people: readonly Someone[]): Promise<void> => {
  for (const { leave } of people) await leave();
};

/** The person of a page, as a program that answers faster. */
export async function behind(here: World, { context }: Someone): Promise<Person> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const person = await Person.known(here.address, cookie);
  await person.connect();
  return person;
}
