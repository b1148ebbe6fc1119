// A table on one device: reload, another language, two people who pass the device, replay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Page } from 'playwright-core';
import { options, world } from './browser.ts';
import { answerByMouse, isAnswered, nextMoment, randomFrom } from './playing.ts';
import { sampled } from './sample.ts';

const here = world();
const ids = Object.keys(games);

async function playNow(page: Page, game = 0): Promise<void> {
  await page.goto('/');
  await page.locator('.game').nth(game).locator('.btn.go').click();
}

async function playSome(page: Page, answers: number, seed: number): Promise<string> {
  const random = randomFrom(seed);
  let at: string | null = null;
  for (let i = 0; i < answers; i++) {
    const { asked, words } = await nextMoment(page, at);
    if (asked === 'over') break;
    at = (await isAnswered(page, words[random(words.length)] as string)) ? asked : null;
  }
  return (await nextMoment(page, at)).asked;
}

test('a new guest is at the first decision in one click', options, async () => {
  const { page, leave, errors } = await here.person();
  await playNow(page);
  const { words } = await nextMoment(page, null);
  assert.ok(words.length > 0);
  const group = page.locator('.options[role="group"]').first();
  const labelledBy = await group.getAttribute('aria-labelledby');
  assert.ok(((await page.locator(`#${labelledBy}`).textContent()) ?? '').length > 5, 'the options are labelled');
  assert.deepEqual(errors, []);
  await leave();
});

test('a page reloaded in the middle of a question asks the same question', options, async () => {
  const { page, leave, errors } = await here.person();
  await playNow(page, 1);
  await playSome(page, 3, 7);
  const before = await nextMoment(page, null);
  await page.reload();
  assert.deepEqual(await nextMoment(page, null), before);
  await answerByMouse(page, before.words[0] as string);
  assert.notEqual((await nextMoment(page, before.asked)).asked, before.asked);
  assert.deepEqual(errors, []);
  await leave();
});

test('the language changes at once in the middle of a game, and the words stay', options, async () => {
  const { page, leave, errors } = await here.person();
  await playNow(page, 2);
  const before = await nextMoment(page, null);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const asked = page.locator('.asking h2').first();
  const english = await asked.textContent();
  const spoken = new Set([english]);
  for (const lang of ['hu', 'pl']) {
    await page.locator('.top .language-short select').selectOption(lang);
    await page.waitForFunction(to => document.documentElement.lang === to, lang);
    await page.waitForFunction(
      known => !known.includes(document.querySelector('.asking h2')?.textContent ?? ''),
      [...spoken],
    );
    spoken.add(await asked.textContent());
    assert.deepEqual((await nextMoment(page, null)).words, before.words);
  }
  assert.equal(await page.evaluate(() => 'stillHere' in window), true, 'without a reload');
  assert.deepEqual(errors, []);
  await leave();
});

/** Myself and somebody else on this device, and a bot if the game needs three. */
async function twoOnOneDevice(page: Page, id: string): Promise<void> {
  await page.goto(`/new?game=${id}`);
  await page.locator('.seat-rows li').nth(1).getByText('This device').click();
  await page.locator('.seat-rows li').nth(1).locator('.name input').fill('Second');
  await page.locator('.summary .btn.go').click();
  await page.waitForSelector('.hand-over, .options [data-word]');
}

test('two people on one device hand it over, and the cover hides what is private', options, async t => {
  let covered = 0;
  for (const id of ids) {
    const { page, leave, errors } = await here.person();
    await twoOnOneDevice(page, id);
    const random = randomFrom(3);
    const seen = new Set<string>();
    let at: string | null = null;
    for (let i = 0; i < 40 && seen.size < 2; i++) {
      const cover = page.locator('.hand-over button');
      await page.waitForFunction(
        before =>
          document.querySelector('.hand-over') !== null ||
          (document.querySelector('.options [data-word]') !== null &&
            document.querySelector<HTMLElement>('.question')?.dataset.asked !== before),
        at,
      );
      if (await cover.isVisible()) {
        covered++;
        assert.equal(
          await page.locator('.board, [data-word], .log, .players').count(),
          0,
          'nothing is behind the cover',
        );
        await cover.click();
        at = null;
        continue;
      }
      const moment = await nextMoment(page, at);
      seen.add((await page.locator('.player[aria-current] .name').first().textContent()) ?? '');
      at = (await isAnswered(page, moment.words[random(moment.words.length)] as string)) ? moment.asked : null;
    }
    assert.equal(seen.size, 2, 'both have answered');
    assert.deepEqual(errors, []);
    await leave();
  }
  t.diagnostic(`${covered} hand-overs were covered`);
  assert.ok(covered > 0, 'a game with secrets is covered');
});

test('undo takes the last answer back', options, async () => {
  const { page, leave, errors } = await here.person();
  for (const id of sampled(3)) {
    const game = ids.indexOf(id);
    await playNow(page, game);
    const first = await nextMoment(page, null);
    await answerByMouse(page, first.words[0] as string);
    await nextMoment(page, first.asked);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    if (!(await undo.isVisible())) continue;
    await undo.click();
    await page.waitForFunction(
      words =>
        JSON.stringify([...document.querySelectorAll<HTMLElement>('.options [data-word]')].map(e => e.dataset.word)) ===
        words,
      JSON.stringify(first.words),
    );
    assert.deepEqual(errors, []);
    return leave();
  }
  assert.fail('no game let the first answer be taken back');
});

/** The keys of the replay lead where the list of moves does, and to the ends of the game. */
async function keysLead(page: Page): Promise<void> {
  const press = async (key: string, to: number): Promise<void> => {
    await page.keyboard.press(key);
    await page.waitForFunction(n => document.querySelector<HTMLInputElement>('.slide input')?.value === `${n}`, to);
  };
  const begins: number[] = [];
  for (const part of await page.locator('.moves h3 button').all()) {
    await part.click();
    begins.push(Number(new URL(page.url()).searchParams.get('at')));
  }
  const end = Number(await page.locator('.slide input').getAttribute('max'));
  assert.ok(begins.length > 0 && end > 1, 'there are parts and moves');
  await press('End', end);
  await press('PageUp', begins.findLast(each => each < end) ?? 0);
  await press('Home', 0);
  await press('PageDown', begins.find(each => each > 0) ?? end);
  await press('Home', 0);
  await press('ArrowRight', 1);
  await press('ArrowLeft', 0);
  await page.locator('.moves li button').last().click();
  await page.locator('.moves [aria-current]').first().waitFor();
}

test('a game is looked back at, step by step and by the address of a moment', options, async () => {
  const { page, leave, errors } = await here.person();
  await playNow(page, 3);
  await playSome(page, 4, 11);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay-bar').waitFor();
  // Only what is told: how many moves there are may change meanwhile, and the chart comes later.
  const told = (): string => [...document.querySelectorAll('.replay-now > p')].map(each => each.textContent).join();
  const opening = await page.evaluate(told);
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.waitForURL(/at=1$/);
  await page
    .locator('.replay-now h2')
    .getByText(/\b1 of /)
    .waitFor(); // the heading comes with what is told
  const first = await page.evaluate(told);
  assert.notEqual(first, opening);
  const address = page.url();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.waitForURL(url => !url.href.endsWith('at=1'));
  await page.goto(address);
  await page
    .locator('.replay-now h2')
    .getByText(/\b1 of /)
    .waitFor();
  assert.equal(await page.evaluate(told), first);
  await keysLead(page);
  assert.deepEqual(errors, []);
  await leave();
});

test('two tabs of one browser at the same table do not get in each other’s way', options, async () => {
  const { page, context } = await here.person();
  await playNow(page, 1);
  const first = await nextMoment(page, null);
  const other = await context.newPage();
  await other.goto(page.url());
  assert.deepEqual(await nextMoment(other, null), first);
  await answerByMouse(page, first.words[0] as string);
  await nextMoment(page, first.asked);
  await answerByMouse(other, first.words[0] as string); // this tab does not know yet that the question is gone
  await nextMoment(other, first.asked);
  await page.reload();
  const [here1, here2] = [await nextMoment(page, null), await nextMoment(other, null)];
  assert.deepEqual(here1, here2);
  await context.close();
});

/** Whether the page and its question are within the screen, and the options within the question. */
const isOnScreen = (): boolean => {
  const root = document.documentElement;
  const bar = document.querySelector('.question')?.getBoundingClientRect();
  const list = document.querySelector('.options')?.getBoundingClientRect();
  if (bar === undefined || list === undefined) return false;
  const isWithin = list.top >= bar.top && list.bottom <= bar.bottom && bar.bottom <= innerHeight;
  return isWithin && root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth;
};

test('everything that matters now is on the first screen, on a desktop and on a phone', options, async () => {
  const { page, leave, errors } = await here.person();
  for (const id of sampled(0)) {
    const game = ids.indexOf(id);
    await playNow(page, game);
    await playSome(page, 2, 19 + game);
    await page.keyboard.press('Escape');
    await page.locator('.options:not(.open)').waitFor({ state: 'attached' });
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isSeen = page.waitForFunction(isOnScreen).then(() => true);
      assert.ok(await isSeen.catch(() => false), `${id} at ${width} × ${height}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  assert.deepEqual(errors, []);
  await leave();
});

test('on a phone players, log and rules are one tap away', options, async () => {
  const { page, leave, errors } = await here.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await playNow(page, 1);
  await nextMoment(page, null);
  await page.getByRole('button', { name: 'Bot 2’s player area' }).tap();
  await page.getByRole('dialog').getByRole('heading', { name: 'Bot 2' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await page.getByRole('dialog').locator('.log li').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rules', exact: true }).tap();
  await page.getByRole('dialog').locator('.rules article').first().waitFor();
  await page.getByRole('button', { name: 'Close' }).first().tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await leave();
});

test('an address that leads nowhere says what to do', options, async () => {
  const { page, leave } = await here.person();
  for (const path of ['/here/nothing', '/nowhere', '/table/nothing-at-all']) {
    await page.goto(path);
    await page.getByRole('alert').getByRole('link', { name: 'To the front page' }).waitFor();
  }
  await leave();
});
