// The contract of the store, the same for every database.
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { readBackup, writeBackup } from '../src/store/backup.ts';
import { GroupCommit } from '../src/store/group-commit.ts';
import { append, keepSecret, loadMatch, matchesToWake, rowsAfter, secretOf, waitsOf } from '../src/store/journal.ts';
import { isReachable, openStore, type Store } from '../src/store/open.ts';
import * as people from '../src/store/people.ts';
import { gamesOf } from '../src/store/records.ts';
import { KEYS } from '../src/store/schema.ts';
import { allRatingsOf, bestRated, book } from '../src/store/standing.ts';
import { addTable, openTables, saveTable, type Table, tableOf, tablesOf } from '../src/store/tables.ts';
import { addLine, linesAfter, mute, mutedBy, unmute } from '../src/store/talk.ts';
import { KINDS, type Place, postgres, sqliteFile, storedTable } from './stores.ts';

const NO_MORE = { due: null, asks: [], left: [], overdue: [], away: [], consent: [] };
const row = (seq: number) => ({ seq, time: 5, facts: [{ do: 'undo' as const, seat: seq }] });
const entry = (match: string, seq: number, wake: number | null = null) => ({
  match,
  row: row(seq),
  snapshot: null,
  hash: seq + 7,
  waits: { toAnswer: [seq % 3], since: 5, ...NO_MORE },
  wake,
});
const table = (id: string): Table => ({
  ...storedTable(id, 'ann'),
  body: { ...storedTable(id, 'ann').body, chairs: [{ person: 'bob', name: 'Bob', bot: null }] },
});

if (postgres === undefined)
  console.log('Not on PostgreSQL: BOARDWRIGHT_TEST_POSTGRES is not set (eval "$(.ci/services)" starts one)');

for (const { kind, make } of KINDS)
  describe(`the store on ${kind}`, () => {
    let place: Place;
    let store: Store;
    before(async () => {
      place = await make();
      store = await openStore(place.where);
    });
    after(async () => {
      await store.db.destroy();
      await place.cleanUp();
    });

    test('a row is stored once; the second writer is told', async () => {
      const { db } = store;
      assert.deepEqual(await append(db, [entry('a', 0), entry('b', 0)]), [true, true]);
      assert.deepEqual(await append(db, [entry('a', 1), entry('b', 0)]), [true, false]);
      assert.deepEqual(await rowsAfter(db, 'a', 0), [row(1)]);
      const both = await Promise.all([append(db, [entry('c', 0)]), append(db, [entry('c', 0)])]);
      assert.deepEqual(both.flat().sort(), [false, true]);
    });

    test('a match is loaded from its last snapshot and the rows after it', async () => {
      const { db } = store;
      for (let seq = 0; seq < 5; seq++)
        await append(db, [{ ...entry('s', seq), snapshot: seq === 2 ? JSON.stringify({ seq: 2, kept: true }) : null }]);
      const { snapshot, rows, hash } = await loadMatch(db, 's');
      assert.equal(snapshot?.seq, 2);
      assert.deepEqual(rows, [row(3), row(4)]);
      assert.equal(hash, 11);
      assert.deepEqual(await loadMatch(db, 'nobody'), { snapshot: null, rows: [], hash: null });
      assert.deepEqual(await waitsOf(db, ['s', 'nobody']), new Map([['s', { toAnswer: [1], since: 5, ...NO_MORE }]]));
    });

    test('rows that come together are committed together, each with its own result', async () => {
      let batches = 0;
      const commit = new GroupCommit(store.db, 1, () => batches++);
      const stored = await Promise.all(
        Array.from({ length: 200 }, (_, i) => commit.store(entry(`g${i % 199}`, i < 199 ? 0 : 1))),
      );
      assert.ok(stored.every(Boolean) && batches < 20, `${batches} batches`);
      assert.equal(await commit.store(entry('g0', 0)), false);
    });

    test('matches wake when their time has come', async () => {
      const { db } = store;
      await addTable(db, table('w1'));
      await addTable(db, table('w2'));
      await append(db, [entry('w1', 0, 100), entry('w2', 0, null)]);
      assert.deepEqual(await matchesToWake(db, 99, 10), []);
      assert.deepEqual(await matchesToWake(db, 100, 10), ['w1']);
      await append(db, [entry('w1', 1, null)]);
      assert.deepEqual(await matchesToWake(db, 1000, 10), []);
    });

    test('a table is changed only on top of the version it was read at', async () => {
      const { db } = store;
      await addTable(db, table('t'));
      const read = (await tableOf(db, 't')) as Table;
      assert.deepEqual(read, table('t'));
      assert.equal(await saveTable(db, { ...read, status: 'over' }, 9), true);
      assert.equal(await saveTable(db, { ...read, status: 'open' }, 9), false);
      assert.equal((await tableOf(db, 't'))?.status, 'over');
      assert.ok((await tablesOf(db, 'bob', 10)).some(({ id }) => id === 't'));
      assert.ok(!(await openTables(db, 100)).some(({ id }) => id === 't'));
      assert.equal(await tableOf(db, 'nowhere'), undefined);
    });

    test('people, their logins, sessions and passkeys', async () => {
      const { db } = store;
      for (const id of ['p1', 'p2'])
        await people.addPerson(db, { id, name: id.toUpperCase(), created: 1, login: null, password: null });
      assert.equal(await people.claimPerson(db, 'p1', 'zoe', 'hash'), true);
      assert.equal(await people.claimPerson(db, 'p2', 'zoe', 'hash'), false);
      assert.equal((await people.personByLogin(db, 'zoe'))?.id, 'p1');
      const times = { created: 1, seen: 1, renewed: 1, proved: 1 };
      const session = { token_hash: 'h', id: 's', person: 'p1', device: 'd', old_hash: 'g', old_until: null, ...times };
      await people.addSession(db, session);
      assert.equal(await people.changeSession(db, session, { seen: 7 }), true);
      assert.equal(await people.changeSession(db, { ...session, token_hash: 'other' }, { seen: 8 }), false);
      assert.equal((await people.sessionOf(db, 'h'))?.seen, 7);
      assert.equal((await people.sessionOf(db, 'g'))?.id, 's');
      assert.deepEqual(await people.endSessions(db, 'p2', ['s']), [], 'only one’s own');
      await people.endOldSessions(db, 8);
      assert.equal(await people.sessionOf(db, 'h'), undefined);
      assert.deepEqual([...(await people.namesOf(db, ['p1', 'p2', 'p3']))].sort(), [
        ['p1', 'P1'],
        ['p2', 'P2'],
      ]);
    });

    test('lines of chat are numbered without gaps, even if all talk at once', async () => {
      const { db } = store;
      const say = (text: string) => addLine(db, { table_id: 't', person: 'p1', text, time: 1 });
      await Promise.all(Array.from({ length: 8 }, (_, i) => say(`${i}`)));
      assert.deepEqual(
        (await linesAfter(db, 't', 0, 50)).map(({ n }) => n),
        [1, 2, 3, 4, 5, 6, 7, 8],
      );
      assert.deepEqual(
        (await linesAfter(db, 't', 2, 3)).map(({ n }) => n),
        [6, 7, 8],
      );
      await mute(db, 'p1', 'p2');
      await mute(db, 'p1', 'p2');
      assert.deepEqual(await mutedBy(db, 'p1'), ['p2']);
      await unmute(db, 'p1', 'p2');
      assert.deepEqual(await mutedBy(db, 'p1'), []);
    });

    test('a finished game is recorded once; games that end at the same moment all count', async () => {
      const { db } = store;
      const result = { table_id: 't', person: 'p1', seat: 0, game: 'market', place: 1, score: 9.5, seats: 2, rated: 1 };
      const results = [{ ...result, mu: null, sigma: null, time: 3 }];
      const rerating = {
        newcomer: { mu: 25, sigma: 8 },
        after: (before: readonly { mu: number; sigma: number }[]) =>
          before.map(({ mu, sigma }) => ({ mu: mu + 1.5, sigma: sigma - 1 })),
      };
      assert.equal(await book(db, results, rerating), true);
      assert.equal(await book(db, results, rerating), false);
      const ratings = [{ person: 'p1', game: 'market', mu: 26.5, sigma: 7, games: 1 }];
      assert.deepEqual(await allRatingsOf(db, 'p1'), ratings);
      assert.deepEqual(await bestRated(db, 'market', null, 5), ratings);
      assert.deepEqual(await bestRated(db, 'market', 2, 5), ratings);
      assert.deepEqual(await bestRated(db, 'market', 3, 5), []);
      assert.deepEqual(await gamesOf(db, 'p1', { from: 0 }, 5), [{ ...results[0], mu: 26.5, sigma: 7 }]);
      const pair = (i: number) =>
        ['x', 'y'].map((person, seat) => ({ ...results[0]!, table_id: `both-${i}`, person, seat }));
      const turned = (i: number) => (i % 2 === 0 ? pair(i) : pair(i).reverse());
      await Promise.all(Array.from({ length: 8 }, (_, i) => book(db, turned(i), rerating)));
      for (const person of ['x', 'y'])
        assert.deepEqual(await allRatingsOf(db, person), [{ person, game: 'market', mu: 37, sigma: 0, games: 8 }]);
    });

    test('a backup restores into an empty database, and into no other', async () => {
      const { db } = store;
      await keepSecret(db, 's', 'x');
      const file = path.join(tmpdir(), `boardwright-backup-${process.pid}-${kind}.gz`);
      const count = await writeBackup(db, file);
      for (const other of [sqliteFile(), await make()]) {
        const empty = await openStore(other.where);
        assert.equal(await readBackup(empty.db, file), count);
        assert.deepEqual(await loadMatch(empty.db, 's'), await loadMatch(db, 's'));
        assert.deepEqual(await tableOf(empty.db, 't'), await tableOf(db, 't'));
        assert.equal(await secretOf(empty.db, 's'), 'x');
        await assert.rejects(readBackup(empty.db, file), /not empty/);
        await empty.db.destroy();
        await other.cleanUp();
      }
      rmSync(file);
    });

    test('a backup of many pages has every row once, also of somebody who held several seats', async () => {
      const { db } = store;
      const held = { person: 'p1', game: 'market', place: 1, score: 1, seats: 3, rated: 0, mu: null, sigma: null };
      for (let i = 0; i < 400; i++)
        await book(
          db,
          [0, 1, 2].map(seat => ({ ...held, table_id: `several-${i}`, seat, time: i })),
          null,
        );
      const file = path.join(tmpdir(), `boardwright-pages-${process.pid}-${kind}.gz`);
      await writeBackup(db, file);
      const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n').slice(1, -1);
      const written = lines.map(line => JSON.parse(line) as [string, { table_id: string; seat: number }]);
      const seats = written.flatMap(([name, { table_id, seat }]) =>
        name === 'results' ? [`${table_id}/${seat}`] : [],
      );
      const stored = await db.selectFrom('results').select(['table_id', 'seat']).execute();
      assert.equal(new Set(seats).size, seats.length);
      assert.deepEqual(seats.sort(), stored.map(({ table_id, seat }) => `${table_id}/${seat}`).sort());
      assert.ok(seats.length > 1200);
      rmSync(file);
    });

    test('it says whether it can be reached', async () => {
      assert.equal(await isReachable(store.db), true);
    });
  });

test('a backup pages by the primary keys', async () => {
  const { db } = await openStore(':memory:');
  for (const [name, key] of Object.entries(KEYS)) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${name})
      where pk > 0 order by pk`.execute(db);
    assert.deepEqual(
      rows.map(column => column.name),
      key,
      name,
    );
  }
  await db.destroy();
});
