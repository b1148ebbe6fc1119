// People who know each other: they play, find each other, invite, meet by a link, and block.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { join, openTable, together } from './together.ts';

const here = world();
const game = Object.keys(games)[0] as string;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { id: string }).id);
const rowOf = (page: Page, name: string) => page.locator('.known-people li').filter({ hasText: name });
const isFitting = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('two who have played find each other under People; one invites, the other sits down', options, async () => {
  const { people } = await together(here, game, 2);
  const [ann, bob] = people as [(typeof people)[0], (typeof people)[0]];
  await ann.page.goto('/');
  await ann.page.getByRole('link', { name: 'People' }).click();
  await rowOf(ann.page, 'Bob').getByText('here now').waitFor();
  assert.deepEqual(await violations(ann.page), []);
  await ann.page.getByLabel('Search by name').fill('nobody');
  await ann.page.getByText('No names match.').waitFor();
  await ann.page.getByLabel('Search by name').fill('bo');
  await ann.page.getByRole('link', { name: 'Invite Bob' }).press('Enter');
  await ann.page.getByText('Bob will get an invitation.').waitFor();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByRole('heading', { name: 'Waiting for Bob' }).waitFor();
  await bob.page.goto('/');
  await bob.page.locator('.my-turns').getByText('Ann wants to play with you').waitFor();
  assert.deepEqual(await violations(bob.page), []);
  await bob.page.locator('.my-turns').getByRole('link', { name: /^Join/ }).click();
  await bob.page.getByRole('button', { name: 'Join the table' }).click();
  for (const { page } of [ann, bob]) await page.waitForSelector('.question');
  assert.deepEqual([ann.errors, bob.errors], [[], []]);
  for (const { leave } of people) await leave();
});

test(
  'a personal link makes two people known to each other, on a phone too; blocking undoes what it says',
  options,
  async () => {
    const [ann, bob] = [await here.person(), await here.person(PHONE)];
    await ann.page.goto('/people');
    await ann.page.getByText('Nobody yet.').waitFor();
    await ann.page.getByLabel('Your name at the table').fill('Ann');
    await ann.page.getByRole('button', { name: 'Make a link' }).click();
    const link = await ann.page.getByRole('textbox', { name: 'Your personal link' }).inputValue();
    await bob.page.goto(link);
    await bob.page.getByRole('heading', { name: 'Ann would like to play with you' }).waitFor();
    assert.deepEqual(await violations(bob.page), []);
    await bob.page.getByLabel('Your name at the table').fill('Bob');
    await bob.page.getByRole('button', { name: 'Agree' }).tap();
    await rowOf(bob.page, 'Ann').getByText('here now').waitFor();
    assert.deepEqual(await violations(bob.page), []);
    assert.ok(await isFitting(bob.page));
    await ann.page.reload();
    await rowOf(ann.page, 'Bob').getByRole('link', { name: 'Bob', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Block' }).click();
    await ann.page.getByRole('alertdialog').getByText('Bob can no longer invite you').waitFor();
    assert.deepEqual(await violations(ann.page), []);
    await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await ann.page.getByRole('button', { name: 'Unblock' }).waitFor();
    await bob.page.reload();
    await rowOf(bob.page, 'Ann').getByText('met').waitFor();
    assert.equal(await rowOf(bob.page, 'Ann').getByText('here').count(), 0, 'a blocked person sees nobody come and go');
    await bob.page.getByRole('link', { name: 'Invite Ann' }).tap();
    await bob.page.getByText('Ann will get an invitation.').waitFor();
    await bob.page.getByRole('button', { name: 'Open the table' }).tap();
    await bob.page.getByText('This player cannot be invited.').waitFor();
    await ann.page.goto('/people');
    await ann.page.getByRole('button', { name: 'Unblock Bob' }).click();
    await rowOf(ann.page, 'Bob').waitFor();
    assert.deepEqual(ann.errors, []);
    for (const { leave } of [ann, bob]) await leave();
  },
);

/** Games that these people have finished: each has a rating and 1 is always first. */
async function playedBefore(people: readonly string[], n: number): Promise<void> {
  const { db } = here.server.app.store;
  const rows = Array.from({ length: n }, (_, i) =>
    people.map((person, seat) => ({
      table_id: `before-${i}`,
      person,
      seat,
      game: Object.keys(games)[i % 4] as string,
      place: seat + 1,
      score: 90 - 7 * seat + i,
      seats: people.length,
      rated: 1,
      mu: 25 + (seat === 0 ? 1 : -1) * Math.sqrt(i),
      sigma: 8 - i / 20,
      time: Date.UTC(2026, 0, 1 + 3 * i),
    })),
  ).flat();
  await db.insertInto('results').values(rows).execute();
}

test(
  'a player’s page has records, ratings over time, games to filter, and is as open as its player wants',
  options,
  async () => {
    const [ann, bob] = [await here.person({ colorScheme: 'dark' }), await here.person(PHONE)];
    const link = await openTable(ann.page, game, 3, 'Ann');
    await bob.page.goto(link);
    await join(bob.page, 'Bob');
    await bob.page.locator('.room-seats').getByText('You', { exact: true }).waitFor();
    const [annId, bobId] = [await idOf(ann.page), await idOf(bob.page)];
    await playedBefore([annId, bobId], 42);
    for (const { page } of [ann, bob]) {
      await page.goto(`/player/${annId}`);
      await page.getByRole('img', { name: /^Ratings over time/ }).waitFor();
      await page.locator('.games-played li').nth(29).waitFor();
      assert.deepEqual(await violations(page), []);
      assert.ok(await isFitting(page));
    }
    const { page } = bob;
    await page.getByText('Finished ahead: you 0, Ann 42').waitFor();
    await page.getByRole('button', { name: 'Show more' }).tap();
    await page.locator('.games-played li').nth(41).waitFor();
    await page.locator('.games-played select').first().selectOption(game);
    await page.waitForFunction(() => document.querySelectorAll('.games-played li').length === 11);
    await ann.page.goto('/people');
    await ann.page.locator('[data-choice=games]').getByText('nobody').click();
    await ann.page.locator('[data-choice=presence]').getByText('nothing').click();
    await ann.page.locator('[data-choice=presence] input[value=hidden]:checked').waitFor({ state: 'attached' });
    await ann.page.locator('[data-choice=games] input[value=nobody]:checked').waitFor({ state: 'attached' });
    await page.reload();
    await page.getByText('Ann does not show ratings and games.').waitFor();
    await page.getByText('Finished ahead: you 0, Ann 42').waitFor();
    assert.deepEqual([ann.errors, bob.errors], [[], []]);
    for (const { leave } of [ann, bob]) await leave();
  },
);
