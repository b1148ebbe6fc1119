// npm run frames: measures how smooth a table is on a processor that is four times slower. Plays a game on the built
// page with all animations, traces the browser, and prints how many frames were shown while something moved and how
// long rendering took.
// --game ID (default: all drawn ones) [--answers 25] [--slow 4] [--seed 1: the same game for the same seed]
// [--runs 3: how often to play the game, because other work on the machine affects the result]
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@boardwright/games';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM, DESKTOP, FLAGS } from './chromium.ts';
import { playSameGame } from './same-game.ts';
import { nextMoment, randomFrom } from './test/playing.ts';
import { type Count, type Drawing, drawings, frames, spread, type TraceEvent } from './trace.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    answers: { type: 'string', default: '25' },
    slow: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
  },
});
const isDrawn = (id: string): boolean => existsSync(path.resolve(import.meta.dirname, '../games', id, 'ui/table.tsx'));

async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['-*', 'cc', 'benchmark', 'devtools.timeline', 'blink.user_timing'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

const PARTS = ['board drawn', 'mats drawn'];
const SELDOM = 200; // milliseconds between two checks of the page, so that checking costs no frames

/** Like a touch: it skips the rest of the animation. */
function press(option: Element): void {
  option.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  (option as HTMLElement).click();
}

async function play(page: Page, answers: number): Promise<void> {
  const random = randomFrom(Number(values.seed));
  let at: string | null = null;
  for (let i = 0; i < answers; i++) {
    const moment = await nextMoment(page, at, SELDOM);
    if (moment.asked === 'over') return;
    at = moment.asked;
    const word = moment.words[random(moment.words.length)] as string;
    await page.locator(`.options [data-word="${word}"]`).first().evaluate(press);
    await page.waitForTimeout(900);
  }
}

async function playTraced(address: string, id: string): Promise<TraceEvent[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', ...DESKTOP });
  await playSameGame(context, Number(values.seed));
  const page = await context.newPage();
  await page.goto('/');
  await page.locator(`.game:has(a[href$="${id}"]) .btn.go`).first().click();
  await nextMoment(page, null);
  await page.locator('.centre:not([aria-busy]) .board').waitFor();
  await page.waitForTimeout(1000); // until the table is shown: opening is measured elsewhere
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  const events = await traced(browser, page, () => play(page, Number(values.answers)));
  await browser.close();
  return events;
}

function reportFrames(id: string, events: readonly TraceEvent[]): void {
  const { asked, moving } = frames(events);
  const fps = ({ shown, wanted }: Count): string =>
    `${((60 * shown) / Math.max(1, wanted)).toFixed(1)} a second (${shown} of ${wanted})`;
  console.log(`${id}: frames with motion, also while it starts: ${fps(asked)}`);
  for (const [what, count] of moving) console.log(`  while moving: ${what}: ${fps(count)}`);
}

async function measure(address: string, id: string): Promise<void> {
  const drawn = new Map<string, Drawing[][]>(PARTS.map(part => [part, []]));
  for (let run = 0; run < Number(values.runs); run++) {
    const events = await playTraced(address, id);
    reportFrames(id, events);
    for (const [part, runs] of drawn) runs.push(drawings(events, part));
  }
  for (const [part, runs] of drawn) reportDrawings(part, runs);
  const [boards = [], mats = []] = drawn.values();
  reportDrawings(
    'both drawn',
    boards.map((run, i) => together(run, mats[i] ?? [])),
  );
}

/** All renderings of all runs. The game is the same, but one run may render in one step what another renders in two. */
function reportDrawings(part: string, runs: readonly (readonly Drawing[])[]): void {
  const all = runs.flat();
  console.log(`  ${part}: ${spread(all.map(({ script }) => script))}`);
  console.log(`    longest step: ${spread(all.map(({ longest }) => longest))}`);
  console.log(`    with layout: ${spread(all.map(({ script, laidOut }) => script + laidOut))}`);
}

/** Board and mats of each answer as one rendering. */
const together = (boards: readonly Drawing[], mats: readonly Drawing[]): Drawing[] =>
  boards.slice(0, mats.length).map((board, i) => {
    const mat = mats[i] as Drawing;
    const inOneFrame = board.shownAt === mat.shownAt;
    return {
      script: board.script + mat.script,
      longest: Math.max(board.longest, mat.longest),
      laidOut: inOneFrame ? Math.max(board.laidOut, mat.laidOut) : board.laidOut + mat.laidOut,
      shownAt: mat.shownAt,
    };
  });

const server = await preview({
  root: import.meta.dirname,
  logLevel: 'silent',
  preview: { port: 0, host: '127.0.0.1' },
});
try {
  const ids = values.game === undefined ? Object.keys(games).filter(isDrawn) : [values.game];
  for (const id of ids) await measure(server.resolvedUrls?.local[0] ?? '', id);
} finally {
  await server.close();
}
