// A real Chromium, a real server with the built page, and helpers for tests.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { configOf, NO_LIMITS, type Running, startServer } from '@boardwright/server';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM, cannot, FLAGS } from './built.ts';
import { PATIENCE } from './playing.ts';

export { cannot };

/** Milliseconds: a profile that is not clear by then is not used again. Clearing may wait for a worker that never lets go. */
const CLEARED = 15_000;

/** For one browser test. */
export const options = { skip: cannot, timeout: 600_000 };

export interface World {
  browser: Browser;
  server: Running;
  address: string;
  /** A new person with their own browser profile. */
  person(options?: BrowserContextOptions): Promise<Someone>;
}
export interface Someone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors on the pages of this person. */
  readonly errors: string[];
  /** At the end of a test: closes its pages, so that the next person can reuse the browser profile. */
  leave(): Promise<void>;
}

/** A browser and a server. Close them at the end. */
export async function openWorld(): Promise<World & { close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwright-web-'));
  const config = {
    ...configOf({}),
    port: 0,
    database: path.join(folder, 'test.db'),
    logLevel: 'silent',
    limits: NO_LIMITS,
  };
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS }); // first: a server without a browser would keep running
  const server = await startServer(config);
  const address = `http://127.0.0.1:${server.port}`;
  const profiles = new Profiles(browser, address);
  return {
    browser,
    server,
    address,
    person: options => profiles.person(options),
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
  let opening: ReturnType<typeof openWorld> | null = null;
  before(async () => {
    if (cannot !== false) return;
    opening = openWorld();
    Object.assign(here, await opening);
  });
  after(async () => (await opening)?.close()); // if no test is chosen, this comes while the world is still being opened
  return here;
}

/**
 * Browser profiles, reused one after the other: a page in a new profile has to fetch and compile everything, which
 * takes more than twice the work. A test that changes a profile permanently (scripts, routes, devices) closes its
 * context instead of leaving.
 */
class Profiles {
  private readonly browser: Browser;
  private readonly address: string;
  private readonly free = new Map<string, Omit<Someone, 'leave'>[]>();

  constructor(browser: Browser, address: string) {
    this.browser = browser;
    this.address = address;
  }

  async person(options: BrowserContextOptions = {}): Promise<Someone> {
    const kind = JSON.stringify(options);
    const someone = this.free.get(kind)?.pop() ?? (await this.newProfile(options));
    return { ...someone, leave: () => this.clean(kind, someone) };
  }

  private async newProfile(options: BrowserContextOptions): Promise<Omit<Someone, 'leave'>> {
    const context = await this.browser.newContext({
      baseURL: this.address,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block', // it fetches the whole site for every new person; offline.test.ts tests it
      viewport: { width: 1440, height: 900 },
      ...options,
    });
    await context.addInitScript(() => {
      const key = 'boardwright.preferences';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ moves: 'off', gains: false }));
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

  private async clean(kind: string, someone: Omit<Someone, 'leave'>): Promise<void> {
    const { context, errors } = someone;
    const late = new Promise<boolean>(resolve => setTimeout(resolve, CLEARED, false).unref());
    if (!(await Promise.race([this.cleared(someone).then(() => true), late]))) return context.close();
    errors.length = 0;
    this.free.set(kind, [...(this.free.get(kind) ?? []), someone]);
  }

  private async cleared({ context, page }: Omit<Someone, 'leave'>): Promise<void> {
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin: this.address, storageTypes: 'all' });
    await devtools.detach();
    await context.clearCookies();
  }
}
