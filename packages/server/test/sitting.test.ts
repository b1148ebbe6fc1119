// Chairs of tables that have not begun: nobody can take them all, and the host may remove somebody.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import { NO_LIMITS } from '../src/config.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, LIMITS, siteFor } from './servers.ts';

const chairs = [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }];
const outcome = ({ status, body }: { status: number; body: unknown }) => [status, (body as { why?: string }).why];
const sit = (person: Person, table: string, seat: number, more: object = {}) =>
  person.request('POST', `/api/tables/${table}/sit`, { seats: [{ seat }], ...more });
const openMany = async (host: Person, n: number): Promise<string[]> => {
  const tables: string[] = [];
  for (let i = 0; i < n; i++) tables.push((await host.post('/api/tables', { game: 'market', chairs })).id);
  return tables;
};

test('a person may take a limited number of chairs at open tables, even all at once', async t => {
  const { base } = await siteFor(t, { limits: { ...LIMITS, chairs: 10 } });
  const hosts = await guests(base, ...Array.from({ length: 6 }, (_, i) => `Host ${i}`));
  const tables = (await Promise.all(hosts.map(host => openMany(host, 3)))).flat();
  const [eve, bob] = (await guests(base, 'Eve', 'Bob')) as [Person, Person];
  const tried = await Promise.all(tables.map(table => sit(eve, table, 1)));
  assert.equal(tried.filter(({ status }) => status === 200).length, 10);
  assert.deepEqual(outcome(tried.find(({ status }) => status !== 200)!), [429, 'tooManyChairs']);
  assert.equal((await sit(bob, tables[0]!, 2)).status, 200);
  const mine = await eve.get<TableShown[]>('/api/me/tables');
  await eve.post(`/api/tables/${mine.find(({ status }) => status === 'open')!.id}/stand`);
  assert.equal((await sit(eve, tables.at(-1)!, 2)).status, 200, 'who stands up may sit elsewhere');
});

test('chairs at one’s own tables count, those of games that have begun do not', async t => {
  const { base } = await siteFor(t, { limits: { ...NO_LIMITS, chairs: 3 } });
  const [ann] = (await guests(base, 'Ann')) as [Person];
  const open = async (given: readonly object[]) =>
    outcome(await ann.request('POST', '/api/tables', { game: 'market', chairs: given }));
  const bot = { for: 'bot', level: 'random' };
  for (let i = 0; i < 5; i++) assert.deepEqual(await open([{ for: 'me' }, bot]), [200, undefined]);
  assert.deepEqual(await open([{ for: 'me' }, { for: 'me' }, { for: 'anybody' }]), [200, undefined]);
  assert.deepEqual(await open([{ for: 'me' }, { for: 'me' }, { for: 'anybody' }]), [429, 'tooManyChairs']);
  assert.deepEqual(await open([{ for: 'me' }, { for: 'anybody' }]), [200, undefined]);
});

test('chairs can be taken only at a limited rate', async t => {
  const { base } = await siteFor(t, { limits: { ...NO_LIMITS, sit: { burst: 2, perSecond: 0.001 } } });
  const [ann, eve] = (await guests(base, 'Ann', 'Eve')) as [Person, Person];
  const tables = await openMany(ann, 3);
  const statuses = [];
  for (const table of tables) statuses.push((await sit(eve, table, 1)).status);
  assert.deepEqual(statuses, [200, 200, 429]);
});

test('the host, and nobody else, can remove somebody before the game begins', async t => {
  const { base } = await siteFor(t, {});
  const [ann, bob, eve] = (await guests(base, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
  const table = await ann.post('/api/tables', { game: 'market', chairs });
  await eve.post(`/api/tables/${table.id}/sit`, { seats: [{ seat: 1 }, { seat: 2 }].slice(0, 1) });
  const remove = (person: Person, seat: number) => person.request('POST', `/api/tables/${table.id}/remove`, { seat });
  assert.deepEqual(outcome(await remove(eve, 0)), [403, 'notHost']);
  assert.deepEqual(outcome(await remove(ann, 0)), [403, 'notYourSeat'], 'not oneself');
  assert.deepEqual(outcome(await remove(ann, 2)), [403, 'notYourSeat'], 'not a free chair');
  const { status, body } = await remove(ann, 1);
  assert.equal(status, 200);
  assert.deepEqual(
    (body as TableShown).chairs.map(({ free }) => free),
    [false, true, true],
  );
  assert.deepEqual(outcome(await sit(eve, table.id, 1, { invitation: table.invitation })), [403, 'sentAway']);
  assert.equal((await sit(bob, table.id, 1)).status, 200);
  const [cid] = (await guests(base, 'Cid')) as [Person];
  assert.equal((await sit(cid, table.id, 2)).status, 200);
  assert.deepEqual(outcome(await remove(ann, 1)), [409, 'alreadyStarted']);
});
