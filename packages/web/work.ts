// npm run work: counts how much is rendered after an answer. Plays a game on an unminified build and counts, for every
// answer and the answers of others after it: components called, elements created, attributes set, texts formatted.
// Unlike times, the counts are the same in every run. --game ID [--answers 20] [--seed 1] [--heaviest 8: how many
// answers are shown in detail]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@boardwright/games';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { CHROMIUM, DESKTOP, FLAGS } from './chromium.ts';
import { playSameGame } from './same-game.ts';
import { answerByMouse, nextMoment, randomFrom } from './test/playing.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    answers: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    heaviest: { type: 'string', default: '8' },
  },
});
const SETTLED = 350; // milliseconds until everything that an answer changes is rendered
/** What is counted, by the function of React or of the text library that is called once for each. */
const COUNTED = {
  renders: 'renderWithHooks',
  made: 'FiberNode',
  attributes: 'setProp',
  texts: 'formatToParts',
  drawings: 'BoardFrame',
} as const;
type Counts = Map<string, number>; // of calls, by function

/** How often each function of the page was called since the last time. */
async function callsSince(session: CDPSession): Promise<Counts> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const calls: Counts = new Map();
  for (const { functions } of result)
    for (const { functionName: name, ranges } of functions) add(calls, name, ranges[0]?.count ?? 0);
  return calls;
}

function add(to: Counts, name: string, n: number): void {
  if (name !== '' && n > 0) to.set(name, (to.get(name) ?? 0) + n);
}

interface Answer {
  readonly word: string;
  readonly calls: Counts;
}

async function play(page: Page, session: CDPSession): Promise<Answer[]> {
  const random = randomFrom(Number(values.seed));
  const answers: Answer[] = [];
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  let at: string | null = null;
  while (answers.length < Number(values.answers)) {
    const moment = await nextMoment(page, at);
    if (moment.asked === 'over') break;
    at = moment.asked;
    await page.waitForTimeout(SETTLED);
    const others = await callsSince(session);
    for (const [name, n] of others) add(answers.at(-1)?.calls ?? new Map(), name, n);
    const word = moment.words[random(moment.words.length)] as string;
    await answerByMouse(page, word);
    await page.waitForTimeout(SETTLED);
    answers.push({ word, calls: await callsSince(session) });
  }
  return answers;
}

const most = (calls: Counts, n: number): string =>
  [...calls]
    .filter(([name]) => /^[A-Z][a-z]\w+$/.test(name) && name !== COUNTED.made) // components
    .sort(([, a], [, b]) => b - a)
    .slice(0, n)
    .map(([name, calls]) => `${name} ${calls}`)
    .join(', ');
const counted = (calls: Counts): string =>
  Object.entries(COUNTED)
    .map(([what, name]) => `${what} ${calls.get(name) ?? 0}`)
    .join(', ');
/** Of one rendering: creating something costs about twice as much as checking it. */
const weight = ({ calls }: Answer): number => {
  const of = (what: keyof typeof COUNTED): number => calls.get(COUNTED[what]) ?? 0;
  return (of('renders') + 2 * of('made')) / Math.max(1, of('drawings'));
};

function report(answers: readonly Answer[]): void {
  const all: Counts = new Map();
  for (const { calls } of answers) for (const [name, n] of calls) add(all, name, n);
  console.log(`${values.game}, ${answers.length} answers: ${counted(all)}\n  ${most(all, 40)}`);
  const heaviest = answers.toSorted((a, b) => weight(b) - weight(a)).slice(0, Number(values.heaviest));
  for (const { word, calls } of heaviest) console.log(`${word}: ${counted(calls)}\n  ${most(calls, 25)}`);
}

async function measure(game: string, dist: string): Promise<void> {
  await build({ root: import.meta.dirname, logLevel: 'silent', build: { outDir: dist, minify: false } });
  const server = await preview({
    root: import.meta.dirname,
    logLevel: 'silent',
    build: { outDir: dist },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const baseURL = server.resolvedUrls?.local[0] ?? '';
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce', ...DESKTOP });
  await playSameGame(context, Number(values.seed));
  const page = await context.newPage();
  await page.goto('/');
  await page.locator(`.game:has(a[href$="${game}"]) .btn.go`).first().click();
  await nextMoment(page, null);
  await page.locator('.centre:not([aria-busy]) .board').waitFor();
  report(await play(page, await context.newCDPSession(page)));
  await browser.close();
  await server.close();
}

if (!Object.hasOwn(games, values.game ?? '')) {
  console.error(`work: --game is one of ${Object.keys(games).join(', ')}`);
  process.exitCode = 2;
} else {
  const dist = mkdtempSync(path.join(tmpdir(), 'boardwright-work-'));
  try {
    await measure(values.game as string, dist);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
