// node packages/web/lighthouse.ts: Lighthouse scores (mobile preset) of the built front page and a table of each game.
// Lighthouse is not a dependency: npx fetches it. [--only front-page,GAME,…] [--runs 1] [--keep DIR: the full reports]
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { games } from '@boardwright/games';
import { configOf, NO_LIMITS, startServer } from '@boardwright/server';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM } from './chromium.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '1' }, keep: { type: 'string' } },
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const DEBUGGING = 9333;
const SETTLE = 5000; // milliseconds in which a browser starts
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${DEBUGGING}`];
/** The metrics of Lighthouse besides its scores. */
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

async function lighthouse(address: string, file: string): Promise<Report> {
  const args = ['--yes', 'lighthouse@13', address, `--port=${DEBUGGING}`, '--quiet', '--output=json'];
  args.push(`--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`, '--disable-storage-reset');
  const node = path.dirname(process.execPath);
  const env = { ...process.env, PATH: `${node}:${process.env.PATH}` };
  const child = spawn('npx', args, { cwd: tmpdir(), env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise<number | null>(resolve => child.on('close', resolve));
  if (code !== 0) throw new Error(`lighthouse ended with ${code}`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

/** The game stays on the device. Everything else has to be fetched again, as on a first visit. */
async function forgetPages(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

function print(what: string, { categories, audits }: Report): void {
  const marks = CATEGORIES.map(each => `${each} ${Math.round((categories[each]?.score ?? 0) * 100)}`);
  const figures = FIGURES.map(each => `${each} ${audits[each]?.displayValue ?? '?'}`);
  console.log(`${what}: ${marks.join(', ')} (${figures.join(', ')})`);
}

const folder = await mkdtemp(path.join(tmpdir(), 'boardwright-lighthouse-'));
const reports = values.keep ?? folder;
const profile = path.join(folder, 'profile');
const server = await startServer({
  ...configOf({}),
  port: 0,
  database: path.join(folder, 'test.db'),
  logLevel: 'silent',
  limits: NO_LIMITS,
});
/** A new browser with only the stored games: in a used process, the profiler would first walk its heap. */
const browse = (): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: FLAGS,
    baseURL: `http://127.0.0.1:${server.port}`,
  });

/** The URL of the table of a new game. */
async function openTable(game: string): Promise<string> {
  const context = await browse();
  const page = await context.newPage();
  await page.goto('/');
  await page.locator(`.game:has(a[href$="${game}"]) .btn.go`).first().click();
  await page.locator('.options [data-word]').first().waitFor({ timeout: 60_000 });
  await forgetPages(page);
  const address = page.url();
  await context.close();
  return address;
}

const FRONT = 'front-page';

async function measure(what: string): Promise<void> {
  for (let run = 0; run < Number(values.runs); run++) {
    await rm(profile, { recursive: true, force: true });
    const address = what === FRONT ? `http://127.0.0.1:${server.port}/` : await openTable(what);
    const context = await browse();
    await setTimeout(SETTLE);
    print(what, await lighthouse(address, path.join(reports, `${what}.json`)));
    await context.close();
  }
}

try {
  for (const what of values.only?.split(',') ?? [FRONT, ...Object.keys(games)]) await measure(what);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
