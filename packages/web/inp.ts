// npm run inp: how soon the page answers a click, by the browser's own measure (event timing: from the click until the next paint), on a
// processor that is four times slower. Plays games on the built page with real clicks on the board and in the list, and exits with 1 if
// fewer than 95 of 100 clicks were answered within 100 ms. Run it on a quiet machine, or with --cpu: then the processor time of the page
// is counted instead, times the slowness, and what else the machine does matters little. It is counted until the page has handed over
// the next picture, because what the page does afterwards does not hold that up; the second figure counts until it is on the screen.
// --game ID (default: all) [--clicks 100] [--slow 4] [--within 100] [--seed 1: the same game for the same seed] [--cpu]
import { parseArgs } from 'node:util';
import { games } from '@boardwright/games';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM, DESKTOP, FLAGS } from './chromium.ts';
import { playSameGame } from './same-game.ts';
import { nextMoment, randomFrom } from './test/playing.ts';
import { interactions, spread, type TraceEvent } from './trace.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    clicks: { type: 'string', default: '100' },
    slow: { type: 'string', default: '4' },
    within: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    cpu: { type: 'boolean', default: false },
  },
});
const [CLICKS, SLOW, WITHIN, SEED] = [values.clicks, values.slow, values.within, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
const SHARE = 0.95;
const LEAST = 16; // milliseconds: the browser reports nothing shorter, so what is missing was at most that long

/** Collects the longest event of each interaction, as the browser does for INP. */
function observe(least: number): void {
  const longest = new Map<number, number>();
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming & { interactionId?: number };
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: least, buffered: true } as PerformanceObserverInit);
  Object.assign(window, { longest });
}

const durationsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(window as unknown as { longest: Map<number, number> }).longest.values()]);

const SOON = 10_000; // milliseconds: an answer has been taken by then, or the click was none

const isDone = (what: Promise<unknown>): Promise<boolean> =>
  what.then(
    () => true,
    () => false,
  );

/** Waits until two more pictures have been painted. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/**
 * Clicks like a hand: the pointer is there before it presses. A click of the test tool would arrive together with its movement, and
 * look on the page for what it hits in every event; neither is time that a person waits for. False: it could not be clicked.
 */
async function press(page: Page, control: Locator): Promise<boolean> {
  const timeout = SOON / 5;
  await page.mouse.move(1, 1); // a press under a resting pointer would not count
  if (!(await isDone(control.hover({ timeout })))) return false;
  await painted(page);
  await page.mouse.down();
  await page.mouse.up();
  return true;
}

/**
 * Clicks the word where it is seen, on the board or in the dock, else in the list. Returns the number of clicks: none if the word is
 * gone meanwhile.
 */
async function click(page: Page, word: string): Promise<number> {
  const seen = page.locator(`:is(.board, .options) [data-word="${word}"]`).filter({ visible: true }).first();
  if (await press(page, seen)) return 1;
  if (!(await press(page, page.locator('.show-all').first()))) return 0;
  return (await press(page, page.locator(`.options [data-word="${word}"]`).first())) ? 2 : 1;
}

/** Whether another question is asked, or the game is over. */
const isAnswered = (page: Page, asked: string): Promise<boolean> =>
  page
    .waitForFunction(before => document.querySelector<HTMLElement>('.question')?.dataset.asked !== before, asked, {
      timeout: SOON,
      polling: 30,
    })
    .then(
      () => true,
      () => false,
    );

async function play(page: Page): Promise<number> {
  const random = randomFrom(SEED);
  let at: string | null = null;
  let clicks = 0;
  while (clicks < CLICKS) {
    const { asked, words }: Awaited<ReturnType<typeof nextMoment>> = await nextMoment(page, at);
    if (asked === 'over') return clicks;
    clicks += await click(page, words[random(words.length)] as string);
    at = (await isAnswered(page, asked)) ? asked : null; // a step on the way to an answer: once more
  }
  return clicks;
}

interface Measured {
  readonly clicks: number;
  readonly durations: readonly number[]; // by the clock only of the slower ones
  readonly shown?: readonly number[]; // by processor: until the picture is on the screen
}

async function byClock(page: Page): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const clicks = await play(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { clicks, durations: await durationsOf(page) };
}

async function byProcessor(browser: Browser, page: Page): Promise<Measured> {
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'devtools.timeline'] });
  const clicks = await play(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
  const all = interactions(trace.traceEvents);
  return { clicks, durations: all.map(({ own }) => own * SLOW), shown: all.map(each => each.all * SLOW) };
}

async function measure(browser: Browser, address: string, id: string): Promise<void> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', ...DESKTOP });
  await playSameGame(context, SEED);
  await context.addInitScript(() => localStorage.setItem('boardwright.preferences', JSON.stringify({ gains: false })));
  const page = await context.newPage();
  await page.goto('/');
  await page.locator(`.game:has(a[href$="${id}"]) .btn.go`).first().click();
  await nextMoment(page, null);
  await page.locator('.centre:not([aria-busy]) .board').waitFor();
  await page.evaluate(observe, LEAST);
  const { clicks, durations, shown } = values.cpu ? await byProcessor(browser, page) : await byClock(page);
  const slow = durations.filter(each => each > WITHIN).length;
  const isFine = clicks > 0 && slow <= clicks * (1 - SHARE);
  console.log(
    `${id}: ${clicks - slow} of ${clicks} clicks within ${WITHIN} ms; those over ${LEAST} ms: ${spread(durations)}`,
  );
  if (shown !== undefined) console.log(`  until it is on the screen: ${spread(shown)}`);
  if (!isFine) process.exitCode = 1;
  await context.close();
}

const server = await preview({
  root: import.meta.dirname,
  logLevel: 'silent',
  preview: { port: 0, host: '127.0.0.1' },
});
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  for (const id of values.game === undefined ? Object.keys(games) : [values.game])
    await measure(browser, server.resolvedUrls?.local[0] ?? '', id);
} finally {
  await browser.close();
  await server.close();
}
