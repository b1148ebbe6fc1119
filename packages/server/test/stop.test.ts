// A server that stops finishes all work in progress before it closes its database.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom } from '@boardwright/engine';
import pino from 'pino';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { rowsAfter } from '../src/store/journal.ts';
import { openStore } from '../src/store/open.ts';
import { guests, site, tableOf } from './servers.ts';
import { sqliteFile } from './stores.ts';

test('a server that stops under load causes no errors, and everything acknowledged is stored', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: line => void lines.push(line) });
  const place = sqliteFile();
  for (let round = 0; round < 6; round++) {
    const here = await site({}, place, log);
    const people = await guests(here.base, 'Ann', 'Bob');
    const pairs = await Promise.all(Array.from({ length: 6 }, () => guests(here.base, 'Cid', 'Dot')));
    const tables = await Promise.all([people, ...pairs].map(pair => tableOf(pair)));
    const acknowledged = tables.map(() => 0);
    for (const [i, pair] of [people, ...pairs].entries())
      for (const [seat, person] of pair.entries())
        playOn(person, tables[i]!.id, fastRandom(seat), ({ sent }) => {
          if (sent.type === 'done') acknowledged[i]!++;
        }).catch(() => {}); // the server stops
    const requests = Promise.all(pairs.map(([first]) => askOnAndOn(first!)));
    await sleep(round * 15);
    await here.server.stop();
    for (const person of [people, ...pairs].flat()) person.close();
    await requests;
    const { db } = await openStore(place.where);
    for (const [i, { id }] of tables.entries()) {
      const facts = (await rowsAfter(db, id, -1)).flatMap(row => row.facts.filter(fact => fact.do === 'answer'));
      assert.ok(facts.length >= acknowledged[i]!, `${facts.length} stored of ${acknowledged[i]}`);
    }
    await db.destroy();
  }
  await place.cleanUp();
  const bad = lines.filter(line => (JSON.parse(line) as { level: number }).level >= 40);
  assert.deepEqual(bad, []);
  assert.equal(lines.filter(line => line.includes('"stopped"')).length, 6);
});

/** Requests that read and write, until nobody answers. */
async function askOnAndOn(person: Person): Promise<void> {
  try {
    for (;;) {
      await person.post('/api/tables', { game: 'market', chairs: [{ for: 'me' }, { for: 'bot', level: 'random' }] });
      await person.get('/api/me/tables');
    }
  } catch {
    // the server has stopped
  }
}
