// Notices: people who are away are told once, and only of what still matters.
import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '../src/client/person.ts';
import { NO_LIMITS } from '../src/config.ts';
import { ForbiddenAddress, forbiddenIn, post } from '../src/notices/post.ts';
import { USUAL_WISHES } from '../src/protocol/notices.ts';
import type { NoticesShown } from '../src/protocol/replies.ts';
import { MailServer, PushService } from './notice-services.ts';
import { guests, type Site, settled, siteFor, tableOf } from './servers.ts';

const service = await new PushService().start();
const mails = await new MailServer().start();
after(() => {
  service.stop();
  mails.stop();
});

const here = { grace: 200, hold: 30_000, smtp: mails.url, from: 'games@example.org', contact: null, anyAddress: true };
const withNotices = (t: TestContext, change: Partial<typeof here> = {}): Promise<Site> =>
  siteFor(t, { notices: { ...here, ...change }, limits: NO_LIMITS });

/** Two people at a table; the second has gone away and wants to be told by a browser. */
async function oneAway(base: string): Promise<{ ann: Person; bob: Person; table: string; path: string }> {
  const [ann, bob] = (await guests(base, 'Ann', 'Bob')) as [Person, Person];
  const way = service.subscribe();
  await bob.post('/api/me/notices/ways', way);
  const { id } = await tableOf([ann, bob]);
  const asked = () => ann.seen.get(`${id}/0`)?.toAnswer ?? [];
  while (asked().includes(1)) await answerOnce(bob, id, 1);
  await settled(() => asked().join() === '0');
  bob.socket?.close();
  return { ann, bob, table: id, path: new URL(way.address).pathname };
}
const at = (path: string) => service.received.filter(each => each.path === path);

/** Answers until the other person is asked, and this one is not. */
async function playOver(person: Person, table: string): Promise<void> {
  while (person.seen.get(`${table}/0`)?.toAnswer.includes(0) === true) await answerOnce(person, table, 0);
}

async function answerOnce(person: Person, table: string, seat: number): Promise<void> {
  const now = () => person.seen.get(`${table}/${seat}`);
  const { open = [], position = 0 } = now() ?? {};
  const [question] = open;
  assert.ok(question?.words[0] !== undefined);
  await person.answer(table, seat, question.at, question.words[0], position);
  await settled(() => now()?.position !== position);
}

test('somebody who is away is told once that it is their turn, in words that a browser can show', async t => {
  const { base } = await withNotices(t);
  const { ann, table, path } = await oneAway(base);
  await playOver(ann, table);
  await settled(() => at(path).length > 0);
  const [told] = at(path);
  assert.match(told?.title ?? '', /Your turn/);
  assert.match(told?.body ?? '', /Ann/);
  assert.equal(told?.navigate, `${base}/table/${table}`);
  assert.equal(told?.badge, '1');
  await sleep(2500); // two more passes over what is due
  assert.equal(at(path).length, 1);
});

test('whoever looks, comes back in time, has quiet hours or does not want it is not told', async t => {
  const { base } = await withNotices(t, { grace: 1500 });
  const looking = await oneAway(base);
  const back = looking.bob.at(base);
  await back.connect();
  await back.say({ type: 'watch', table: looking.table });
  await playOver(looking.ann, looking.table);
  const returning = await oneAway(base);
  await playOver(returning.ann, returning.table);
  const soon = returning.bob.at(base);
  await soon.connect();
  await soon.say({ type: 'watch', table: returning.table });
  const sleeping = await oneAway(base);
  const minute = (hours: number): number => (Math.floor(Date.now() / 60_000) + hours * 60 + 1440) % 1440;
  const quiet = { from: minute(-2), to: minute(2), zone: 'UTC' };
  await sleeping.bob.post('/api/me/notices/wishes', { ...USUAL_WISHES, quiet });
  await playOver(sleeping.ann, sleeping.table);
  const unwilling = await oneAway(base);
  const about = { ...USUAL_WISHES.about, turn: [] };
  await unwilling.bob.post('/api/me/notices/wishes', { about, quiet: null });
  await playOver(unwilling.ann, unwilling.table);
  const told = await oneAway(base); // the last of them is told, so the others would have been
  await playOver(told.ann, told.table);
  await settled(() => at(told.path).length > 0);
  for (const { path } of [looking, returning, sleeping, unwilling]) assert.deepEqual(at(path), []);
  back.close();
  soon.close();
});

test('a page that is hidden counts as away', async t => {
  const { base } = await withNotices(t);
  const { ann, bob, table, path } = await oneAway(base);
  const hidden = bob.at(base);
  await hidden.connect();
  await hidden.say({ type: 'watch', table });
  await hidden.say({ type: 'looking', looking: false });
  await playOver(ann, table);
  await settled(() => at(path).length > 0);
  hidden.close();
});

test('a browser that is gone is forgotten', async t => {
  const { base } = await withNotices(t);
  const { ann, bob, table } = await oneAway(base);
  const { answers } = service;
  t.after(() => {
    service.answers = answers;
  });
  let asked = 0;
  service.answers = () => {
    asked++;
    return 410;
  };
  await playOver(ann, table);
  await settled(() => asked > 0);
  const ways = async () => (await bob.get<NoticesShown>('/api/me/notices')).ways;
  await settled(async () => (await ways()).length === 0);
});

test('a mail address is used when it is confirmed, and every mail can end the next', async t => {
  const { base } = await withNotices(t);
  const { ann, bob, table } = await oneAway(base);
  const way = { kind: 'mail', address: 'bob@example.org', language: 'en' };
  assert.equal((await bob.request('POST', '/api/me/notices/ways', way)).status, 409, 'guests get no mails');
  await bob.post('/api/me/claim', { login: `bob-${Date.now()}`, password: 'a long password' });
  await bob.post('/api/me/notices/ways', way);
  const mailed = () => mails.received.filter(mail => mail.includes('bob@example.org'));
  const [asking = ''] = mailed();
  const token = /\/confirm\/(\S+)/.exec(asking)?.[1];
  assert.ok(token !== undefined, 'the mail holds a link');
  assert.equal((await post({ url: `${base}/api/notices/confirm/${token}`, headers: {}, body: '' }, true)).status, 200);
  await playOver(ann, table);
  await settled(() => mailed().length > 1);
  const mail = mailed()[1] ?? '';
  assert.match(mail, /Subject: Your turn/);
  const stop = /List-Unsubscribe:\s*<([^>]+)>/.exec(mail)?.[1] ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const ended = await post({ url: stop, headers: form, body: 'List-Unsubscribe=One-Click' }, true);
  assert.equal(ended.status, 200);
  assert.deepEqual(
    (await bob.get<NoticesShown>('/api/me/notices')).ways.map(({ kind }) => kind),
    ['push'],
  );
});

test('addresses of the own machine or network are refused, also as names and redirects', async t => {
  const { base } = await withNotices(t, { anyAddress: false });
  const [ann] = (await guests(base, 'Ann')) as [Person];
  const { keys } = service.subscribe();
  for (const address of PRIVATE) {
    assert.notEqual(forbiddenIn(address), null, address);
    const { status, body } = await ann.request('POST', '/api/me/notices/ways', {
      kind: 'push',
      address,
      keys,
      language: 'en',
    });
    assert.deepEqual([status, (body as { why: string }).why], [400, 'badAddress'], address);
  }
  const letter = { url: 'https://push.example.org/x', headers: {}, body: '' };
  for (const address of ['127.0.0.1', '10.0.0.1', '::1', 'fd00::1', '::ffff:192.168.0.1', '169.254.169.254'])
    await assert.rejects(
      post(letter, false, (_host, _options, done) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }])),
      ForbiddenAddress,
      address,
    );
  service.answers = () => 302;
  t.after(() => {
    service.answers = () => 201;
  });
  assert.equal((await post({ ...letter, url: `${service.base}/moved` }, true)).status, 302, 'it is not followed');
});

const PRIVATE = [
  'http://push.example.org/plain',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x', // 127.0.0.1 as one number
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://10.1.2.3/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest',
  'https://0.0.0.0/x',
  'https://100.64.0.1/x',
  'https://printer.local/x',
  'https://db.internal/x',
  'https://intranet/x',
  'https://user:word@push.example.org/x',
];
