// npm run frames: how smooth a table is on a processor that is four times slower. Plays a game on the built page with all
// its motion, traces the frames of the browser, and prints how many came in time and how long the table took to draw.
// --game ID (else all drawn ones) [--answers 25] [--slow 4] [--seed 1]
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@boardwright/games';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM, DESKTOP, FLAGS } from './chromium.ts';
import { nextMoment, randomFrom } from './test/playing.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    answers: { type: 'string', default: '25' },
    slow: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
const isDrawn = (id: string): boolean => existsSync(path.resolve(import.meta.dirname, '../games', id, 'ui/table.tsx'));

/** What the browser notes of a frame. */
interface Frame {
  readonly state: string;
  readonly has_compositor_animation: boolean;
  readonly has_main_animation: boolean;
}
interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly frame_reporter?: Frame };
}

/**
 * How long the table took each time, in milliseconds: to be drawn, and to be laid out by the browser as well. It is drawn in
 * small steps; what the browser does between them is counted too.
 */
interface Times {
  readonly drawn: readonly number[];
  readonly laidOut: readonly number[];
}
const timesOn = (page: Page): Promise<Times> =>
  page.evaluate(() => {
    const of = (what: string): number[] => performance.getEntriesByName(what).map(({ duration }) => duration);
    return { drawn: of('board drawn'), laidOut: of('board laid out') };
  });

async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

async function play(page: Page, answers: number): Promise<void> {
  const random = randomFrom(Number(values.seed));
  let at: string | null = null;
  for (let i = 0; i < answers; i++) {
    const moment = await nextMoment(page, at);
    if (moment.asked === 'over') return;
    at = moment.asked;
    const word = moment.words[random(moment.words.length)] as string;
    await page
      .locator(`.options [data-word="${word}"]`)
      .first()
      .evaluate(option => (option as HTMLElement).click());
    await page.waitForTimeout(900);
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function measure(address: string, id: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const page = await browser.newPage({ baseURL: address, ...DESKTOP });
  await page.goto('/');
  await page.locator(`.game:has(a[href$="${id}"]) .btn.go`).first().click();
  await nextMoment(page, null);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  await page.evaluate(() => performance.clearMeasures());
  const events = await traced(browser, page, () => play(page, Number(values.answers)));
  const times = await timesOn(page);
  await browser.close();
  return report(id, events, times);
}

/** Of the frames in which something moved: how many were shown and how many were dropped. */
function report(id: string, events: readonly TraceEvent[], times: Times): string {
  const moving = events
    .filter(({ name }) => name === 'PipelineReporter')
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter(frame => frame.has_compositor_animation || frame.has_main_animation);
  const dropped = moving.filter(({ state }) => state === 'STATE_DROPPED').length;
  const fps = moving.length === 0 ? 0 : 60 * (1 - dropped / moving.length);
  return [
    `${id}: ${moving.length} frames with motion, ${dropped} dropped: ${fps.toFixed(1)} a second`,
    `table drawn ${times.drawn.length} times: ${spread(times.drawn)}`,
    `laid out as well: ${spread(times.laidOut)}`,
  ].join('; ');
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const [half, most] = [percentile(sorted, 0.5), percentile(sorted, 0.95)].map(time => time.toFixed(1));
  return `median ${half} ms, 95 % within ${most} ms`;
}

const server = await preview({ root: import.meta.dirname, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
try {
  const ids = values.game === undefined ? Object.keys(games).filter(isDrawn) : [values.game];
  for (const id of ids) console.log(await measure(server.resolvedUrls?.local[0] ?? '', id));
} finally {
  await server.close();
}
