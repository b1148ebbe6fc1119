// Large requests and owners' editions: the sender is rate-limited first, nothing large is parsed on the main thread,
// and the content of an edition is stored once.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { fastRandom, type GameFile } from '@boardwright/engine';
import type { History } from '@boardwright/host';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { NO_LIMITS } from '../src/config.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { contentOf, dropUnused, MOST_CONTENTS } from '../src/store/contents.ts';
import { migrate } from '../src/store/migrations.ts';
import { openStore } from '../src/store/open.ts';
import { openTables, tableOf as storedTable } from '../src/store/tables.ts';
import { guests, type Site, settled, site, siteFor } from './servers.ts';
import { KINDS } from './stores.ts';

/** A game with editions, and its own content: the smallest one. */
const folder = path.resolve(import.meta.dirname, '../../games');
const [file = ''] = globSync('*/content/standard.json', { cwd: folder })
  .map(name => ({ name, size: readFileSync(path.join(folder, name)).length }))
  .sort((a, b) => a.size - b.size)
  .map(({ name }) => name);
const game = file.split(path.sep)[0] as string;
const standard = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;
const edition = (name: string, more: object = {}) => ({ ...standard, name, ...more });
const REAL = { gamesModule: '@boardwright/games' };
const chairs = [{ for: 'me' }, { for: 'anybody' }];
const few = (burst: number) => ({ burst, perSecond: 0.001 });

/** Sends the head of a request and the first bytes of its body. Resolves with the reply of the server. */
function beginToSend({ base, cookie }: Person, url: string): Promise<string> {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port) });
  const head = [`POST ${url} HTTP/1.1`, 'Host: localhost', `Cookie: ${cookie}`, 'Content-Type: application/json'];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 100000\r\n\r\n{"file":`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error('the server waits for the rest'));
    }, 20_000);
    socket.once('data', data => {
      clearTimeout(timer);
      socket.destroy();
      resolve(data.toString());
    });
    socket.on('error', reject);
  });
}

for (const [url, limit] of [
  ['/api/tables', 'tables'],
  ['/api/games/import', 'imports'],
] as const)
  test(`a sender who may not use ${url} is refused before the whole body has arrived`, async t => {
    const { base } = await siteFor(t, { limits: { ...NO_LIMITS, [limit]: few(0) } });
    const [ann] = (await guests(base, 'Ann')) as [Person];
    assert.match(await beginToSend(ann, url), /^HTTP\/1.1 429 [\s\S]*tooMany/);
    assert.match(await beginToSend(ann.at(base, 'boardwright=nobody'), url), /^HTTP\/1.1 401 [\s\S]*signedOut/);
  });

test('large bodies are parsed in another thread, and larger ones than needed are refused', async t => {
  const { base } = await siteFor(t, REAL);
  const [ann] = (await guests(base, 'Ann')) as [Person];
  const many = (n: number): unknown[] => Array.from({ length: n }, () => ({}));
  const lengths: number[] = [];
  const parse = JSON.parse;
  t.mock.method(JSON, 'parse', (text: string, reviver?: Parameters<typeof parse>[1]) => {
    lengths.push(text.length);
    return parse(text, reviver);
  });
  const send = async (url: string, body: object) => (await ann.request('POST', url, body)).status;
  for (const n of [20_000, 60_000]) {
    assert.equal(await send('/api/tables', { game, chairs, content: many(n) }), 400);
    assert.equal(await send('/api/games/import', { file: { entries: many(n) } }), 400);
    assert.equal(await send('/api/games/import', { file: many(n) }), 400);
  }
  assert.ok(lengths.length > 0 && Math.max(...lengths) < 20_000, `${Math.max(...lengths)} letters were read`);
  assert.equal(await send('/api/tables', { game, chairs, content: many(600_000) }), 413);
  assert.equal(await send('/api/games/import', { file: many(600_000) }), 413);
});

test('an edition is stored once, apart from its tables, and lists show only its name', async t => {
  const { base, server } = await siteFor(t, REAL);
  const { db } = server.app.store;
  const [ann, bob] = (await guests(base, 'Ann', 'Bob')) as [Person, Person];
  const open = (person: Person, content: unknown) => person.post('/api/tables', { game, chairs, content });
  const tables = [await open(ann, edition('ours')), await open(ann, edition('ours')), await open(bob, edition('ours'))];
  assert.deepEqual(
    tables.map(table => table.edition),
    ['ours', 'ours', 'ours'],
  );
  for (const { body } of await openTables(db, 100)) assert.ok(JSON.stringify(body).length < 2_000);
  const stored = await db.selectFrom('contents').selectAll().execute();
  assert.deepEqual(
    stored.map(({ body }) => JSON.parse(body)),
    [edition('ours')],
  );
  for (const { id } of tables)
    assert.equal(await contentOf(db, (await storedTable(db, id))?.body.contentHash), stored[0]!.body);
});

test('an edition with something that is not known, or with a long name, is refused with the place', async t => {
  const { base, server } = await siteFor(t, REAL);
  const [ann] = (await guests(base, 'Ann')) as [Person];
  const refusal = async (content: unknown) => {
    const { status, body } = await ann.request('POST', '/api/tables', { game, chairs, content });
    return `${status} ${(body as { message: string }).message}`;
  };
  assert.match(await refusal(edition('ours', { filler: 'x' })), /^400 filler: is not known/);
  assert.match(
    await refusal(edition('ours', { filler: 'x'.repeat(200_000) })),
    /^400 filler: has more than 1000 letters/,
  );
  assert.match(await refusal(edition('x'.repeat(1_000))), /^400 (edition|name): a name of at most 60 letters/);
  assert.match(await refusal('nothing'), /^400 content: /);
  assert.match(await refusal(edition('ours', { filler: 'x'.repeat(300_000) })), /^400 content: is longer than/);
  assert.deepEqual(await server.app.store.db.selectFrom('contents').selectAll().execute(), []);
});

test('a person may upload a limited number of editions; unused ones make room', async t => {
  const { base, server } = await siteFor(t, REAL);
  const { db } = server.app.store;
  const [ann, bob] = (await guests(base, 'Ann', 'Bob')) as [Person, Person];
  const open = (person: Person, name: string) =>
    person.request('POST', '/api/tables', { game, chairs, content: edition(name) });
  const ids: string[] = [];
  for (let i = 0; i < MOST_CONTENTS; i++) ids.push(((await open(ann, `ours ${i}`)).body as TableShown).id);
  assert.equal((await open(ann, 'one more')).status, 429);
  assert.equal((await open(ann, 'ours 3')).status, 200, 'one that is here already');
  assert.equal((await open(bob, 'one more')).status, 200);
  await ann.post(`/api/tables/${ids[0]}/stand`);
  await dropUnused(db, Date.now() + 1);
  assert.equal((await open(ann, 'one more')).status, 200);
  assert.equal((await db.selectFrom('contents').select('hash').execute()).length, MOST_CONTENTS);
});

test('people who may see a table get its edition; nobody else does', async t => {
  const { base } = await siteFor(t, REAL);
  const [ann, bob] = (await guests(base, 'Ann', 'Bob')) as [Person, Person];
  const own = await ann.post('/api/tables', { game, chairs, open: false, content: edition('ours') });
  const usual = await ann.post('/api/tables', { game, chairs });
  assert.equal(typeof own.content, 'string', 'its hash');
  assert.equal(usual.content, null);
  const at = ({ id }: TableShown, query = '') => `/api/tables/${id}/content${query}`;
  assert.deepEqual(await ann.get(at(own)), edition('ours'));
  assert.equal(await ann.get(at(usual)), null);
  assert.equal((await bob.request('GET', at(own))).status, 403);
  assert.deepEqual(await bob.get(at(own, `?invitation=${own.invitation}`)), edition('ours'));
  assert.equal((await bob.request('GET', `/api/tables/${own.id}/history`)).status, 403);
  assert.equal((await ann.request('GET', `/api/tables/${own.id}/history`)).status, 409, 'it is not over');
});

/** Plays a table to its end: a person and a bot. */
async function playedToTheEnd(person: Person, table: string): Promise<void> {
  await person.connect();
  await person.say({ type: 'watch', table });
  await playOn(person, table, fastRandom(3));
  await settled(async () => (await person.get<TableShown>(`/api/tables/${table}`)).status === 'over');
}

test('an edition stays with its table: in play, with bots, after a restart, in the file, and in a rematch', async () => {
  let here: Site = await site(REAL);
  const { place } = here;
  const [first] = (await guests(here.base, 'Ann')) as [Person];
  const withBot = [{ for: 'me' }, { for: 'bot', level: 'random' }];
  const table = await first.post('/api/tables', { game, chairs: withBot, content: edition('ours') });
  assert.deepEqual([table.status, table.edition], ['playing', 'ours']);
  await here.server.stop();
  here = await site(REAL, place);
  const ann = first.at(here.base);
  await playedToTheEnd(ann, table.id);
  assert.equal(ann.seen.get(`${table.id}/0`)!.view.edition, 'ours');
  const kept = await ann.get<GameFile>(`/api/tables/${table.id}/file`);
  assert.deepEqual(kept.content, edition('ours'));
  const { points } = await ann.get<History>(`/api/tables/${table.id}/history`);
  const { scores } = await ann.get<TableShown>(`/api/tables/${table.id}`);
  assert.deepEqual(points.at(-1), { answers: kept.entries.length, totals: scores }, 'the chart ends at the result');
  const again = await ann.post(`/api/tables/${table.id}/rematch`, {});
  assert.deepEqual([again.status, again.edition], ['playing', 'ours']);
  const brought = await ann.post('/api/games/import', { file: kept });
  assert.deepEqual([brought.status, brought.edition], ['playing', 'ours']);
  await ann.say({ type: 'watch', table: brought.id });
  const { db } = here.server.app.store;
  assert.equal((await db.selectFrom('contents').select('hash').execute()).length, 1);
  ann.close();
  await here.stop();
});

for (const { kind, make } of KINDS)
  test(`content in the bodies of tables is moved to its own table: ${kind}`, async () => {
    const place = await make();
    const { db } = await openStore(place.where, '0003-waiting');
    const body = { game, edition: 'ours', host: 'ann', chairs: [], content: edition('ours') };
    const row = { version: 0, status: 'playing', is_open: 1, wake: null, created: 5, updated: 5 };
    const old = [
      { ...row, id: 'one', body: JSON.stringify(body) },
      { ...row, id: 'two', body: JSON.stringify({ ...body, host: 'bob' }) },
      { ...row, id: 'three', body: JSON.stringify({ game, edition: 'standard', host: 'ann', chairs: [] }) },
    ];
    for (const values of old)
      await db
        .insertInto('tables')
        .values(values as never)
        .execute();
    await migrate(db);
    const [one, two, three] = [
      await storedTable(db, 'one'),
      await storedTable(db, 'two'),
      await storedTable(db, 'three'),
    ];
    assert.equal(one!.body.contentHash, two!.body.contentHash);
    assert.equal('content' in one!.body, false);
    assert.deepEqual(JSON.parse((await contentOf(db, one!.body.contentHash))!), edition('ours'));
    assert.equal(await contentOf(db, three!.body.contentHash), undefined);
    assert.equal((await db.selectFrom('contents').select('hash').execute()).length, 1);
    await dropUnused(db, Date.now());
    assert.equal((await db.selectFrom('contents').select('hash').execute()).length, 1, 'what tables use stays');
    await db.destroy();
    await place.cleanUp();
  });
