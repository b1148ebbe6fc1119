// A battle is shown step by step on the page, before the next question; it can be skipped, and then the table is as it is.
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
import { isOfBattle, steps } from './steps.ts';

const here = world();
const GOLDENS = path.resolve(import.meta.dirname, '../goldens');
const LONG = 5; // steps of a film
const AGAIN = new Set(['mayShift', 'mayRegroup']);

interface Scene {
  readonly file: GameFile; // up to the answer
  readonly seat: Seat;
  readonly word: string; // the answer
}
/**
 * An answer of a recorded game with a long film of a castle whose owner may then move units there, without any chance.
 */
function filmedAnswer(): Scene {
  const { match: _, ...file } = JSON.parse(readFileSync(path.join(GOLDENS, '2-players.json'), 'utf8')) as GameFile;
  const play = replay(gameWith(standard), file, noChance, 0);
  play.moments = [];
  for (const [k, entry] of file.entries.entries()) {
    play.again(entry as Entry);
    const told = play.told.at(-1)!;
    const moments = play.moments!.map((g, i): Moment<G> => ({ event: told[i]!.event, g, points: [] }));
    const battle = steps(moments, null, standard).filter(({ events }) =>
      events.some(event => isOfBattle(event) && event.p === entry.seat),
    );
    const mayMove = play.open().some(({ seat, task }) => seat === entry.seat && AGAIN.has(task.do));
    if (entry.drew === undefined && mayMove && battle.length >= LONG)
      return { file: { ...file, entries: file.entries.slice(0, k) }, seat: entry.seat, word: entry.word };
  }
  throw new Error('no recorded game has such an answer');
}

/** At the table, before the answer. */
async function atTable(scene: Scene, moves: 'hand' | 'off', reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const { context, page } = await here.person({ reducedMotion });
  const [me, other] = [await Person.guest(here.address, 'Me'), await Person.guest(here.address, 'Other')];
  const mine = [1 - scene.seat];
  const { id, invitation } = await other.post<TableShown>('/api/games/import', { file: scene.file, mine });
  await me.post(`/api/tables/${id}/sit`, { seats: [{ seat: scene.seat }], invitation });
  const [name = '', value = ''] = me.cookie.split('=', 2);
  await context.addCookies([{ name, value, url: here.address }]);
  await context.addInitScript(chosen => {
    localStorage.setItem('boardwright.signed-in', '1');
    localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: chosen }));
  }, moves);
  await page.route('**/replay?*', route => route.abort()); // what was missed is not played back
  await page.goto(`/table/${id}`);
  await page.locator(`.options [data-word="${scene.word}"]`).waitFor();
  await page.locator('.ae-scene .piece').first().waitFor();
  return page;
}

/** Without opening the list, which would lie over the castle. */
const answer = (page: Page, { word }: Scene): Promise<void> =>
  page
    .locator(`.options [data-word="${word}"]`)
    .first()
    .evaluate(option => (option as HTMLElement).click());

/** What the castle shows, by the names of its pieces. */
const castle = (page: Page): Promise<string[]> =>
  page
    .locator('.ae-drawing [data-piece]')
    .evaluateAll(all =>
      all.map(each => each.getAttribute('aria-label') ?? each.querySelector('title')?.textContent ?? ''),
    );

const LIVE = '.ae-drawing [data-step]';

/** The table as it is, to somebody who comes to the page. */
async function castleAsItIs(page: Page): Promise<string[]> {
  await page.reload();
  await page.locator(LIVE).first().waitFor();
  return castle(page);
}

/** Steps on until the question is there. Returns what was told of each step. */
async function stepOn(page: Page): Promise<string[]> {
  const told: string[] = [];
  while ((await page.locator('.options [data-word]').count()) === 0) {
    const left = await page.locator('.table').getAttribute('data-left');
    told.push(await page.locator('.question h2').innerHTML());
    await page.locator('.showing-next').click();
    await page.locator(`.table:not([data-left="${left}"])`).waitFor();
  }
  return told;
}

for (const motion of ['no-preference', 'reduce'] as const)
  test(`a battle is seen step by step before the next question, with motion: ${motion}`, options, async () => {
    const scene = filmedAnswer();
    const page = await atTable(scene, 'hand', motion);
    await answer(page, scene);
    await page.locator('.ae-caption').waitFor();
    assert.equal(await page.locator(LIVE).count(), 0, 'nothing is asked yet');
    const filmed = await castle(page);
    const told = await stepOn(page);
    assert.ok(told.length >= LONG - 1, `${told.length} steps`);
    await page.locator(LIVE).first().waitFor();
    const shown = await castle(page);
    assert.notDeepEqual(filmed, shown, 'the film had not come to its end');
    assert.deepEqual(shown, await castleAsItIs(page), 'what is shown is the table as it is');
  });

for (const [how, end] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press on the board', (page: Page) => page.locator('.ae-scene').click({ position: { x: 4, y: 4 } })],
  ['the button that skips', (page: Page) => page.locator('.showing-skip').click()],
] as const)
  test(`${how} ends the film, and the table is as it is`, options, async () => {
    const scene = filmedAnswer();
    const page = await atTable(scene, 'hand', 'no-preference');
    await answer(page, scene);
    await page.locator('.ae-caption').waitFor();
    await end(page);
    await page.locator('.ae-caption').waitFor({ state: 'detached' });
    await page.locator(LIVE).first().waitFor();
    assert.deepEqual(await castle(page), await castleAsItIs(page));
  });

test('whoever wants everything at once sees no step', options, async () => {
  const scene = filmedAnswer();
  const page = await atTable(scene, 'off', 'no-preference');
  await page.evaluate(() => {
    const seen = { captions: 0 };
    new MutationObserver(() => {
      seen.captions += document.querySelectorAll('.showing').length;
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const asked = await page.locator('.question').getAttribute('data-asked');
  await answer(page, scene);
  await page.locator(`.question:not([data-asked="${asked}"]):not([data-asked=""])`).waitFor();
  assert.equal(await page.evaluate(() => (window as unknown as { seen: { captions: number } }).seen.captions), 0);
  await page.locator(LIVE).first().waitFor();
  assert.deepEqual(await castle(page), await castleAsItIs(page));
});
