// An owner's edition is drawn with its own values: nothing on the board comes from the printed game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Person } from '@boardwright/server/client';
import type { TableShown } from '@boardwright/server/protocol';
import { options, world } from '@boardwright/web/browser';
import type { Page } from 'playwright-core';

const here = world();
const FILE = path.resolve(import.meta.dirname, '../content/standard.json');

/** Numbers that do not occur in the printed game. */
const FLAG = 9;
const THREAT = 17;
const KEPT = 0; // of any amount of gold, after a sack
const SLOTS = 3; // on a wooden wall or gate
const ROOM = 6;
const TURRETS = { wood: { wood: 3 }, stone: { wood: 2, stone: 1 } }; // prices that the starting goods can pay
const SWORDSMEN = 13;
const TRADED = 29;
const OBJECTIVE = 37;

function edition(): Record<string, unknown> {
  const file = JSON.parse(readFileSync(FILE, 'utf8'));
  const invaders = file.invaders.map((invader: { tiers: object[] }) => ({
    ...invader,
    tiers: invader.tiers.map(tier => ({ ...tier, swordsmen: SWORDSMEN })),
  }));
  return {
    name: 'ours', // everything else is as printed
    flags: file.flags.map(() => FLAG),
    threat: file.threat.map(() => THREAT),
    loot: { kept: file.loot.kept.map(() => KEPT) },
    spaces: { mine: [ROOM, ROOM, ROOM] },
    offers: { mine: [{ spend: {}, gain: { iron: TRADED } }] },
    pieces: {
      wood_wall: { slots: SLOTS },
      wood_gate: { slots: SLOTS },
      wood_turret: { cost: TURRETS.wood },
      stone_turret: { cost: TURRETS.stone },
    },
    objectives: file.objectives.map((objective: object) => ({ ...objective, gold: OBJECTIVE })),
    invaders,
  };
}

async function atTable(): Promise<Page> {
  const { context, page } = await here.person();
  const me = await Person.guest(here.address, 'Me');
  const chairs = [{ for: 'me' }, { for: 'bot', level: 'random' }];
  const wish = { game: path.basename(path.resolve(import.meta.dirname, '..')), chairs, content: edition() };
  const { id } = await me.post<TableShown>('/api/tables', { ...wish, options: { refugees: 'deal' } });
  const [name = '', value = ''] = me.cookie.split('=', 2);
  await context.addCookies([{ name, value, url: here.address }]);
  await context.addInitScript(() => localStorage.setItem('boardwright.signed-in', '1'));
  await page.goto(`/table/${id}`);
  await page.locator('.ae-drawing .piece').first().waitFor();
  return page;
}

const OPTION = '.options [data-word]';

/** Answers by the list until there is such an option, preferring the words that lead there. */
async function until(page: Page, goal: RegExp, wanted: readonly string[]): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.locator(OPTION).first().waitFor();
    const before = await page.locator('.question').getAttribute('data-position');
    const offered = await page
      .locator(OPTION)
      .evaluateAll(all => all.map(each => (each as HTMLElement).dataset.word ?? ''));
    if (offered.some(word => goal.test(word))) return;
    const word = wanted.find(each => offered.includes(each)) ?? offered[0] ?? '';
    await page
      .locator(`.options [data-word="${word}"]`)
      .first()
      .evaluate(option => (option as HTMLElement).click());
    await page.waitForFunction(at => document.querySelector<HTMLElement>('.question')?.dataset.position !== at, before);
  }
  throw new Error(`${goal} never comes`);
}

const texts = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allTextContents();

test('the board follows the edition of its table', options, async () => {
  const page = await atTable();
  assert.deepEqual(new Set(await texts(page, '.ae-season .ae-flag i')), new Set([`${FLAG}`]));
  assert.match(
    (await page.locator('.ae-seasons li').first().getAttribute('title')) ?? '',
    RegExp(`${FLAG}.*${THREAT}`),
  );
  assert.deepEqual(new Set(await texts(page, '.ae-cell i')), new Set([`${KEPT}`]));
  assert.match((await page.locator('.ae-threat').getAttribute('aria-label')) ?? '', RegExp(`${THREAT}`));
  assert.match((await page.locator('.ae-coin').first().getAttribute('aria-label')) ?? '', RegExp(`${KEPT}`));
  await until(page, /^space:mine$/, []);
  await page.locator('.ae-space-mine .can').waitFor();
  const tiers = await texts(page, '.ae-tier .ae-goods > span:first-child');
  assert.deepEqual(new Set(tiers), new Set([`${SWORDSMEN}`]));
  assert.deepEqual(new Set(await texts(page, '.ae-objective .ae-worth')), new Set([`${OBJECTIVE}`]));
  const mine = page.locator('.ae-space-mine');
  assert.equal(await mine.locator('.ae-seats i').count(), ROOM);
  assert.match((await mine.locator('.ae-offers').textContent()) ?? '', RegExp(`${TRADED}`));
  const walls = await page
    .locator('.ae-drawing [data-piece$="@0"]')
    .evaluateAll(all =>
      all.map(each => each.getAttribute('aria-label') ?? each.querySelector('title')?.textContent ?? ''),
    );
  const slots = walls.flatMap(name => / of (\d+) cubes/.exec(name)?.[1] ?? []);
  assert.equal(slots.filter(n => n === `${SLOTS}`).length, 4, 'four sides, one of them the gate');
  await until(page, /^build:/, ['space:storehouse']);
  await page.locator('.ae-drawing [data-step]').first().click();
  await page.locator('.ae-jobs').waitFor();
  const prices = await page.locator('.ae-job .ae-goods').evaluateAll(all => all.map(each => each.textContent));
  assert.deepEqual(prices, [`${TURRETS.wood.wood}`, `${TURRETS.stone.wood}${TURRETS.stone.stone}`]);
});
