// Coming in by a link: a stranger on a phone, a friend for whom a seat is kept, a guest who signs in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { join, openTable } from './together.ts';

const here = world();
const game = Object.keys(games)[0] as string;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a stranger on a phone is in the game two taps after opening a link, with a name', options, async () => {
  const [host, stranger] = [await here.person(), await here.person(PHONE)];
  const link = await openTable(host.page, game, 2, 'Anna');
  assert.equal(host.page.url(), link, 'the address of the page is the invitation');
  assert.deepEqual(await violations(host.page), []);
  const { page } = stranger;
  await page.goto(link);
  await page.getByText('Anna invites you to').waitFor();
  assert.deepEqual(await violations(page), []);
  await page.getByRole('button', { name: 'Join the table' }).tap();
  await page.getByText('Enter a name for the others to know you by.').waitFor();
  assert.equal(await page.locator('.question').count(), 0, 'nobody sits down without a name');
  await page.reload();
  await page.getByLabel('Your name at the table').tap();
  await page.keyboard.type('Béla');
  await page.getByRole('button', { name: 'Join the table' }).tap();
  await page.waitForSelector('.question');
  await host.page.locator('.players').getByText('Béla').first().waitFor();
  assert.deepEqual([host.errors, stranger.errors], [[], []]);
  await host.leave();
  await stranger.leave();
});

test('the host keeps a seat for a friend, talks while waiting, and starts with a bot', options, async () => {
  const [host, friend] = [await here.person(), await here.person()];
  await openTable(host.page, game, 3, 'Anna');
  await host.page.getByLabel('Seat 2: for whom?').fill('Béla');
  await host.page.getByRole('button', { name: 'Keep' }).click();
  await host.page.getByText('for Béla', { exact: true }).waitFor();
  await host.page.getByRole('heading', { name: 'Waiting for Béla and one more player' }).waitFor();
  await host.page.getByRole('img', { name: 'QR code of the invitation' }).waitFor();
  await friend.page.goto(`${host.page.url()}&seat=2`);
  assert.equal(await friend.page.getByLabel('Your name at the table').inputValue(), 'Béla');
  await friend.page.getByRole('button', { name: 'Join the table' }).click();
  await friend.page.locator('.room-seats').getByText('You', { exact: true }).waitFor();
  await friend.page.getByPlaceholder('Write a message').fill('The tea is on.');
  await friend.page.getByRole('button', { name: 'Send' }).click();
  await host.page.getByText('The tea is on.').waitFor();
  assert.deepEqual(await violations(host.page), []);
  await host.page.getByRole('button', { name: 'Start with bots instead' }).click();
  for (const { page } of [host, friend]) await page.waitForSelector('.question');
  assert.deepEqual([host.errors, friend.errors], [[], []]);
  await host.leave();
  await friend.leave();
});

const PASSWORD = 'correct horse battery';

test('a guest who signs in takes the tables along', options, async () => {
  const [owner, guest, host] = [await here.person(), await here.person(), await here.person()];
  await owner.page.goto('/me');
  await owner.page.getByLabel('Login').fill('zsofi');
  await owner.page.getByLabel('Password (10').fill(PASSWORD);
  await owner.page.getByRole('button', { name: 'Keep my games' }).click();
  await owner.page.getByText('Signed in as zsofi.').waitFor();
  const link = await openTable(host.page, game, 2, 'Anna');
  await guest.page.goto(link);
  await join(guest.page, 'Zsófi');
  await guest.page.waitForSelector('.question');
  await guest.page.goto('/me');
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await guest.page.getByLabel('Login').fill('zsofi');
  await guest.page.getByLabel('Password (10').fill(PASSWORD);
  await guest.page.locator('form.account:not(.vacation) [type=submit]').click();
  await guest.page.getByRole('dialog').getByText('Bring the guest’s tables along?').waitFor();
  assert.deepEqual(await violations(guest.page), []);
  await guest.page.getByRole('dialog').getByText('Zsófi', { exact: true }).last().click();
  await guest.page.getByRole('button', { name: 'Bring them along' }).last().click();
  await guest.page.locator('.me').getByText('Zsófi').waitFor();
  await guest.page.goto(link);
  await guest.page.waitForSelector('.question');
  await host.page.locator('.players').getByText('Zsófi').first().waitFor();
  for (const each of [owner, guest, host]) await each.leave();
});
