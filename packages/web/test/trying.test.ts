// Rules that are tried on the page: some of each game, the rule book that leads there, and the player aid. The sweep tries all of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { sampled } from './sample.ts';
import { allTried, bookOf, gameIds, type Tried, tryOut } from './trying.ts';

const here = world();
const SOME = 4;

/** Spread over the book: its longest way, one that goes by itself, one that shows a refusal, and the last. */
function someOf(all: readonly Tried[]): Tried[] {
  const longest = all.toSorted((a, b) => b.example.way.length - a.example.way.length)[0];
  const itself = all.find(({ example }) => example.way.length === 0 && example.position.ask !== null);
  const refused = all.find(({ example }) => example.refused.length > 0);
  return [longest, itself, refused, all.at(-1)].filter(each => each !== undefined);
}

for (const game of sampled(0, gameIds))
  test(`${game}: some examples are played to their ends on the real table`, options, async () => {
    const some = someOf(allTried(await bookOf(game)));
    assert.equal(some.length, SOME);
    const { page, leave, errors } = await here.person();
    for (const tried of some) await tryOut(page, game, tried);
    assert.deepEqual(errors, []);
    await leave();
  });

const [game = ''] = gameIds;

test(
  'every paragraph with a case leads from the rule book to the table, where other ways can be tried and taken back',
  options,
  async () => {
    const { paragraphs } = await bookOf(game);
    const { page, leave, errors } = await here.person();
    await page.goto(`/rules/${game}`);
    await page.locator('.rule-examples .pieces').first().waitFor();
    await page.locator('.rule-examples .worked').first().waitFor();
    const led = await page
      .locator('.rules article:has(.rule-examples .try)')
      .evaluateAll(all => all.map(each => (each as HTMLElement).dataset.rule ?? ''));
    assert.deepEqual(led.toSorted(), Object.keys(paragraphs).toSorted());
    assert.ok(
      (await page.locator('.rule-examples .pieces').count()) > led.length / 2,
      'most paragraphs have a picture',
    );
    assert.ok((await page.locator('.worked dl > div').count()) > 10, 'examples with numbers');
    assert.deepEqual(await violations(page), []);
    await page.locator('.rule-examples .try').first().click();
    await page.locator('.try-panel').waitFor();
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(errors, []);
    await leave();
  },
);

test('something else than the example can be tried, and the example gone back to', options, async () => {
  const book = await bookOf(game);
  const { page, leave, errors } = await here.person();
  const tried = allTried(book).find(({ example }) => example.way.length > 0 && example.refused.length > 0) as Tried;
  await tryOut(page, game, tried);
  await page.locator('.try-panel .again').click();
  const way = tried.example.way.map(step => ('word' in step ? step.word : ''));
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.try-panel')?.dataset.left !== '0');
  const begun = page.locator(`.try-panel[data-left="${way.length}"]`);
  if ((await begun.count()) === 0) await page.locator('.try-dock .try-next').click(); // the rules go on by themselves first
  await begun.waitFor();
  await page.locator(`.options [data-word="${way[0]}"]`).first().waitFor({ state: 'attached' });
  const words = await page
    .locator('.options [data-word]')
    .evaluateAll(all => all.map(each => (each as HTMLElement).dataset.word ?? ''));
  const other = words.find(word => !way.includes(word as `${string}:${string}`));
  assert.ok(other !== undefined, words.join());
  await page.evaluate(() => document.querySelector<HTMLElement>('.show-all[aria-expanded="false"]')?.click());
  await page.locator(`.options [data-word="${other}"]`).first().click();
  await page.locator('.try-back').click();
  await page.locator('.try-next').waitFor();
  assert.deepEqual(errors, []);
  await leave();
});

test('one key opens and closes the player aid', options, async () => {
  const { page, leave, errors } = await here.person();
  const [tried] = allTried(await bookOf(game)) as [Tried];
  await tryOut(page, game, tried);
  await page.keyboard.press('a');
  await page.locator('.player-aid .aid-symbols li').first().waitFor();
  assert.ok((await page.locator('.player-aid section h3').count()) > 3);
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press('a');
  await page.locator('.player-aid').waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  await page.locator('.player-aid').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.player-aid').waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await leave();
});
