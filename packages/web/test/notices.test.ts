// Notices: the settings, and the service worker that shows them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import type { Wishes } from '../src/online/notices.ts';
import { violations } from './axe.ts';
import { options, world } from './browser.ts';

const here = world();
const ENDPOINT = 'https://push.example.org/a-browser';

/** Stands for the push service of the browser, which needs the internet. */
function fakePush(endpoint: string): void {
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const made = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let now: typeof made | null = null;
  const pushManager = {
    subscribe: async () => {
      now = made;
      return made;
    },
    getSubscription: async () => now,
  };
  const registration = { pushManager };
  const container = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: { ...container, register: async () => registration } });
}

test('a person chooses what is told, by which way, and when not', options, async () => {
  const { page, context, errors } = await here.person({ permissions: ['notifications'] });
  await context.addInitScript(fakePush, ENDPOINT);
  await page.goto('/me');
  const part = page.getByRole('region', { name: 'Notifications' });
  await part.getByText('On this device').click();
  await part.getByRole('checkbox', { name: 'Your turn: Push' }).uncheck();
  await part.getByText('Quiet hours').click();
  await part.getByLabel('From').fill('23:15');
  assert.deepEqual(await violations(page), []);
  await page.reload();
  assert.equal(await part.getByLabel('From').inputValue(), '23:15');
  assert.equal(await part.getByRole('checkbox', { name: 'Your turn: Push' }).isChecked(), false);
  assert.equal(await part.getByRole('checkbox', { name: 'The game is over: Push' }).isChecked(), true);
  await part.getByText('On this device').click();
  await part.getByRole('checkbox', { name: 'Your turn: Push' }).waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await context.close();
});

test('of what is pressed quickly, the last counts, however late the server answers', options, async () => {
  const { page, context, errors } = await here.person({ permissions: ['notifications'] });
  await context.addInitScript(fakePush, ENDPOINT);
  await page.goto('/me');
  const part = page.getByRole('region', { name: 'Notifications' });
  await part.getByText('On this device').click();
  const turn = part.getByRole('checkbox', { name: 'Your turn: Push' });
  const over = part.getByRole('checkbox', { name: 'The game is over: Push' });
  const wished: boolean[] = [];
  const bothPressed = Promise.withResolvers<void>();
  await page.route('**/api/me/notices/wishes', async route => {
    const { about } = route.request().postDataJSON() as Wishes;
    if (wished.push(about.over.includes('push')) === 1) await bothPressed.promise;
    await route.continue();
  });
  const lastAnswered = page.waitForResponse(answer => answer.url().endsWith('/wishes') && wished.length === 2);
  await turn.uncheck();
  await over.uncheck();
  bothPressed.resolve();
  await lastAnswered;
  assert.deepEqual(wished, [true, false], 'sent one after the other');
  for (const each of [turn, over]) assert.equal(await each.isChecked(), false);
  await page.reload();
  await part.getByLabel('Your turn: Push').waitFor();
  for (const each of [turn, over]) assert.equal(await each.isChecked(), false);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a browser that does not allow notifications says so, and everything else works', options, async () => {
  const { page, context, errors } = await here.person();
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'denied' });
  });
  await page.goto('/me');
  await page.getByRole('region', { name: 'Notifications' }).getByText('On this device').click();
  await page.getByRole('alert').getByText('does not allow notifications').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly data: { readonly navigate: string };
}

/** The script of the service worker in a scope of our own: a browser without a screen has nowhere to show anything. */
function worker(pages: readonly { url: string; visibilityState: string; navigate?(to: string): void }[]) {
  const listeners = new Map<string, (event: object) => void>();
  const shown = new Map<string, Shown>();
  const opened: string[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: { origin: 'https://play.example.org' },
    navigator: { setAppBadge: async () => {} },
    clients: {
      matchAll: async () => pages.map(page => ({ focus: async () => {}, ...page })),
      openWindow: async (to: string) => opened.push(to),
    },
    registration: {
      showNotification: async (title: string, { tag, ...how }: Omit<Shown, 'title'> & { tag: string }) =>
        shown.set(tag, { title, ...how }),
    },
  };
  runInNewContext(readFileSync(new URL('../public/notices.js', import.meta.url), 'utf8'), { self, URL });
  const send = async (type: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  const push = (notification: object): Promise<void> =>
    send('push', { data: { json: () => ({ notification, app_badge: '2' }) } });
  const click = (notification: Shown | undefined): Promise<void> =>
    send('notificationclick', { notification: { ...notification, close: () => {} } });
  return { shown, opened, push, click };
}

const TABLE = 'https://play.example.org/table/one';
const NOTICE = { title: 'Your turn', body: 'You play with Ann.', lang: 'en', tag: 'once', navigate: TABLE };

test('the service worker shows a notice once, and opens its table', async () => {
  const { shown, opened, push, click } = worker([]);
  await push(NOTICE);
  await push(NOTICE); // a server that crashed sends it again
  assert.deepEqual(
    [...shown.values()].map(({ title, body }) => [title, body]),
    [['Your turn', 'You play with Ann.']],
  );
  await click(shown.get('once'));
  assert.deepEqual(opened, [TABLE]);
});

test('a page that shows the table needs no notice; another page of ours goes there', async () => {
  const seeing = worker([{ url: `${TABLE}?x`, visibilityState: 'visible' }]);
  await seeing.push(NOTICE);
  assert.equal(seeing.shown.size, 0);
  const went: string[] = [];
  const elsewhere = worker([
    { url: 'https://play.example.org/tables', visibilityState: 'visible', navigate: to => void went.push(to) },
  ]);
  await elsewhere.push(NOTICE);
  await elsewhere.click(elsewhere.shown.get('once'));
  assert.deepEqual([went, elsewhere.opened], [[TABLE], []]);
});
