// After an update of the rules, every running match is replayed before anybody can continue.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import pino from 'pino';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import type { TableShown } from '../src/protocol/index.ts';
import type { Config } from '../src/server.ts';
import { guests, MARKET, settled, site, tableOf } from './servers.ts';
import { type Place, sqliteFile } from './stores.ts';

interface Begun {
  readonly people: Person[];
  readonly table: string;
}

async function playSome(place: Place, { answers = 150, wish = {}, names = ['Ann', 'Bob'] } = {}): Promise<Begun> {
  const here = await site({}, place);
  const people = await guests(here.base, ...names);
  const table = await tableOf(people, { options: { length: 'long' }, ...wish });
  let count = 0;
  await Promise.race(
    people.map((person, i) =>
      playOn(person, table.id, fastRandom(i), () => {
        if (++count === answers) throw new Error('enough');
      }).catch(() => {}),
    ),
  );
  for (const person of people) person.close();
  await here.server.stop();
  return { people, table: table.id };
}

const materialAt = (name: string): string => import.meta.resolve(`@boardwright/host/material/${name}`);

async function back(place: Place, material: string, { people, table }: Begun, more: Partial<Config> = {}) {
  const here = await site({ gamesModule: materialAt(material), ...more }, place);
  const ann = people[0]!.at(here.base);
  await ann.connect();
  const sent = (await ann.say({ type: 'watch', table })) as { why?: string };
  const answers = ann.seen.get(`${table}/0`)?.answers ?? 0;
  const asked = await ann.act(table, { do: 'undo', seat: 0 });
  ann.close();
  await here.stop();
  return { why: sent.why, answers, asked };
}

test('a match continues with new rules that lead to the same table', async () => {
  const place = sqliteFile();
  const played = await playSome(place);
  const { why, answers } = await back(place, 'updated', played);
  assert.equal(why, undefined);
  assert.ok(answers >= 150);
});

test('a match is stopped if the new rules lead to another table', async () => {
  const place = sqliteFile();
  const played = await playSome(place);
  const { why, answers } = await back(place, 'diverged', played);
  assert.equal(why, 'rulesChanged');
  assert.equal(answers, 0);
});

test('rules with which every answer still fits, but which lead to another table, are noticed', async () => {
  const place = sqliteFile();
  const played = await playSome(place, { answers: 12 });
  const { why, answers } = await back(place, 'other', played);
  assert.deepEqual([why, answers], ['rulesChanged', 0]);
});

test('a match continues with the old rules if they are installed beside the new ones', async () => {
  const place = sqliteFile();
  const played = await playSome(place, { answers: 40 });
  const here = await site({ gamesModule: materialAt('diverged'), oldGamesModules: [MARKET] }, place);
  const people = played.people.map(person => person.at(here.base));
  for (const person of people) {
    await person.connect();
    assert.equal((await person.say({ type: 'watch', table: played.table })).type, 'done');
  }
  const { open, position, seat } = people
    .map((person, i) => person.seen.get(`${played.table}/${i}`)!)
    .find(each => each.open.length > 0)!;
  const sent = await people[seat!]!.answer(played.table, seat!, open[0]!.at, open[0]!.words[0]!, position);
  assert.equal(sent.type, 'done');
  const fresh = await tableOf(people);
  const [first] = people;
  await first!.say({ type: 'watch', table: fresh.id });
  assert.equal(first!.seen.get(`${fresh.id}/0`)!.view.version, 2, 'new tables have the new rules');
  for (const person of people) person.close();
  await here.stop();
});

test('bots at such a table also play by its rules', async () => {
  const place = sqliteFile();
  const chairs = [{ for: 'me' }, { for: 'bot', level: 'policy' }];
  const played = await playSome(place, { answers: 5, wish: { chairs, options: { length: 'short' } }, names: ['Ann'] });
  const failed = Promise.withResolvers<never>();
  const write = (line: string): void => {
    if (/\bbot\b/.test(line)) failed.reject(new Error(line)); // its answer was declined, or it has none
  };
  const config = { gamesModule: materialAt('diverged'), oldGamesModules: [MARKET] };
  const here = await site(config, place, pino({ level: 'warn' }, { write }));
  const ann = played.people[0]!.at(here.base);
  await ann.connect();
  await ann.say({ type: 'watch', table: played.table });
  await Promise.race([playOn(ann, played.table, fastRandom(1)), failed.promise]);
  ann.close();
  await here.stop();
});

test('a match with missing rules says so, and its players, but nobody else, can close the table', async () => {
  const place = sqliteFile();
  const played = await playSome(place, { answers: 12 });
  const here = await site({ gamesModule: materialAt('other') }, place);
  const [ann, bob] = played.people.map(person => person.at(here.base)) as [Person, Person];
  const [eve] = (await guests(here.base, 'Eve')) as [Person];
  const url = `/api/tables/${played.table}`;
  const replay = await ann.request('GET', `${url}/replay?at=0&as=0`);
  assert.deepEqual([replay.status, (replay.body as { why: string }).why], [409, 'rulesChanged']);
  let heard = '';
  bob.onMessage = message => {
    if (message.type === 'table') heard = message.table.status;
  };
  await bob.connect();
  assert.equal(((await bob.say({ type: 'watch', table: played.table })) as { why?: string }).why, 'rulesChanged');
  assert.equal((await eve.request('POST', `${url}/close`, {})).status, 403);
  assert.equal((await ann.post<TableShown>(`${url}/close`)).status, 'closed');
  await settled(() => heard === 'closed');
  const fine = await tableOf([ann, bob]);
  const { status, body } = await ann.request('POST', `/api/tables/${fine.id}/close`, {});
  assert.deepEqual([status, (body as { why: string }).why], [409, 'notStopped']);
  for (const person of [ann, bob]) person.close();
  await here.stop();
});
