// Meeting people: a club from its founding to a game of two members, and two strangers who look for an opponent.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { holdsAt, LOOKS } from './axe-tests.ts';
import { options, type Someone, world } from './browser.ts';
import { setSeats } from './together.ts';

const here = world();
const [game = ''] = Object.keys(games);
const [WIDE, PHONE] = LOOKS;

async function holdsOnClub({ page }: Someone, moment: string): Promise<void> {
  await holdsAt(page, moment);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(sideways <= 0, `${moment} is ${sideways} px too wide`);
}

test('a club: founded, joined by its link on a phone, and two members sit down at its table', options, async () => {
  const [ann, bob, eve] = await Promise.all([here.person(WIDE), here.person(PHONE), here.person()]);
  await ann.page.goto('/');
  await ann.page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/guests', { name: 'Ann' });
    await post('/api/me/claim', { login: 'ann.founds', password: 'correct horse battery' });
    localStorage.setItem('boardwright.signed-in', '1');
  });
  await ann.page.goto('/club');
  await ann.page.getByLabel('Name of the club').fill('Thursdays');
  await ann.page.getByRole('button', { name: 'Start a club' }).click();
  await ann.page.getByRole('heading', { name: 'Thursdays' }).waitFor();
  await holdsOnClub(ann, 'the club of an owner');
  const link = await ann.page.locator('.club-link input').inputValue();

  await eve.page.goto(new URL(link).pathname);
  await eve.page.getByText('There is no such club').waitFor();

  await bob.page.goto(link);
  await bob.page.locator('input[name=name]').fill('Bob');
  await bob.page.getByRole('button', { name: 'Join the club' }).click();
  await bob.page.getByText('There are no tables yet').waitFor();
  await holdsOnClub(bob, 'the club of a member, on a phone');

  await ann.page.getByRole('link', { name: 'New table for the club' }).click();
  await ann.page.locator(`.game-choice input`).first().waitFor();
  await setSeats(ann.page, 2);
  assert.match(await ann.page.getByLabel('For a club').inputValue(), /./);
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.locator('.invite input').waitFor();

  await bob.page.reload();
  await bob.page.locator('.row a.btn').click();
  await bob.page.getByRole('button', { name: 'Join the table' }).click();
  for (const { page } of [ann, bob]) await page.waitForSelector('.question');
  for (const each of [ann, bob, eve]) await each.leave();
});

test(
  'two who look for an opponent see each other found and sit at one table; a third stops looking',
  options,
  async () => {
    const [ann, bob] = await Promise.all([here.person(WIDE), here.person(PHONE)]);
    const find = async ({ page }: Someone, name: string): Promise<void> => {
      await page.goto('/find');
      await page.locator('.find-wishes').waitFor();
      const field = page.locator('.find-wishes input[name=name]');
      if (await field.isVisible()) await field.fill(name);
      await page.locator('.find-wishes .segments').first().getByText('2', { exact: true }).click();
      await page.getByRole('button', { name: 'Find opponents' }).click();
    };
    await find(bob, 'Bob');
    await bob.page.getByText(/^One more for/).waitFor();
    await holdsOnClub(bob, 'looking for opponents, on a phone');
    await bob.page.reload();
    await bob.page.getByRole('button', { name: 'Stop looking' }).click();
    await bob.page.getByRole('button', { name: 'Find opponents' }).waitFor();

    await find(bob, 'Bob');
    await bob.page.getByText(/^One more for/).waitFor();
    await find(ann, 'Ann');
    for (const { page } of [ann, bob]) {
      await page.waitForURL(/\/table\//);
      await page.waitForSelector('.question');
    }
    assert.equal(new URL(ann.page.url()).pathname, new URL(bob.page.url()).pathname);
    for (const each of [ann, bob]) await each.leave();
  },
);

test('who plays sees who watches', options, async () => {
  const [ann, eve] = await Promise.all([here.person(WIDE), here.person()]);
  await ann.page.goto(`/new?game=${game}`);
  await setSeats(ann.page, 2);
  await ann.page.locator('.summary input[name=name]').fill('Ann');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.page.locator('.invite input').inputValue();
  await ann.page.getByRole('button', { name: 'Start with bots' }).click();
  await ann.page.waitForSelector('.question');
  await eve.page.goto(link);
  await ann.page.getByRole('img', { name: /^Watching: / }).waitFor();
  await eve.page.getByText('You are watching').waitFor();
  await eve.page.goto('about:blank');
  await ann.page.getByRole('img', { name: /^Watching: / }).waitFor({ state: 'detached' });
  for (const each of [ann, eve]) await each.leave();
});
