// Playing over the real socket, from opening a table to verifying the finished game.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fastRandom, type GameFile, verifyFile } from '@boardwright/engine';
import { market } from '@boardwright/host/material';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, type Site, settled, site, siteFor, tableOf } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

test('three people play to the end; the finished game verifies; a fourth watches', async () => {
  const people = await guests(here.base, 'Ann', 'Bob', 'Cid', 'Dot');
  const dot = people.pop()!;
  const table = await tableOf(people);
  assert.match(table.commitment!, /^[0-9a-f]{64}$/);
  await dot.connect();
  await dot.say({ type: 'watch', table: table.id });
  const answers = await Promise.all(
    people.map((person, i) => {
      const played: unknown[] = [];
      return playOn(person, table.id, fastRandom(i), each => played.push(each)).then(() => played.length);
    }),
  );
  const read = (): Promise<TableShown> => people[0]!.get(`/api/tables/${table.id}`);
  await settled(async () => (await read()).status === 'over');
  const over = await read();
  assert.equal(over.places?.length, 3);
  const file = await people[1]!.get<GameFile>(`/api/tables/${table.id}/file`);
  assert.equal(
    file.entries.length,
    answers.reduce((a, b) => a + b),
  );
  const verdict = verifyFile(market, file);
  assert.ok(verdict.draws > 10 && verdict.mismatches.length === 0);
  assert.deepEqual(
    file.seal?.nonces,
    people.map(({ kept }, seat) => kept.get(table.id)?.nonces[seat]),
  );
  for (const { kept } of [...people, dot]) assert.deepEqual(kept.get(table.id)?.faults, []);
  assert.deepEqual(file.names, ['Ann', 'Bob', 'Cid']);
  await settled(() => dot.seen.get(`${table.id}/null`)?.seal?.secret !== undefined);
  const spectator = dot.seen.get(`${table.id}/null`)!;
  assert.deepEqual(spectator.view.scores, over.scores);
  assert.deepEqual(spectator.open, []);
  const imported = await dot.post('/api/games/import', { file });
  await settled(async () => (await dot.get<TableShown>(`/api/tables/${imported.id}`)).status === 'over');
  for (const person of [...people, dot]) person.close();
});

test('one person with bots and a second seat on the same device', async () => {
  const [ann] = await guests(here.base, 'Ann');
  const chairs = [{ for: 'me' }, { for: 'me', name: 'Zoe' }, { for: 'bot', level: 'random' }];
  const table = await ann!.post('/api/tables', { game: 'market', chairs, confirmTurns: true });
  assert.equal(table.status, 'playing');
  await ann!.connect();
  await ann!.say({ type: 'watch', table: table.id });
  await playOn(ann!, table.id, fastRandom(5));
  assert.deepEqual([...ann!.seen.keys()].sort(), [`${table.id}/0`, `${table.id}/1`]);
  ann!.close();
});

test('a person who comes back is sent everything, including what happened meanwhile', async () => {
  const people = await guests(here.base, 'Ann', 'Bob');
  const table = await tableOf(people);
  const [ann, bob] = people as [(typeof people)[0] & object, (typeof people)[0] & object];
  const answer = async (person: typeof ann, seat: number) => {
    const { open, position } = person.seen.get(`${table.id}/${seat}`)!;
    const { at, words } = open[0]!;
    return person.answer(table.id, seat, at, words[0]!, position);
  };
  await answer(ann, 0);
  const before = ann.seen.get(`${table.id}/0`)!;
  ann.close();
  await answer(bob, 1);
  const back = ann.at(here.base);
  await back.connect();
  await back.say({ type: 'watch', table: table.id });
  const { events } = back.seen.get(`${table.id}/0`)!;
  const heardBefore = before.events.from + before.events.list.length;
  assert.deepEqual(
    events.list.map(({ n }) => n),
    Array.from({ length: heardBefore + 1 }, (_, n) => n),
  );
  assert.ok(events.list.at(-1)!.events.some(event => event.say === 'award'));
  for (const person of [back, bob]) person.close();
});

test('a person who comes back is told what the others did since their last turn', async () => {
  const people = await guests(here.base, 'Ann', 'Bob', 'Cid');
  const { id } = await tableOf(people, { options: { length: 'long' } });
  const [ann] = people as [(typeof people)[0]];
  const seen = (person: typeof ann, seat: number) => person.seen.get(`${id}/${seat}`)!;
  const answer = async (person: typeof ann, seat: number): Promise<void> => {
    const { open, position } = seen(person, seat);
    assert.equal((await person.answer(id, seat, open[0]!.at, open[0]!.words[0]!, position)).type, 'done');
  };
  /** These seats answer for as long as one of them is asked. */
  const playOnly = async (...seats: number[]): Promise<number> => {
    for (let given = 0; ; given++) {
      const last = Math.max(...seats.map(seat => seen(people[seat]!, seat).position));
      await settled(() => seats.every(seat => seen(people[seat]!, seat).position >= last));
      const asked = seats.find(seat => seen(people[seat]!, seat).open.length > 0);
      if (asked === undefined) return given;
      await answer(people[asked]!, asked);
    }
  };
  assert.equal(seen(ann, 0).sinceTurn, 0, 'nobody has had a turn');
  for (const [seat, person] of people.entries()) await answer(person, seat);
  await settled(() => seen(ann, 0).answers === 3);
  const own = await playOnly(0);
  const left = 3 + own;
  assert.equal(seen(ann, 0).sinceTurn, left);
  ann.close();
  await settled(() => seen(people[1]!, 1).answers === left);
  const others = await playOnly(1, 2);
  const back = ann.at(here.base);
  await back.connect();
  await back.say({ type: 'watch', table: id });
  const { sinceTurn, answers, events, open } = seen(back, 0);
  assert.ok(own >= 2 && others >= 4 && open.length === 1);
  assert.deepEqual([sinceTurn, answers], [left, left + others]);
  const since = events.list.filter(({ n }) => n > sinceTurn);
  assert.deepEqual(
    since.map(({ n }) => n),
    Array.from({ length: others }, (_, i) => left + 1 + i),
  );
  const whose = since.flatMap(each => each.events.flatMap(({ say, p }) => (say === '@answer' ? [p] : [])));
  assert.ok(whose.length === others && whose.every(p => p === 1 || p === 2));
  await answer(back, 0);
  assert.equal(seen(back, 0).sinceTurn, left, 'an own turn that has begun changes nothing');
  for (const person of [...people, back]) person.close();
});

test('every refusal is typed', async () => {
  const people = await guests(here.base, 'Ann', 'Bob', 'Eve');
  const [ann, bob, eve] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const table = await tableOf([ann, bob], { open: false });
  const { open, position } = ann.seen.get(`${table.id}/0`)!;
  const word = open[0]!.words[0]!;
  await eve.connect();
  const refused = async (sent: Promise<object>) => (await sent) as { why?: string };
  assert.equal((await refused(eve.say({ type: 'watch', table: table.id }))).why, 'notInvited');
  assert.equal((await refused(eve.say({ type: 'watch', table: 'x'.repeat(22) }))).why, 'noSuchTable');
  assert.equal((await refused(eve.answer(table.id, 0, '0', word, position))).why, 'noSuchTable');
  assert.equal((await refused(bob.answer(table.id, 0, '0', word, position))).why, 'notYourSeat');
  assert.equal((await refused(ann.answer(table.id, 0, '0', 'bid:77', position))).why, 'notOffered');
  assert.equal((await refused(ann.answer(table.id, 0, '0', word, position, 'once'))).why, undefined);
  assert.equal((await refused(ann.answer(table.id, 0, '0', word, position, 'once'))).why, undefined);
  assert.equal((await refused(ann.answer(table.id, 0, '0', word, position, 'twice'))).why, 'stale');
  assert.equal((await refused(ann.act(table.id, { do: 'undo', seat: 0 }))).why, undefined);
  assert.equal((await refused(ann.act(table.id, { do: 'undo', seat: 0 }))).why, 'nothingToUndo');
  const raw = new Promise<string>(resolve => {
    ann.onMessage = message => resolve(JSON.stringify(message));
  });
  ann.socket!.send('{"type":"act","id":"q"}');
  assert.match(await raw, /"refused","id":"q","why":"badMessage","place":"table/);
  for (const person of people) person.close();
});

test('looking back at an undone answer is not an error, but returns nothing', async () => {
  const people = await guests(here.base, 'Ann', 'Bob');
  const [ann] = people as [(typeof people)[0] & object];
  const table = await tableOf(people);
  const { open, position } = ann.seen.get(`${table.id}/0`)!;
  await ann.answer(table.id, 0, open[0]!.at, open[0]!.words[0]!, position);
  const replay = `/api/tables/${table.id}/replay?as=0&at=1`;
  assert.equal((await ann.get<{ answers: number }>(replay)).answers, 1);
  await ann.act(table.id, { do: 'undo', seat: 0 });
  assert.deepEqual(await ann.request('GET', replay), { status: 200, body: null });
  for (const person of people) person.close();
});

test('undo reaches every screen, and numbers of events stay right', async () => {
  const people = await guests(here.base, 'Ann', 'Bob');
  const [ann, bob] = people as [(typeof people)[0], (typeof people)[0]];
  const table = await tableOf([ann, bob]);
  const seen = (person: typeof ann, seat: number) => person.seen.get(`${table.id}/${seat}`)!;
  const before = seen(bob, 1);
  const { at, words } = seen(ann, 0).open[0]!;
  await ann.answer(table.id, 0, at, words[0]!, seen(ann, 0).position);
  assert.equal(seen(ann, 0).answers, 1);
  await ann.act(table.id, { do: 'undo', seat: 0 });
  await settled(() => seen(bob, 1).era === 1);
  assert.deepEqual(seen(bob, 1).view, before.view);
  assert.equal(seen(bob, 1).answers, 0);
  assert.equal(seen(bob, 1).events.from, 1);
  for (const person of people) person.close();
});

test('a bot replaces a person who leaves if the others agree, and all together may undo an answer', async () => {
  const people = await guests(here.base, 'Ann', 'Bob');
  const [ann, bob] = people as [(typeof people)[0], (typeof people)[0]];
  const table = await tableOf([ann, bob]);
  const { id } = table;
  const answer = async (person: typeof ann, seat: number): Promise<void> => {
    const { open, position } = person.seen.get(`${id}/${seat}`)!;
    await person.answer(id, seat, open[0]!.at, open[0]!.words[0]!, position);
  };
  await answer(ann, 0);
  await answer(bob, 1);
  await settled(() => ann.seen.get(`${id}/0`)?.answers === 2);
  await bob.act(id, { do: 'askUndo', seat: 1 });
  await settled(() => ann.seen.get(`${id}/0`)?.proposal?.what === 'undo');
  await ann.act(id, { do: 'agree', seat: 0 });
  await settled(() => bob.seen.get(`${id}/1`)?.answers === 1);
  await answer(bob, 1);
  await ann.act(id, { do: 'leave', seat: 0 });
  await settled(() => bob.seen.get(`${id}/1`)?.proposal?.what === 'substitute');
  await bob.act(id, { do: 'agree', seat: 1 });
  await playOn(bob, id, fastRandom(1));
  assert.equal(bob.seen.get(`${id}/1`)!.seats[0]!.bot, 'random');
  assert.equal(((await ann.act(id, { do: 'return', seat: 0 })) as { why?: string }).why, 'over');
  for (const person of people) person.close();
});

test('chat is heard by all at the table, but not from those one has muted; lines can be reported', async () => {
  const people = await guests(here.base, 'Ann', 'Bob');
  const [ann, bob] = people as [(typeof people)[0], (typeof people)[0]];
  const table = await tableOf([ann, bob]);
  const heard: string[] = [];
  bob.onMessage = message => {
    if (message.type === 'chat') heard.push(...message.lines.map(line => `${line.name}: ${line.text}`));
  };
  await ann.say({ type: 'chat', table: table.id, text: 'hello' });
  await settled(() => heard.includes('Ann: hello'));
  await bob.post('/api/me/mutes', { person: ann.id, muted: true });
  assert.deepEqual(await bob.get('/api/me/mutes'), [{ person: ann.id, name: 'Ann' }]);
  await ann.say({ type: 'chat', table: table.id, text: 'can you hear me' });
  await bob.say({ type: 'ping' });
  assert.equal(heard.length, 1);
  assert.deepEqual(await bob.get(`/api/tables/${table.id}/chat`), []);
  await bob.post(`/api/tables/${table.id}/report`, { line: 1, text: 'rude' });
  await bob.post('/api/me/mutes', { person: ann.id, muted: false });
  assert.deepEqual(await bob.get('/api/me/mutes'), []);
  for (const person of people) person.close();
});

test('a rematch is one table for all who ask', async () => {
  const people = await guests(here.base, 'Ann', 'Bob');
  const [ann, bob] = people as [(typeof people)[0], (typeof people)[0]];
  for (const [i, person] of people.entries())
    await person.post('/api/me/claim', { login: `again.${i}`, password: 'correct horse battery' });
  const table = await tableOf([ann, bob], { rated: true });
  await Promise.all(people.map((person, i) => playOn(person, table.id, fastRandom(i))));
  await settled(async () => (await ann.get<TableShown>(`/api/tables/${table.id}`)).status === 'over');
  const first = await ann.post(`/api/tables/${table.id}/rematch`);
  assert.equal(first.status, 'open');
  const second = await bob.post(`/api/tables/${table.id}/rematch`);
  assert.equal(second.id, first.id);
  assert.equal(second.status, 'playing');
  const { games } = await bob.get<{ games: { rated: boolean }[] }>(`/api/people/${ann.id}/games`);
  assert.equal(games[0]!.rated, true);
  const { ratings } = await bob.get<{ ratings: { games: number }[] }>(`/api/people/${ann.id}`);
  assert.equal(ratings[0]!.games, 1);
  const best = await bob.get<{ rating: number }[]>('/api/ratings?game=market');
  assert.equal(best.length, 2);
  for (const person of people) person.close();
});

test('a replay shows what a seat was allowed to see, and everything once the game is over', async () => {
  const people = await guests(here.base, 'Ann', 'Bob');
  const [ann, bob] = people as [(typeof people)[0], (typeof people)[0]];
  const table = await tableOf([ann, bob]);
  const at = (query: string) => bob.request('GET', `/api/tables/${table.id}/replay?${query}`);
  assert.equal((await at('at=0&as=1')).status, 200);
  assert.equal((await at('at=0&as=0')).status, 403);
  assert.equal((await at('at=0&as=all')).status, 400);
  assert.deepEqual(await at('at=9'), { status: 200, body: null });
  assert.equal((await bob.request('GET', `/api/tables/${table.id}/file`)).status, 409);
  await Promise.all(people.map((person, i) => playOn(person, table.id, fastRandom(i))));
  await settled(async () => (await ann.get<TableShown>(`/api/tables/${table.id}`)).status === 'over');
  assert.equal((await at('at=3&as=all')).status, 200);
  for (const person of people) person.close();
});

test('when the rules of a match break, everybody there hears so at once, and its people close the table', async t => {
  const slow = await siteFor(t, { rulesDeadline: 300 });
  const [ann, bob, eve] = (await guests(slow.base, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
  const table = await tableOf([ann, bob], { game: 'stuck', open: true });
  await eve.connect();
  await eve.say({ type: 'watch', table: table.id });
  const people = [ann, bob, eve];
  const heard = people.map((): string[] => []);
  for (const [i, person] of people.entries())
    person.onMessage = message => {
      if (message.type === 'stopped') heard[i]!.push(`${message.table === table.id} ${message.why}`);
      if (message.type === 'table') heard[i]!.push(message.table.status);
    };
  const url = `/api/tables/${table.id}/close`;
  const early = await ann.request('POST', url, {});
  assert.deepEqual([early.status, (early.body as { why: string }).why], [409, 'notStopped']);
  for (const [seat, person] of [ann, bob].entries()) {
    const { open, position } = person.seen.get(`${table.id}/${seat}`)!;
    await person.answer(table.id, seat, open[0]!.at, open[0]!.words[0]!, position);
  }
  await settled(() => heard.every(list => list.length > 0));
  assert.deepEqual(heard, [['true rulesBroke'], ['true rulesBroke'], ['true rulesBroke']]);
  assert.equal((await eve.request('POST', url, {})).status, 403);
  assert.equal((await bob.post<TableShown>(url)).status, 'closed');
  await settled(() => heard.every(list => list.includes('closed')));
  assert.equal((await ann.get<TableShown>(`/api/tables/${table.id}`)).status, 'closed');
  for (const person of people) person.close();
});

test('rules that never end are stopped and reported, and other tables go on', async t => {
  const slow = await siteFor(t, { rulesDeadline: 300 });
  const people = await guests(slow.base, 'Ann', 'Bob', 'Cid', 'Dot');
  const [ann, bob, cid, dot] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ];
  const stuck = await tableOf([ann, bob], { game: 'stuck' });
  const fine = await tableOf([cid, dot]);
  const other = Promise.all([playOn(cid, fine.id, fastRandom(1)), playOn(dot, fine.id, fastRandom(2))]);
  const bid = (person: typeof ann, seat: number) => {
    const { open, position } = person.seen.get(`${stuck.id}/${seat}`)!;
    return person.answer(stuck.id, seat, open[0]!.at, open[0]!.words[0]!, position);
  };
  await bid(ann, 0);
  const sent = (await bid(bob, 1)) as { why?: string };
  assert.equal(sent.why, 'rulesBroke');
  assert.equal(((await ann.say({ type: 'watch', table: stuck.id })) as { why?: string }).why, 'rulesBroke');
  await other;
  const figures = await (await fetch(`${slow.base}/metrics`)).text();
  assert.match(figures, /boardwright_broken_matches_total 1/);
  for (const person of people) person.close();
});
