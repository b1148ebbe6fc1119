// A real Chromium, a real server with the built page, and how tests act on it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { configOf, NO_LIMITS, type Running, startServer } from '@boardwright/server';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM, cannot, FLAGS } from './built.ts';

export { cannot };

export interface World {
  browser: Browser;
  server: Running;
  address: string;
  /** A person with a browser profile of their own. */
  person(options?: BrowserContextOptions): Promise<Someone>;
}
export interface Someone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong on the pages of this person. */
  readonly errors: string[];
}

/** One browser and one server for all tests of a file. */
export function world(): World {
  const here = {} as World;
  let folder = '';
  before(async () => {
    if (cannot !== false) return;
    folder = await mkdtemp(path.join(tmpdir(), 'boardwright-web-'));
    const config = {
      ...configOf({}),
      port: 0,
      database: path.join(folder, 'test.db'),
      logLevel: 'silent',
      limits: NO_LIMITS,
    };
    here.server = await startServer(config);
    here.address = `http://127.0.0.1:${here.server.port}`;
    here.browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    here.person = options => arrive(here, options);
  });
  after(async () => {
    if (cannot !== false) return;
    await here.browser.close();
    await here.server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return here;
}

async function arrive({ browser, address }: World, options: BrowserContextOptions = {}): Promise<Someone> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  await context.addInitScript(() => {
    const key = 'boardwright.preferences';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ moves: 'off' }));
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { context, page, errors };
}
