// npm run shots: pictures of a table during a game. Plays a game on the device with random answers and takes
// screenshots.
// --game ID --out DIR [--option set=chosen --option m3=alternative …] [--seed S] [--at 0,40,120] [--language en]
// [--when '^sell:,^undo'] instead of --at: for each pattern, the first time that a matching word is offered
// [--looks desktop,desktop-dark,phone,phone-dark,protanopia,deuteranopia,tritanopia,achromatopsia]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { CHROMIUM, DESKTOP, FLAGS, PHONE } from './chromium.ts';
import { type Moment, nextMoment, randomFrom } from './test/playing.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    out: { type: 'string', default: '.' },
    option: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    at: { type: 'string', default: '0,40,120' },
    when: { type: 'string', default: '' },
    looks: { type: 'string', default: 'desktop,desktop-dark,phone' },
    language: { type: 'string', default: 'en' },
  },
});
const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { ...DESKTOP, colorScheme: 'light' },
  'desktop-dark': { ...DESKTOP, colorScheme: 'dark' },
  phone: { ...PHONE, colorScheme: 'light' },
  'phone-dark': { ...PHONE, colorScheme: 'dark' },
};
/** How colour-blind people see it: additional looks on a desktop. */
const EYES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

const PATIENCE = { timeout: 60_000 };

/** A new table of the game against bots, with the requested options. Options that others depend on are set first. */
async function openTable(page: Page): Promise<void> {
  await page.goto(`/new?game=${encodeURIComponent(values.game)}`);
  await page.locator('.summary .btn.go').waitFor(PATIENCE);
  for (const option of values.option) {
    const [id, value] = option.split('=');
    const input = page.locator(`[data-choice="${id}"] input[value="${value}"]`);
    if ((await input.count()) === 0) throw new Error(`there is no option ${option} now`);
    await input.check({ force: true });
  }
  await page.locator('.summary .btn.go').click(PATIENCE);
}

/** The moments of a game to take pictures of. */
interface Album {
  isFull(answers: number): boolean;
  titlesOf(answers: number, moment: Moment): readonly string[];
}
const newAlbum = (): Album => (values.when === '' ? byNumber(values.at) : byWord(values.when));

function byNumber(list: string): Album {
  const wanted = list.split(',').map(Number);
  return {
    isFull: answers => answers > Math.max(...wanted),
    titlesOf: (answers, { asked }) => (wanted.includes(answers) || asked === 'over' ? [String(answers)] : []),
  };
}

const LONG_ENOUGH = 1000; // answers: what has not come up by then is too rare for random play
function byWord(list: string): Album {
  const missing = new Set(list.split(','));
  return {
    isFull: answers => missing.size === 0 || answers > LONG_ENOUGH,
    titlesOf(answers, { words }) {
      const found = [...missing].filter(pattern => words.some(word => new RegExp(pattern).test(word)));
      for (const pattern of found) missing.delete(pattern);
      return found.map(pattern => `${pattern.replace(/\W/g, '')}-${answers}`);
    },
  };
}

async function photo(page: Page, title: string): Promise<void> {
  await page.locator('.result, .centre:not([aria-busy])').first().waitFor();
  await page.mouse.move(1, 1); // so that no tooltip covers anything
  await page.waitForTimeout(1200); // until nothing moves
  await page.screenshot({ path: path.join(values.out, `${values.game}-${title}.png`) });
}

/** One game in one look. The same seed gives similar moments, not the same rolls. */
async function photograph(browser: Browser, address: string, look: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    locale: values.language,
    reducedMotion: 'reduce',
    ...(LOOKS[look] ?? DESKTOP),
  });
  await context.addInitScript(() =>
    localStorage.setItem('boardwright.preferences', JSON.stringify({ moves: 'off', gains: false })),
  );
  const page = await context.newPage();
  page.on('pageerror', error => console.error(`${look}: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error') console.error(`${look}: ${message.text()}`);
  });
  const eyes = EYES.find(each => each === look);
  if (eyes !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
  }
  await openTable(page);
  const random = randomFrom(Number(values.seed));
  const album = newAlbum();
  let at: string | null = null;
  for (let answers = 0; !album.isFull(answers); answers++) {
    const moment = await nextMoment(page, at);
    for (const title of album.titlesOf(answers, moment)) await photo(page, `${look}-${title}`);
    if (moment.asked === 'over') break;
    at = moment.asked;
    const word = moment.words[random(moment.words.length)] as string;
    await page
      .locator(`.options [data-word="${word}"]`)
      .first()
      .evaluate(option => (option as HTMLElement).click());
  }
  await context.close();
}

mkdirSync(values.out, { recursive: true });
const server = await createServer({
  root: import.meta.dirname,
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  for (const look of values.looks.split(',')) await photograph(browser, address, look);
} finally {
  await browser.close();
  await server.close();
}
