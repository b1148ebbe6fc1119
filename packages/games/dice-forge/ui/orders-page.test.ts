// A standing order on the page: given with one press, it answers at once and from then on, and ends with one press.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, world } from '@boardwright/web/browser';
import { continueHere } from '@boardwright/web/kept-here';
import { answerByMouse, nextMoment } from '@boardwright/web/playing';
import { type Situation, situationsOf } from '@boardwright/web/situations';
import type { Page } from 'playwright-core';
import module from '../index.ts';

const here = world();
const WANTED = 3; // questions that the order answers

/** Early in a recorded game, a player with a hammer gets gold: many such questions are still to come. */
async function firstHammer(): Promise<Situation> {
  const all = (await situationsOf(module.game.id)).filter(({ ask }) => ask === 'chooseHammer');
  const [first] = all.sort((a, b) => a.file.entries.length - b.file.entries.length);
  return first ?? assert.fail('no recorded game has a hammer');
}

/** Counts the questions of the hammer, however short they are on the page. */
const countHammers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string | undefined>();
    const look = (): void => {
      if (document.querySelector('.options [data-word="hammer:0"]') === null) return;
      seen.add(document.querySelector<HTMLElement>('.question')?.dataset.asked);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { hammers: seen });
  });
const hammers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { hammers: Set<string> }).hammers.size);

/** Ends the turn, or takes what comes first. */
const next = (words: readonly string[]): string =>
  ['button:pass', 'button:no', 'button:done'].find(word => words.includes(word)) ?? (words[0] as string);

test('"nothing on the hammer" answers the hammer until it is switched off', options, async () => {
  const { page, leave, errors } = await here.person();
  const { file, seat } = await firstHammer();
  await continueHere(page, file, seat);
  let now = await nextMoment(page, null);
  assert.ok(now.words.includes('hammer:0'));
  await countHammers(page);
  const order = page.locator('.order', { hasText: 'nothing on the hammer' });
  await order.click();
  do {
    now = await nextMoment(page, now.asked); // comes only if the hammer's question was answered
    assert.notEqual(now.asked, 'over', `only ${await hammers(page)} questions of the hammer`);
    assert.equal(await order.getAttribute('aria-pressed'), 'true');
    if (!now.words.includes('hammer:0')) await answerByMouse(page, next(now.words));
  } while ((await hammers(page)) < WANTED);
  await order.click();
  await page.locator('.order[aria-pressed="true"]').waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await leave();
});
