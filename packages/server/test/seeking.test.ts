// Looking for opponents: many at once, nobody twice; bots when nobody comes; who leaves does not close the table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, type Site, settled, site } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

const PEOPLE = 200;
const seek = (person: Person, more: object = {}) =>
  person.post<TableShown>('/api/seek', { game: 'market', pace: 'live', ...more });
const peopleAt = ({ chairs }: TableShown): string[] => chairs.flatMap(({ person }) => person ?? []);

test(`${PEOPLE} people who look at once are all seated, nobody twice`, async t => {
  const people = await guests(here.base, ...Array.from({ length: PEOPLE }, (_, i) => `Player ${i}`));
  const began = performance.now();
  const found = await Promise.all(people.map(person => seek(person, { players: 2 })));
  t.diagnostic(`${Math.round(performance.now() - began)} ms`);
  const tables = new Map<string, TableShown>();
  for (const { id } of found) tables.set(id, await people[0]!.get<TableShown>(`/api/tables/${id}`));
  assert.equal(tables.size, PEOPLE / 2);
  const seated = [...tables.values()].flatMap(peopleAt);
  assert.equal(seated.length, PEOPLE);
  assert.equal(new Set(seated).size, PEOPLE);
  assert.ok([...tables.values()].every(({ status }) => status === 'playing'));
});

test('who looks again waits at the same table; who wants something else waits only there', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  const first = await seek(ann, { players: 3 });
  assert.equal((await seek(ann, { players: 3 })).id, first.id);
  assert.equal((await seek(bob, { players: 3 })).id, first.id);
  const other = await seek(ann, { players: 3, pace: 'days' });
  assert.notEqual(other.id, first.id);
  const left = await bob.get<TableShown>(`/api/tables/${first.id}`);
  assert.deepEqual([left.status, left.host, peopleAt(left)], ['open', bob.id, [bob.id]], 'Bob still waits');
  await ann.post(`/api/tables/${other.id}/stand`);
});

test('bots sit in when nobody comes in time; guests play no rated games; a game is for its player counts', async () => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  const table = await seek(ann, { players: 3, pace: 'days', bots: { after: 5, level: 'random' } });
  const { db } = here.server.app.store;
  const body = await db.selectFrom('tables').select('body').where('id', '=', table.id).executeTakeFirstOrThrow();
  const due = JSON.stringify({ ...JSON.parse(body.body), fillAt: 1 });
  await db.updateTable('tables').set({ body: due, wake: 1 }).where('id', '=', table.id).execute();
  await settled(async () => (await ann.get<TableShown>(`/api/tables/${table.id}`)).status === 'playing');
  const rated = await ann.request('POST', '/api/seek', { game: 'market', pace: 'live', rated: true });
  assert.deepEqual((rated.body as { why: string }).why, 'isGuest');
  assert.equal((await ann.request('POST', '/api/seek', { game: 'market', pace: 'live', players: 16 })).status, 400);
  assert.equal((await ann.request('POST', '/api/seek', { game: 'nothing', pace: 'live' })).status, 404);
});
