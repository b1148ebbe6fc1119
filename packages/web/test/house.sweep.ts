// Around the board: four friends from the first link to the result and the rematch; and where they find their tables.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, fastRandom } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { playOn } from '@boardwright/server/client/player';
import { violations } from './axe.ts';
import { options, type Someone, world } from './browser.ts';
import { behind, closeAll, together } from './together.ts';

const here = world();
const all: AnyGame[] = await Promise.all(Object.values(games).map(async load => (await load()).default.game));
const game = all.find(({ seats }) => seats.includes(4)) as AnyGame;

test(
  'four friends play to the end and again: nobody loses their seat, and all find their tables',
  options,
  async () => {
    const { people: friends } = await together(here, game.id, 4);
    const [ann, bob, cid, dora] = friends as [Someone, Someone, Someone, Someone];
    const table = new URL(ann.page.url()).pathname.split('/').at(-1) as string;
    const players = await Promise.all(friends.map(each => behind(here, each)));
    for (const player of players) await player.say({ type: 'watch', table });
    await Promise.all(players.map((player, i) => playOn(player, table, fastRandom(i))));
    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await ann.page.locator('.rematch').getByText('The others are being asked').waitFor();
    for (const { page } of [bob, cid, dora]) await page.getByText('Ann wants to play again').waitFor();
    assert.deepEqual(await violations(bob.page), []);
    for (const { page } of [bob, cid, dora]) await page.getByRole('button', { name: 'I’m in' }).click();
    for (const { page } of friends) {
      await page.waitForURL(url => !url.pathname.endsWith(table));
      await page.waitForSelector('.question');
    }
    const again = new URL(ann.page.url()).pathname;
    for (const { page } of friends) assert.equal(new URL(page.url()).pathname, again);

    const chairs = [
      { for: 'me', name: 'Ann' },
      { for: 'me', name: 'Mum' },
    ];
    const own = await players[0]!.post('/api/tables', { game: all[0]!.id, chairs, open: false });
    await ann.page.goto('/tables');
    await ann.page.getByRole('heading', { name: 'Finished' }).waitFor();
    await ann.page.getByText(/^You came \d/).waitFor();
    await ann.page.locator('.part-turn .asked').first().waitFor();
    assert.match(await ann.page.title(), /^\(\d\) My tables/);
    assert.deepEqual(await violations(ann.page), []);
    await ann.page.getByPlaceholder('Search by name').fill('dora');
    await ann.page.waitForFunction(() => document.querySelectorAll('.mine .row').length === 2);
    await ann.page.goto(again);
    await ann.page.waitForSelector('.question');
    await ann.page.getByRole('link', { name: 'Next table (1)' }).waitFor();
    await ann.page.keyboard.press('n');
    await ann.page.waitForURL(`**/table/${own.id}`);
    await ann.page.goto('/tables');
    await ann.page.locator('.mine .row').first().waitFor();
    await ann.context.setOffline(true);
    await ann.page.evaluate(() => window.dispatchEvent(new Event('online'))); // looks again at once
    await ann.page.getByText('This is how your tables stood').waitFor();
    assert.equal(await ann.page.locator('.mine .row').count(), 3);
    await ann.context.setOffline(false);
    for (const player of players) player.close();
    await closeAll(friends);
  },
);
