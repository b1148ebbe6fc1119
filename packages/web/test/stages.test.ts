// Every kind of stage on the page: its parts come in order, motion before numbers before the question; and however it ends, the screen
// shows what the rules say.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, type Event, type GameFile, noChance, replay, type Seat } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { Person } from '@boardwright/server/client';
import type { TableShown } from '@boardwright/server/protocol';
import type { Page } from 'playwright-core';
import type { Cue } from '../src/drawn/table.ts';
import { options, type Someone, world } from './browser.ts';
import { PATIENCE } from './playing.ts';
import { sampled } from './sample.ts';

const here = world();
const FLIGHT = 10_000; // milliseconds, on a busy machine
const MOST_FLIGHTS = 4; // a place that something flies from or to may be out of sight
const FOLDERS = path.resolve(import.meta.dirname, '../../games');

/** An answer of a recorded game that sets off a stage. */
interface Scene {
  readonly file: GameFile; // up to the answer
  readonly seat: Seat;
  readonly word: string;
  readonly isLast: boolean; // the game ends with it
}
type Opens = (events: readonly Event[]) => boolean;

/** What a module of a game's drawing exports; null if the game has no such module. */
async function drawnPart<T>(game: string, name: string): Promise<T | null> {
  const file = path.join(FOLDERS, game, 'ui', name);
  return existsSync(file) ? ((await import(file)) as T) : null;
}

interface Recorded {
  readonly file: GameFile;
  readonly told: readonly (readonly Event[])[]; // by answer
}
async function recordedGame(game: string): Promise<Recorded> {
  const rules = (await games[game]?.())?.default.game as AnyGame;
  const goldens = path.join(FOLDERS, game, 'goldens');
  const [name = ''] = readdirSync(goldens).filter(each => each.startsWith('2-players') && each.endsWith('.json'));
  const { match: _, ...file } = JSON.parse(readFileSync(path.join(goldens, name), 'utf8')) as GameFile;
  const play = replay(rules, file, noChance);
  return { file, told: play.told.slice(1).map(told => told.map(({ event }) => event)) };
}

function sceneAt({ file }: Recorded, k: number): Scene[] {
  const entry = file.entries[k];
  if (entry === undefined) return [];
  const before = { ...file, entries: file.entries.slice(0, k) };
  return [{ file: before, seat: entry.seat, word: entry.word, isLast: k === file.entries.length - 1 }];
}

/** The first answer of a game that opens a stage, and its last answer. */
async function scenesOf(game: string): Promise<Scene[]> {
  const steps = await drawnPart<{ opensStage: Opens }>(game, 'steps.ts');
  if (steps === null) return [];
  const recorded = await recordedGame(game);
  const found = recorded.told.map(steps.opensStage);
  const last = found.length - 1;
  return [...new Set([found.indexOf(true), ...(found[last] ? [last] : [])])].flatMap(k => sceneAt(recorded, k));
}

/** Some answers of a game after which something flies to whoever gave them. */
async function flightsOf(game: string): Promise<Scene[]> {
  const drawn = await drawnPart<{ cues: (event: Event, content: unknown) => readonly Cue[] }>(game, 'cues.ts');
  if (drawn === null) return [];
  const edition = await drawnPart<{ contentOf?: (own: null) => unknown }>(game, '../edition.ts');
  const content = edition?.contentOf?.(null); // the cues of the other games need none
  const recorded = await recordedGame(game);
  const flies = (events: readonly Event[], k: number): boolean =>
    events.some(
      event =>
        event.p === recorded.file.entries[k]?.seat &&
        drawn.cues(event, content).some(cue => cue.do === 'fly' && cue.n !== undefined),
    );
  const all = recorded.told.flatMap((events, k) => (flies(events, k) ? [k] : []));
  return all.slice(0, MOST_FLIGHTS).flatMap(k => sceneAt(recorded, k));
}

const REPLAY = '**/replay?*';
let seated: Someone | null = null; // the same person goes from table to table: a new one would load everything anew

async function somebody(): Promise<Someone> {
  if (seated !== null) return seated;
  seated = await here.person({ reducedMotion: 'no-preference' });
  await seated.context.addInitScript(() => {
    localStorage.setItem('boardwright.signed-in', '1');
    localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: 'hand', gains: false }));
  });
  return seated;
}

/** At the table, before the answer. */
async function atTable({ file, seat, word }: Scene): Promise<Someone> {
  const someone = await somebody();
  const { context, page, errors } = someone;
  const [me, other] = [await Person.guest(here.address, 'Me'), await Person.guest(here.address, 'Other')];
  const mine = Array.from({ length: file.seats }, (_, p) => p).filter(p => p !== seat);
  const { id, invitation } = await other.post<TableShown>('/api/games/import', { file, mine });
  await me.post(`/api/tables/${id}/sit`, { seats: [{ seat }], invitation });
  const [name = '', value = ''] = me.cookie.split('=', 2);
  await context.addCookies([{ name, value, url: here.address }]);
  await context.unroute(REPLAY);
  await context.route(REPLAY, route => route.abort()); // what was missed is not played back
  errors.length = 0;
  await page.mouse.move(1, 1); // what lies under a resting pointer is looked at
  await page.goto(`/table/${id}`);
  await page.locator(`.options [data-word="${word}"]`).first().waitFor({ state: 'attached' });
  await page.locator('.centre:not([aria-busy]) .board .piece').first().waitFor();
  return someone;
}

const answer = (page: Page, word: string): Promise<void> =>
  page
    .locator(`.options [data-word="${word}"]`)
    .first()
    .evaluate(option => (option as HTMLElement).click());

/** From now on notes when something flies, when it has landed, and when a number of a player changes. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: string[] = [];
    const numbers = (): string => (document.querySelector('.players')?.textContent ?? '').replace(/\D+/g, ' ');
    let [before, flew] = [numbers(), 0];
    new MutationObserver(() => {
      const flying = document.querySelectorAll('.flyer').length;
      if (flying > 0 && flew === 0) noted.push('fly');
      if (numbers() !== before) noted.push(flying > 0 ? 'numbers in flight' : 'numbers');
      if (flying === 0 && flew > 0) noted.push('landed');
      [before, flew] = [numbers(), flying];
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { noted });
  });
const noted = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { noted: string[] }).noted);

/** All that moves has moved, and everything is drawn. */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('.flyer, .centre[aria-busy]') === null && document.querySelector('.moving') === null,
  );

/** What is on the screen: the players and what lies before them, and the names of all pieces. */
const onScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const result = document.querySelector('.result table');
    if (result !== null) return [result.textContent];
    const nameOf = (piece: Element): string =>
      piece.getAttribute('aria-label') ?? piece.querySelector('title, .unseen')?.textContent ?? '';
    return [
      ...[...document.querySelectorAll('.player .points')].map(each => each.textContent),
      ...[...document.querySelectorAll('.board [data-piece], .player [data-piece]')].map(nameOf),
    ];
  });

/** The table as somebody finds it who comes now. */
async function asItIs(table: Page): Promise<string[]> {
  const page = await table.context().newPage();
  await page.goto(table.url());
  await page.locator('.result table, .centre:not([aria-busy]) .board .piece').first().waitFor();
  await atRest(page);
  const found = await onScreen(page);
  await page.close();
  return found;
}

/** The screen shows that in the end. What lies before the players is drawn a little later than the board. */
async function comesToBeAsItIs(page: Page): Promise<void> {
  await atRest(page);
  const wanted = await asItIs(page);
  const end = Date.now() + PATIENCE;
  let shown = await onScreen(page);
  for (; !isDeepStrictEqual(shown, wanted) && Date.now() < end; shown = await onScreen(page))
    await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.deepEqual(shown, wanted);
}

const stageOn = (page: Page): Promise<{ id: string; part: number } | null> =>
  page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.stage');
    return stage === null ? null : { id: stage.dataset.stage ?? '', part: Number(stage.dataset.part) };
  });

/** Goes on step by step until nothing is left. Returns the parts of each stage, in the order in which they were shown. */
async function stepOn(page: Page): Promise<Map<string, number[]>> {
  const seen = new Map<string, number[]>();
  for (;;) {
    const left = await page.evaluate(() => document.querySelector<HTMLElement>('.table')?.dataset.left ?? '0');
    if (left === '0') return seen;
    assert.equal(await page.locator('.options [data-word]').count(), 0, 'nothing is asked yet');
    const stage = await stageOn(page);
    if (stage !== null) seen.set(stage.id, [...(seen.get(stage.id) ?? []), stage.part]);
    await atRest(page);
    await page.locator('.showing-next').click();
    await page.waitForFunction(before => document.querySelector<HTMLElement>('.table')?.dataset.left !== before, left);
  }
}

/** The log opens a stage again, at its summary, and nothing is asked meanwhile. Closed again, the table is as before. */
async function opensAgain(page: Page): Promise<void> {
  await page.context().unroute(REPLAY);
  const before = await onScreen(page);
  const asked = await page.locator('.options [data-word]').count();
  await page.locator('.log .again').first().click();
  await page.locator('.stage-summary').waitFor();
  assert.equal(await page.locator('.options [data-word]').count(), 0, 'a question waits');
  await page.locator('.showing-next').click();
  await page.locator('.stage').waitFor({ state: 'detached' });
  await atRest(page);
  assert.deepEqual(await onScreen(page), before);
  assert.equal(await page.locator('.options [data-word]').count(), asked, 'and is asked again');
}

/** Whether a number changed after something had landed. */
const numbersFollow = (): boolean => {
  const { noted: order } = window as unknown as { noted: string[] };
  return order.includes('landed') && order.lastIndexOf('numbers') > order.indexOf('landed');
};

for (const game of sampled(0))
  test(`${game}: what is gained flies first, and the numbers change when it has landed`, options, async t => {
    const seen: string[] = [];
    for (const scene of await flightsOf(game)) {
      const { page } = await atTable(scene);
      await watch(page);
      await answer(page, scene.word);
      await page.waitForFunction(() => document.querySelector('.flyer, .showing, [data-left="0"]') !== null);
      await stepOn(page);
      const isSeen = await page.waitForFunction(numbersFollow, null, { timeout: FLIGHT }).catch(() => null);
      const order = await noted(page);
      seen.push(`${scene.word}: ${order.join(', ')}`);
      assert.ok(!order.includes('numbers in flight'), seen.at(-1));
      if (isSeen !== null) return t.diagnostic(seen.join('; '));
    }
    assert.fail(`no number was seen to change after a flight: ${seen.join('; ')}`);
  });

for (const game of sampled(3))
  test(`${game}: stages are seen in order, and the screen ends up as the rules say`, options, async t => {
    const scenes = await scenesOf(game);
    for (const scene of scenes) {
      const { page, errors } = await atTable(scene);
      await watch(page);
      await answer(page, scene.word);
      await page.locator('.stage, .showing').first().waitFor();
      const seen = await stepOn(page);
      assert.ok(seen.size > 0, 'a stage was shown');
      for (const [id, parts] of seen) {
        const first = parts.slice(0, parts.indexOf(Math.max(...parts)) + 1);
        assert.deepEqual(
          first,
          first.map((_, i) => i),
          `${id}: ${parts}`,
        );
      }
      await atRest(page);
      const order = await noted(page);
      assert.ok(!order.includes('numbers in flight'), `numbers change when everything has landed: ${order.join(', ')}`);
      await comesToBeAsItIs(page);
      assert.deepEqual(
        errors.filter(each => !each.includes('ERR_FAILED')),
        [],
      );
      t.diagnostic(`${[...seen].map(([id, parts]) => `${id}: ${parts}`).join('; ')}; ${order.join(' ')}`);
    }
  });

for (const game of sampled(2))
  test(`${game}: Escape leads to the summary of a stage, and from there to the table as it is`, options, async () => {
    const [scene] = await scenesOf(game);
    if (scene === undefined) return;
    const { page } = await atTable(scene);
    await answer(page, scene.word);
    while ((await stageOn(page)) === null) await page.locator('.showing-next').click();
    await page.keyboard.press('Escape');
    await page.locator('.stage-summary').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.table')?.dataset.left === '0');
    await page.locator('.stage').waitFor({ state: 'detached' });
    await comesToBeAsItIs(page);
    await opensAgain(page);
  });
