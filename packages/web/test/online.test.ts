// Tables on the server: four people, a lost connection, a spectator, a game imported from a device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, fastChance, Play, UNKNOWN } from '@boardwright/engine';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { options, type Someone, world } from './browser.ts';
import { answerByMouse, isAnswered, nextMoment, PATIENCE, randomFrom } from './playing.ts';
import { closeAll, together } from './together.ts';

const here = world();

const all: AnyGame[] = await Promise.all(Object.values(games).map(async load => (await load()).default.game));
const viewsDiffer = (game: AnyGame): boolean => {
  const seats = Math.max(...game.seats);
  const { engine, match } = Play.start(game, seats, {}, fastChance(1));
  return JSON.stringify(engine.view(match, 0).g) !== JSON.stringify(engine.view(match, null).g);
};
const forFour = all.find(game => game.seats.includes(4)) as AnyGame;
const withSecrets = all.find(viewsDiffer) as AnyGame;

const positionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.question')?.dataset.position));

/** Answers for everybody who is asked, until this many answers or the end of the game. */
async function playOn(people: readonly Someone[], answers: number, seed: number): Promise<number> {
  const random = randomFrom(seed);
  let given = 0;
  for (let since = performance.now(); given < answers && performance.now() - since < PATIENCE; ) {
    for (const { page } of people) {
      const { words, position } = await page.evaluate(() => ({
        words: [...document.querySelectorAll<HTMLElement>('.options [data-word]')].map(each => each.dataset.word ?? ''),
        position: document.querySelector<HTMLElement>('.question')?.dataset.position ?? '',
      }));
      if (words.length === 0 || given >= answers) continue;
      if (!(await isAnswered(page, words[random(words.length)] as string))) continue;
      await page.waitForFunction(
        before => document.querySelector<HTMLElement>('.question')?.dataset.position !== before,
        position,
      );
      given++;
      since = performance.now();
    }
    await people[0]?.page.waitForTimeout(20);
  }
  return given;
}

test('four pages of four people play at one table, and all see the same', options, async () => {
  const { people } = await together(here, forFour.id, 4);
  assert.equal(await playOn(people, 20, 5), 20);
  const last = Math.max(...(await Promise.all(people.map(({ page }) => positionOf(page)))));
  for (const { page, errors } of people) {
    await page.waitForFunction(
      to => Number(document.querySelector<HTMLElement>('.question')?.dataset.position) === to,
      last,
    );
    assert.deepEqual(errors, []);
  }
  const points = await Promise.all(people.map(({ page }) => page.locator('.players .points').allTextContents()));
  for (const seen of points) assert.deepEqual(seen, points[0]);
  await people[0]?.page.getByRole('tab', { name: 'Chat' }).click();
  await people[0]?.page.getByPlaceholder('Write a message').fill('Good luck!');
  await people[0]?.page.getByRole('button', { name: 'Send' }).click();
  await people[1]?.page.getByRole('tab', { name: 'Chat' }).click();
  await people[1]?.page.getByText('Good luck!').waitFor();
  const waiting = await Promise.all(people.map(({ page }) => page.locator('[data-word]').count()));
  const asked = people[waiting.findIndex(words => words > 0)]?.page as Page;
  await asked.goto('/');
  await asked.locator('.now h2').getByText('Your turn').waitFor();
  await asked.locator('.mine .turn.you').waitFor();
  await closeAll(people);
});

test('the network is cut and comes back: it is said, and nothing is lost', options, async () => {
  const { people } = await together(here, forFour.id, 2);
  await playOn(people, 4, 9);
  let asked = people[0] as Someone;
  for (const someone of people) if ((await someone.page.locator('[data-word]').count()) > 0) asked = someone;
  const before = await nextMoment(asked.page, null);
  await asked.context.setOffline(true);
  await asked.page.locator('.link-state[data-link="lost"]').waitFor();
  await asked.page.getByText('Connection lost.').waitFor();
  await answerByMouse(asked.page, before.words[0] as string);
  await asked.context.setOffline(false);
  await asked.page.locator('.link-state[data-link="live"]').waitFor();
  await asked.page.waitForFunction(
    last => document.querySelector<HTMLElement>('.question')?.dataset.asked !== last,
    before.asked,
  );
  assert.ok((await playOn(people, 4, 10)) > 0, 'the game goes on');
  await closeAll(people);
});

test('a spectator sees the table and no secret', options, async () => {
  const seats = withSecrets.seats.find(n => n > 1) as number;
  const { people, link } = await together(here, withSecrets.id, seats);
  const spectator = await here.person();
  const frames: string[] = [];
  spectator.page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  await spectator.page.goto(link);
  await spectator.page.waitForSelector('.question');
  await playOn(people, 10, 13);
  const last = Math.max(...(await Promise.all(people.map(({ page }) => positionOf(page)))));
  await spectator.page.waitForFunction(
    to => Number(document.querySelector<HTMLElement>('.question')?.dataset.position) >= to,
    last,
  );
  assert.equal(await spectator.page.locator('[data-word]').count(), 0, 'a spectator is asked nothing');
  const updates = frames.map(frame => JSON.parse(frame)).filter(({ type }) => type === 'update');
  assert.ok(updates.length > 5, `${updates.length} updates`);
  for (const { seat, open, view } of updates) {
    assert.equal(seat, null);
    assert.deepEqual(open, []);
    if (view !== undefined)
      assert.deepEqual(view.g, withSecrets.view(view.g, null), 'nothing is there that is to be hidden');
  }
  const whole = updates.find(({ view }) => view !== undefined);
  assert.ok(JSON.stringify(whole.view.g).includes(String(UNKNOWN)), 'something is hidden');
  await spectator.page.locator('.board').first().waitFor();
  assert.deepEqual(spectator.errors, []);
  await closeAll([...people, spectator]);
});

test('a game of this device goes on as a table of the server', options, async () => {
  const someone = await here.person();
  const { page, leave, errors } = someone;
  await page.goto('/');
  await page.locator('.game').first().locator('.btn.go').click();
  const first = await nextMoment(page, null);
  await answerByMouse(page, first.words[0] as string);
  await nextMoment(page, first.asked);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Take it online' }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('.question, .hand-over');
  if (await page.locator('.hand-over button').isVisible()) await page.locator('.hand-over button').click();
  const { words } = await nextMoment(page, null);
  assert.ok(words.length > 0);
  assert.deepEqual(errors, []);
  await leave();
});

test('who leaves a table of the server, and whom no bot replaces, comes back and plays on', options, async () => {
  const { people } = await together(here, forFour.id, 2);
  const [first, second] = people as [Someone, Someone];
  await playOn(people, 3, 23);
  const address = first.page.url();
  await first.page.getByRole('button', { name: 'Table menu' }).click();
  await first.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await first.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await first.page.locator('.games').waitFor();
  await second.page.getByRole('button', { name: 'Decline' }).click(); // a bot would replace the person who left
  await first.page.goto(address);
  const back = first.page.getByRole('button', { name: 'Come back' });
  await first.page.getByText('Your seat is empty').waitFor();
  await back.click();
  await back.waitFor({ state: 'detached' });
  const before = await positionOf(first.page);
  assert.equal(await playOn(people, 6, 29), 6, 'both play on');
  await first.page.waitForFunction(
    to => Number(document.querySelector<HTMLElement>('.question')?.dataset.position) >= to,
    before + 6,
  );
  assert.deepEqual([...first.errors, ...second.errors], []);
  await closeAll(people);
});
