// Tables on the server: four people (online.sweep.ts: for longer), a lost connection, a spectator, a game imported from a device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, fastChance, Play, UNKNOWN } from '@boardwright/engine';
import { options, type Someone, world } from './browser.ts';
import { all, forFour, playOn, positionOf, testFour } from './online-tests.ts';
import { answerByMouse, nextMoment } from './playing.ts';
import { closeAll, together } from './together.ts';

const here = world();

const viewsDiffer = (game: AnyGame): boolean => {
  const seats = Math.max(...game.seats);
  const { engine, match } = Play.start(game, seats, {}, fastChance(1));
  return JSON.stringify(engine.view(match, 0).g) !== JSON.stringify(engine.view(match, null).g);
};
const withSecrets = all.find(viewsDiffer) as AnyGame;

testFour(here, 8);

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
