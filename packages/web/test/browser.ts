// A real Chromium, a real server with the built page, and how tests act on it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { configOf, NO_LIMITS, type Running, startServer } from '@boardwright/server';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM, cannot, FLAGS } from './built.ts';
import { PATIENCE } from './playing.ts';

export { cannot };

/** Of a test in the browser. */
export const options = { skip: cannot, timeout: 600_000 };

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

/** A browser and a server; to be closed. */
export async function openWorld(): Promise<World & { close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwright-web-'));
  const config = {
    ...configOf({}),
    port: 0,
    database: path.join(folder, 'test.db'),
    logLevel: 'silent',
    limits: NO_LIMITS,
  };
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS }); // first: a server that nobody stops runs on
  const server = await startServer(config);
  const address = `http://127.0.0.1:${server.port}`;
  return {
    browser,
    server,
    address,
    person: options => arrive(browser, address, options),
    async close() {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One browser and one server for all tests of a file. */
export function world(): World {
  const here = {} as World;
  let close = async (): Promise<void> => {};
  before(async () => {
    if (cannot !== false) return;
    const opened = await openWorld();
    ({ close } = opened);
    Object.assign(here, opened);
  });
  after(() => close());
  return here;
}

async function arrive(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Someone> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // it fetches the whole site for every new person; offline.test.ts has it
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  await context.addInitScript(() => {
    const key = 'boardwright.preferences';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ moves: 'off' }));
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { context, page, errors };
}
