// The form of a new table: options are offered only where they matter, and bots begin as novices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Option } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { common } from '@boardwright/text';
import type { Page } from 'playwright-core';
import { options, world } from './browser.ts';

const here = world();

interface GameWithWhen {
  readonly id: string;
  readonly all: readonly Option[];
  readonly texts: Readonly<Record<string, string>>;
}

/** Games with options that depend on others. */
async function gamesWithWhen(): Promise<GameWithWhen[]> {
  const loaded = await Promise.all(
    Object.entries(games).map(async ([id, load]) => {
      const { game, texts } = (await load()).default;
      return { id, all: game.options as readonly Option[], texts: { ...common.en, ...(await texts.en()) } };
    }),
  );
  return loaded.filter(({ all }) => all.some(option => option.when !== undefined));
}

const shownOn = (page: Page): Promise<string[]> =>
  page.locator('section[aria-labelledby="options"] legend').allTextContents();

test('an option that depends on another one is shown only when it matters', options, async t => {
  const found = await gamesWithWhen();
  assert.ok(found.length > 0);
  for (const { id, all, texts } of found) {
    const { page, context, errors } = await here.person();
    await page.goto(`/new?game=${id}`);
    await page.locator('section[aria-labelledby="options"] legend').first().waitFor();
    const label = (option: Option): string => texts[`option.${option.id}`] as string;
    for (const option of all.filter(each => each.when !== undefined)) {
      const [[on = '', values = []] = []] = Object.entries(option.when ?? {});
      const other = all.find(each => each.id === on) as Option;
      const set = async (value: string): Promise<void> => {
        await page.locator(`[data-choice="${other.id}"] input[value="${value}"]`).check({ force: true });
      };
      const otherwise = other.values.find(value => !values.includes(value)) as string;
      await set(otherwise);
      assert.ok(
        !(await shownOn(page)).includes(label(option)),
        `${id}: ${option.id} does nothing with ${on}=${otherwise}`,
      );
      await set(values[0] as string);
      assert.ok((await shownOn(page)).includes(label(option)), `${id}: ${option.id} matters with ${on}=${values[0]}`);
    }
    t.diagnostic(`${id}: ${all.filter(each => each.when !== undefined).length} options`);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('bots are novices until somebody chooses otherwise; then the game remembers it', options, async () => {
  const { page, leave, errors } = await here.person();
  const [id = '', other = ''] = Object.keys(games);
  const level = (value: string) => page.locator(`.level input[value="${value}"]`).first();
  await page.goto(`/new?game=${id}`);
  await level('novice').waitFor({ state: 'attached' });
  assert.ok(await level('novice').isChecked());
  const { advice } = (await games[id]!()).default;
  const hasMaster = (advice.learned?.weights ?? null) !== null;
  assert.equal(await level('master').count(), hasMaster ? 1 : 0, 'a master plays where a game has learned');
  await level('expert').check({ force: true });
  await page.reload();
  await level('expert').waitFor({ state: 'attached' });
  assert.ok(await level('expert').isChecked(), 'the choice is remembered');
  await page.goto(`/new?game=${other}`);
  await level('novice').waitFor({ state: 'attached' });
  assert.ok(await level('novice').isChecked(), 'another game has its own');
  assert.deepEqual(errors, []);
  await leave();
});

test('over days: the hours of clocks and the end of time are agreed before sitting down', options, async () => {
  const { page, context, errors } = await here.person({ timezoneId: 'Europe/Budapest' });
  await page.goto(`/new?game=${Object.keys(games)[0]}`);
  const choose = (value: string) => page.locator(`input[value="${value}"]`).last().check({ force: true });
  await page.locator('input[value="anybody"]').last().waitFor({ state: 'attached' });
  await choose('anybody');
  await choose('days');
  await page.getByLabel('Hours per turn').fill('36');
  await page.getByText('Clocks run only at certain hours').click();
  await page.getByLabel('From').fill('09:30');
  await page.locator('[data-choice="timeUp"] input[value="wait"]').check({ force: true });
  await page.getByLabel('Your name at the table').fill('Anna');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('if somebody’s time runs out, the game waits').waitFor();
  await page.getByText('over days, 36 hours per turn, 09:30–22:00').first().waitFor();
  const [table] = await page.evaluate(async () => (await fetch('/api/me/tables')).json());
  const window = { from: 570, to: 1320, zone: 'Europe/Budapest' };
  assert.deepEqual(table.pace, { kind: 'days', perTurn: 36 * 3_600_000, window });
  assert.equal(table.timeUp, 'wait');
  assert.deepEqual(errors, []);
  await context.close();
});
