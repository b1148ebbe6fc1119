// Presses at real tables: no press is lost while others answer, and a double click is one answer. presses.sweep.ts and
// `npm run presses` do more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { PHONE } from '../chromium.ts';
import { options, world } from './browser.ts';
import { nextMoment, openList, randomFrom } from './playing.ts';
import { holds, known, testPresses } from './presses-tests.ts';
import { newCount, Pressing } from './pressing.ts';
import { sampled } from './sample.ts';
import { byQuestion, type Situation } from './situations.ts';

const here = world();
/** Moments of every game in which several are asked the same. */
const moments = [...known.values()].flatMap(all => byQuestion(all).slice(0, 2)).flatMap(([first]) => first ?? []);

testPresses(here, { presses: 4, kinds: 1, doubles: 4, doubledIn: sampled(1) });

test('there are moments of recorded games in which several are asked at once', () => {
  assert.ok([...known.values()].flat().some(({ isTogether }) => isTogether));
});

test('what is picked up before missed moves are played back stays in the hand', options, async () => {
  const count = newCount();
  const hand = await Pressing.begin(here, 'normal', randomFrom(2));
  for (const situation of moments.toReversed()) if (await hand.pickBeforePlayback(situation, count)) break;
  assert.equal(count.presses, 1);
  holds(count);
  await hand.close();
});

test(
  'what looks as if it could be picked up can be, also after drawings that were begun and given up',
  options,
  async () => {
    const hand = await Pressing.begin(here, 'normal', randomFrom(3));
    let dead: readonly string[] | null = null;
    for (const situation of moments) {
      dead = await hand.pickAfterGivenUpDrawings(situation);
      if (dead !== null) break;
    }
    assert.deepEqual(dead, []);
    await hand.close();
  },
);

test('a press that is dragged away from an option does nothing', options, async () => {
  const [game = ''] = Object.keys(games);
  const hand = await Pressing.begin(here, 'off', randomFrom(1));
  await hand.sitDown(known.get(game)?.find(({ isTogether }) => !isTogether) as Situation);
  assert.deepEqual(await hand.dragAway(), []);
  await hand.close();
});

/** Words of the board, each with a point where its piece is on top. */
const onTop = (page: Page): Promise<{ word: string; x: number; y: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.board [data-word]')].flatMap(piece => {
      const box = piece.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return document.elementFromPoint(x, y)?.closest('[data-word]') === piece
        ? [{ word: piece.dataset.word ?? '', x, y }]
        : [];
    }),
  );

test(
  'a tap shows the card of a piece and the dock answers; a long press asks what a piece is, also after another one, and answers nothing',
  options,
  async () => {
    const { page, context, errors } = await here.person(PHONE);
    await page.goto('/');
    await page.locator('.game .btn.go').nth(1).tap();
    const first = await nextMoment(page, null);
    await page.locator('.centre:not([aria-busy]) .board [data-word]:visible').first().waitFor();
    const [one, other] = await onTop(page);
    assert.ok(one !== undefined && other !== undefined && one.word !== other.word);
    const touch = await context.newCDPSession(page);
    let told: string | null = null;
    for (const { x, y } of [one, other, one]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForFunction(
        before => ![null, before].includes(document.querySelector('.tip b')?.textContent ?? null),
        told,
      );
      told = await page.locator('.tip b').first().textContent();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    assert.equal(await page.locator('.question').getAttribute('data-asked'), first.asked);
    await page.touchscreen.tap(one.x, one.y);
    await page.locator('.preview .choose').tap();
    const second = await nextMoment(page, first.asked);
    await openList(page);
    await page.locator('.options [data-word]').first().tap();
    assert.notEqual((await nextMoment(page, second.asked)).asked, second.asked);
    assert.deepEqual(errors, []);
    await context.close();
  },
);

const tablesHere = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const asked = indexedDB.open('boardwright');
    await new Promise(resolve => {
      asked.onsuccess = resolve;
    });
    const all = asked.result.transaction('tables').objectStore('tables').count();
    await new Promise(resolve => {
      all.onsuccess = resolve;
    });
    asked.result.close();
    return all.result;
  });

test('"Play now" pressed twice opens one table', options, async () => {
  const { page, context, errors } = await here.person();
  await page.goto('/');
  const begin = page.locator('.game .btn.go').nth(1);
  await begin.waitFor();
  await page.locator('#root[data-app]').waitFor();
  await begin.dblclick();
  await page.locator('.options [data-word]').first().waitFor();
  assert.equal(await tablesHere(page), 1);
  assert.deepEqual(errors, []);
  await context.close();
});
