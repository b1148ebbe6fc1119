// The content security policy in a real Chromium: none of our pages violates it, and it is enforced.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CHROMIUM, cannot, FLAGS } from '@boardwright/web/built';
import { type Browser, chromium, type Page } from 'playwright-core';
import { LIBRARY_STYLE } from '../src/http/styles.ts';
import { welcomePage } from '../src/welcome.ts';
import { type Site, site } from './servers.ts';

const options = { skip: cannot, timeout: 180_000 };

let here: Site;
let browser: Browser;
before(async () => {
  if (cannot !== false) return;
  here = await site({ gamesModule: '@boardwright/games' });
  browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
});
after(() => browser?.close());

/** A page, and what the browser refused to do on it. */
async function visit(): Promise<{ page: Page; broken: string[] }> {
  const context = await browser.newContext({ baseURL: here.base, locale: 'en-GB' });
  const broken: string[] = [];
  await context.exposeFunction('noteBroken', (what: string) => broken.push(what));
  await context.addInitScript(() => {
    const { noteBroken } = window as unknown as { noteBroken(what: string): void };
    document.addEventListener('securitypolicyviolation', event =>
      noteBroken(`${event.violatedDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`),
    );
  });
  const page = await context.newPage();
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text());
  });
  return { page, broken };
}

test('the policy has no inline styles and no inline scripts', options, async () => {
  const policy = (await fetch(`${here.base}/`)).headers.get('content-security-policy') ?? '';
  assert.ok(policy.includes("style-src 'self' 'sha256-") && !policy.includes('unsafe'), policy);
});

test('front page, new table, table, replay and the other pages keep the policy', options, async () => {
  const { page, broken } = await visit();
  for (const address of ['/', '/new', '/rules', '/me', '/api']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    assert.deepEqual(broken, [], address);
  }
  await page.goto('/');
  const games = await page.locator('.game').count();
  for (let game = 0; game < games; game++) {
    await page.goto('/');
    await page.locator('.game').nth(game).locator('.btn.go').click();
    await page.locator('.show-all').click(); // an option that has a place on the board is pressable only in the open list
    await page.locator('.options [data-word]').first().click();
    await page.locator('button[popovertarget]').first().click();
    await page.goto(`${new URL(page.url()).pathname}/replay?at=0`, { waitUntil: 'networkidle' });
    await page.locator('.replay-bar').waitFor();
    assert.deepEqual(broken, [], `game ${game}`);
  }
  await page.context().close();
});

test('a table of the server keeps the policy, and so does looking back at it', options, async () => {
  const { page, broken } = await visit();
  await page.goto('/');
  const table = await page.evaluate(async () => {
    const post = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/api/guests', { name: 'Ann' });
    const { games } = (await (await fetch('/api/games')).json()) as { games: { id: string; seats: number[] }[] };
    const { id: game, seats } = games[0]!;
    const chairs = Array.from({ length: Math.max(...seats) }, () => ({ for: 'me' }));
    return ((await post('/api/tables', { game, chairs })) as { id: string }).id;
  });
  await page.goto(`/table/${table}`);
  await page.locator('.question, .hand-over').first().waitFor();
  await page.goto(`/table/${table}/replay?at=0`, { waitUntil: 'networkidle' });
  await page.locator('.replay-bar').waitFor();
  assert.deepEqual(broken, []);
  await page.context().close();
});

test('the style that a library puts into the page of an iPhone is taken', options, async () => {
  const { page, broken } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
  });
  await page.goto('/');
  await page.locator('.game').first().locator('.btn.go').click();
  await page.locator('.options [data-word]').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  const rules = await page.evaluate(library => {
    const style = [...document.querySelectorAll('style')].find(({ textContent }) => textContent === library);
    return style?.sheet?.cssRules.length;
  }, LIBRARY_STYLE);
  assert.equal(rules, 1);
  assert.deepEqual(broken, []);
  await page.context().close();
});

test('the page of the routes and the welcome page have their styles; any other style is refused', options, async () => {
  const { page, broken } = await visit();
  await page.goto('/api');
  const width = () => page.evaluate(() => getComputedStyle(document.body).maxWidth);
  assert.equal(await width(), '960px');
  const headers = (await fetch(`${here.base}/`)).headers;
  const policy = { 'content-security-policy': headers.get('content-security-policy') ?? '' };
  const welcome = await welcomePage('en');
  const serve = (body: string) =>
    page.route('**/welcome', route => route.fulfill({ body, headers: policy, contentType: 'text/html' }));
  await serve(welcome);
  await page.goto('/welcome');
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).margin), '0px');
  assert.deepEqual(broken, []);
  await serve(welcome.replace('margin: 0;', 'margin: 1px;'));
  await page.goto('/welcome');
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).margin), '8px');
  assert.match(broken.join(), /style-src/);
  await page.context().close();
});
