// The page of editions: values of our own are replaced through it and played with, and wrong input is told in one sentence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Edition, placeOf, type Reader } from '@boardwright/content';
import type { Json } from '@boardwright/engine';
import { games } from '@boardwright/games';
import type { Locator, Page } from 'playwright-core';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';
import { type Change, changesOfOurs, clash, leaves } from './edition-values.ts';
import { clickToEnd } from './playing.ts';

const here = world();

const readers: { game: string; reader: Reader<Edition> }[] = [];
for (const [game, load] of Object.entries(games)) {
  const { contentFile: reader } = await load();
  if (reader !== undefined) readers.push({ game, reader });
}
const [some] = readers as [(typeof readers)[number]];

const at = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]`);

/** Opens the part of the page in which a place is. */
async function show(page: Page, place: string): Promise<Locator> {
  const section = page.locator(`[data-section="${place.split(/[.[]/)[0]}"]`);
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  const found = at(page, place);
  await found.first().waitFor();
  return found.first();
}

async function put(page: Page, { place, to }: Change): Promise<void> {
  const value = await show(page, place);
  if (typeof to === 'boolean') await value.locator('input').setChecked(to);
  else if (typeof to === 'number') await value.locator('input').fill(String(to));
  else await value.locator('select').selectOption(to as string);
}

async function newEdition(page: Page, game: string, name: string): Promise<void> {
  await page.goto(`/editions/${game}`);
  await page.locator('.own-editions .btn.go').click();
  await page.locator('.edition-head [data-place="name"] input').fill(name);
}

for (const { game, reader } of readers)
  test(`${game}: values of our own design are replaced on the page and played with to the end`, options, async t => {
    const { page, errors, leave } = await here.person();
    const { changes } = changesOfOurs(reader);
    assert.ok(changes.length > 0);
    t.diagnostic(changes.map(({ place, to }) => `${place} → ${to}`).join(', '));
    await newEdition(page, game, 'House values');
    for (const change of changes) await put(page, change);
    await page.locator('.verdict .ready').waitFor();
    await page.reload();
    for (const { place, to } of changes) {
      const control = (await show(page, place)).locator('input, select');
      if (typeof to === 'boolean') assert.equal(await control.isChecked(), to, place);
      else assert.equal(await control.inputValue(), String(to), `${place} was kept`);
    }
    await page.locator('.edition-head a.btn.go').click();
    await page.locator('.summary').getByText('House values').waitFor();
    await page.locator('.summary .btn.go').click();
    await page.locator('.bar-title .edition-of-table').getByText('House values').waitFor();
    const id = page.url().split('/').at(-1) as string;
    await page.locator('.centre:not([aria-busy]) .board').waitFor();
    await clickToEnd(page);
    await page.goto(`/verify?here=${id}`);
    await page.locator('h2.fair').waitFor();
    assert.equal(await page.locator('.limit').count(), 0, 'the log was played again by the rules of the edition');
    await page.goto(`/editions/${game}?here=${id}`);
    const [number] = changes.filter(({ to }) => typeof to === 'number');
    if (number !== undefined)
      assert.equal(await (await show(page, number.place)).locator('output').textContent(), String(number.to));
    assert.deepEqual(errors, []);
    await leave();
  });

/** A number of the content, and what may stand there. */
function aNumber(reader: Reader<Edition>): { readonly place: string; readonly min: number; readonly max: number } {
  for (const { path, shape } of leaves(reader.shape, reader.standard as unknown as Json))
    if (shape.kind === 'whole') return { place: placeOf(path), min: shape.min, max: shape.max };
  throw new Error('there is no number');
}

test('wrong input is told in one sentence where it stands, and nothing is lost', options, async () => {
  const { page, errors, leave } = await here.person();
  const { game, reader } = some;
  const number = aNumber(reader);
  await newEdition(page, game, 'My box');
  const tried = async (place: string, typed: string, sentence: RegExp): Promise<void> => {
    const value = place === 'name' ? at(page, place) : await show(page, place);
    const before = await value.locator('input').inputValue();
    await value.locator('input').fill(typed);
    await value.locator('.wrong').waitFor();
    assert.equal(await value.locator('.wrong').count(), 1);
    assert.match((await value.locator('.wrong').textContent()) ?? '', sentence, typed);
    assert.equal(await value.locator('input').getAttribute('aria-invalid'), 'true');
    assert.equal(await value.locator('input').inputValue(), typed, 'what was typed stands there');
    assert.equal(await page.locator('.edition-head a.btn.go').count(), 0, 'it cannot be played');
    await value.locator('input').fill(before);
    await page.locator('.verdict .ready').waitFor();
  };
  const range = new RegExp(`^A whole number from ${number.min} to ${number.max} is needed\\.$`);
  await tried(number.place, String(number.max + 1), range);
  await tried(number.place, String(number.min - 1), range);
  await tried(number.place, 'many', range);
  await tried(number.place, '', range);
  await tried(number.place, '1.5', range);
  await tried('name', '', /^A name of at most 60 letters and digits is needed\.$/);
  await tried('name', '<b>', /^A name of at most 60/);
  await tried('name', 'standard', /taken/);
  const clashing = clash(reader) as Change;
  await put(page, { ...clashing, place: placeOf(clashing.path) });
  await (await show(page, clashing.place)).locator('.wrong').first().waitFor();
  await page.reload();
  await page.locator('.verdict .wrong').waitFor();
  const kept = (await show(page, placeOf(clashing.path))).locator('input');
  assert.equal(await kept.inputValue(), String(clashing.to), 'what is wrong is kept too');
  await page.locator('.verdict a').first().click();
  await page.getByRole('button', { name: 'All back to standard' }).click();
  await page.locator('.verdict .ready').waitFor();
  assert.equal(await at(page, 'name').locator('input').inputValue(), 'My box');
  assert.deepEqual(errors, []);
  await leave();
});

const fileWith = (text: string) => ({ name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a file is taken, or refused with one sentence; what is only partly wrong can be mended', options, async () => {
  const { page, errors, leave } = await here.person();
  const { game, reader } = some;
  const { file } = changesOfOurs(reader);
  await page.goto(`/editions/${game}`);
  const take = (text: string): Promise<void> =>
    page.locator('.own-editions input[type="file"]').setInputFiles(fileWith(text));
  const refused = async (text: string, sentence: RegExp): Promise<void> => {
    await take(text);
    await page.locator('.own-editions .refusal').getByText(sentence).waitFor();
  };
  await refused('{ this is no file', /not an edition/);
  await refused('[1, 2]', /not an edition/);
  await refused(JSON.stringify({ name: 'other', nonsense: {} }), /“nonsense”/);
  assert.equal(await page.locator('.own-editions li').count(), 1, 'nothing was kept of them');
  await take(JSON.stringify(file));
  await page.locator('.verdict .ready').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk as Buffer);
  assert.deepEqual(JSON.parse(Buffer.concat(chunks).toString()), file, 'what is saved is what was taken');
  const { place } = aNumber(reader);
  const [section = ''] = place.split(/[.[]/);
  await take(JSON.stringify({ name: 'spoilt', [section]: 'nonsense' }));
  await page.locator('.verdict .wrong').waitFor();
  await page.locator('.own-editions').getByText('spoilt').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.locator('.own-editions').getByText('spoilt').waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await leave();
});

test('a guest at a table of the server sees which edition it plays, and may keep a copy', options, async () => {
  const { page, errors, leave } = await here.person();
  const guest = await here.person({ locale: 'en-GB', viewport: { width: 390, height: 800 } });
  const { game } = some;
  await newEdition(page, game, 'House values');
  await page.locator('.edition-head a.btn.go').click();
  await page.locator('.seat-rows li').nth(1).locator('input[value="anybody"]').check({ force: true });
  await page.locator('.summary .btn.go').click();
  await page.locator('.waiting-room .edition-of-table').getByText('House values').waitFor();
  const link = await page.locator('.invite input').inputValue();
  await guest.page.goto(link);
  await guest.page.locator('.waiting-room .edition-of-table a').click();
  await guest.page.locator('.edition-head h2').getByText('House values').waitFor();
  assert.equal(await guest.page.locator('.content-section input, .content-section select').count(), 0);
  await guest.page.getByRole('button', { name: 'Keep a copy' }).click();
  await guest.page.locator('.verdict .ready').waitFor();
  assert.equal(await guest.page.locator('[data-place="name"] input').inputValue(), 'House values');
  assert.deepEqual([errors, guest.errors], [[], []]);
  await guest.leave();
  await leave();
});

const LOOKS = [
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;
for (const look of LOOKS)
  test(`the pages of editions break no rule of axe (${look.colorScheme})`, options, async () => {
    const { page, errors, leave } = await here.person(look);
    await page.goto('/editions');
    await page.locator('.edition-games').waitFor();
    assert.deepEqual(await violations(page), []);
    for (const { game } of readers) {
      await newEdition(page, game, 'standard'); // so that there is an error too
      const sections = page.locator('.content-section');
      for (const n of [0, 1, (await sections.count()) - 1]) await sections.nth(n).locator('summary').click();
      assert.deepEqual(await violations(page), []);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(sideways <= 0, `${game} is ${sideways} px too wide`);
    }
    assert.deepEqual(errors, []);
    await leave();
  });
