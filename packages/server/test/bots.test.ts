// Bots at the tables of a server: they answer the current question, nobody waits for other people's bots, and tables
// with only bots pause.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '../src/client/person.ts';
import { guests, settled, siteFor } from './servers.ts';

const SLOW = import.meta.resolve('@boardwright/host/material/slow');
const ROUNDS = 20;
/**
 * A bot that does not answer is asked again after 15 s. A bot that answers at once takes the time of two answers, 0.4
 * s.
 */
const SILENT = 10_000;

const seen = (person: Person, table: string, seat: number | null = 0) => person.seen.get(`${table}/${seat}`)!;

async function answerFirst(person: Person, table: string): Promise<void> {
  const { open, position } = seen(person, table);
  const sent = await person.answer(table, 0, open[0]!.at, open[0]!.words[0]!, position);
  assert.equal(sent.type, 'done', JSON.stringify(sent));
}

/** A table with one person and a bot, where the person's turn has ended and can still be undone. */
async function tableWithBot(person: Person, level: string, wish: object = {}): Promise<string> {
  const chairs = [{ for: 'me' }, { for: 'bot', level }];
  const { id } = await person.post('/api/tables', { game: 'market', options: { length: 'long' }, chairs, ...wish });
  if (person.socket === null) await person.connect();
  await person.say({ type: 'watch', table: id });
  return id;
}

/** Plays until the person is asked for the last stall of a turn, after which the bot is asked. */
async function toLastStall(person: Person, table: string): Promise<void> {
  const isAsked = (): boolean => seen(person, table).open.length > 0;
  for (;;) {
    await settled(isAsked);
    const task = seen(person, table).open[0]!.task as { do: string; left?: number };
    if (task.do === 'chooseStall' && task.left === 1) return;
    await answerFirst(person, table);
  }
}

/** Answers until the bot is asked. */
async function passTurn(person: Person, table: string): Promise<void> {
  while (seen(person, table).open.length > 0) {
    const { position } = seen(person, table);
    await answerFirst(person, table);
    await settled(() => seen(person, table).position > position);
  }
}

test('a move is taken back while a bot thinks: the bot answers what is asked then, 20 of 20 times', async t => {
  const { base } = await siteFor(t, { gamesModule: SLOW, botThreads: 2 });
  const [ann] = (await guests(base, 'Ann')) as [Person];
  const id = await tableWithBot(ann, 'policy');
  const times: number[] = [];
  await toLastStall(ann, id);
  for (let round = 0; round < ROUNDS; round++) {
    await passTurn(ann, id);
    const undone = await ann.act(id, { do: 'askUndo', seat: 0 });
    assert.equal(undone.type, 'done', JSON.stringify(undone));
    await settled(() => seen(ann, id).open.length > 0);
    await passTurn(ann, id);
    const { answers } = seen(ann, id);
    const asked = performance.now();
    await Promise.race([settled(() => seen(ann, id).answers > answers), sleep(SILENT, undefined, { ref: false })]);
    assert.ok(seen(ann, id).answers > answers, `round ${round + 1}: the bot fell silent`);
    times.push(performance.now() - asked);
    const back = await ann.act(id, { do: 'askUndo', seat: 0 });
    assert.equal(back.type, 'done', JSON.stringify(back));
    await settled(() => seen(ann, id).open.length > 0);
  }
  t.diagnostic(`${ROUNDS} of ${ROUNDS}, longest ${Math.max(...times).toFixed(0)} ms`);
  ann.close();
});

test('20 tables of bots that somebody watches do not come before the bot of somebody else', async t => {
  const { base } = await siteFor(t, { gamesModule: SLOW, botThreads: 2 });
  const [ann, eve] = (await guests(base, 'Ann', 'Eve')) as [Person, Person];
  const id = await tableWithBot(ann, 'policy');
  await toLastStall(ann, id);
  await eve.connect();
  const chairs = [0, 1, 2].map(() => ({ for: 'bot', level: 'policy' }));
  const tables = await Promise.all(
    Array.from({ length: 20 }, () => eve.post('/api/tables', { game: 'market', chairs })),
  );
  for (const table of tables) await eve.say({ type: 'watch', table: table.id });
  const answersOfEve = (): number => tables.reduce((sum, table) => sum + seen(eve, table.id, null).answers, 0);
  await settled(() => answersOfEve() > 0);
  await passTurn(ann, id);
  const [mine, others] = [seen(ann, id).answers, answersOfEve()];
  await settled(() => seen(ann, id).answers > mine);
  const between = answersOfEve() - others;
  assert.ok(between < 10, `${between} answers of the other's bots came first`);
  for (const person of [ann, eve]) person.close();
});

test('a table of bots alone plays only while a person watches', async t => {
  const { base, server } = await siteFor(t, { gamesModule: SLOW });
  const [ann, bob] = (await guests(base, 'Ann', 'Bob')) as [Person, Person];
  const chairs = [0, 1].map(() => ({ for: 'bot', level: 'random' }));
  const open = async (): Promise<string> =>
    (await ann.post('/api/tables', { game: 'market', options: { length: 'long' }, chairs })).id;
  const [watched, resting] = [await open(), await open()];
  await bob.connect();
  await bob.say({ type: 'watch', table: watched });
  await settled(() => seen(bob, watched, null).answers > 20);
  assert.equal((await server.app.matches.state(resting)).position, 0, 'nobody watches: nobody plays');
  const position = async (table: string): Promise<number> => (await server.app.matches.state(table)).position;
  await bob.say({ type: 'unwatch', table: watched });
  const last = (await position(watched)) + 2; // each bot may have an answer on the way
  await bob.say({ type: 'watch', table: resting });
  await settled(() => seen(bob, resting, null).answers > 20);
  assert.ok((await position(watched)) <= last, 'it rests where it was left');
  await bob.say({ type: 'watch', table: watched });
  await settled(async () => (await position(watched)) > last + 20);
  bob.close();
});

test('bots play an edition of the owner’s, whose content is sent to their thread once', async t => {
  const { base } = await siteFor(t, { gamesModule: SLOW, botThreads: 2 });
  const [ann] = (await guests(base, 'Ann')) as [Person];
  const id = await tableWithBot(ann, 'random', { content: { edition: 'mine' } });
  for (let answers = 0; seen(ann, id).answers < 30; answers = seen(ann, id).answers) {
    await settled(() => seen(ann, id).open.length > 0 || seen(ann, id).answers > answers);
    await passTurn(ann, id);
  }
  ann.close();
});
