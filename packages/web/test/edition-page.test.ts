// The page of editions: wrong input is told in one sentence and nothing is lost; files; what guests see. edition-page.sweep.ts looks
// at the pages of all games in all languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Edition, placeOf, type Reader } from '@boardwright/content';
import type { Json } from '@boardwright/engine';
import type { Page } from 'playwright-core';
import { options, world } from './browser.ts';
import { at, newEdition, put, readers, show } from './edition-editing.ts';
import { LOOKS, testAxe, testLanguage } from './edition-page-tests.ts';
import { type Change, changesOfOurs, clash, leaves } from './edition-values.ts';
import { join, setSeats } from './together.ts';

const here = world();

const [some] = readers as [(typeof readers)[number]];

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

testLanguage(here, 'hu', readers.slice(0, 1));

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

test(
  'a guest at a table of the server sees which edition it plays, may keep a copy, and comes back to play',
  options,
  async () => {
    const { page, errors, leave } = await here.person();
    const guest = await here.person({ locale: 'en-GB', viewport: { width: 390, height: 800 } });
    const { game } = some;
    await newEdition(page, game, 'House values');
    await page.locator('.edition-head a.btn.go').click();
    await setSeats(page, 2);
    await page.locator('.summary input[name=name]').fill('Ann');
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
    await guest.page.goBack();
    await guest.page.getByRole('link', { name: 'Back to the table' }).click();
    await join(guest.page, 'Bob');
    for (const each of [page, guest.page]) await each.locator('.centre:not([aria-busy]) .board').waitFor();
    assert.deepEqual([errors, guest.errors], [[], []]);
    await guest.leave();
    await leave();
  },
);

const LOGIN = { login: 'owner.of.a.box', password: 'correct horse battery' };

/** Signs in, or makes the account. */
async function signIn(page: Page, isNew: boolean): Promise<void> {
  await page.goto('/me');
  const button = isNew ? 'Keep my games' : 'Sign in';
  await page.getByRole('button', { name: 'Keep my games' }).waitFor();
  if (!isNew) await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Login').fill(LOGIN.login);
  await page.getByLabel('Password (10 characters or more)').fill(LOGIN.password);
  await page.getByRole('button', { name: button, exact: true }).and(page.locator('[type=submit]')).click();
  await page.getByText(`Signed in as ${LOGIN.login}.`).waitFor();
}

test('editions in the account are on all devices: changed on one, changed on the other', options, async () => {
  const { page, errors, leave } = await here.person();
  const other = await here.person({ viewport: { width: 390, height: 800 } });
  const { game } = some;
  const sent = (from: Page, method: string): Promise<unknown> =>
    from.waitForResponse(
      response => response.url().includes('/api/me/editions/') && response.request().method() === method,
    );
  await newEdition(page, game, 'My box'); // before there is an account
  await page.locator('.own-editions').getByText('With an account').waitFor();
  await signIn(page, true);
  await page.goto(`/editions/${game}`);
  await page.locator('.in-account').waitFor();
  await signIn(other.page, false);
  await other.page.goto(`/new?game=${game}`);
  await other.page.locator('select[data-choice="edition"] option').getByText('My box').waitFor({ state: 'attached' });
  await other.page.goto(`/editions/${game}`);
  await other.page.locator('.own-editions').getByRole('link', { name: 'My box' }).click();
  const changed = sent(other.page, 'POST');
  await at(other.page, 'name').locator('input').fill('My box, second printing');
  await changed;
  await page.reload();
  await page.locator('.own-editions').getByRole('link', { name: 'My box, second printing' }).click();
  const deleted = sent(page, 'DELETE');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await deleted;
  await other.page.reload();
  await other.page.getByText('This edition is not on this device.').waitFor();
  await other.page.locator('.own-editions').getByText('None yet.').waitFor();
  assert.deepEqual([errors, other.errors], [[], []]);
  await other.leave();
  await leave();
});

testAxe(here, LOOKS[0], readers.slice(0, 1));
