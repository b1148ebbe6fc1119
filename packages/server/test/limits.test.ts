// Limits per person and per address: open tables, imported games, sockets.
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { NO_LIMITS } from '../src/config.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, type Site, settled, siteFor, tableOf } from './servers.ts';

const chairs = [{ for: 'me' }, { for: 'anybody' }];
const few = (burst: number) => ({ burst, perSecond: 0.001 });
const open = (person: Person) => person.request('POST', '/api/tables', { game: 'market', chairs });
const outcome = ({ status, body }: { status: number; body: unknown }) => [status, (body as { why?: string }).why];
const TOO_MANY = [429, 'tooMany'];
const FINE = [200, undefined];

test('the number of tables per person is limited; others are not affected', async t => {
  const { base } = await siteFor(t, { limits: { ...NO_LIMITS, tables: few(3) } });
  const [ann, bob] = (await guests(base, 'Ann', 'Bob')) as [Person, Person];
  for (let i = 0; i < 3; i++) assert.deepEqual(outcome(await open(ann)), FINE);
  const refused = await open(ann);
  assert.deepEqual(outcome(refused), TOO_MANY);
  assert.match((refused.body as { message: string }).message, /too many tables/);
  assert.deepEqual(outcome(await open(bob)), FINE);
  assert.equal((await ann.get<unknown[]>('/api/me/tables')).length, 3, 'what was refused was not opened');
});

test('the number of tables per address is limited', async t => {
  const { base } = await siteFor(t, { limits: { ...NO_LIMITS, tablesOfAddress: few(3) } });
  const people = await guests(base, 'Ann', 'Bob', 'Cid', 'Dot');
  const outcomes = [];
  for (const person of people) outcomes.push(outcome(await open(person)));
  assert.deepEqual(outcomes, [FINE, FINE, FINE, TOO_MANY]);
});

/** A finished game as its file, and one more table of the same people. */
async function finished({ base }: Site): Promise<{ people: Person[]; file: unknown; table: string }> {
  const people = await guests(base, 'Ann', 'Bob');
  const { id } = await tableOf(people);
  await Promise.all(people.map(person => playOn(person, id, n => n - 1)));
  await settled(async () => (await people[0]!.get<TableShown>(`/api/tables/${id}`)).status === 'over');
  for (const person of people) person.close();
  return { people, file: await people[0]!.get(`/api/tables/${id}/file`), table: id };
}

test('a rematch counts as an opened table', async t => {
  const site = await siteFor(t, { limits: { ...NO_LIMITS, tables: few(2) } });
  const { people, table } = await finished(site);
  assert.deepEqual(outcome(await open(people[0]!)), FINE);
  assert.deepEqual(outcome(await people[0]!.request('POST', `/api/tables/${table}/rematch`, {})), TOO_MANY);
});

for (const [limit, second] of [
  ['imports', FINE],
  ['importsOfAddress', TOO_MANY],
] as const)
  test(`the number of imported games is limited: ${limit}`, async t => {
    const site = await siteFor(t, { limits: { ...NO_LIMITS, [limit]: few(2) } });
    const { people, file } = await finished(site);
    const [ann, bob] = people as [Person, Person];
    const bring = async (person: Person) => outcome(await person.request('POST', '/api/games/import', { file }));
    assert.deepEqual([await bring(ann), await bring(ann), await bring(ann)], [FINE, FINE, TOO_MANY]);
    assert.deepEqual(await bring(bob), second);
    assert.deepEqual(outcome(await open(ann)), FINE, 'opening a table is another matter');
  });

/** The server's reply to a person who opens a socket. */
function knock({ base, cookie }: Person): Promise<unknown[]> {
  const headers = {
    cookie,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  return new Promise((resolve, reject) => {
    const request = get(`${base}/api/socket`, { headers }, response => {
      let text = '';
      response.on('data', part => {
        text += part;
      });
      response.on('end', () => resolve([response.statusCode, (JSON.parse(text) as { why: string }).why]));
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve([response.statusCode, undefined]);
    });
    request.on('error', reject);
  });
}

const FULL = [429, 'tooManySockets'];
const LET_IN = [101, undefined];

test('the number of sockets per person is limited; a closed one makes room', async t => {
  const { base, server } = await siteFor(t, { limits: { ...NO_LIMITS, sockets: { person: 2, address: 100 } } });
  const [ann, bob] = (await guests(base, 'Ann', 'Bob')) as [Person, Person];
  const devices = [ann.at(base), ann.at(base)];
  for (const device of devices) await device.connect();
  assert.deepEqual(await knock(ann), FULL);
  assert.deepEqual(await knock(bob), LET_IN);
  devices[0]!.close();
  await settled(() => server.app.hub.socketsOf(ann.id) === 1);
  assert.deepEqual(await knock(ann), LET_IN);
  devices[1]!.close();
});

test('the number of sockets per address is limited, even if all connect at once', async t => {
  const { base, server } = await siteFor(t, { limits: { ...NO_LIMITS, sockets: { person: 100, address: 3 } } });
  const people = await guests(base, 'Ann', 'Bob', 'Cid', 'Dot', 'Eve');
  const tried = await Promise.allSettled(people.map(person => person.connect()));
  assert.equal(tried.filter(({ status }) => status === 'fulfilled').length, 3);
  assert.equal(server.app.hub.connections.size, 3);
  const [outside] = people.filter(person => !person.isConnected);
  assert.deepEqual(await knock(outside!), FULL);
  for (const person of people) person.close();
  await settled(() => server.app.hub.connections.size === 0);
  assert.deepEqual(await knock(outside!), LET_IN);
});

test('a refused socket is told why', async t => {
  const { base } = await siteFor(t, { limits: { ...NO_LIMITS, connect: few(2) } });
  const [ann] = (await guests(base, 'Ann')) as [Person];
  assert.deepEqual(await knock(ann.at(base, '')), [401, 'signedOut']);
  assert.deepEqual(await knock(ann), TOO_MANY);
});
