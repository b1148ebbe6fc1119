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

test('a server that is killed under load loses nothing and does nothing twice', { timeout: 300_000 }, async () => {
  const KILLS = 3;
  const figures = await provesDurable({
    tables: 8,
    seats: 2,
    life: { seconds: 0.3, answers: 20 },
    isEnough: ({ kills, acknowledged }) => kills >= KILLS && acknowledged > 50,
    think: 10,
    game: 'market',
    options: { length: 'long' },
    gamesModule: MARKET,
  });
  console.log(JSON.stringify(figures));
  const { kills, acknowledged, lost, twice, replayed, diverged } = figures;
  assert.ok(kills >= KILLS && acknowledged > 50 && replayed === 8, JSON.stringify(figures));
  assert.deepEqual({ lost, twice, diverged }, { lost: 0, twice: 0, diverged: 0 });
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

/** The best of several: a machine that is busy with other things makes some of them slow, but not the opening itself. */
const OPENINGS = 12;
const DAY = 86_400_000;

test('a match of 500 answers is opened in less than 50 ms', async () => {
  const place = sqliteFile();
  const first = await site({}, place);
  const [ann] = await guests(first.base, 'Ann');
  const chairs = [{ for: 'me' }, { for: 'me' }, { for: 'me' }];
  const table = await ann!.post('/api/tables', { game: 'market', chairs, options: { length: 'long' } });
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
  const { matches, metrics } = second.server.app;
  const spent = async (): Promise<number> =>
    (await metrics.opened.get()).values.find(({ metricName }) => metricName?.endsWith('_sum'))!.value;
  const openings: number[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    const before = await spent();
    await matches.state(table.id);
    openings.push(((await spent()) - before) * 1000);
    matches.sweep(Date.now() + DAY); // nobody has used it for a day: it is forgotten, and opened again
  }
  const best = Math.min(...openings);
  console.log(`a match of ${count} answers opens in ${best.toFixed(1)} ms at best of ${OPENINGS}`);
  assert.ok(openings.every(ms => ms > 0) && best < 50, `${openings} ms`);
  await second.stop();
});
