// After an update of the rules every running match is played again before anybody plays on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { guests, site, tableOf } from './servers.ts';
import { type Place, sqliteFile } from './stores.ts';

async function playSome(place: Place): Promise<{ people: Person[]; table: string }> {
  const here = await site({}, place);
  const people = await guests(here.base, 'Ann', 'Bob');
  const table = await tableOf(people, { options: { length: 'long' } });
  let count = 0;
  await Promise.race(
    people.map((person, i) =>
      playOn(person, table.id, fastRandom(i), () => {
        if (++count === 150) throw new Error('enough');
      }).catch(() => {}),
    ),
  );
  for (const person of people) person.close();
  await here.server.stop();
  return { people, table: table.id };
}

async function back(place: Place, material: string, { people, table }: Awaited<ReturnType<typeof playSome>>) {
  const here = await site({ gamesModule: import.meta.resolve(`@boardwright/host/material/${material}`) }, place);
  const ann = people[0]!.at(here.base);
  await ann.connect();
  const sent = (await ann.say({ type: 'watch', table })) as { why?: string };
  const answers = ann.seen.get(`${table}/0`)?.answers ?? 0;
  const asked = await ann.say({ type: 'undo', table, seat: 0 });
  ann.close();
  await here.stop();
  return { why: sent.why, answers, asked };
}

test('rules that lead to the same table take the match over', async () => {
  const place = sqliteFile();
  const played = await playSome(place);
  const { why, answers } = await back(place, 'updated', played);
  assert.equal(why, undefined);
  assert.ok(answers >= 150);
});

test('rules that lead elsewhere leave the match as it is, and nobody plays on', async () => {
  const place = sqliteFile();
  const played = await playSome(place);
  const { why, answers } = await back(place, 'diverged', played);
  assert.equal(why, 'rulesBroke');
  assert.equal(answers, 0);
});
