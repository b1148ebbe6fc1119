// Games that cannot continue: the page says why, and what is still possible works.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, type GameFile, parseFile } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { options, type Someone, world } from './browser.ts';
import { answerByMouse, nextMoment } from './playing.ts';
import { closeAll, together } from './together.ts';

const here = world();
const all: AnyGame[] = await Promise.all(Object.values(games).map(async load => (await load()).default.game));
const game = all.find(({ seats }) => seats.includes(2)) as AnyGame;

test(
  'when the rules break at a table of the server, all pages say so at once, and who sits there closes it',
  options,
  async () => {
    const { people, link } = await together(here, game.id, 2);
    const [ann, bob] = people as [Someone, Someone];
    const eve = await here.person();
    await eve.page.goto(link);
    await eve.page.waitForSelector('.question');
    const id = new URL(ann.page.url()).pathname.split('/').at(-1) ?? '';
    // Nothing a person can send breaks the rules thread, so the test breaks it like a failing rule.
    await here.server.app.matches.command(id, null as never);
    for (const { page } of [ann, bob, eve])
      await page.getByText('There is an error in the rules of this game.').waitFor();
    const close = (page: typeof ann.page) => page.getByRole('button', { name: 'Close the table' });
    assert.equal(await close(eve.page).count(), 0);
    await close(bob.page).click();
    for (const { page } of [ann, bob, eve]) await page.getByText('This table was closed.').waitFor();
    assert.deepEqual([...ann.errors, ...bob.errors, ...eve.errors], []);
    await closeAll([ann, bob, eve]);
  },
);

/** Changes a stored answer on this device to one that no rules know, as if the rules had changed. */
const spoil = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('boardwright');
    opening.onsuccess = () => {
      const rows = opening.result.transaction('rows', 'readwrite').objectStore('rows');
      rows.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        const fact = cursor?.value.facts[0];
        if (cursor === null) return resolve();
        if (fact.do === 'answer') {
          fact.entry.word = 'gone:1';
          cursor.update(cursor.value);
        }
        cursor.continue();
      };
    };
    opening.onerror = () => reject(opening.error);
  });

test('a game of this device that the rules refuse says so; it is downloaded and deleted', options, async () => {
  const { page, context } = await here.person();
  await page.goto('/');
  await page.locator('.game').first().locator('.btn.go').click();
  const first = await nextMoment(page, null);
  await answerByMouse(page, first.words[0] as string);
  await nextMoment(page, first.asked);
  await page.evaluate(spoil);
  await page.reload();
  await page.getByText('This game was started with older rules that are no longer available.').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download game' }).click();
  const text = await (await downloading).createReadStream().then(stream => stream.toArray());
  const file: GameFile = parseFile(Buffer.concat(text as Buffer[]).toString(), 'the file');
  assert.ok(file.version > 0 && file.entries.some(({ word }) => word === 'gone:1'));
  await page.getByRole('button', { name: 'Delete this game' }).click();
  await page.locator('.games').waitFor();
  await page.getByText('Nothing yet.').waitFor();
  await page.goBack();
  await page.getByText('There is no such table').waitFor();
  await context.close();
});
