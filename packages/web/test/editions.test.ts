// An owner's edition at a table on the server: board, result, chart and verification use it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import { Person } from '@boardwright/server/client';
import { playOn } from '@boardwright/server/client/player';
import type { TableShown } from '@boardwright/server/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { options, world } from './browser.ts';
import { boardFollows } from './edition-playing.ts';
import { type OwnerEdition, ownerEditions } from './owner-edition.ts';
import { sampled } from './sample.ts';

const here = world();

/** The page of somebody who plays by program. */
async function become(person: Person, context: BrowserContext): Promise<void> {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(person.cookie) as unknown as [string, string, string];
  await context.addCookies([{ name, value, url: here.address }]);
}

const textOf = (page: Page, what: string): Promise<string> =>
  page
    .locator(what)
    .first()
    .textContent()
    .then(text => text ?? '');
const numbersIn = async (page: Page, what: string): Promise<number[]> =>
  (await page.locator(what).allTextContents()).map(Number);

/** A table on the server with a person and bots. */
async function opened({ game, content, standard }: OwnerEdition) {
  const someone = await here.person();
  const ann = await Person.guest(here.address, 'Ann');
  await become(ann, someone.context);
  const seats = standard.game.seats.find(n => n > 1) ?? 1;
  const chairs = Array.from({ length: seats }, (_, p) => (p === 0 ? { for: 'me' } : { for: 'bot', level: 'random' }));
  const { id } = await ann.post('/api/tables', { game, chairs, content });
  return { ...someone, ann, id };
}

async function playToTheEnd(ann: Person, id: string): Promise<void> {
  await ann.connect();
  await ann.say({ type: 'watch', table: id });
  await playOn(ann, id, fastRandom(5));
}

const editions = await ownerEditions();
const withEditions = editions.map(({ game }) => game);
const isSampled = (turn: number, game: string): boolean => sampled(turn, withEditions).includes(game);
for (const [n, edition] of editions.entries()) {
  const { game } = edition;
  if (isSampled(1, game))
    test(`${game}: the board shows what the edition says`, options, async () => {
      const { context, leave, ann, id } = await opened(edition);
      await boardFollows(context, id);
      ann.close();
      await leave();
    });

  if (isSampled(0, game))
    test(`${game}: result, chart and check follow the edition of the table`, options, async () => {
      const { page, leave, errors, ann, id } = await opened(edition);
      const isWatched = n === 0; // edition-play.sweep.ts watches them all
      if (!isWatched) await playToTheEnd(ann, id);
      await page.goto(`/table/${id}`);
      await page.locator('.centre:not([aria-busy]) .board, .result').first().waitFor();
      if (isWatched) await playToTheEnd(ann, id);
      await page.locator('.result .chart').waitFor();
      const { scores } = await ann.get<TableShown>(`/api/tables/${id}`);
      assert.deepEqual(await numbersIn(page, '.score-total b'), scores);
      assert.deepEqual(await numbersIn(page, '.chart .end'), scores, 'the chart ends at the result');
      await page.locator('.fairness[data-chance="fair"]').waitFor();
      await page.goto(`/verify?table=${id}`);
      await page.locator('h2.fair').waitFor();
      assert.equal(await page.locator('.limit').count(), 0, 'the log was played again by the rules');
      await page.goto(`/table/${id}/replay?at=3`);
      await page.locator('.replay .chart').waitFor();
      await page.locator('.replay .board').waitFor();
      assert.deepEqual(errors, []);
      ann.close();
      await leave();
    });
}

test('a chart that does not come says why', options, async () => {
  const { context, page, ann, id } = await opened(editions[0] as OwnerEdition);
  await playToTheEnd(ann, id);
  await page.route('**/history', route => route.fulfill({ status: 503, json: { why: 'tryAgain' } }));
  await page.goto(`/table/${id}`);
  await page.locator('.result-side .refusal').waitFor();
  assert.ok((await textOf(page, '.result-side .refusal')).length > 10);
  ann.close();
  await context.close();
});
