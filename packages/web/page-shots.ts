// node packages/web/page-shots.ts: pictures of every page of the built client, except tables during play (see
// shots.ts). --out DIR [--only home,new,me,rules,verify,room,result,replay] [--looks en-desktop,hu-phone-dark,…]
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { configOf, NO_LIMITS, startServer } from '@boardwright/server';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM, DESKTOP, FLAGS, PHONE } from './chromium.ts';
import { playToEnd, randomFrom } from './test/playing.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.' },
    only: { type: 'string', default: 'home,new,me,rules,verify,room,result,replay' },
    looks: { type: 'string', default: 'en-desktop,hu-desktop-dark,pl-phone,hu-phone-dark' },
  },
});

function contextFor(look: string): BrowserContextOptions {
  const [locale = 'en'] = look.split('-');
  return {
    locale,
    colorScheme: look.endsWith('dark') ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(look.includes('phone') ? PHONE : DESKTOP),
  };
}

/** How to get to each page. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: page => page.goto('/'),
  new: page => page.goto('/new'),
  me: page => page.goto('/me'),
  rules: page => page.goto('/rules'),
  verify: page => page.goto('/verify'),
  async room(page) {
    await page.goto('/new');
    await page.locator('.seat-rows li').nth(1).locator('.segments label').nth(2).click();
    await page.locator('.summary input[name=name]').fill('Anna');
    await page.locator('.summary .btn.go').click();
    await page.locator('.waiting-room').waitFor();
  },
  async result(page) {
    await page.goto('/');
    await page.locator('.game .btn.go').nth(1).click();
    await playToEnd(page, randomFrom(3), 'mouse');
    await page.locator('.chart').waitFor();
  },
  async replay(page) {
    await page.locator('.result a[href*="replay"]').click();
    await page.locator('.replay-bar').waitFor();
    await page.goto(`${page.url().split('?')[0]}?at=30`);
    await page.locator('.replay-bar').waitFor();
  },
};

mkdirSync(values.out, { recursive: true });
const folder = await mkdtemp(path.join(tmpdir(), 'boardwright-pages-'));
const database = path.join(folder, 'pages.db');
const server = await startServer({ ...configOf({}), port: 0, database, logLevel: 'silent', limits: NO_LIMITS });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  for (const look of values.looks.split(',')) {
    const context = await browser.newContext({ ...contextFor(look), baseURL: `http://127.0.0.1:${server.port}` });
    await context.addInitScript(() =>
      localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: 'off', gains: false })),
    );
    const page = await context.newPage();
    for (const name of values.only.split(',')) {
      await WAYS[name]?.(page);
      await page.waitForTimeout(700);
      await page.screenshot({ path: path.join(values.out, `${name}-${look}.png`) });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
