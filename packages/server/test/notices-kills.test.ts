// Notices survive kills of the server. The long form is notices.sweep.ts.
import { test } from 'node:test';
import { noticesSurvive } from './notice-kills.ts';
import { sqliteFile } from './stores.ts';

test('a server that is killed while it tells people tells each of them once', { timeout: 300_000 }, async () => {
  await noticesSurvive({
    place: sqliteFile(),
    redis: null,
    processes: 1,
    tables: 10,
    notices: 30,
    kills: 2,
    life: 0.5,
  });
});
