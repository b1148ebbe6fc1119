// Sessions and passwords: nobody can lock out others, an unlocked device does not give the account away, and every
// session can be seen, ended and renewed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import { guests, LIMITS, type Site, site, siteFor } from './servers.ts';

const PASSWORD = 'correct horse battery';
const NEXT = 'another fine password';
let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

interface SessionShown {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
}
const sessionsOf = (person: Person) => person.get<SessionShown[]>('/api/me/sessions');
const outcome = ({ status, body }: { status: number; body: unknown }) => [status, (body as { why?: string }).why];

interface Way {
  readonly from?: string; // an address, behind a proxy
  readonly cookies?: string;
}
async function signIn(base: string, login: string, password: string, { from, cookies }: Way = {}) {
  const response = await fetch(`${base}/api/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      ...(cookies === undefined ? {} : { cookie: cookies }),
    },
    body: JSON.stringify({ login, password }),
  });
  const set = response.headers.getSetCookie().map(each => each.split(';')[0] ?? '');
  const cookie = set.find(each => each.startsWith('boardwright=')) ?? '';
  const device = set.find(each => each.startsWith('boardwright-device=')) ?? '';
  return { status: response.status, cookie, device };
}

async function claimed(base: string, login: string): Promise<Person> {
  const [person] = (await guests(base, 'Ann')) as [Person];
  await person.post('/api/me/claim', { login, password: PASSWORD });
  return person;
}

test('a stranger who tries passwords locks nobody out: neither another address nor a known device', async t => {
  const { base } = await siteFor(t, { trustProxy: true, limits: LIMITS });
  await claimed(base, 'ann.locked');
  const device = (await signIn(base, 'ann.locked', PASSWORD, { from: '192.0.2.1' })).device;
  let status = 0;
  for (let i = 0; i < 30 && status !== 429; i++)
    status = (await signIn(base, 'ann.locked', 'guess', { from: '192.0.2.66' })).status;
  assert.equal(status, 429);
  for (let i = 0; i < 30; i++) await signIn(base, 'ann.locked', 'guess', { from: '192.0.2.66' });
  assert.equal((await signIn(base, 'ann.locked', PASSWORD, { from: '192.0.2.2' })).status, 200, 'another address');
  assert.equal(
    (await signIn(base, 'ann.locked', PASSWORD, { from: '192.0.2.66', cookies: device })).status,
    200,
    'a known device, even at the address of the stranger',
  );
});

test('many addresses together guess a login only slowly, and a known device still gets in', async t => {
  const { base } = await siteFor(t, { trustProxy: true, limits: LIMITS });
  await claimed(base, 'ann.guessed');
  const { device } = await signIn(base, 'ann.guessed', PASSWORD, { from: '192.0.2.1' });
  let tried = 0;
  for (let i = 1; i < 90; i++)
    if ((await signIn(base, 'ann.guessed', 'guess', { from: `198.51.100.${i}` })).status === 401) tried++;
  assert.ok(tried >= 40 && tried <= 60, `${tried}`);
  assert.equal((await signIn(base, 'ann.guessed', PASSWORD, { from: '192.0.2.9', cookies: device })).status, 200);
  await claimed(base, 'bob.guessed');
  assert.equal((await signIn(base, 'bob.guessed', PASSWORD, { from: '192.0.2.9', cookies: device })).status, 200);
  assert.equal(
    (await signIn(base, 'ann.guessed', 'guess', { from: '192.0.2.7', cookies: 'boardwright-device=x' })).status,
    429,
  );
});

test('only a guest claims; a new password needs the old one, and signs the other devices out', async () => {
  const ann = await claimed(here.base, 'ann.changes');
  const takeOver = { login: 'eve.was.here', password: 'x'.repeat(12) };
  assert.deepEqual(outcome(await ann.request('POST', '/api/me/claim', takeOver)), [409, 'notGuest']);
  const change = async (body: object) => outcome(await ann.request('POST', '/api/me/password', body));
  assert.deepEqual(await change({ password: NEXT }), [403, 'wrongPassword']);
  assert.deepEqual(await change({ password: NEXT, old: 'wrong' }), [403, 'wrongPassword']);
  const phone = ann.at(here.base, (await signIn(here.base, 'ann.changes', PASSWORD)).cookie);
  await phone.connect();
  const closed = new Promise(resolve => phone.socket!.once('close', resolve));
  assert.deepEqual(await change({ password: NEXT, old: PASSWORD }), [200, undefined]);
  assert.equal(await closed, 4401);
  assert.equal((await phone.request('GET', '/api/me')).status, 401);
  assert.equal((await ann.request('GET', '/api/me')).status, 200, 'the device on which it was changed stays');
  assert.equal((await signIn(here.base, 'ann.changes', PASSWORD)).status, 401);
  assert.equal((await signIn(here.base, 'ann.changes', NEXT)).status, 200);
  const [guest] = (await guests(here.base, 'Bob')) as [Person];
  const { status, body } = await guest.request('POST', '/api/me/password', { password: NEXT });
  assert.deepEqual([status, (body as { why: string }).why], [409, 'isGuest']);
});

test('sessions are listed, and ended one by one or all others at once', async () => {
  const ann = await claimed(here.base, 'ann.devices');
  const others: Person[] = [];
  for (let i = 0; i < 3; i++) others.push(ann.at(here.base, (await signIn(here.base, 'ann.devices', PASSWORD)).cookie));
  const listed = await sessionsOf(ann);
  assert.equal(listed.length, 4);
  assert.equal(listed.filter(({ current }) => current).length, 1);
  const [phone] = others as [Person];
  const { id } = (await sessionsOf(phone)).find(({ current }) => current)!;
  const [eve] = (await guests(here.base, 'Eve')) as [Person];
  await eve.post('/api/me/sessions/end', { session: id });
  assert.equal((await phone.request('GET', '/api/me')).status, 200, 'nobody ends the session of another');
  await ann.post('/api/me/sessions/end', { session: id });
  assert.equal((await phone.request('GET', '/api/me')).status, 401);
  assert.equal((await sessionsOf(ann)).length, 3);
  await ann.post('/api/me/sessions/end', { others: true });
  assert.deepEqual(
    (await sessionsOf(ann)).map(({ current }) => current),
    [true],
  );
  for (const other of others) assert.equal((await other.request('GET', '/api/me')).status, 401);
});

/** Asks for the current person. Returns the status, and the new cookie if there is one. */
async function ask(cookie: string): Promise<[number, string | null]> {
  const response = await fetch(`${here.base}/api/me`, { headers: { cookie } });
  const [set] = response.headers.getSetCookie();
  return [response.status, set?.split(';')[0] ?? null];
}

test('a session is renewed now and then; the previous token works until the new one is used, and a minute longer', async t => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  const now = Date.now.bind(Date);
  let ahead = 0;
  t.mock.method(Date, 'now', () => now() + ahead);
  assert.deepEqual(await ask(ann.cookie), [200, null]);
  ahead = 2 * 86_400_000;
  const [, lost] = await ask(ann.cookie);
  assert.ok(lost !== null && lost !== ann.cookie);
  assert.deepEqual(await ask(ann.cookie), [200, null], 'requests under way');
  ahead += 10 * 60_000;
  const [status, renewed] = await ask(ann.cookie);
  assert.equal(status, 200, 'the answer with the new token was lost: the one before still serves');
  assert.ok(renewed !== null && renewed !== lost);
  assert.deepEqual(await ask(lost), [401, null], 'a token that was replaced unused');
  assert.deepEqual(await ask(renewed), [200, null]);
  assert.deepEqual(await ask(ann.cookie), [200, null]);
  ahead += 2 * 60_000;
  assert.deepEqual(await ask(ann.cookie), [401, null]);
  assert.deepEqual(await ask(renewed), [200, null]);
  assert.equal((await sessionsOf(ann.at(here.base, renewed))).length, 1);
});

test('somebody who finds an unlocked device cannot add a passkey to the account', async t => {
  const ann = await claimed(here.base, 'ann.away');
  assert.equal((await ann.request('POST', '/api/me/passkeys/offer', {})).status, 200);
  const now = Date.now.bind(Date);
  t.mock.method(Date, 'now', () => now() + 3_600_000);
  assert.deepEqual(outcome(await ann.request('POST', '/api/me/passkeys/offer', {})), [403, 'signInAgain']);
});
