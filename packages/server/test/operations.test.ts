// What an operator relies on: a backup changes nothing, a restore brings everything back, a second server on the same
// file is refused, and the server recovers from a crash, a lost Redis or nonsense on its channel.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { BadInput, fastRandom } from '@boardwright/engine';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import pino from 'pino';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { backup, restore } from '../src/commands/index.ts';
import { spawnServer } from '../src/load/spawn.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { migrate } from '../src/store/migrations.ts';
import { openStore } from '../src/store/open.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { guests, MARKET, settled, site, tableOf } from './servers.ts';
import { postgresDatabase, postgres as postgresUrl, redis as redisUrl, sqliteFile } from './stores.ts';

const [postgres, redis] = [postgresUrl, redisUrl];
const MAIN = path.resolve(import.meta.dirname, '../src/main.ts');
const CLI = path.resolve(import.meta.dirname, '../../cli/bin/boardwright.mjs');
const beside = (where: string, name: string): string => path.join(path.dirname(where), name);

/** Starts the server as a program that is expected to exit by itself. */
async function ended(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', GAMES_MODULE: MARKET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      said += data.toString();
      if (/ is running at http/.test(said)) child.kill();
    });
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve));
  return { code, said };
}

test('a backup of a database that is not there says so and makes nothing', async () => {
  const place = sqliteFile();
  const file = beside(place.where, 'backup.gz');
  const one = (error: Error): boolean => error instanceof BadInput && /there is no database/.test(error.message);
  await assert.rejects(backup([file, '--database', place.where]), one);
  assert.deepEqual([existsSync(place.where), existsSync(file)], [false, false]);
  await place.cleanUp();
});

const stepsOf = async (where: string): Promise<string[]> => {
  const db = openSqlite(where);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  await db.destroy();
  return rows.map(({ name }) => name);
};

test('a backup leaves an older database as it is; what is restored from it is brought up to date', async () => {
  const [place, elsewhere] = [sqliteFile(), sqliteFile()];
  const old = openSqlite(place.where);
  await migrate(old, '0003-waiting');
  await sql`insert into people (id, name, created) values ('ann', 'Ann', 1)`.execute(old);
  await sql`insert into journal (match_id, seq, time, body) values ('m', 0, 77, '[]')`.execute(old);
  await old.destroy();
  const before = await stepsOf(place.where);
  const file = beside(place.where, 'backup.gz');
  assert.equal(await backup([file, '--database', place.where]), 0);
  assert.deepEqual(await stepsOf(place.where), before);
  assert.equal(await restore([file, '--database', elsewhere.where]), 0);
  const { db } = await openStore(elsewhere.where);
  assert.equal((await db.selectFrom('people').select('name').executeTakeFirst())?.name, 'Ann');
  assert.equal((await db.selectFrom('journal').select('hash').executeTakeFirst())?.hash, null);
  assert.equal((await db.selectFrom('alive').select('time').executeTakeFirst())?.time, 77, 'when it was made');
  await db.destroy();
  for (const each of [place, elsewhere]) await each.cleanUp();
});

test('after a restore the clocks do not count what has passed since the backup', async () => {
  const first = await site();
  const people = await guests(first.base, 'Ann', 'Bob');
  const pace = { kind: 'live', bank: 60_000, increment: 0 };
  const table = await tableOf(people, { pace });
  for (const person of people) person.close();
  // The backup is an hour old, so everything in it is that much older.
  const hour = 3_600_000;
  await first.server.stop();
  const aged = openSqlite(first.place.where);
  await sql`update journal set time = time - ${hour}, moved = moved - ${hour}`.execute(aged);
  await sql`update alive set time = time - ${hour}`.execute(aged);
  await sql`update tables set wake = wake - ${hour}`.execute(aged);
  await aged.destroy();
  const file = beside(first.place.where, 'backup.gz');
  await backup([file, '--database', first.place.where]);
  const elsewhere = sqliteFile();
  await restore([file, '--database', elsewhere.where]);
  const second = await site({}, elsewhere);
  const ann = people[0]!.at(second.base);
  await ann.connect();
  await ann.say({ type: 'watch', table: table.id });
  // A player who ran out of time would have been replaced at the first check of the clocks.
  await second.server.app.matches.command(table.id, { do: 'tick' });
  await ann.say({ type: 'ping' }); // effects of the clocks arrive before this reply
  const { seats, clocks } = ann.seen.get(`${table.id}/0`)!;
  assert.deepEqual(
    seats.map(({ bot }) => bot),
    [null, null],
  );
  assert.ok(
    clocks!.left.every(left => left > 30_000),
    String(clocks!.left),
  );
  ann.close();
  await first.stop();
  await second.stop();
});

test('a second server on the same file is turned away and hears where the first one is', async () => {
  const place = sqliteFile();
  const first = await spawnServer({ DATABASE_FILE: place.where, GAMES_MODULE: MARKET });
  const { code, said } = await ended({ DATABASE_FILE: place.where });
  assert.equal(code, 2);
  assert.match(said, new RegExp(`running already on port ${new URL(first.base).port};`));
  assert.equal(said.trim().split('\n').length, 1);
  await first.kill();
  const third = await spawnServer({ DATABASE_FILE: place.where, GAMES_MODULE: MARKET });
  await third.stop();
  await place.cleanUp();
});

for (const [what, name, sentence] of [
  ['is a folder', '.', /is a folder; name a file in it/],
  ['is to be inside a file', 'file/test.db', /the database .*file\/test\.db cannot be created: /],
] as const)
  test(`a database that ${what} is one clear sentence`, async () => {
    const place = sqliteFile();
    writeFileSync(beside(place.where, 'file'), '');
    const { code, said } = await ended({ DATABASE_FILE: beside(place.where, name) });
    assert.equal(code, 2, said);
    assert.match(said, sentence);
    assert.equal(said.trim().split('\n').length, 1);
    await place.cleanUp();
  });

test('a table that was full when the server was killed begins when it starts again', async () => {
  const place = sqliteFile();
  const first = await site({}, place);
  const [ann, bob] = (await guests(first.base, 'Ann', 'Bob')) as [Person, Person];
  const chairs = [{ for: 'me' }, { for: 'anybody' }];
  const tables = await Promise.all([1, 2].map(() => ann.post<TableShown>('/api/tables', { game: 'market', chairs })));
  const [halfway, before] = tables as [TableShown, TableShown];
  const sit = ({ id, invitation }: TableShown) =>
    bob.post<TableShown>(`/api/tables/${id}/sit`, { seats: [{ seat: 1 }], invitation });
  for (const table of tables) await sit(table);
  await settled(async () => (await ann.get<TableShown>(`/api/tables/${before.id}`)).status === 'playing');
  await first.server.stop();
  // The state after a kill: one with its first row stored, one without, both still open.
  const db = openSqlite(place.where);
  await sql`update tables set status = 'open'`.execute(db);
  await sql`delete from journal where match_id = ${before.id}`.execute(db);
  await db.destroy();
  const second = await site({}, place);
  const back = [ann, bob].map(person => person.at(second.base)) as [Person, Person];
  for (const { id } of [halfway, before]) {
    await settled(async () => (await back[0].get<TableShown>(`/api/tables/${id}`)).status === 'playing');
    for (const person of back) {
      if (person.socket === null) await person.connect();
      await person.say({ type: 'watch', table: id });
    }
    await Promise.all(back.map((person, i) => playOn(person, id, fastRandom(i))));
  }
  for (const person of back) person.close();
  await second.stop();
});

/** What two people at one table, each at a different server, see of each other. */
async function playAcross(people: readonly [Person, Person], table: string): Promise<void> {
  await Promise.all(people.map((person, i) => playOn(person, table, fastRandom(i))));
}

async function tableAcross([ann, bob]: readonly [Person, Person], game = 'market'): Promise<string> {
  const chairs = [{ for: 'me' }, { for: 'anybody' }];
  const { id, invitation } = await ann.post<TableShown>('/api/tables', { game, chairs });
  await bob.post(`/api/tables/${id}/sit`, { seats: [{ seat: 1 }], invitation });
  for (const person of [ann, bob]) {
    await person.connect();
    await person.say({ type: 'watch', table: id });
  }
  return id;
}

if (postgres === undefined) console.log('Not with two servers over one PostgreSQL: it is not there');
else
  test('two servers over one database, without Redis, show each other their moves', async () => {
    const place = await postgresDatabase(postgres);
    const shared = { ...place, cleanUp: async () => {} };
    const sites = [await site({}, shared), await site({}, shared)];
    const people = (await Promise.all(sites.map(({ base }) => guests(base, 'somebody')))).flat();
    const [ann, bob] = people as [Person, Person];
    await playAcross([ann, bob], await tableAcross([ann, bob]));
    for (const person of people) person.close();
    for (const each of sites) await each.stop();
    await place.cleanUp();
  });

if (postgres === undefined || redis === undefined) console.log('Not with Redis: PostgreSQL or Redis is missing');
else {
  test('nonsense on the channel is dropped with a line in the log', async () => {
    const place = await postgresDatabase(postgres);
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: line => lines.push(line) });
    const here = await site({ redis }, { ...place, cleanUp: async () => {} }, log);
    const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
    const table = await tableOf([ann, bob]);
    const client = new Redis(redis);
    const forged = { kind: 'row', match: table.id, row: { seq: 1, time: 1, facts: [{ do: 'answer' }] } };
    const nonsense = ['', '{', 'null', '[]', '{"from":"x"}', '{"from":"x","news":{"kind":"row","match":1}}'];
    for (const text of nonsense) await client.publish('boardwright', text);
    await client.publish('boardwright', JSON.stringify({ from: 'x', news: forged }));
    await settled(() => lines.filter(line => line.includes('was dropped')).length >= nonsense.length);
    await playAcross([ann, bob], table.id);
    for (const person of [ann, bob]) person.close();
    client.disconnect();
    await here.stop();
    await place.cleanUp();
  });

  test('a match that breaks at one server is stopped at all of them, and is closed from any', async () => {
    const place = await postgresDatabase(postgres);
    const config = { redis, rulesDeadline: 300 };
    const shared = { ...place, cleanUp: async () => {} };
    const sites = [await site(config, shared), await site(config, shared)];
    const people = (await Promise.all(sites.map(({ base }) => guests(base, 'somebody')))).flat();
    const [ann, bob] = people as [Person, Person];
    const table = await tableAcross([ann, bob], 'stuck');
    const heard: string[] = [];
    for (const person of people)
      person.onMessage = message => {
        if (message.type === 'stopped') heard.push(message.why);
        if (message.type === 'table') heard.push(message.table.status);
      };
    for (const [seat, person] of people.entries()) {
      await settled(() => person.seen.has(`${table}/${seat}`));
      const { open, position } = person.seen.get(`${table}/${seat}`)!;
      await person.answer(table, seat, open[0]!.at, open[0]!.words[0]!, position);
    }
    const count = (what: string): number => heard.filter(each => each === what).length;
    await settled(() => count('rulesBroke') === 2);
    await ann.post(`/api/tables/${table}/close`); // it failed at the other person's server
    await settled(() => count('closed') === 2);
    for (const person of people) person.close();
    for (const each of sites) await each.stop();
    await place.cleanUp();
  });

  test('without Redis a server stays ready, says so, and moves of others still arrive', async t => {
    const place = await postgresDatabase(postgres);
    const door = await redisDoor(redis);
    const env = { DATABASE_URL: place.where, REDIS_URL: door.url, GAMES_MODULE: MARKET, NO_RATE_LIMITS: '1' };
    const servers = await Promise.all([1, 2].map(() => spawnServer(env)));
    t.after(async () => {
      await Promise.all(servers.map(server => server.kill()));
      await place.cleanUp();
    });
    const people = (await Promise.all(servers.map(({ base }) => guests(base, 'somebody')))).flat();
    const [ann, bob] = people as [Person, Person];
    const table = await tableAcross([ann, bob]);
    door.shut();
    const ready = async (): Promise<{ status: number; body: { redis?: boolean } }> => {
      const response = await fetch(`${servers[0]!.base}/ready`);
      return { status: response.status, body: (await response.json()) as { redis?: boolean } };
    };
    await settled(async () => (await ready()).body.redis !== true);
    assert.deepEqual(await ready(), { status: 200, body: { ready: true, redis: false } });
    await playAcross([ann, bob], table);
    for (const person of people) person.close();
  });
}

if (redis !== undefined)
  for (const program of [[MAIN], [CLI, 'serve']])
    test(`a server ends when it is told to although Redis is away: ${path.basename(program[0]!)}`, async () => {
      const place = sqliteFile();
      const door = await redisDoor(redis);
      const env = { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DATABASE_FILE: place.where, REDIS_URL: door.url };
      const child = spawn(process.execPath, program, { env: { ...env, GAMES_MODULE: MARKET }, stdio: 'pipe' });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
      try {
        await settled(() => / is running at http/.test(said));
        door.shut();
        await settled(() => /Redis/.test(said));
        child.kill('SIGTERM');
        await settled(() => child.exitCode !== null);
        assert.equal(child.exitCode, 0);
      } finally {
        child.kill('SIGKILL');
        await place.cleanUp();
      }
    });

/** Redis behind a proxy that can be shut off. */
async function redisDoor(url: string): Promise<{ url: string; shut(): void }> {
  const { hostname, port, pathname } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer(inside => {
    const outside = createConnection(Number(port || 6379), hostname);
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    inside.pipe(outside).pipe(inside);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    shut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
