// Pages for people who space their text out or choose their own colours (WCAG 2.2: 1.4.3, 1.4.12).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { holdsAt } from './axe-tests.ts';
import { options, world } from './browser.ts';
import { faultsOf } from './faults.ts';

const here = world();

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('with the text spaced out nothing is cut off', options, async () => {
  const { page, context } = await here.person({ viewport: { width: 1280, height: 1024 }, bypassCSP: true });
  const spaced =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
  for (const path of ['/', '/new', '/me', '/find']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: spaced });
    const cut = (await faultsOf(page, false)).filter(({ kind }) => kind === 'cut off');
    assert.deepEqual(cut, [], path);
    assert.ok((await sideways(page)) <= 0, `${path} is too wide`);
  }
  await context.close();
});

test('with colours of one’s own, chosen and current things are legible', options, async () => {
  const { page, context } = await here.person({ viewport: { width: 1280, height: 800 }, forcedColors: 'active' });
  for (const path of ['/', '/new', '/rules', '/me']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await holdsAt(page, path);
  }
  await context.close();
});
