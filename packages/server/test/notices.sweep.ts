// A thousand notices, while servers are killed every few seconds: one process on SQLite, three on PostgreSQL and Redis.
import { test } from 'node:test';
import { noticesSurvive } from './notice-kills.ts';
import { postgres, postgresDatabase, redis, sqliteFile } from './stores.ts';

const ENOUGH = { tables: 30, notices: 1_000, kills: 20, life: 3 };

test('SQLite: nobody is told twice, too late or not at all', { timeout: 1_800_000 }, async () => {
  await noticesSurvive({ ...ENOUGH, place: sqliteFile(), redis: null, processes: 1 });
});

const [url, queue] = [postgres, redis];
if (url === undefined || queue === undefined)
  console.log('Not over three processes: PostgreSQL or Redis is missing (eval "$(.ci/services)" starts them)');
else
  test('three processes: nobody is told twice, too late or not at all', { timeout: 1_800_000 }, async () => {
    await noticesSurvive({ ...ENOUGH, place: await postgresDatabase(url), redis: queue, processes: 3 });
  });
