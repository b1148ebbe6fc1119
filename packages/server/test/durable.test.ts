// What was acknowledged survives: a kill, a stop, a restart; and clocks go on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom } from '@boardwright/engine';
import { playOn } from '../src/client/player.ts';
import { provesDurable } from '../src/load/durability.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, MARKET, site, tableOf } from './servers.ts';
import { sqliteFile } from './stores.ts';

test('a server that is killed under load loses nothing and does nothing twice', { timeout: 60_000 }, async () => {
  const wish = {
    tables: 12,
    seats: 2,
    seconds: 5,
    killEvery: 2,
    think: 20,
    game: 'market',
    options: { length: 'long' },
  };
  const figures = await provesDurable({ ...wish, gamesModule: MARKET });
  console.log(JSON.stringify(figures));
  assert.ok(figures.kills >= 1 && figures.acknowledged > 10, JSON.stringify(figures)); // how many kills fit depends on the machine
  assert.equal(figures.lost + figures.twice + figures.diverged, 0, JSON.stringify(figures));
});

test('a match goes on after a restart, with its clocks; whose time runs out is replaced by a bot', async () => {
  const place = sqliteFile();
  const first = await site({}, place);
  const people = await guests(first.base, 'Ann', 'Bob');
  const table = await tableOf(people, { pace: { kind: 'live', bank: 1_500, increment: 0 } });
  const [ann, bob] = people as [(typeof people)[0], (typeof people)[0]];
  const { open, position } = ann.seen.get(`${table.id}/0`)!;
  await ann.answer(table.id, 0, open[0]!.at, open[0]!.words[0]!, position);
  await first.server.stop();
  const second = await site({}, place);
  const back = bob.at(second.base);
  await back.connect();
  await back.say({ type: 'watch', table: table.id });
  const { clocks } = back.seen.get(`${table.id}/1`)!;
  assert.ok(clocks!.left[1]! <= 1_500 && clocks!.running.includes(1));
  let shown = await back.get<TableShown>(`/api/tables/${table.id}`);
  for (let i = 0; i < 100 && shown.status !== 'over'; i++) {
    await sleep(100);
    shown = await back.get<TableShown>(`/api/tables/${table.id}`);
  }
  assert.equal(shown.status, 'over');
  assert.deepEqual(
    back.seen.get(`${table.id}/1`)!.seats.map(({ bot }) => bot),
    ['random', 'random'],
  );
  back.close();
  await second.stop();
});

test('a match of 500 answers is opened from its last snapshot, not from the start', async () => {
  const place = sqliteFile();
  const first = await site({}, place);
  const [ann] = await guests(first.base, 'Ann');
  const chairs = [{ for: 'me' }, { for: 'me' }, { for: 'me' }];
  const table = await ann!.post('/api/tables', { game: 'market', chairs, options: { length: 'long' } });
  const small = await ann!.post('/api/tables', { game: 'market', chairs });
  await ann!.connect();
  await ann!.say({ type: 'watch', table: table.id });
  let count = 0;
  await Promise.race([
    playOn(ann!, table.id, fastRandom(3), () => count++),
    (async () => {
      while (count < 500) await sleep(10);
    })(),
  ]);
  ann!.close();
  await first.server.stop();
  const second = await site({}, place);
  const spent = async (): Promise<number> =>
    (await second.server.app.metrics.opened.get()).values.find(({ metricName }) => metricName?.endsWith('_sum'))!.value;
  await second.server.app.matches.state(small.id); // the thread has loaded the games now
  const before = await spent();
  await second.server.app.matches.state(table.id);
  const seconds = (await spent()) - before;
  console.log(`a match of ${count} answers opened in ${(seconds * 1000).toFixed(1)} ms`);
  assert.ok(seconds < 0.25, `${seconds} s`); // 0.05 on a machine that is not busy with other tests
  await second.stop();
});
