// Several machines with one PostgreSQL and one Redis: players of one table use different processes, and one is killed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical, fastRandom } from '@boardwright/engine';
import { Live } from '@boardwright/host';
import { market } from '@boardwright/host/material';
import { Person } from '../src/client/person.ts';
import { spawnServer } from '../src/load/spawn.ts';
import { Stubborn } from '../src/load/stubborn.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { loadMatch, rowsAfter } from '../src/store/journal.ts';
import { openStore } from '../src/store/open.ts';
import { MARKET, settled } from './servers.ts';
import { postgresDatabase, postgres as postgresUrl, redis as redisUrl } from './stores.ts';

const [postgres, redis] = [postgresUrl, redisUrl];

const missing = postgres === undefined || redis === undefined;
if (missing)
  console.log('Not over three processes: PostgreSQL or Redis is missing (eval "$(.ci/services)" starts them)');
else
  test('three processes play one table; one is killed in mid-game, and the game goes on with nothing lost', async t => {
    const place = await postgresDatabase(postgres);
    const env = { DATABASE_URL: place.where, REDIS_URL: redis, GAMES_MODULE: MARKET, NO_RATE_LIMITS: '1' };
    const servers: Awaited<ReturnType<typeof spawnServer>>[] = [];
    t.after(async () => {
      await Promise.all(servers.map(server => server.kill()));
      await place.cleanUp();
    });
    while (servers.length < 3) servers.push(await spawnServer(env));
    const bases = servers.map(server => server.base);
    const people = await Promise.all(bases.map((base, i) => Person.guest(base, `player ${i}`)));
    const chairs = [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }, { for: 'bot', level: 'random' }];
    const options = { length: 'long' };
    const { id, invitation } = await people[0]!.post<TableShown>('/api/tables', { game: 'market', options, chairs });
    for (const seat of [1, 2]) await people[seat]!.post(`/api/tables/${id}/sit`, { seats: [{ seat }], invitation });
    let killed = false;
    const where = (seat: number) => () => bases[killed && seat === 2 ? 0 : seat]!;
    const players = people.map((person, seat) => new Stubborn(person, id, fastRandom(seat), 10));
    const playing = players.map((player, seat) => player.play(where(seat)));
    const acknowledged = (): number => players.reduce((sum, { acknowledged: a }) => sum + a.length, 0);
    const until = async (count: number): Promise<void> => {
      await settled(() => acknowledged() >= count);
    };
    await until(60);
    await servers[2]!.kill();
    killed = true;
    const atKill = acknowledged();
    await until(atKill + 100);
    for (const player of players) player.stop();
    await Promise.all(playing);
    const { db } = await openStore(place.where);
    const rows = await rowsAfter(db, id, -1);
    const { snapshot, rows: later } = await loadMatch(db, id);
    await db.destroy();
    const ids = rows.flatMap(({ facts }) => facts.flatMap(fact => (fact.do === 'answer' ? [fact.id] : [])));
    const mine = players.flatMap(player => player.acknowledged.map(each => `${each.seat}:${each.id}`));
    assert.deepEqual(
      mine.filter(each => !ids.includes(each)),
      [],
      'nothing is lost',
    );
    assert.equal(new Set(ids).size, ids.length, 'nothing happened twice');
    assert.deepEqual(
      rows.map(({ seq }) => seq),
      rows.map((_, i) => i),
      'without a hole',
    );
    assert.ok(
      ids.some(each => each.startsWith('3.bot:')),
      'the bot played too',
    );
    const match = (live: Live): string => canonical(live.play.match);
    const game = market as unknown as Live['game'];
    assert.equal(match(Live.restore(game, null, rows)), match(Live.restore(game, snapshot, later)));
    console.log(
      `${ids.length} answers over three processes, ${mine.length} acknowledged, one process killed after ${atKill}`,
    );
  });
