// Opens databases of an older release: their matches continue, and nothing is lost. The files were written by the
// server of commit 301b6d3, when contents were stored in the bodies of tables and seals were of the first kind.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type AnyGame, fastRandom, type GameFile, verifyFile } from '@boardwright/engine';
import { games } from '@boardwright/host/material/slow';
import { sql } from 'kysely';
import { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import type { ChatLine, TableShown } from '../src/protocol/index.ts';
import { contentOf } from '../src/store/contents.ts';
import type { Db } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { tableOf as storedTable } from '../src/store/tables.ts';
import { type Site, settled, site } from './servers.ts';
import { sqliteFile } from './stores.ts';

const MATERIAL = path.join(import.meta.dirname, 'material');
const CONTENT = { edition: 'by hand' };
const { people, tables } = JSON.parse(readFileSync(path.join(MATERIAL, 'older.json'), 'utf8')) as {
  people: { id: string; cookie: string }[];
  tables: Record<'finished' | 'running' | 'edition' | 'open', string>;
};
const module = (await games.market()).default;
const edition = module.withContent!(CONTENT).game as AnyGame;
const TIMES: Readonly<Record<string, readonly string[]>> = {
  people: ['created'],
  sessions: ['created', 'seen'],
  tables: ['created', 'updated', 'wake'],
  journal: ['time', 'moved'],
  alive: ['time'],
};

/** The older server stopped an hour ago: data that is years old would be deleted. */
async function stoppedLately(db: Db): Promise<void> {
  const { rows } = await sql<{ last: number }>`select max(time) as last from alive`.execute(db);
  const by = Date.now() - 3_600_000 - rows[0]!.last;
  for (const [table, columns] of Object.entries(TIMES))
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${by}`.execute(db);
}

const rowsOf = async (db: Db): Promise<unknown[]> =>
  (await sql`select match_id, seq, body from journal order by match_id, seq`.execute(db)).rows;

/** Opens the older database. Also returns what was in it. */
async function opened(): Promise<{ here: Site; before: unknown[] }> {
  const place = sqliteFile();
  writeFileSync(place.where, gunzipSync(readFileSync(path.join(MATERIAL, 'older.db.gz'))));
  const db = openSqlite(place.where);
  await stoppedLately(db);
  const before = await rowsOf(db);
  await db.destroy();
  const gamesModule = import.meta.resolve('@boardwright/host/material/slow');
  return { here: await site({ gamesModule }, place), before };
}

const back = async ({ base }: Site): Promise<[Person, Person]> =>
  (await Promise.all(people.map(({ cookie }) => Person.known(base, cookie)))) as [Person, Person];

async function playToTheEnd(both: readonly Person[], table: string): Promise<GameFile> {
  for (const person of both) {
    if (person.socket === null) await person.connect();
    assert.equal((await person.say({ type: 'watch', table })).type, 'done');
  }
  await Promise.all(both.map((person, i) => playOn(person, table, fastRandom(i))));
  const [first] = both as [Person];
  await settled(async () => (await first.get<TableShown>(`/api/tables/${table}`)).status === 'over');
  return first.get<GameFile>(`/api/tables/${table}/file`);
}

function verifies(game: AnyGame, file: GameFile): void {
  const { draws, mismatches } = verifyFile(game, file);
  assert.deepEqual([draws > 10, mismatches], [true, []]);
}

test('matches of an older database go on and are finished, and their chance verifies', async () => {
  const { here, before } = await opened();
  const both = await back(here);
  const { db } = here.server.app.store;
  const kept = await rowsOf(db);
  for (const row of before) assert.ok(kept.some(each => JSON.stringify(each) === JSON.stringify(row)));
  const runs = await playToTheEnd(both, tables.running);
  assert.deepEqual([runs.entries.length > 7, runs.seal?.version], [true, undefined]);
  verifies(module.game as AnyGame, runs);
  const own = await playToTheEnd(both, tables.edition);
  assert.deepEqual([own.edition, own.content], [CONTENT.edition, CONTENT]);
  verifies(edition, own);
  const finished = await both[0].get<GameFile>(`/api/tables/${tables.finished}/file`);
  verifies(module.game as AnyGame, finished);
  for (const person of both) person.close();
  await here.stop();
});

test('content of an older database is moved, and a waiting table begins with a new secret', async () => {
  const { here } = await opened();
  const both = await back(here);
  const { db } = here.server.app.store;
  for (const id of [tables.edition, tables.open]) {
    const { body } = (await storedTable(db, id))!;
    assert.ok(!('content' in body));
    assert.deepEqual(JSON.parse((await contentOf(db, body.contentHash))!), CONTENT);
  }
  const { invitation } = await both[0].get<TableShown>(`/api/tables/${tables.open}`);
  await both[1].post(`/api/tables/${tables.open}/sit`, { seats: [{ seat: 1 }], invitation });
  const file = await playToTheEnd(both, tables.open);
  assert.equal(file.seal?.version, 2);
  verifies(edition, file);
  for (const person of both) person.close();
  await here.stop();
});

test('people of an older database stay signed in, can sign in, and find their chat', async () => {
  const { here } = await opened();
  const [ann, bob] = await back(here);
  assert.deepEqual((await ann.get<{ login: string }>('/api/me')).login, 'ann');
  assert.deepEqual(
    [ann.id, bob.id],
    people.map(({ id }) => id),
  );
  const login = { login: 'ann', password: 'correct horse battery' };
  assert.equal((await bob.request('POST', '/api/sign-in', login)).status, 200);
  const [line] = await bob.get<ChatLine[]>(`/api/tables/${tables.running}/chat`);
  assert.equal(line!.text, 'see you tomorrow');
  await here.stop();
});
