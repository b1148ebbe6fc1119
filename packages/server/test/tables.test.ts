// What the page asks about tables: who they wait for and since when, public tables, imported games, coming back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fairChance, type GameFile, verifyFile } from '@boardwright/engine';
import { fileOf, Live, type Player, type TableFile } from '@boardwright/host';
import { marketModule } from '@boardwright/host/material';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { replies, type TableShown } from '../src/protocol/index.ts';
import { guests, type Site, settled, site, tableOf } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

const answerFirst = async (person: Person, table: string, seat: number) => {
  const { open, position } = person.seen.get(`${table}/${seat}`)!;
  return person.answer(table, seat, open[0]!.at, open[0]!.words[0]!, position);
};

test('a table says whom it waits for, and since when', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  const table = await tableOf([ann, bob]);
  const read = async (person: Person): Promise<TableShown> =>
    replies.tableShown.parse((await person.get<TableShown[]>('/api/me/tables')).find(({ id }) => id === table.id));
  const first = await read(bob);
  assert.deepEqual(first.toAnswer, [0, 1]);
  await answerFirst(ann, table.id, 0);
  const second = await read(bob);
  assert.deepEqual(second.toAnswer, [1]);
  assert.ok(second.since >= first.since && Math.abs(Date.now() - second.since) < 60_000);
  await ann.act(table.id, { do: 'leave', seat: 0 });
  assert.equal((await read(bob)).since, second.since, 'leaving is no move');
  for (const person of [ann, bob]) person.close();
});

test('open tables are there for everybody, also without a session; others are not', async () => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  const chairs = [{ for: 'me' }, { for: 'anybody' }];
  const open = await ann.post('/api/tables', { game: 'market', chairs });
  const secret = await ann.post('/api/tables', { game: 'market', chairs, open: false });
  const listed = replies.tableListed.array().parse(await (await fetch(`${here.base}/api/tables`)).json());
  const found = listed.find(({ id }) => id === open.id)!;
  assert.ok(!listed.some(({ id }) => id === secret.id));
  assert.equal(found.invitation, undefined);
  assert.deepEqual(found.toAnswer, []);
  assert.equal((await fetch(`${here.base}/api/tables/${open.id}`)).status, 200);
  assert.equal((await fetch(`${here.base}/api/tables/${secret.id}`)).status, 403);
  assert.equal((await fetch(`${here.base}/api/tables/${secret.id}?invitation=${secret.invitation}`)).status, 200);
});

/** A game that began on a device: two people and a bot, one answer given. */
function begunElsewhere(): TableFile {
  const sitting = (name: string, bot: string | null): Player => ({
    owner: bot === null ? '.me' : null,
    name,
    bot,
    left: false,
  });
  const opening = {
    game: 'market',
    edition: 'standard',
    options: {},
    seats: [sitting('novice 1', 'random'), sitting('Bea', null), sitting('Cem', null)],
    settings: { pace: { kind: 'untimed' }, confirmTurns: false, substitute: 'random' },
    seal: null,
  } as const;
  const chance = fairChance('5e'.repeat(32), []);
  const { live } = Live.open(marketModule.game, opening, chance, 1);
  const word = live.play.open().find(({ seat }) => seat === 1)!.options[0];
  live.handle({ do: 'answer', by: '.me', id: 'a', seat: 1, at: '1', word: `bid:${word}`, position: 0 }, 2, chance);
  return fileOf(live);
}

test('a game that was begun elsewhere goes on: bots stay bots, the others sit down by the link', async () => {
  const [ann, bob, eve] = (await guests(here.base, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
  const table = await ann.post<TableShown>('/api/games/import', { file: begunElsewhere() });
  assert.equal(table.status, 'open');
  assert.deepEqual(
    table.chairs.map(({ person, name, bot, free }) => [person, name, bot, free]),
    [
      [null, 'novice 1', 'random', false],
      [ann.id, 'Bea', null, false],
      [null, 'Cem', null, true],
    ],
  );
  const sit = (person: Person, more: object) =>
    person.request('POST', `/api/tables/${table.id}/sit`, { seats: [{ seat: 2 }], ...more });
  assert.equal((await sit(eve, {})).status, 403);
  await ann.connect();
  await ann.say({ type: 'watch', table: table.id });
  assert.equal((await sit(bob, { invitation: table.invitation })).status, 200);
  await bob.connect();
  await bob.say({ type: 'watch', table: table.id });
  await settled(() => (ann.seen.get(`${table.id}/1`)?.answers ?? 0) >= 1);
  assert.ok(!ann.seen.get(`${table.id}/1`)!.toAnswer.includes(1), 'the answer that was given stands');
  const random = (n: number): number => n - 1;
  await Promise.all([ann, bob].map(person => playOn(person, table.id, random)));
  await settled(async () => (await ann.get<TableShown>(`/api/tables/${table.id}`)).status === 'over');
  const file = await ann.get<GameFile>(`/api/tables/${table.id}/file`);
  assert.deepEqual((file as TableFile).bots, ['random', null, null]);
  assert.deepEqual(file.entries[0], begunElsewhere().entries[0]);
  const { draws, elsewhere, mismatches } = verifyFile(marketModule.game, file);
  assert.ok(draws > 0 && elsewhere > 0, 'what is drawn here follows from a secret of this table');
  assert.deepEqual(mismatches, []);
  assert.deepEqual(ann.kept.get(table.id)?.faults, []);
  for (const person of [ann, bob]) person.close();
});

test('several seats of an imported game may be on this device, but not the seat of a bot', async () => {
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  const file = begunElsewhere();
  assert.equal((await ann.post<TableShown>('/api/games/import', { file, mine: [1, 2] })).status, 'playing');
  const bad = async (body: object) =>
    (await ann.request('POST', '/api/games/import', body)).body as { message: string };
  assert.match((await bad({ file, mine: [0] })).message, /seat 0 of this game is not a person/);
  assert.match((await bad({ file: { ...file, bots: ['wizard', null, null] } })).message, /no bot "wizard"/);
  assert.match((await bad({ file: { ...file, bots: [null] } })).message, /"bots" must name/);
});

test('a person who left and was not replaced can come back, even to a rated table', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  for (const [i, person] of [ann, bob].entries())
    await person.post('/api/me/claim', { login: `comes.back.${i}`, password: 'correct horse battery' });
  const { id } = await tableOf([ann, bob], { rated: true });
  const seat = () => bob.seen.get(`${id}/1`)!.seats[0]!;
  await ann.act(id, { do: 'leave', seat: 0 });
  await settled(() => seat().left);
  await bob.act(id, { do: 'decline', seat: 1 });
  assert.equal(((await answerFirst(ann, id, 0)) as { why?: string }).why, 'notPlaying');
  assert.equal((await ann.act(id, { do: 'return', seat: 0 })).type, 'done');
  await settled(() => !seat().left && seat().bot === null);
  assert.equal((await answerFirst(ann, id, 0)).type, 'done');
  await ann.act(id, { do: 'leave', seat: 0 });
  await settled(() => seat().left);
  await bob.act(id, { do: 'agree', seat: 1 });
  assert.equal(((await ann.act(id, { do: 'return', seat: 0 })) as { why?: string }).why, 'rated');
  for (const person of [ann, bob]) person.close();
});
