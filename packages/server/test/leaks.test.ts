// Non-interference over the real socket: a seat is sent the same bytes in two worlds that it cannot tell apart.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Chance, fastRandom, type GameFile, noting, Play, toFile } from '@boardwright/engine';
import { type G, market } from '@boardwright/host/material';
import type { Person } from '../src/client/person.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, type Site, settled, site, tableOf } from './servers.ts';

const SEATS = 3;
const HAND = 3;
let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

/** A game in which seats 1 and 2 never play or give back the first card of their first hand. */
function world(swapped: boolean): GameFile {
  const random = fastRandom(77);
  const drew: number[] = [];
  const pile = Array.from({ length: 20 }, (_, i) => i + 1);
  const cards = Array.from({ length: SEATS * HAND }, () => pile.splice(random(pile.length), 1)[0]!);
  if (swapped) [cards[HAND], cards[2 * HAND]] = [cards[2 * HAND]!, cards[HAND]!];
  const left = Array.from({ length: 20 }, (_, i) => i + 1);
  const setup = cards.map(card => {
    const index = left.indexOf(card);
    left.splice(index, 1);
    return index;
  });
  const later: Chance = { int: below => random(below) };
  const first: Chance = { int: below => setup.shift() ?? random(below) };
  const play = Play.start(market, SEATS, {}, later, noting(first, drew));
  for (let open = play.open(); open.length > 0; open = play.open()) {
    const { seat, at, task, options } = open[random(open.length)]!;
    const question = play.engine.question(task);
    const kept = (play.match.g as G).hands[seat]![0];
    const allowed = task.do === 'chooseBid' && seat > 0 ? options.filter(card => card !== kept) : options;
    const word = question.show(allowed[random(allowed.length)]!, task);
    assert.equal(play.answer({ seat, at, word }), null);
  }
  return toFile(play);
}

const worlds = [world(false), world(true)] as const;

/** The game up to this many answers. */
function upTo({ match: _, ...file }: GameFile, answers: number): Omit<GameFile, 'match'> {
  return { ...file, entries: file.entries.slice(0, answers) };
}

/** It comes a moment after whoever watches: before or after an answer, as the machine's work has it. */
const isOfSpectators = (text: string): boolean => text.includes('"type":"spectators"');

/** Everything that seat 0 and a spectator are sent about this game, as bytes, without ids and times. */
async function bytes(file: Omit<GameFile, 'match'>, owner: Person, watcher: Person): Promise<string[]> {
  const { id, invitation } = await owner.post<TableShown>('/api/games/import', { file, mine: [0, 1, 2] });
  await here.server.app.pending.done(); // everybody who watches by then is told that the table has begun: nobody does yet
  const out: string[] = [];
  const plain = (text: string): string =>
    text
      .replaceAll(id, 'ID')
      .replaceAll(String(invitation), 'INVITATION')
      .replace(/"[0-9a-f]{64}"/g, '"32 BYTES"') // every table has its own secret and commitments
      .replace(/"(at|time|created|updated|since)":\d{9,}/g, '');
  for (const person of [owner, watcher]) {
    person.keepFrames = true;
    person.frames.length = 0;
    await person.say({ type: 'watch', table: id, ...(invitation === undefined ? {} : { invitation }) }, 'w');
    const seat = person === owner ? 0 : null;
    await person.act(id, { do: 'answer', seat: 0, at: '', word: 'stall:0', position: 0 }, 'x');
    if (person === watcher) await settled(() => person.frames.some(isOfSpectators));
    const frames = person.frames.filter(
      text => !/"type":"(update|heartbeat)"/.test(text) || text.includes(`"seat":${seat},`),
    );
    const inOrder = [...frames.filter(text => !isOfSpectators(text)), ...frames.filter(isOfSpectators)];
    out.push(...inOrder.map(plain));
    person.frames.length = 0;
    await person.say({ type: 'unwatch', table: id }, 'u');
  }
  for (const as of ['spectator', 0]) {
    const query = `at=${file.entries.length}&as=${as}&invitation=${invitation}`;
    out.push(plain(JSON.stringify((await owner.request('GET', `/api/tables/${id}/replay?${query}`)).body)));
  }
  return out;
}

test('what a seat and a spectator are sent does not depend on what they may not know', async () => {
  const [owner, watcher] = (await guests(here.base, 'Ann', 'Wat')) as [Person, Person];
  await owner.connect();
  await watcher.connect();
  const [a, b] = worlds;
  assert.notDeepEqual(a.drew, b.drew);
  assert.deepEqual(a.entries, b.entries);
  let compared = 0;
  for (let n = 0; n < a.entries.length; n += 2) {
    const [one, two] = [await bytes(upTo(a, n), owner, watcher), await bytes(upTo(b, n), owner, watcher)];
    assert.deepEqual(one, two);
    assert.ok(one.some(text => text.includes('"type":"update"')));
    compared += one.join('').length;
  }
  assert.ok(compared > 10_000);
  owner.close();
  watcher.close();
});

test('the comparison would notice: seat 1 is sent different bytes in the two worlds', async () => {
  const [owner] = (await guests(here.base, 'Ann')) as [Person];
  await owner.connect();
  owner.keepFrames = true;
  const seen = [];
  for (const file of worlds) {
    const { id } = await owner.post<TableShown>('/api/games/import', { file: upTo(file, 0), mine: [0, 1, 2] });
    await owner.say({ type: 'watch', table: id });
    seen.push(JSON.stringify(owner.seen.get(`${id}/1`)!.view));
  }
  assert.notEqual(seen[0], seen[1]);
  owner.close();
});

test('the secret of a match reaches nobody before the end: no frame, no answer, no figure, no log line', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  for (const person of [ann, bob]) person.keepFrames = true;
  const table = await ann.post('/api/tables', { game: 'market', chairs: [{ for: 'me' }, { for: 'me' }] });
  await ann.connect();
  await ann.say({ type: 'watch', table: table.id });
  await ann.act(table.id, { do: 'answer', seat: 0, at: '0', word: 'bid:99', position: 0 });
  const { db } = here.server.app.store;
  const { secret } = await db
    .selectFrom('secrets')
    .select('secret')
    .where('match_id', '=', table.id)
    .executeTakeFirstOrThrow();
  const paths = ['', '/chat', '/replay?at=0', '/replay?at=0&as=0', '/replay?at=99', '/file'];
  const answers = await Promise.all(paths.map(path => ann.request('GET', `/api/tables/${table.id}${path}`)));
  const journal = await db.selectFrom('journal').selectAll().where('match_id', '=', table.id).execute();
  const tables = await db.selectFrom('tables').selectAll().where('id', '=', table.id).execute();
  const metrics = await (await fetch(`${here.base}/metrics`)).text();
  const everything = JSON.stringify([ann.frames, bob.frames, answers, journal, tables, metrics]);
  assert.equal(secret.length, 64);
  assert.ok(!everything.includes(secret));
  ann.close();
});

test('holding and releasing an answer sends nothing to anybody else', async () => {
  const people = await guests(here.base, 'Ann', 'Bob');
  const [ann, bob] = people as [Person, Person];
  const table = await tableOf([ann, bob], { confirmTurns: true });
  const bid = async (person: Person, seat: number): Promise<void> => {
    const { open, position } = person.seen.get(`${table.id}/${seat}`)!;
    assert.equal((await person.answer(table.id, seat, open[0]!.at, open[0]!.words[0]!, position)).type, 'done');
  };
  await bid(bob, 1);
  await settled(() => ann.seen.get(`${table.id}/0`)!.toAnswer.length === 1);
  bob.keepFrames = true;
  const { position } = bob.seen.get(`${table.id}/1`)!;
  for (let i = 0; i < 3; i++) {
    await bid(ann, 0);
    assert.notEqual(ann.seen.get(`${table.id}/0`)!.held, null);
    await ann.act(table.id, { do: 'undo', seat: 0 });
  }
  await ann.say({ type: 'chat', table: table.id, text: 'well' });
  await settled(() => bob.frames.some(frame => frame.includes('"chat"')));
  assert.equal(bob.frames.filter(frame => frame.includes('"update"')).length, 0);
  await bid(ann, 0);
  await ann.act(table.id, { do: 'confirm', seat: 0 });
  await settled(() => bob.seen.get(`${table.id}/1`)!.answers === 2);
  assert.equal(bob.seen.get(`${table.id}/1`)!.position, position + 1);
  for (const person of people) person.close();
});

test('a contribution reaches nobody before all commitments are fixed, and only the match before it begins', async () => {
  const [ann, bob, eve] = (await guests(here.base, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
  for (const person of [bob, eve]) {
    person.keepFrames = true;
    await person.connect();
  }
  const table = await ann.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }] });
  for (const person of [bob, eve]) await person.say({ type: 'watch', table: table.id });
  const part = ann.kept.get(table.id)!.nonces[0]!;
  const { db } = here.server.app.store;
  const stored = async (): Promise<string> =>
    JSON.stringify(await db.selectFrom('tables').selectAll().where('id', '=', table.id).execute());
  assert.ok(!(await stored()).includes(part), 'not even the server has it');
  const { secret } = await db
    .selectFrom('secrets')
    .select('secret')
    .where('match_id', '=', table.id)
    .executeTakeFirstOrThrow();
  await bob.post(`/api/tables/${table.id}/sit`, {
    seats: [{ seat: 1 }],
    invitation: table.invitation,
    contribute: true,
  });
  await settled(() => bob.frames.some(frame => frame.includes('"revealed":[false,true]')));
  assert.ok(!(await stored()).includes(part));
  const sealing = await ann.get<TableShown>(`/api/tables/${table.id}`);
  assert.equal(sealing.status, 'open');
  const told = JSON.stringify([bob.frames, eve.frames, sealing, await eve.get('/api/tables')]);
  assert.ok(!told.includes(part) && !told.includes(secret));
  assert.ok(!JSON.stringify([eve.frames, sealing]).includes(bob.kept.get(table.id)!.nonces[1]!), 'nor that of Bob');
  await ann.hearOf(sealing);
  await settled(() => eve.frames.some(frame => frame.includes('"type":"update"')));
  assert.ok(eve.frames.join().includes(part), 'then it is in the seal for everybody');
  assert.ok(!eve.frames.join().includes(secret));
  for (const person of [bob, eve]) person.close();
});
