// Tests of the page of editions, for as many games, languages and looks as wanted.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { placeOf } from '@boardwright/content';
import { violations } from './axe.ts';
import { options, type World } from './browser.ts';
import { at, newEdition, put, readers, show } from './edition-editing.ts';
import { type Change, clash, withClash } from './edition-values.ts';

const localeOf = (folder: string, locale: string): string =>
  path.resolve(import.meta.dirname, `../../${folder}/locale/${locale}.json`);
const withoutValues = (sentence: string): string => sentence.replace(/\{[^}]*\}|\d+/g, '#');

/** In this language, for some of the games. */
export function testLanguage(here: World, locale: string, some = readers): void {
  test(`what is wrong is told in the reader's language: ${locale}`, options, async () => {
    const { page, errors, leave } = await here.person({ locale });
    for (const { game, reader } of some) {
      const texts = JSON.parse(readFileSync(localeOf(`games/${game}/content`, locale), 'utf8'));
      const shell = JSON.parse(readFileSync(localeOf('web', locale), 'utf8'));
      await newEdition(page, game, 'standard');
      await at(page, 'name').locator('.wrong').getByText(shell['edition.wrong.taken']).waitFor();
      await at(page, 'name').locator('input').fill('Saját');
      const clashing = clash(reader) as Change;
      await put(page, { ...clashing, place: placeOf(clashing.path) });
      const told = await (await show(page, clashing.place)).locator('.wrong').first().textContent();
      const { text } = reader.problems(withClash(reader, clashing))[0]?.cause ?? {};
      const sentence: string = shell[`edition.wrong.${text}`] ?? texts[`wrong.${text}`];
      assert.equal(withoutValues(told ?? ''), withoutValues(sentence), `${game}: ${text}`);
    }
    assert.deepEqual(errors, []);
    await leave();
  });
}

export const LOOKS = [
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;
export function testAxe(here: World, look: (typeof LOOKS)[number], some = readers): void {
  test(`the pages of editions break no rule of axe (${look.colorScheme})`, options, async () => {
    const { page, errors, leave } = await here.person(look);
    await page.goto('/editions');
    await page.locator('.edition-games').waitFor();
    assert.deepEqual(await violations(page), []);
    for (const { game } of some) {
      await newEdition(page, game, 'standard'); // so that there is also an error
      const sections = page.locator('.content-section');
      for (const n of [0, 1, (await sections.count()) - 1]) await sections.nth(n).locator('summary').click();
      assert.deepEqual(await violations(page), []);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(sideways <= 0, `${game} is ${sideways} px too wide`);
    }
    assert.deepEqual(errors, []);
    await leave();
  });
}
