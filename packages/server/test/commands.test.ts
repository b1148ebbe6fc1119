// The commands of the server: backup and restore of a running server, and bad flags.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { BadInput, fastRandom } from '@boardwright/engine';
import { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { backup, load, restore, serve } from '../src/commands/index.ts';
import { spawnServer } from '../src/load/spawn.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, MARKET, site, tableOf } from './servers.ts';
import { sqliteFile } from './stores.ts';

test('a running server is backed up; what is restored elsewhere plays on', async () => {
  const first = await site();
  const people = await guests(first.base, 'Ann', 'Bob');
  const table = await tableOf(people);
  const { open, position } = people[0]!.seen.get(`${table.id}/0`)!;
  await people[0]!.answer(table.id, 0, open[0]!.at, open[0]!.words[0]!, position);
  const file = path.join(path.dirname(first.place.where), 'backup.gz');
  assert.equal(await backup([file, '--database', first.place.where]), 0);
  await assert.rejects(backup([file, '--database', first.place.where]), /does not overwrite/);
  const elsewhere = sqliteFile();
  assert.equal(await restore([file, '--database', elsewhere.where]), 0);
  await assert.rejects(restore([file, '--database', elsewhere.where]), /not empty/);
  await first.stop();
  const second = await site({}, elsewhere);
  const back = people.map(person => person.at(second.base));
  for (const person of back) {
    await person.connect();
    await person.say({ type: 'watch', table: table.id });
  }
  assert.equal(back[0]!.seen.get(`${table.id}/0`)!.answers, 1);
  await Promise.all(back.map((person, i) => playOn(person, table.id, fastRandom(i))));
  assert.ok((await back[0]!.get<TableShown>(`/api/tables/${table.id}`)).id);
  for (const person of back) person.close();
  await second.stop();
});

test('a server that is told to stop turns newcomers away, says good-bye and ends well', async () => {
  const server = await spawnServer({ GAMES_MODULE: MARKET });
  assert.deepEqual(await (await fetch(`${server.base}/health`)).json(), { up: true });
  assert.deepEqual(await (await fetch(`${server.base}/ready`)).json(), { ready: true });
  const ann = await Person.guest(server.base, 'Ann');
  await ann.connect();
  const closed = new Promise<number>(resolve => ann.socket!.on('close', resolve));
  await server.stop();
  assert.equal(await closed, 1013);
  assert.equal(server.child.exitCode, 0);
  await assert.rejects(fetch(`${server.base}/health`));
});

test('bad flags are one clear sentence', async () => {
  const bad = (run: Promise<number>, sentence: RegExp) =>
    assert.rejects(run, (error: Error) => error instanceof BadInput && sentence.test(error.message));
  await bad(serve(['--port', 'http']), /PORT must be a number/);
  await bad(serve(['--colour']), /Unknown option/);
  await bad(load(['--tables', '0']), /--tables must be a whole number/);
  await bad(load(['--server', 'https://example.org']), /must be on this machine/);
  await bad(load(['--option', 'x']), /NAME=VALUE/);
  await bad(load(['--processes', '3']), /needs --database/);
  await bad(backup([]), /name one file/);
  await bad(restore(['/no/such/file']), /there is no file/);
});
