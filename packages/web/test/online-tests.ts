// People on their own pages play at one table of the server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@boardwright/engine';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { options, type Someone, type World } from './browser.ts';
import { isAnswered, PATIENCE, randomFrom } from './playing.ts';
import { closeAll, together } from './together.ts';

export const all: AnyGame[] = await Promise.all(Object.values(games).map(async load => (await load()).default.game));
export const forFour = all.find(game => game.seats.includes(4)) as AnyGame;

export const positionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.question')?.dataset.position));

/** Answers for everybody who is asked, until this many answers or the end of the game. */
export async function playOn(people: readonly Someone[], answers: number, seed: number): Promise<number> {
  const random = randomFrom(seed);
  let given = 0;
  for (let since = performance.now(); given < answers && performance.now() - since < PATIENCE; ) {
    for (const { page } of people) {
      const { words, position } = await page.evaluate(() => ({
        words: [...document.querySelectorAll<HTMLElement>('.options [data-word]')].map(each => each.dataset.word ?? ''),
        position: document.querySelector<HTMLElement>('.question')?.dataset.position ?? '',
      }));
      if (words.length === 0 || given >= answers) continue;
      if (!(await isAnswered(page, words[random(words.length)] as string))) continue;
      await page.waitForFunction(
        before => document.querySelector<HTMLElement>('.question')?.dataset.position !== before,
        position,
      );
      given++;
      since = performance.now();
    }
    await people[0]?.page.waitForTimeout(20);
  }
  return given;
}

/** `answers`: of all of them together. */
export function testFour(here: World, answers: number): void {
  test('four pages of four people play at one table, and all see the same', options, async () => {
    const { people } = await together(here, forFour.id, 4);
    assert.equal(await playOn(people, answers, 5), answers);
    const last = Math.max(...(await Promise.all(people.map(({ page }) => positionOf(page)))));
    for (const { page, errors } of people) {
      await page.waitForFunction(
        to => Number(document.querySelector<HTMLElement>('.question')?.dataset.position) === to,
        last,
      );
      assert.deepEqual(errors, []);
    }
    const points = await Promise.all(people.map(({ page }) => page.locator('.players .points').allTextContents()));
    for (const seen of points) assert.deepEqual(seen, points[0]);
    await people[0]?.page.getByRole('tab', { name: 'Chat' }).click();
    await people[0]?.page.getByPlaceholder('Write a message').fill('Good luck!');
    await people[0]?.page.getByRole('button', { name: 'Send' }).click();
    await people[1]?.page.getByRole('tab', { name: 'Chat' }).click();
    await people[1]?.page.getByText('Good luck!').waitFor();
    const waiting = await Promise.all(people.map(({ page }) => page.locator('[data-word]').count()));
    const asked = people[waiting.findIndex(words => words > 0)]?.page as Page;
    await asked.goto('/');
    await asked.locator('.now h2').getByText('Your turn').waitFor();
    await asked.locator('.mine .turn.you').waitFor();
    await closeAll(people);
  });
}
