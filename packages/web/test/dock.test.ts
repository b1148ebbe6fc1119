// The dock: buttons for words without a place on the board, and a list of all options that is always at hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { PHONE } from '../chromium.ts';
import { options, world } from './browser.ts';
import { nextMoment, randomFrom } from './playing.ts';
import { sampled } from './sample.ts';

const here = world();
const LOOKS = 12; // questions of each game

async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`.game:has(a[href$="${game}"]) .btn.go`).first().click();
}

/** Waits until the board is rendered and the dock has seen it. */
async function settled(page: Page): Promise<void> {
  await page.locator('.centre:not([aria-busy]) .board').waitFor();
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

interface Seen {
  readonly word: string;
  readonly isButton: boolean; // in the dock
  readonly isOnBoard: boolean;
  readonly isLedTo: boolean; // by a step on the board
}
const seenOptions = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.board :is([data-word], [data-step])')].filter(piece =>
      piece.checkVisibility(),
    );
    return [...document.querySelectorAll<HTMLElement>('.options [data-word]')].map(option => {
      const word = option.dataset.word ?? '';
      const { width, height } = option.getBoundingClientRect();
      const kind = word.split(':')[0] ?? '';
      return {
        word,
        isButton: width > 24 && height >= 24,
        isOnBoard: shown.some(({ dataset }) => dataset.word === word),
        isLedTo: shown.some(({ dataset }) =>
          dataset.step?.split(' ').some(lead => lead === kind || (lead.includes(':') && word.startsWith(lead))),
        ),
      };
    });
  });

async function answerAnything(page: Page, word: string): Promise<void> {
  await page
    .locator(`.options [data-word="${word}"]`)
    .first()
    .evaluate(option => (option as HTMLElement).click());
}

for (const [turn, name, device] of [
  [2, 'desktop', {}],
  [3, 'phone', PHONE],
] as const)
  test(`${name}: every option has a button in the dock or a place on the board`, options, async t => {
    const { page, context, errors } = await here.person(device);
    for (const game of sampled(turn)) {
      await playNow(page, game);
      const random = randomFrom(3);
      let at: string | null = null;
      let repeated = 0;
      let all = 0;
      for (let i = 0; i < LOOKS; i++) {
        const { asked, words } = await nextMoment(page, at);
        if (asked === 'over') break;
        at = asked;
        await settled(page);
        const seen = await seenOptions(page);
        if ((await nextMoment(page, null)).asked !== asked) continue; // somebody else has answered
        const lost = seen.filter(({ isButton, isOnBoard, isLedTo }) => !isButton && !isOnBoard && !isLedTo);
        const isBehindTab = await page.locator('.area-tabs .wanted[aria-selected="false"]:visible').count();
        if (isBehindTab === 0) assert.deepEqual(lost, [], `${game}: ${asked}`);
        if (lost.length > 0) assert.equal(await page.locator('.show-all').count(), 1, 'the list has them');
        all += seen.length;
        repeated += seen.filter(({ word, isButton, isOnBoard }) => {
          return isButton && isOnBoard && !word.startsWith('button:');
        }).length;
        await answerAnything(page, words[random(words.length)] as string);
      }
      assert.equal(repeated, 0, `${game}: what lies on the board is not repeated`);
      t.diagnostic(`${game}: ${all} options`);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });

test(
  'L opens the list of all options and goes there; a number and Enter choose; Escape closes it',
  options,
  async () => {
    const { page, leave, errors } = await here.person();
    await playNow(page, Object.keys(games)[1] as string);
    const { asked, words } = await nextMoment(page, null);
    await settled(page);
    await page.keyboard.press('l');
    await page.locator('.options.open [data-word]:focus').waitFor();
    const outside = await page.evaluate(() => {
      const list = document.querySelector('.options')?.getBoundingClientRect();
      return list === undefined || list.top < 0 || list.right > innerWidth || list.left < 0;
    });
    assert.equal(outside, false);
    await page.keyboard.press('Escape');
    await page.locator('.options:not(.open)').waitFor({ state: 'attached' });
    await page.keyboard.press('l');
    await page.keyboard.press('2');
    const focused = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.word);
    assert.equal(focused, words[1]);
    await page.keyboard.press('Enter');
    assert.notEqual((await nextMoment(page, asked)).asked, asked);
    assert.deepEqual(errors, []);
    await leave();
  },
);

test('a focus that moves by itself looks at nothing, and moves only for whoever plays by keys', options, async () => {
  const { page, leave, errors } = await here.person();
  await playNow(page, Object.keys(games)[1] as string);
  const first = await nextMoment(page, null);
  await settled(page);
  const piece = page.locator('.board [data-word]:visible').first();
  const { x, y, width, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.move(1, 1); // what lies under a resting pointer is looked at
  const second = await nextMoment(page, first.asked);
  assert.equal(await page.locator('.options :focus').count(), 0);
  await page.keyboard.press('o');
  await page.keyboard.press('Enter');
  await nextMoment(page, second.asked);
  await page.locator('.options [data-word]:focus').waitFor();
  assert.equal(await page.locator('.pointed').count(), 0);
  assert.deepEqual(errors, []);
  await leave();
});

test('on a touch screen, whoever wants that sees with the first tap what the second one chooses', options, async () => {
  const { page, context, errors } = await here.person(PHONE);
  await context.addInitScript(() =>
    localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: 'off', gains: false, tapTwice: true })),
  );
  await playNow(page, Object.keys(games)[1] as string);
  const { asked } = await nextMoment(page, null);
  await settled(page);
  const spot = await page.evaluate(() => {
    for (const piece of document.querySelectorAll('.board [data-word]')) {
      const { x, y, width, height } = piece.getBoundingClientRect();
      for (const across of [0.5, 0.25, 0.75]) {
        const at = { x: x + width * across, y: y + height * across };
        if (document.elementFromPoint(at.x, at.y)?.closest('[data-word]') === piece) return at;
      }
    }
    return null;
  });
  assert.ok(spot !== null);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator('.preview h2').waitFor();
  await page.locator('.board .pointed').first().waitFor();
  assert.equal(await page.locator('.question').getAttribute('data-asked'), asked);
  await page.locator('.my-goods').tap({ position: { x: 2, y: 2 } }); // anything else
  await page.locator('.preview').waitFor({ state: 'detached' });
  await page.waitForTimeout(450); // longer than the gap of a double tap, which counts once
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator('.preview .choose').tap();
  assert.notEqual((await nextMoment(page, asked)).asked, asked);
  assert.deepEqual(errors, []);
  await context.close();
});
