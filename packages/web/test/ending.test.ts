// Not playing on: leaving and coming back, being away for days, ending a game by agreement, and giving up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { Person } from '@boardwright/server/client/person';
import { violations } from './axe.ts';
import { options, type Someone, world } from './browser.ts';
import { closeAll, together } from './together.ts';

const here = world();
const [GAME, WAITING] = Object.keys(games) as [string, string]; // in the second, players take turns

async function choose({ page }: Someone, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu', exact: true }).click();
  await page.locator('.menu').getByRole('button', { name: item, exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  assert.deepEqual(await violations(page), []);
  await page.getByRole('alertdialog').getByRole('button', { name: item, exact: true }).click();
}

test('a bot plays for whoever leaves, who reads it on return; all agree to end; one gives up', options, async () => {
  const { people } = await together(here, GAME, 2);
  const [ann, bob] = people as [Someone, Someone];
  const table = ann.page.url();
  await choose(ann, 'Leave');
  await bob.page.locator('.proposal').getByRole('button', { name: 'Agree' }).click();
  await ann.page.goto(table);
  await ann.page.getByText('You have been away since').waitFor();
  assert.deepEqual(await violations(ann.page), []);
  await ann.page.getByRole('button', { name: 'Take my seat back' }).click();
  await ann.page.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' });

  await choose(ann, 'End the game');
  await bob.page.getByText('Ann would like to end the game').waitFor();
  await bob.page.getByRole('button', { name: 'Decline' }).click();
  await ann.page.getByText('the game goes on').waitFor();
  await choose(bob, 'Give up');
  for (const { page } of people) {
    await page.getByRole('heading', { name: /Ann wins/ }).waitFor();
    await page.getByText('Bob gave up.').waitFor();
  }
  assert.deepEqual(await violations(ann.page), []);
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  await closeAll(people);
});

test('who is away says so on their page, and the others read it at the table and in their list', options, async () => {
  const { people } = await together(here, GAME, 2);
  const [ann, bob] = people as [Someone, Someone];
  const cookie = (await ann.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const person = await Person.known(here.address, cookie);
  const pace = { kind: 'days', perTurn: 86_400_000, window: null };
  const chairs = [{ for: 'me' }, { for: 'anybody' }];
  const { id, invitation } = await person.post('/api/tables', { game: GAME, chairs, pace, open: false });
  const other = (await bob.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const second = await Person.known(here.address, other);
  await second.post(`/api/tables/${id}/sit`, { seats: [{ seat: 1 }], invitation });
  await ann.page.goto('/me');
  const tomorrow = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await ann.page.getByLabel('The day you are back').fill(tomorrow);
  await ann.page.getByRole('button', { name: 'I am away' }).click();
  await ann.page.getByText(/^You are away until/).waitFor();
  assert.deepEqual(await violations(ann.page), []);
  await bob.page.goto(`/table/${id}`);
  await bob.page.locator('.away-until').first().waitFor();
  await bob.page.goto('/tables');
  await bob.page.getByText(/Ann is away until/).waitFor();
  await ann.page.goto(`/table/${id}`);
  await ann.page.getByText('your clock stands still').waitFor();
  await ann.page.goto('/me');
  await ann.page.getByRole('button', { name: 'I am back' }).click();
  await ann.page.getByText(/^You are away until/).waitFor({ state: 'detached' });
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  await closeAll(people);
});

test('while somebody waits, they leave an answer, see it, and take it back', options, async () => {
  const { people } = await together(here, GAME, 2);
  const behind = await Promise.all(
    people.map(async ({ context }) => {
      const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      return Person.known(here.address, cookie);
    }),
  );
  const [host, guest] = behind as [Person, Person];
  const pace = { kind: 'days', perTurn: 86_400_000, window: null };
  const chairs = [{ for: 'me' }, { for: 'anybody' }];
  const { id, invitation } = await host.post('/api/tables', { game: WAITING, chairs, pace, open: false });
  await guest.post(`/api/tables/${id}/sit`, { seats: [{ seat: 1 }], invitation });
  const { toAnswer } = await host.get<{ toAnswer: number[] }>(`/api/tables/${id}`);
  const { page, errors } = people[toAnswer.includes(0) ? 1 : 0] as Someone;
  await page.goto(`/table/${id}`);
  await page.getByText('Answer in advance', { exact: true }).click();
  const select = page.locator('.left-behind select').first();
  await select.selectOption({ index: 1 });
  await page.getByText('1 answer given in advance').waitFor();
  assert.deepEqual(await violations(page), []);
  await page.getByRole('button', { name: 'Take this answer back' }).click();
  await page.getByText('Answer in advance', { exact: true }).waitFor();
  assert.deepEqual(errors, []);
  await closeAll(people);
});
