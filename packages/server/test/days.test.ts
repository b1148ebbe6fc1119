// A table over days: time that runs out, restarts, and coming back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, settled, site, tableOf } from './servers.ts';
import { sqliteFile } from './stores.ts';

const HOUR = 3_600_000;
const pace = { kind: 'days', perTurn: 24 * HOUR, window: null };

test('a table that waits: no bot takes over, the others see it, and whoever comes back plays on', async t => {
  const place = sqliteFile();
  const first = await site({}, place);
  const [ann, bob] = (await guests(first.base, 'Ann', 'Bob')) as [Person, Person];
  const { id } = await tableOf([ann, bob], { pace, timeUp: 'wait' });
  const { now } = Date;
  let ahead = 0;
  t.mock.method(Date, 'now', () => now() + ahead);
  const shown = (person: Person) => person.get<TableShown>(`/api/tables/${id}`);
  ahead = 25 * HOUR;
  await settled(async () => (await shown(ann)).overdue.length === 2);
  await first.server.stop();
  const second = await site({}, place);
  t.after(() => second.stop());
  const back = bob.at(second.base);
  await back.connect();
  await back.say({ type: 'watch', table: id });
  const seen = () => back.seen.get(`${id}/1`)!;
  assert.deepEqual(
    seen().seats.map(({ bot, overdue }) => [bot, overdue]),
    [
      [null, true],
      [null, true],
    ],
  );
  const { open, position } = seen();
  const sent = await back.answer(id, 1, open[0]!.at, open[0]!.words[0]!, position);
  assert.equal(sent.type, 'done');
  assert.deepEqual((await shown(back)).overdue, [0]);
  back.close();
});
