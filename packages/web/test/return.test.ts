// Coming back: missed moves are played back and listed, people who left can return, and moves are shown one after the
// other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { options, type Someone, world } from './browser.ts';
import { isAnswered, nextMoment, randomFrom } from './playing.ts';

const here = world();
const MOVING = { reducedMotion: 'no-preference' } as const;

/** The default for most people: with motion, and moves one after the other. */
async function unhurried(moves = 'quick'): Promise<Someone> {
  const someone = await here.person(MOVING);
  await someone.context.addInitScript(
    to => localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: to, gains: false })),
    moves,
  );
  return someone;
}

/** Closes each stage at its summary, which stays until somebody has read it. */
const readStages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    setInterval(() => {
      if (document.querySelector('.stage') === null) return;
      const buttons = document.querySelectorAll<HTMLElement>('.showing button');
      if (buttons.length === 1) buttons[0]?.click(); // only the one that closes it
    }, 100);
  });

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.game').nth(1).locator('.btn.go').click();
}

const position = (page: Page): Promise<string | null> => page.locator('.question').getAttribute('data-position');

/** Answers until a bot has to move, or for some answers. */
async function untilOthersMove(page: Page): Promise<void> {
  const random = randomFrom(5);
  let at: string | null = null;
  for (let i = 0; i < 12; i++) {
    const { asked, words } = await nextMoment(page, at);
    at = (await isAnswered(page, words[random(words.length)] as string)) ? asked : null;
    if ((await page.locator('.question h2.waiting').count()) > 0) return;
  }
}

/** Counts how often moves begin to be played back: a short one may be over before a test looks. */
const countPlays = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let plays = false;
    const look = (): void => {
      const root = document.documentElement;
      const now = document.querySelector('.table[data-plays]') !== null;
      if (now && !plays) root.dataset.played = String(Number(root.dataset.played ?? 0) + 1);
      plays = now;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-plays'] });
  });
const expectPlays = async (page: Page, times: number): Promise<void> => {
  await page.waitForFunction(n => Number(document.documentElement.dataset.played ?? 0) >= n, times);
};

test('on return the moves of the others are played back, listed, and can be played again', options, async () => {
  const { page, context, errors } = await unhurried();
  await countPlays(page);
  await readStages(page);
  await playNow(page);
  await untilOthersMove(page);
  const table = page.url();
  await nextMoment(page, null);
  await page.goto('/');
  await page.goto(table);
  await page.locator('.catch-up').waitFor();
  await expectPlays(page, 1);
  assert.ok((await page.locator('.catch-up li').count()) > 0, 'the moves are listed');
  await page.keyboard.press('Escape');
  await page.locator('.table:not([data-plays])').waitFor();
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expectPlays(page, 2);
  await page.locator('.table:not([data-plays])').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

/** Records the positions that are shown from now on, for `whatWasSeen`. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    const bar = (): number => Number(document.querySelector<HTMLElement>('.question')?.dataset.position);
    const see = (): void => {
      if (seen.at(-1) !== bar()) seen.push(bar());
    };
    see();
    const watching = new MutationObserver(see);
    watching.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-position'] });
    Object.assign(window, { seen, watching });
  });

const whatWasSeen = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { seen, watching } = window as unknown as { seen: number[]; watching: MutationObserver };
    watching.disconnect();
    return seen;
  });

const MOVES = 6; // of others, to be shown

test('moves of others are seen one after the other, and none is left out', options, async () => {
  const { page, context, errors } = await unhurried();
  await readStages(page);
  await playNow(page);
  for (let moves = 0; moves < MOVES; ) {
    await untilOthersMove(page);
    await watch(page); // not earlier: a click skips to the current table, even one that answers while others decide too
    await nextMoment(page, null);
    const seen = await whatWasSeen(page);
    for (const [i, position] of seen.entries()) if (i > 0) assert.equal(position, (seen[i - 1] as number) + 1);
    moves += seen.length - 1;
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('a click shows the table as it is: moves that wait to be seen are not waited for', options, async () => {
  const { page, context, errors } = await unhurried('hand'); // nothing goes on by itself
  await playNow(page);
  const option = page.locator('.options [data-word]').first();
  const waits = page.getByText(/Then it is your turn|Your question waits/); // so says the dock while moves before it are on show
  const stage = page.locator('.stage'); // ends by its own buttons, not by a click
  const random = randomFrom(5);
  for (;;) {
    await option.or(waits).first().waitFor({ state: 'attached' });
    if ((await stage.count()) > 0) await page.keyboard.press('Escape');
    else if ((await waits.count()) > 0) break;
    else {
      const words = await page // as they are now: a move of another may just have put them away
        .locator('.options [data-word]')
        .evaluateAll(all => all.map(each => (each as HTMLElement).dataset.word ?? ''));
      if (words.length > 0) await isAnswered(page, words[random(words.length)] as string);
    }
  }
  const shown = Number(await position(page));
  await page.locator('.question').dispatchEvent('pointerdown');
  for (await option.or(stage).first().waitFor({ state: 'attached' }); (await option.count()) === 0; ) {
    await page.keyboard.press('Escape'); // a stage among these moves
    await page.waitForTimeout(50);
  }
  assert.ok(Number(await position(page)) > shown, 'moves are skipped');
  assert.deepEqual(errors, []);
  await context.close();
});

test('whoever leaves a game of bots finds it again and plays on', options, async () => {
  const { page, leave, errors } = await here.person();
  await playNow(page);
  await nextMoment(page, null);
  const table = page.url();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.locator('.games').waitFor();
  await page.goto(table);
  const back = page.getByRole('button', { name: 'Take my seat back' });
  await back.waitFor();
  const resting = await position(page);
  await page.waitForTimeout(1500); // longer than bots take for an answer
  assert.equal(await position(page), resting, 'nobody plays on in a game that everybody has left');
  await back.click();
  await back.waitFor({ state: 'detached' });
  assert.ok((await nextMoment(page, null)).words.length > 0);
  assert.deepEqual(errors, []);
  await leave();
});
