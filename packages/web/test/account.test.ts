// Accounts: by passkey or password, on several devices; and who may sit at one's table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { join, openTable } from './together.ts';

const here = world();

test('a guest adds a passkey, signs out, and comes back with it', options, async () => {
  const { page, context } = await here.person();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // A passkey needs a domain name; an IP address does not work.
  await page.goto(`http://localhost:${here.server.port}/me`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('1 passkey.').waitFor();
  const profile = await page.getByRole('link', { name: 'My games and ratings' }).getAttribute('href');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('1 passkey.').waitFor();
  assert.equal(await page.getByRole('link', { name: 'My games and ratings' }).getAttribute('href'), profile);
  await context.close();
});

const PASSWORD = 'correct horse battery';

async function giveLogin(page: Page, button: string): Promise<void> {
  await page.getByLabel('Login').fill('ann.of.the.browser');
  await page.getByLabel('Password (10 characters or more)').fill(PASSWORD);
  await page.getByRole('button', { name: button, exact: true }).and(page.locator('[type=submit]')).click();
}

test('devices are listed and signed out, and a new password needs the old one', options, async () => {
  const { page, context, errors } = await here.person();
  await page.goto('/me');
  await page.getByRole('button', { name: 'Keep my games' }).waitFor();
  await giveLogin(page, 'Keep my games');
  await page.getByText('Signed in as ann.of.the.browser.').waitFor();
  const others = await Promise.all([here.person(), here.person()]);
  for (const { page: other } of others) {
    await other.goto('/me');
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await giveLogin(other, 'Sign in');
    await other.getByText('Signed in as').waitFor();
  }
  await page.reload();
  const devices = page.locator('.devices li');
  await page.waitForFunction(() => document.querySelectorAll('.devices li').length === 3);
  assert.equal(await devices.filter({ hasText: 'This device' }).count(), 1);
  assert.deepEqual(await violations(page), []);
  await page
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await page.waitForFunction(() => document.querySelectorAll('.devices li').length === 2);
  await page.getByText('Change password', { exact: true }).first().click();
  const change = async (old: string): Promise<void> => {
    await page.getByLabel('Current password').fill(old);
    await page.getByLabel('New password').fill('another fine password');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the old one');
  await page.getByText('The current password is wrong.').waitFor();
  await change(PASSWORD);
  await page.getByText('Your password has been changed.').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.devices li').length === 1);
  for (const { page: other } of others)
    assert.equal(await other.evaluate(async () => (await fetch('/api/me')).status), 401);
  assert.deepEqual(
    errors.filter(each => !/40[13]/.test(each)),
    [],
  );
  for (const each of [context, ...others.map(other => other.context)]) await each.close();
});

test('whoever opened a table removes somebody before the game begins', options, async () => {
  const [host, eve] = await Promise.all([here.person(), here.person()]);
  const link = await openTable(host.page, Object.keys(games)[0] as string, 3);
  await eve.page.goto(link);
  await join(eve.page, 'Eve');
  await host.page.getByRole('button', { name: 'Remove Eve' }).click();
  await join(eve.page, 'Eve');
  await eve.page.getByText('You were removed from this table by the player who opened it.').waitFor();
  for (const { context } of [host, eve]) await context.close();
});

test('while the server is slow, the settings do not say that it is missing', options, async () => {
  const { page, context } = await here.person();
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await context.route('**/api/guests', async route => {
    asked.resolve();
    await goOn.promise;
    await route.continue();
  });
  await page.goto('/me');
  await asked.promise;
  await page.getByRole('heading', { name: 'Account' }).waitFor();
  assert.equal(await page.getByText('There is no connection to the server.').count(), 0);
  goOn.resolve();
  await page.getByRole('button', { name: 'Keep my games', exact: true }).waitFor();
  await context.close();
});
