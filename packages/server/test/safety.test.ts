// Every route and message has a schema, ids cannot be guessed, and people who have signed out hear nothing more.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import type { Person } from '../src/client/person.ts';
import { configOf } from '../src/config.ts';
import { createHttp, routes } from '../src/http/http.ts';
import { headersOf } from '../src/http/security.ts';
import { newId, newToken } from '../src/ids.ts';
import { clientMessage } from '../src/protocol/index.ts';
import { reports } from '../src/store/talk.ts';
import { guests, LIMITS, type Site, settled, site, siteFor, tableOf } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

/** Pages and files of the client: they take only a path. */
const PAGES = new Set(['GET /', 'HEAD /', 'GET /*', 'HEAD /*']);

test('every installed route has schemas for all its input', async () => {
  const installed: string[] = [];
  const fastify = await createHttp(here.server.app, path => installed.push(path));
  await fastify.ready();
  const known = new Set(
    routes.flatMap(({ method, path }) => [`${method} ${path}`, ...(method === 'GET' ? [`HEAD ${path}`] : [])]),
  );
  assert.ok(installed.length > 40);
  assert.deepEqual(
    installed.filter(each => !known.has(each) && !PAGES.has(each)),
    [],
  );
  await fastify.close();
  for (const { method, path, params, query, body, answer, about } of routes) {
    const place = `${method} ${path}`;
    assert.ok(about.length > 5 && answer instanceof z.ZodType, place);
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    assert.deepEqual(Object.keys((params as z.ZodObject).shape), named, place);
    for (const shape of [params, query, body])
      assert.equal(shape.safeParse({ 'not-a-field': 1 }).success, false, `${place} takes what it does not know`);
  }
});

test('every message has a schema that refuses unknown fields', () => {
  const kinds = clientMessage.options.map(option => option.shape.type.value);
  assert.deepEqual(kinds.toSorted(), ['act', 'chat', 'looking', 'ping', 'unwatch', 'watch']);
  for (const option of clientMessage.options) {
    const json = z.toJSONSchema(option) as { additionalProperties?: unknown };
    assert.equal(json.additionalProperties, false, option.shape.type.value);
  }
  const message = clientMessage.options.find(option => 'act' in option.shape)!;
  const { properties } = z.toJSONSchema(message) as unknown as { properties: { act: { oneOf: object[] } } };
  assert.equal(properties.act.oneOf.length, 5);
  for (const act of properties.act.oneOf)
    assert.ok('additionalProperties' in act && act.additionalProperties === false);
});

test('ids have 128 random bits, tokens 256', async () => {
  const bits = (text: string): number => Buffer.from(text, 'base64url').length * 8;
  assert.ok(bits(newId()) >= 96 && bits(newToken()) >= 256);
  const ids = Array.from({ length: 1000 }, newId);
  assert.equal(new Set(ids).size, 1000);
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  const table = await ann.post('/api/tables', { game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }] });
  for (const id of [ann.id, table.id, table.invitation!, ann.cookie.split('=')[1]!]) assert.ok(bits(id) >= 96, id);
});

test('signing out closes the sockets of that device and no others', async () => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  await ann.post('/api/me/claim', { login: 'ann.signs.out', password: 'correct horse battery' });
  const signedIn = await fetch(`${here.base}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'ann.signs.out', password: 'correct horse battery' }),
  });
  const phone = ann.at(here.base, signedIn.headers.get('set-cookie')!.split(';')[0]!);
  await ann.connect();
  await phone.connect();
  const table = await tableOf([ann, ...(await guests(here.base, 'Bob'))]);
  await phone.say({ type: 'watch', table: table.id });
  assert.deepEqual(phone.seen.get(`${table.id}/0`)!.view, ann.seen.get(`${table.id}/0`)!.view);
  const closed = new Promise<number>(resolve => ann.socket!.on('close', resolve));
  await ann.post('/api/sign-out');
  assert.equal(await closed, 4401);
  const { open, position } = phone.seen.get(`${table.id}/0`)!;
  assert.equal((await phone.answer(table.id, 0, open[0]!.at, open[0]!.words[0]!, position)).type, 'done');
  phone.close();
});

test('invalid messages and anonymous requests count towards the limits', async t => {
  const limits = { ...LIMITS, person: { burst: 6, perSecond: 0.001 }, address: { burst: 40, perSecond: 0.001 } };
  const strict = await siteFor(t, { limits });
  const [ann] = (await guests(strict.base, 'Ann')) as [Person];
  await ann.connect();
  const why: string[] = [];
  ann.onMessage = message => {
    if (message.type === 'refused') why.push(message.why);
  };
  for (let i = 0; i < 8; i++) ann.socket!.send('{');
  await settled(() => why.length === 8);
  assert.deepEqual([why[0], why.at(-1)], ['badMessage', 'tooMany']);
  let status = 200;
  for (let i = 0; i < 50 && status === 200; i++) status = (await fetch(`${strict.base}/api/tables`)).status;
  assert.equal(status, 429);
  assert.equal((await fetch(`${strict.base}/health`)).status, 200);
  ann.close();
});

test('what is nested too deeply is a bad request, and control characters are not stored', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  const file = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown;
  const { status, body } = await ann.request('POST', '/api/games/import', { file: { file } });
  assert.deepEqual([status, (body as { message: string }).message], [400, 'body: nested too deeply']);
  const table = await tableOf([ann, bob], { open: false });
  await ann.say({ type: 'chat', table: table.id, text: 'a\u0000b\n\ud800c' });
  const [line] = await bob.get<{ text: string; n: number }[]>(`/api/tables/${table.id}/chat`);
  assert.equal(line!.text, 'a b c');
  const [eve] = (await guests(here.base, 'Eve')) as [Person];
  const report = (more: object) =>
    eve.request('POST', `/api/tables/${table.id}/report`, { line: line!.n, text: 'rude', ...more });
  assert.equal((await report({})).status, 403);
  assert.equal((await report({ invitation: table.invitation })).status, 200);
  const [kept] = await reports(here.server.app.store.db, 1);
  assert.deepEqual([kept!.by, kept!.about, kept!.text], [eve.id, ann.id, 'rude']);
  for (const person of [ann, bob]) person.close();
});

test('invisible characters are removed from names and chat, but composed emoji stay', async () => {
  const rename = async (person: Person, name: string) =>
    (await person.request('POST', '/api/me/name', { name })).status;
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  for (const odd of ['n\u202Ea', 'a\u2066b', 'a\u200Bb', '\u3164', 'a\u00ADb', 'x\u200Dy', '\u2800'])
    assert.equal(await rename(ann, odd), 400, JSON.stringify(odd));
  const family = '\u{1F469}\u200D\u{1F467}';
  for (const fine of [`Zoë ${family}`, '\u2764\uFE0F Ann']) assert.equal(await rename(ann, fine), 200, fine);
  const table = await tableOf([ann, bob]);
  await ann.say({ type: 'chat', table: table.id, text: `gnp.\u202Eexe\u2066 ${family} \u200Bok` });
  const [line] = await bob.get<{ text: string }[]>(`/api/tables/${table.id}/chat`);
  assert.equal(line!.text, `gnp. exe  ${family}  ok`);
  for (const person of [ann, bob]) person.close();
});

test('a line is reported once by each person, however often they ask', async () => {
  const [ann, bob, cid] = (await guests(here.base, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
  const table = await tableOf([ann, bob]);
  for (const text of ['one', 'two']) await ann.say({ type: 'chat', table: table.id, text });
  const report = (person: Person, line: number) =>
    person.request('POST', `/api/tables/${table.id}/report`, { line, text: 'rude' });
  const tried = await Promise.all([...Array(10).fill(1), 2].map((line: number) => report(bob, line)));
  assert.ok(tried.every(({ status }) => status === 200));
  assert.equal((await report(cid, 1)).status, 200);
  const kept = (await reports(here.server.app.store.db, 100)).filter(({ table_id }) => table_id === table.id);
  assert.equal(kept.length, 3);
  for (const person of [ann, bob]) person.close();
});

test('over TLS, browsers are told to keep using it', () => {
  const header = (url?: string) =>
    headersOf(configOf(url === undefined ? {} : { PUBLIC_URL: url }))['strict-transport-security'];
  assert.match(header('https://play.example.org')!, /^max-age=\d{8}/);
  assert.equal(header('http://localhost:1'), undefined);
  assert.equal(header(), undefined);
});

test('a server pings its clients and drops those that do not answer', async t => {
  const quick = await siteFor(t, { heartbeat: 100 });
  const [ann, bob] = (await guests(quick.base, 'Ann', 'Bob')) as [Person, Person];
  let beats = 0;
  ann.onMessage = message => {
    if (message.type === 'heartbeat') beats++;
  };
  await ann.connect();
  await bob.connect();
  (bob.socket as unknown as { _autoPong: boolean })._autoPong = false; // like a dead connection
  const gone = new Promise(resolve => bob.socket!.on('close', resolve));
  await gone;
  await settled(() => beats >= 3);
  assert.ok(ann.isConnected);
  ann.close();
});
