// People: guests, passwords, passkeys, sessions; and who may connect.
import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { after, before, test } from 'node:test';
import { WebSocket } from 'ws';
import type { Person } from '../src/client/person.ts';
import { guests, LIMITS, type Site, site, siteFor, tableOf } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${here.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const why = async (response: Response): Promise<string> => ((await response.json()) as { why: string }).why;

test('a guest claims the account with a password and signs in on another device', async () => {
  const [ann, eve] = (await guests(here.base, 'Ann', 'Eve')) as [Person, Person];
  assert.equal((await ann.get<{ guest: boolean }>('/api/me')).guest, true);
  await ann.post('/api/me/claim', { login: 'Ann.Example', password: 'correct horse battery' });
  assert.equal(
    (await eve.request('POST', '/api/me/claim', { login: 'ann.example', password: 'x'.repeat(12) })).status,
    409,
  );
  assert.equal(await why(await post('/api/sign-in', { login: 'ann.example', password: 'wrong' })), 'wrongLogin');
  assert.equal(await why(await post('/api/sign-in', { login: 'nobody.here', password: 'wrong' })), 'wrongLogin');
  const response = await post('/api/sign-in', { login: 'ann.example', password: 'correct horse battery' });
  assert.equal(((await response.json()) as { id: string }).id, ann.id);
  const cookie = response.headers.get('set-cookie')!;
  assert.match(cookie, /HttpOnly; SameSite=Lax/);
  assert.equal((await ann.get<unknown[]>('/api/me/sessions')).length, 2);
  await ann.post('/api/sign-out');
  assert.equal((await ann.request('GET', '/api/me')).status, 401);
  const other = await fetch(`${here.base}/api/me`, { headers: { cookie: cookie.split(';')[0]! } });
  assert.equal(other.status, 200);
});

test('a device that is signed in does not become another guest: its tables would be out of reach', async () => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  assert.equal((await ann.post<{ id: string }>('/api/guests', { name: 'Guest' })).id, ann.id);
  assert.equal((await ann.get<{ name: string }>('/api/me')).name, 'Ann');
});

test('the database contains neither passwords nor tokens', async () => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  await ann.post('/api/me/claim', { login: 'somebody', password: 'a very secret word' });
  const { db } = here.server.app.store;
  const stored = JSON.stringify([
    await db.selectFrom('people').selectAll().execute(),
    await db.selectFrom('sessions').selectAll().execute(),
  ]);
  assert.ok(!stored.includes('a very secret word') && !stored.includes(ann.cookie.split('=')[1]!));
  assert.match(stored, /argon2id/);
});

test('a passkey is added, signs in on another device, and cannot be replayed', async () => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = Buffer.from('a credential of a test');
  const offer = await raw(ann.cookie, '/api/me/passkeys/offer', {});
  const made = registration(id, publicKey, offer.body.challenge as string);
  const cookies = `${ann.cookie}; ${offer.cookie}`;
  assert.equal((await raw(cookies, '/api/me/passkeys', { response: made })).status, 200);
  assert.equal((await raw(cookies, '/api/me/passkeys', { response: made })).status, 401);
  assert.equal((await ann.get<{ passkeys: number }>('/api/me')).passkeys, 1);
  const again = await raw('', '/api/sign-in/passkey/offer', {});
  const response = assertion(id, privateKey, again.body.challenge as string, ann.id);
  const signedIn = await raw(again.cookie, '/api/sign-in/passkey', { response });
  assert.equal(signedIn.status, 200);
  assert.equal(signedIn.body.id, ann.id);
  assert.equal((await raw(again.cookie, '/api/sign-in/passkey', { response })).status, 401);
});

test('a passkey that is already stored is refused with a reason and keeps its owner', async () => {
  const [ann, eve] = (await guests(here.base, 'Ann', 'Eve')) as [Person, Person];
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = Buffer.from('a credential of two people');
  const add = async ({ cookie }: Person) => {
    const offer = await raw(cookie, '/api/me/passkeys/offer', {});
    const made = registration(id, publicKey, offer.body.challenge as string);
    return raw(`${cookie}; ${offer.cookie}`, '/api/me/passkeys', { response: made });
  };
  assert.equal((await add(ann)).status, 200);
  for (const person of [ann, eve]) {
    const { status, body } = await add(person);
    assert.deepEqual([status, body.why], [409, 'passkeyTaken']);
  }
  assert.equal((await eve.get<{ guest: boolean }>('/api/me')).guest, true);
  const offer = await raw('', '/api/sign-in/passkey/offer', {});
  const response = assertion(id, privateKey, offer.body.challenge as string, ann.id);
  assert.equal((await raw(offer.cookie, '/api/sign-in/passkey', { response })).body.id, ann.id);
});

async function raw(cookie: string, path: string, body: unknown) {
  const response = await post(path, body, cookie === '' ? {} : { cookie });
  const set = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, cookie: set, body: (await response.json()) as Record<string, unknown> };
}

const base64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url');
const clientData = (type: string, challenge: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin: here.base, crossOrigin: false }));
const hashOf = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** What an authenticator returns, in hand-written CBOR. */
function registration(id: Buffer, key: KeyObject, challenge: string) {
  const { x, y } = key.export({ format: 'jwk' }) as { x: string; y: string };
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const data = Buffer.concat([authenticatorData(0x41), Buffer.alloc(16), length, id, cose]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(data.length);
  const object = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174', 'hex'),
    Buffer.from('6159', 'hex'),
    size,
    data,
  ]);
  const response = {
    clientDataJSON: base64(clientData('webauthn.create', challenge)),
    attestationObject: base64(object),
  };
  return { id: base64(id), rawId: base64(id), type: 'public-key', response, clientExtensionResults: {} };
}

function authenticatorData(flags: number): Buffer {
  return Buffer.concat([hashOf('127.0.0.1'), Buffer.from([flags]), Buffer.from([0, 0, 0, 0])]);
}

function assertion(id: Buffer, key: KeyObject, challenge: string, person: string) {
  const data = authenticatorData(0x01);
  const client = clientData('webauthn.get', challenge);
  const signature = sign('sha256', Buffer.concat([data, hashOf(client)]), key);
  const response = {
    clientDataJSON: base64(client),
    authenticatorData: base64(data),
    signature: base64(signature),
    userHandle: base64(person),
  };
  return { id: base64(id), rawId: base64(id), type: 'public-key', response, clientExtensionResults: {} };
}

test('a page of another site can neither post nor open a socket', async () => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  const origin = 'https://evil.example';
  const response = await post('/api/me/name', { name: 'x' }, { cookie: ann.cookie, origin });
  assert.equal(await why(response), 'badOrigin');
  const refused = await new Promise(resolve => {
    const socket = new WebSocket(`${here.base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: ann.cookie, origin },
    });
    socket.on('error', error => resolve(error.message));
  });
  assert.match(String(refused), /403/);
});

test('without a session there is no socket and nothing to see', async () => {
  const refused = await new Promise(resolve => {
    const socket = new WebSocket(`${here.base.replace('http', 'ws')}/api/socket`);
    socket.on('error', error => resolve(error.message));
  });
  assert.match(String(refused), /401/);
  assert.equal((await fetch(`${here.base}/api/me/tables`)).status, 401);
});

test('every answer carries strict headers', async () => {
  for (const path of ['/', '/api', '/api/me', '/api/openapi.json', '/nowhere']) {
    const { headers } = await fetch(`${here.base}${path}`);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
  }
});

test('the description of the routes names every route with its schemas', async () => {
  const { paths } = (await (await fetch(`${here.base}/api/openapi.json`)).json()) as {
    paths: Record<string, { post?: { requestBody: unknown } }>;
  };
  assert.ok(paths['/api/tables/{table}/sit']?.post?.requestBody);
  assert.match(await (await fetch(`${here.base}/api`)).text(), /POST \/api\/guests/);
});

test('too many requests are refused: by person, by address, and sooner for passwords', async t => {
  const strict = await siteFor(t, { limits: { ...LIMITS, person: { burst: 5, perSecond: 0.001 } } });
  const [ann, bob] = (await guests(strict.base, 'Ann', 'Bob')) as [Person, Person];
  const table = await tableOf([ann, bob]);
  const sent = [];
  for (let i = 0; i < 8; i++) sent.push((await ann.say({ type: 'ping' })) as { why?: string });
  assert.equal(sent.at(-1)!.why, 'tooMany');
  assert.ok(table.id);
  let status = 0;
  for (let i = 0; i < 12 && status !== 429; i++)
    status = (
      await fetch(`${strict.base}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login: 'somebody', password: 'guess' }),
      })
    ).status;
  assert.equal(status, 429);
  for (const person of [ann, bob]) person.close();
});

test('bad requests get one sentence that names the place', async () => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  const bad = async (body: unknown) => (await ann.request('POST', '/api/tables', body)).body as { message: string };
  assert.match((await bad({ game: 'market', chairs: [] })).message, /^body\.chairs/);
  assert.match((await bad({ game: 'market', chairs: [{ for: 'me' }] })).message, /is for 2, 3, 4 players/);
  const chairs = [{ for: 'me' }, { for: 'bot', level: 'wizard' }];
  assert.match((await bad({ game: 'market', chairs })).message, /no bot "wizard"/);
  assert.match(
    (await bad({ game: 'market', chairs, options: { length: 'odd' } })).message,
    /length of market is one of/,
  );
  assert.equal((await ann.request('POST', '/api/tables', { game: 'nothing', chairs })).status, 404);
  const pace = { kind: 'days', perTurn: 3_600_000, window: { from: 0, to: 1, zone: 'Mars/Base' } };
  assert.match(
    (await bad({ game: 'market', chairs: [{ for: 'me' }, { for: 'me' }], pace })).message,
    /not a time zone/,
  );
  const response = await fetch(`${here.base}/api/guests`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(response.status, 400);
});
