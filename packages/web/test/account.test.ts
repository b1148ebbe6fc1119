// An account by passkey: a guest keeps their games with one, and signs in with it again. The key is the browser's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, world } from './browser.ts';

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
  // A passkey belongs to a name; an address of four numbers is none.
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
