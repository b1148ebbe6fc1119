// Placing units on the page: one press each, moved again freely, and nothing is revealed before the player is ready.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fastChance, fastRandom, type GameFile, Play, type Seat, wordOf } from '@boardwright/engine';
import { Person } from '@boardwright/server/client';
import type { TableShown } from '@boardwright/server/protocol';
import { options, world } from '@boardwright/web/browser';
import type { Page } from 'playwright-core';
import module from '../index.ts';
import type { G } from '../state.ts';
import { COURTYARD } from '../words.ts';

const { game, advice } = module;
const here = world();
const GOLDEN = path.resolve(import.meta.dirname, '../goldens/2-players.json');

interface Scene {
  readonly file: GameFile;
  readonly seat: Seat; // the last seat that is not ready
}
/** A game in its first battle: one player is ready, the other has three or more soldiers in the courtyard and no mercenaries. */
function lastToDeploy(): Scene {
  const { match: _, ...head } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as GameFile;
  for (let seed = 0; seed < 50; seed++) {
    const play = Play.start(game, 2, {}, fastChance(seed));
    const random = fastRandom(seed);
    let [open] = play.open();
    for (; open !== undefined && open.task.do !== 'mayDeploy'; [open] = play.open())
      play.answer({ seat: open.seat, word: wordOf(play.engine, open, advice.choose(play.match.g, open, random)) });
    const seat = 1;
    const { units } = (play.match.g as G).castles[seat]!;
    if (units[COURTYARD * 2]! < 3 || units[COURTYARD * 2 + 1]! > 0) continue;
    play.answer({ seat: 0, word: 'button:ready' });
    return { file: { ...head, ...play.log }, seat };
  }
  throw new Error('no game comes to such a moment');
}

async function atTable({ file, seat }: Scene): Promise<Page> {
  const { context, page } = await here.person({ reducedMotion: 'reduce' });
  const [me, other] = [await Person.guest(here.address, 'Me'), await Person.guest(here.address, 'Other')];
  const { id, invitation } = await other.post<TableShown>('/api/games/import', { file, mine: [1 - seat] });
  await me.post(`/api/tables/${id}/sit`, { seats: [{ seat }], invitation });
  const [name = '', value = ''] = me.cookie.split('=', 2);
  await context.addCookies([{ name, value, url: here.address }]);
  await context.addInitScript(() => localStorage.setItem('boardwright.signed-in', '1'));
  await page.goto(`/table/${id}`);
  await page.locator('.options [data-word="button:ready"]').first().waitFor();
  await page.locator('.ae-drawing .live').first().waitFor();
  return page;
}

test(
  'a unit is placed by one press, taken back and moved again, and cards turn up only when its player is ready',
  options,
  async () => {
    const scene = lastToDeploy();
    const page = await atTable(scene);
    const piece = (name: string) => page.locator(`.ae-drawing [data-piece="${name}@${scene.seat}"]`);
    const faceDown = page.locator('.ae-down').last();
    const ready = page.locator('.options [data-word="button:ready"]').first();
    const soldiers = (place: string, n: number) =>
      page.locator(`.ae-drawing [data-piece="soldier-${place}@${scene.seat}"][aria-label*=": ${n} soldier"]`).waitFor();
    await piece('north').click();
    await soldiers('north', 1);
    await page.mouse.move(1, 1); // a press where the pointer rests would be the second of a double click, which counts once
    await piece('north').click(); // where units stand, one more is added
    await soldiers('north', 2);
    await piece('back-north').click();
    await soldiers('north', 1);
    await page.locator('.ae-all-here').nth(1).click(); // the east wall
    await piece('soldier-courtyard').waitFor({ state: 'detached' });
    await piece('soldier-north').click(); // all are placed: now they can be picked up
    await piece('east').click();
    await piece('soldier-north').waitFor({ state: 'detached' });
    assert.deepEqual([await ready.count(), await faceDown.count()], [1, 1]);
    await ready.click();
    await faceDown.waitFor({ state: 'detached' });
  },
);
