// The list of open tables is read once for many requests, and nobody gets anything private from it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, siteFor } from './servers.ts';

const list = (person: Person): Promise<TableShown[]> => person.get('/api/tables');

test('a table is listed as soon as it is opened, and no longer when it is closed', async t => {
  const { base } = await siteFor(t, {});
  const [ann, bob] = (await guests(base, 'Ann', 'Bob')) as [Person, Person];
  assert.deepEqual(await list(bob), []);
  const { id } = await ann.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }], open: true });
  assert.deepEqual(
    (await list(bob)).map(table => table.id),
    [id],
  );
  await ann.post(`/api/tables/${id}/stand`, {});
  assert.deepEqual(await list(bob), []);
});

test('only people at a table get its invitation, although everybody is sent the same list', async t => {
  const { base } = await siteFor(t, {});
  const [ann, bob] = (await guests(base, 'Ann', 'Bob')) as [Person, Person];
  const { invitation } = await ann.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }], open: true });
  for (const [person, expected] of [
    [ann, invitation],
    [bob, undefined],
    [ann, invitation],
  ] as const)
    assert.equal((await list(person))[0]?.invitation, expected);
  const stranger = (await (await fetch(`${base}/api/tables`)).json()) as TableShown[];
  assert.equal(stranger[0]?.invitation, undefined);
  assert.notEqual(invitation, undefined);
});

test('a hundred who ask at once read the database once', async t => {
  const here = await siteFor(t, {});
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  await ann.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }], open: true });
  const { db } = here.server.app.store;
  const { openList } = here.server.app;
  openList.changed();
  let reads = 0;
  const { selectFrom } = db;
  t.mock.method(db, 'selectFrom', function (this: typeof db, ...args: Parameters<typeof selectFrom>) {
    reads++;
    return selectFrom.apply(this, args);
  });
  await Promise.all(Array.from({ length: 100 }, () => openList.shownTo(null)));
  assert.ok(reads > 0 && reads <= 3, `${reads} queries`);
});
