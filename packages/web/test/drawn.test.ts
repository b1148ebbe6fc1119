// Drawn tables: played by clicking the board, not the list; names, tips, dice. drawn.sweep.ts plays whole games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { PHONE } from '../chromium.ts';
import { options, world } from './browser.ts';
import { drawn } from './drawn-games.ts';
import { answerByMouse, expectPlaces, nextMoment, playOnBoard, randomFrom } from './playing.ts';
import { sampled } from './sample.ts';
import { playNow } from './table-of.ts';

const here = world();
const ids = Object.keys(games);
const SOME = 6; // answers on each board
const SOON = 500; // milliseconds until a tip appears

for (const id of sampled(1, drawn))
  test(`${id} is played by clicking its board`, options, async t => {
    const { page, leave, errors } = await here.person();
    await playNow(page, id);
    const kinds = await playOnBoard(page, randomFrom(300 + ids.indexOf(id)), SOME);
    t.diagnostic([...kinds].map(([kind, n]) => `${kind} ${n}`).join(', '));
    assert.ok(kinds.size > 0);
    assert.deepEqual(errors, []);
    await leave();
  });

for (const id of sampled(2, drawn))
  test(
    `${id}: the board is one stop for Tab, arrows move on it, and every piece says what it is`,
    options,
    async () => {
      const { page, leave, errors } = await here.person();
      await playNow(page, id);
      await nextMoment(page, null);
      await page.locator('.board [tabindex="0"]').first().waitFor();
      assert.equal(await page.locator('.board [data-piece][tabindex="0"]').count(), 1);
      await page.keyboard.press('b');
      const reached = new Set<string>();
      const focused = (): Promise<string> =>
        page.evaluate(() => {
          const piece = document.activeElement?.closest('.board [data-piece]');
          return (
            piece?.getAttribute('aria-label') ??
            piece?.querySelector(':scope > .unseen, :scope > title')?.textContent ??
            ''
          );
        });
      reached.add(await focused());
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']) {
        await page.keyboard.press(key);
        reached.add(await focused());
      }
      assert.ok(reached.size > 2, [...reached].join(' | '));
      assert.ok(!reached.has(''), 'the focus stays on pieces that have a name');
      await page.locator('.tip').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.tip').waitFor({ state: 'detached' });
      assert.deepEqual(errors, []);
      await leave();
    },
  );

test('a word that the board has no place for is noticed, unless it is a button', options, async () => {
  const { page, leave } = await here.person();
  await playNow(page, drawn[0] ?? '');
  const { words } = await nextMoment(page, null);
  await expectPlaces(page, [...words, 'button:whale']);
  await assert.rejects(expectPlaces(page, [...words, 'whale:white'], SOON), /leads to: whale:white$/);
  await leave();
});

test('a tip says what its piece says, also when that changes', options, async () => {
  const { page, leave, errors } = await here.person();
  await playNow(page, drawn[0] ?? '');
  const random = randomFrom(1);
  let { asked, words } = await nextMoment(page, null);
  const piece = page.locator('.player [data-piece][aria-label*="1"]').first(); // a piece whose count changes
  const element = await piece.elementHandle();
  const nameOf = async (): Promise<string | null> => (await element?.getAttribute('aria-label')) ?? null;
  const name = await nameOf();
  await piece.hover();
  await page.locator('.tip').waitFor();
  while ((await nameOf()) === name && asked !== 'over') {
    const word = words[random(words.length)] as string;
    await page
      .locator(`.options [data-word="${word}"]`)
      .first()
      .evaluate(option => (option as HTMLElement).click());
    ({ asked, words } = await nextMoment(page, asked));
  }
  const changed = await nameOf();
  assert.notEqual(changed, name);
  await page.waitForFunction(text => document.querySelector('.tip b')?.textContent === text, changed);
  assert.deepEqual(errors, []);
  await leave();
});

test('a piece that is gone before its tip comes has none', options, async () => {
  const { page, leave, errors } = await here.person(PHONE); // where one area replaces another
  await playNow(page, drawn[0] ?? '');
  const random = randomFrom(1);
  let { asked, words } = await nextMoment(page, null);
  let isGone = false;
  while (!isGone && asked !== 'over') {
    const piece = await page.locator('.area.front [data-piece][tabindex]').first().elementHandle();
    await piece?.dispatchEvent('pointerover', { pointerType: 'mouse' });
    const word = words[random(words.length)] as string;
    await page
      .locator(`.options [data-word="${word}"]`)
      .first()
      .evaluate(option => (option as HTMLElement).click());
    await page.waitForTimeout(SOON);
    isGone = (await piece?.isVisible()) === false;
    ({ asked, words } = await nextMoment(page, asked));
  }
  assert.ok(isGone);
  assert.equal(await page.locator('.tip').count(), 0);
  assert.deepEqual(errors, []);
  await leave();
});

/** Waits for a rolling die and skips the animation. Returns how its motion continued; null if none rolled. */
async function rollAndSkip(): Promise<AnimationPlayState[] | null> {
  let rolls: Animation[] = [];
  for (let frames = 0; rolls.length === 0 && frames < 90; frames++) {
    await new Promise(requestAnimationFrame);
    const cubes = [...document.querySelectorAll('.die3d.moving > .die3d-cube')];
    rolls = cubes.flatMap(cube => cube.getAnimations());
  }
  if (rolls.length === 0) return null;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await new Promise(requestAnimationFrame);
  return rolls.map(each => each.playState);
}

test('dice are seen to roll, and lie there at once when somebody has seen enough', options, async () => {
  const { page, leave, errors } = await here.person({ reducedMotion: 'no-preference' });
  await playNow(page, drawn[0] ?? '');
  const random = randomFrom(2);
  let { asked, words } = await nextMoment(page, null);
  let skipped: AnimationPlayState[] | null = null;
  while (skipped === null && asked !== 'over') {
    const word = words[random(words.length)] as string;
    await answerByMouse(page, word);
    skipped = await page.evaluate(rollAndSkip);
    ({ asked, words } = await nextMoment(page, asked));
  }
  assert.ok(skipped !== null, 'no die was seen to roll');
  for (const state of skipped) assert.equal(state, 'finished');
  const sides = await page
    .locator('.die3d-face > *')
    .evaluateAll(all => all.map(side => getComputedStyle(side).backgroundImage.slice(0, 24)));
  assert.ok(sides.length > 0);
  for (const side of sides) assert.equal(side, 'url("data:image/svg+xml,');
  assert.deepEqual(errors, []);
  await leave();
});
