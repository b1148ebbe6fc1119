// Old data that belongs to nobody is removed, and nothing else.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { configOf } from '../src/config.ts';
import { append, keepSecret, secretOf } from '../src/store/journal.ts';
import { openStore } from '../src/store/open.ts';
import { addPerson, addSession, personOf } from '../src/store/people.ts';
import { Retention } from '../src/store/retention.ts';
import type { Db } from '../src/store/schema.ts';
import { addTable, type Status, tableOf } from '../src/store/tables.ts';
import { KINDS, storedTable } from './stores.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const OLD = NOW - 100 * DAY;

async function people(db: Db): Promise<void> {
  const add = (id: string, login: string | null, created: number) =>
    addPerson(db, { id, name: id, created, login, password: null });
  await add('member', 'zoe', OLD);
  for (const id of ['guest', 'gone', 'faithful', 'playing', 'lively']) await add(id, null, OLD);
  await add('newcomer', null, NOW - DAY);
  const times = { created: OLD, renewed: OLD, proved: OLD, seen: NOW - DAY, old_until: null };
  await addSession(db, { token_hash: 'h', id: 's', old_hash: null, person: 'faithful', device: '', ...times });
}

async function fill(db: Db): Promise<void> {
  await people(db);
  const add = async (id: string, status: Status, person: string, updated = OLD): Promise<void> => {
    await addTable(db, storedTable(id, person, { status, created: updated, updated }));
    await keepSecret(db, id, id);
  };
  await add('closed', 'closed', 'member');
  await add('never-began', 'open', 'member');
  await add('over-of-guests', 'over', 'guest');
  await add('over-of-members', 'over', 'member');
  await add('left-behind', 'playing', 'playing');
  await add('lively', 'playing', 'lively');
  await add('new', 'closed', 'guest', NOW - DAY);
  for (const [match, time] of [
    ['left-behind', OLD],
    ['lively', NOW - DAY],
  ] as const)
    await append(db, [
      {
        match,
        row: { seq: 0, time, facts: [] },
        snapshot: null,
        hash: 1,
        waits: { toAnswer: [], since: time, due: null, asks: [], left: [], overdue: [], away: [], consent: [] },
      },
    ]);
  for (let i = 0; i < 120; i++) await add(`many-${i}`, 'closed', 'gone');
}

/** One pass over everything, in as many steps as it takes. */
async function lookAtAll(retention: Retention): Promise<number> {
  let most = 0;
  for (let i = 0; i < 20; i++) most = Math.max(most, (await retention.step(NOW)).length);
  return most;
}

const there = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const found = await Promise.all(ids.map(id => tableOf(db, id)));
  return ids.filter((_, i) => found[i] !== undefined);
};
const TABLES = ['closed', 'never-began', 'over-of-guests', 'over-of-members', 'left-behind', 'lively', 'new', 'many-7'];

for (const { kind, make } of KINDS)
  describe(`what is kept on ${kind}`, async () => {
    const place = await make();
    const { db } = await openStore(place.where);
    after(async () => {
      await db.destroy();
      await place.cleanUp();
    });

    test('with 0 days everything stays', async () => {
      await fill(db);
      const { keeping } = configOf({ KEEP_TABLES_DAYS: '0', KEEP_GUESTS_DAYS: '0' });
      await lookAtAll(new Retention(db, keeping));
      assert.deepEqual(await there(db, TABLES), TABLES);
    });

    test('old tables that came to nothing or were of guests alone go with their secrets, a few at a time', async () => {
      const most = await lookAtAll(new Retention(db, configOf({}).keeping));
      assert.ok(most > 0 && most <= 50, `${most} at once`);
      assert.deepEqual(await there(db, TABLES), ['over-of-members', 'lively', 'new']);
      assert.deepEqual(await Promise.all(['closed', 'lively'].map(id => secretOf(db, id))), [null, 'lively']);
      const rows = await db.selectFrom('journal').select('match_id').execute();
      assert.deepEqual(rows, [{ match_id: 'lively' }]);
    });

    test('guests who have not been seen for long and sit nowhere go; all others stay', async () => {
      const ids = ['member', 'guest', 'gone', 'faithful', 'playing', 'lively', 'newcomer'];
      const found = await Promise.all(ids.map(id => personOf(db, id)));
      const kept = ids.filter((_, i) => found[i] !== undefined);
      assert.deepEqual(kept, ['member', 'guest', 'faithful', 'lively', 'newcomer']);
    });
  });
