// Chat at a table: the others read it, muted people are not shown at any table, and a line can be reported.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { options, type Someone, world } from './browser.ts';
import { closeAll, together } from './together.ts';

const here = world();
type Two = [Someone, Someone];
const GAME = Object.keys(games)[0] as string;

async function say({ page }: Someone, text: string): Promise<void> {
  await page.getByPlaceholder('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('a person is muted and heard again, and a line is reported', options, async () => {
  const { people } = await together(here, GAME, 2);
  const [ann, bob] = people as Two;
  for (const { page } of people) await page.getByRole('tab', { name: /Chat/ }).click();
  await say(ann, 'good evening');
  const heard = bob.page.getByRole('log', { name: 'Chat' });
  await heard.getByText('good evening').waitFor();
  assert.equal(await ann.page.getByRole('button', { name: /^Mute/ }).count(), 0, 'nobody mutes themselves');

  await heard.getByRole('button', { name: 'Report' }).click();
  await bob.page.getByText('is not told who reported it').waitFor();
  await bob.page.getByLabel('What is wrong with it?').fill('too polite');
  const sent = bob.page.waitForResponse(/\/report$/);
  await bob.page.getByRole('button', { name: 'Send report' }).click();
  assert.equal((await sent).status(), 200);
  await bob.page.getByText('your report was sent').waitFor();

  await heard.getByRole('button', { name: /^Mute/ }).click();
  await bob.page.getByText('You will no longer see what').waitFor();
  await heard.getByText('good evening').waitFor({ state: 'detached' });
  await say(ann, 'is anybody there?');
  await ann.page.getByText('is anybody there?').waitFor();
  await say(bob, 'what a quiet table');
  await heard.getByText('what a quiet table').waitFor();
  assert.equal(await heard.getByText('is anybody there?').count(), 0);

  await bob.page.reload();
  await bob.page.getByRole('tab', { name: /Chat/ }).click();
  await bob.page.getByText('1 person muted').click();
  await bob.page.getByRole('button', { name: /^Unmute/ }).click();
  await say(ann, 'and now?');
  await heard.getByText('and now?').waitFor();
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  await closeAll(people);
});
