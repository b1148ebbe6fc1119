// A battle is played back on the page: it ends with a press on what can be chosen, with Escape, and there is none without motion.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type Entry, type GameFile, type Moment, noChance, replay, type Seat } from '@boardwright/engine';
import { Person } from '@boardwright/server/client';
import type { TableShown } from '@boardwright/server/protocol';
import { options, world } from '@boardwright/web/browser';
import type { Page } from 'playwright-core';
import { standard } from '../content/content.ts';
import { gameWith } from '../game.ts';
import type { G } from '../state.ts';
import { filmOf, SLOW } from './film.ts';

const here = world();
const GOLDENS = path.resolve(import.meta.dirname, '../goldens');
const LONG = 5; // steps of a film
const SEEN = 600; // milliseconds: longer than the hand wants something to have been seen
const AGAIN = new Set(['mayShift', 'mayRegroup']);

interface Scene {
  readonly file: GameFile; // up to the answer
  readonly seat: Seat;
  readonly word: string; // the answer
}
/** An answer of a recorded game with a long film of a castle, whose owner may then move units there; chance has no part in it. */
function filmedAnswer(): Scene {
  const { match: _, ...file } = JSON.parse(readFileSync(path.join(GOLDENS, '2-players.json'), 'utf8')) as GameFile;
  const play = replay(gameWith(standard), file, noChance, 0);
  play.moments = [];
  for (const [k, entry] of file.entries.entries()) {
    play.again(entry as Entry);
    const told = play.told.at(-1)!;
    const moments = play.moments!.map((g, i): Moment<G> => ({ event: told[i]!.event, g }));
    const mayMove = play.open().some(({ seat, task }) => seat === entry.seat && AGAIN.has(task.do));
    if (entry.drew === undefined && mayMove && filmOf(moments, entry.seat).length >= LONG)
      return { file: { ...file, entries: file.entries.slice(0, k) }, seat: entry.seat, word: entry.word };
  }
  throw new Error('no recorded game has such an answer');
}

/** At the table, before the answer. Films stand still: a step is not followed by the next as time goes by. */
async function atTable(scene: Scene, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const { context, page } = await here.person({ reducedMotion });
  const [me, other] = [await Person.guest(here.address, 'Me'), await Person.guest(here.address, 'Other')];
  const mine = [1 - scene.seat];
  const { id, invitation } = await other.post<TableShown>('/api/games/import', { file: scene.file, mine });
  await me.post(`/api/tables/${id}/sit`, { seats: [{ seat: scene.seat }], invitation });
  const [name = '', value = ''] = me.cookie.split('=', 2);
  await context.addCookies([{ name, value, url: here.address }]);
  await context.addInitScript(step => {
    localStorage.setItem('boardwright.signed-in', '1');
    localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: 'normal' }));
    const real = window.setTimeout.bind(window);
    const still = (run: TimerHandler, after?: number): number => (after === step ? 0 : real(run, after));
    window.setTimeout = still as typeof window.setTimeout;
  }, SLOW);
  await page.goto(`/table/${id}`);
  await page.locator(`.options [data-word="${scene.word}"]`).waitFor();
  await page.locator('.ae-scene .piece').first().waitFor();
  return page;
}

/** What has just come up under the pointer is not meant, so the option lies there for a moment before it is pressed. */
async function answer(page: Page, { word }: Scene): Promise<void> {
  const option = page.locator(`.options [data-word="${word}"]`).first();
  await option.hover();
  await page.waitForTimeout(SEEN);
  await option.click();
}

/** Until the board shows the match after this position. */
const shownAfter = (page: Page, position: string | null): Promise<unknown> =>
  page.waitForFunction(before => {
    const question = document.querySelector<HTMLElement>('.question');
    return question?.dataset.position !== before && document.querySelector('.centre[aria-busy]') === null;
  }, position);

/** What the castle shows, by the names of its pieces. */
const castle = (page: Page): Promise<string[]> =>
  page
    .locator('.ae-drawing [data-piece]')
    .evaluateAll(all =>
      all.map(each => each.getAttribute('aria-label') ?? each.querySelector('title')?.textContent ?? ''),
    );

/** Nothing is played back to somebody who comes to the page and wants no motion: the table is as it is. */
async function castleAsItIs(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('.ae-drawing .live').first().waitFor();
  return castle(page);
}

const LIVE = '.ae-drawing [data-step]';

test('a press on a piece that can be chosen ends the film, and the piece is picked up', options, async () => {
  const scene = filmedAnswer();
  const page = await atTable(scene, 'no-preference');
  await answer(page, scene);
  await page.locator('.ae-caption').waitFor();
  const filmed = await castle(page);
  await page.locator(LIVE).first().dispatchEvent('pointerdown', { button: 0, isPrimary: true, pointerId: 1 });
  assert.equal(await page.locator('.ae-caption').count(), 1, 'what is pressed stays as it is until it is let go');
  await page.locator(LIVE).first().dispatchEvent('pointerup', { button: 0, isPrimary: true, pointerId: 1 });
  await page.locator('.ae-caption').waitFor({ state: 'detached' });
  await page.locator('.ae-drawing .picked').waitFor();
  const shown = await castle(page);
  assert.notDeepEqual(filmed, shown, 'the film had not come to its end');
  assert.deepEqual(shown, await castleAsItIs(page), 'what is shown is the table as it is');
});

test('Escape ends the film', options, async () => {
  const scene = filmedAnswer();
  const page = await atTable(scene, 'no-preference');
  await answer(page, scene);
  await page.locator('.ae-caption').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.ae-caption').waitFor({ state: 'detached' });
  assert.deepEqual(await castle(page), await castleAsItIs(page));
});

test('whoever wants no motion sees the table as it is at once', options, async () => {
  const scene = filmedAnswer();
  const page = await atTable(scene, 'reduce');
  await page.evaluate(() => {
    const seen = { captions: 0 };
    new MutationObserver(() => {
      seen.captions += document.querySelectorAll('.ae-caption').length;
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const position = await page.locator('.question').getAttribute('data-position');
  await answer(page, scene);
  await shownAfter(page, position);
  await page.locator(LIVE).first().waitFor();
  const shown = await castle(page);
  assert.equal(await page.evaluate(() => (window as unknown as { seen: { captions: number } }).seen.captions), 0);
  assert.deepEqual(shown, await castleAsItIs(page));
});
