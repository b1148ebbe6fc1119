// Fair chance online, as people see it: the same fingerprint everywhere, a quiet line at the end, a warning if
// something does not match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { playOn } from '@boardwright/server/client/player';
import type { Page } from 'playwright-core';
import { options, type Someone, world } from './browser.ts';
import { behind, closeAll, join, openTable, together } from './together.ts';

const here = world();
const [game = ''] = Object.keys(games);

const shortOf = (page: Page): Promise<string> =>
  page.locator('.fingerprint summary code').first().textContent().then(String);

async function fingerprintAtTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Fair dice and cards' }).click();
  await page.getByText('Your device’s number is included.').waitFor();
  const short = await shortOf(page);
  await page.getByRole('button', { name: 'Close' }).click();
  return short;
}

test(
  'waiting room, table and result show the same fingerprint on every device, and the end is checked unasked',
  options,
  async () => {
    const [ann, bob] = [await here.person(), await here.person()];
    const link = await openTable(ann.page, game, 2);
    await bob.page.goto(link);
    const [first, second] = [await shortOf(ann.page), await shortOf(bob.page)];
    assert.match(first, /^([0-9a-f]{4} ){3}[0-9a-f]{4}$/);
    assert.equal(second, first);
    await join(bob.page, 'Bob');
    for (const { page } of [ann, bob]) {
      await page.waitForSelector('.question');
      assert.equal(await fingerprintAtTable(page), first);
    }
    const table = new URL(ann.page.url()).pathname.split('/').at(-1) as string;
    const people = [await behind(here, ann), await behind(here, bob)];
    for (const person of people) await person.say({ type: 'watch', table });
    await Promise.all(people.map((person, i) => playOn(person, table, fastRandom(i))));
    for (const { page, errors } of [ann, bob]) {
      await page
        .getByText(/Checked: all \d+ draws were fair, and your device had a part in them/)
        .waitFor({ timeout: 120_000 });
      assert.equal(await shortOf(page), first);
      assert.equal(await page.locator('.chance-warning').count(), 0);
      assert.deepEqual(errors, []);
    }
    for (const person of people) person.close();
    await closeAll([ann, bob]);
  },
);

async function until(check: () => boolean): Promise<void> {
  while (!check()) await new Promise(resolve => setTimeout(resolve, 20));
}

test('a commitment that was exchanged in the database is told to every player, and stays told', options, async () => {
  const { people } = await together(here, game, 2);
  const table = new URL((people[0] as Someone).page.url()).pathname.split('/').at(-1) as string;
  const { app } = here.server;
  const { db } = app.store;
  const rows = db.selectFrom('journal').select(['seq', 'body']).where('match_id', '=', table).where('seq', '=', 0);
  const { body } = await rows.executeTakeFirstOrThrow();
  const address = (people[0] as Someone).page.url();
  const change = async (text: string): Promise<void> => {
    for (const { page } of people) await page.goto('/verify');
    await until(() => app.hub.audiences(table).length === 0);
    app.matches.sweep(Date.now() + 86_400_000); // the match is opened from the database next time
    await db.updateTable('journal').set({ body: text }).where('match_id', '=', table).where('seq', '=', 0).execute();
    await db.deleteFrom('snapshots').where('match_id', '=', table).execute();
    for (const { page } of people) await page.goto(address);
  };
  await change(body.replace(/"commitment":"[0-9a-f]{64}"/, `"commitment":"${'ab'.repeat(32)}"`));
  for (const { page } of people)
    await page.getByRole('alert').getByText('is not the one your device saw first').waitFor();
  await change(body);
  for (const { page } of people)
    await page.getByRole('alert').getByText('is not the one your device saw first').waitFor();
  await closeAll(people);
});
