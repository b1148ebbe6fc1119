// People who know each other: the list, presence, personal links, invitations, blocks; and what becomes of all that.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import { pino } from 'pino';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { configOf } from '../src/config.ts';
import { PendingWork } from '../src/pending-work.ts';
import { Presence } from '../src/people/presence.ts';
import type { TableShown } from '../src/protocol/index.ts';
import type { PeopleShown, PlayedGame, PlayerShown } from '../src/protocol/people.ts';
import {
  acquaint,
  block,
  blockedBy,
  keepPrivacy,
  knownTo,
  knows,
  linkOf,
  ownerOfLink,
  privacyOf,
  setLink,
} from '../src/store/acquaintances.ts';
import { mergePeople } from '../src/store/merging.ts';
import { openStore } from '../src/store/open.ts';
import { addPerson } from '../src/store/people.ts';
import { Retention } from '../src/store/retention.ts';
import { guests, type Site, settled, site, tableOf } from './servers.ts';
import { KINDS } from './stores.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

type Two = [Person, Person];
const why = async (asked: Promise<{ body: unknown }>): Promise<unknown> =>
  ((await asked).body as { why?: unknown }).why;
const listOf = (person: Person): Promise<PeopleShown> => person.get('/api/me/people');
const namesOf = async (person: Person): Promise<string[]> => (await listOf(person)).known.map(({ name }) => name);
const setBlock = (person: Person, other: Person, blocked = true) =>
  person.post('/api/me/blocks', { person: other.id, blocked });
const inviting = (...people: Person[]) => ({
  game: 'market',
  chairs: [{ for: 'me' }, ...people.map(({ id }) => ({ for: 'anybody', person: id }))],
  open: false,
});

/** Two people who know each other by a link. */
async function friends(...names: [string, string]): Promise<Two> {
  const [ann, bob] = (await guests(here.base, ...names)) as Two;
  const { link } = await ann.post<{ link: string }>('/api/me/link');
  await bob.post(`/api/with/${link}`);
  return [ann, bob];
}

async function finished(people: readonly Person[], seed: number): Promise<TableShown> {
  const { id } = await tableOf(people, { open: false });
  await Promise.all(people.map((person, i) => playOn(person, id, fastRandom(seed + i))));
  const seen = () => people[0]!.get<TableShown>(`/api/tables/${id}`);
  await settled(async () => (await seen()).status === 'over');
  return seen();
}

test('whoever has begun a game with somebody knows them, the last one first, with what came of it', async () => {
  const [ann, bob, cid] = (await guests(here.base, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
  await ann.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }] });
  assert.deepEqual(await namesOf(ann), []);
  const { places } = await finished([ann, bob], 1);
  await tableOf([ann, cid]);
  const { known } = await listOf(ann);
  assert.deepEqual(
    known.map(({ name, games, guest }) => [name, games, guest]),
    [
      ['Cid', 0, true],
      ['Bob', 1, true],
    ],
  );
  const won = places![0]! < places![1]! ? 1 : 0;
  const lost = places![0]! > places![1]! ? 1 : 0;
  assert.deepEqual([known[1]!.won, known[1]!.lost], [won, lost]);
  assert.deepEqual((await listOf(bob)).known[0]!.won, lost);
  for (const person of [ann, bob, cid]) person.close();
});

test('a personal link makes people known to each other, until another one or none takes its place', async () => {
  const [ann, bob, cid] = (await guests(here.base, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
  const { link } = await ann.post<{ link: string }>('/api/me/link');
  assert.deepEqual(await (await fetch(`${here.base}/api/with/${link}`)).json(), { id: ann.id, name: 'Ann' });
  await bob.post(`/api/with/${link}`);
  await bob.post(`/api/with/${link}`);
  await ann.post(`/api/with/${link}`);
  assert.deepEqual([await namesOf(ann), await namesOf(bob)], [['Bob'], ['Ann']]);
  const { link: other } = await ann.post<{ link: string }>('/api/me/link');
  assert.equal(await why(cid.request('POST', `/api/with/${link}`)), 'noSuchLink');
  assert.equal((await listOf(ann)).link, other);
  await ann.request('DELETE', '/api/me/link');
  assert.equal(await why(cid.request('GET', `/api/with/${other}`)), 'noSuchLink');
  assert.deepEqual(await namesOf(ann), ['Bob'], 'who has used it stays known');
});

test('known people are invited to seats of their own; strangers are not', async () => {
  const [ann, bob] = await friends('Ann', 'Bob');
  const [eve] = (await guests(here.base, 'Eve')) as [Person];
  assert.equal(await why(eve.request('POST', '/api/tables', inviting(ann))), 'cannotInvite');
  assert.equal(await why(ann.request('POST', '/api/tables', inviting(ann))), 'cannotInvite');
  assert.equal(await why(ann.request('POST', '/api/tables', inviting(bob, bob))), 'badRequest');
  const table = await ann.post('/api/tables', inviting(bob));
  assert.deepEqual([table.chairs[1]!.name, table.chairs[1]!.kept], ['Bob', bob.id]);
  const [asked] = await bob.get<TableShown[]>('/api/me/tables');
  assert.equal(asked?.id, table.id, 'Bob finds it among his tables');
  const { db } = here.server.app.store;
  const calls = await db.selectFrom('calls').select('kind').where('person', '=', bob.id).execute();
  assert.deepEqual(calls, [{ kind: 'invited' }]);
  const sit = (person: Person) =>
    person.request('POST', `/api/tables/${table.id}/sit`, { seats: [{ seat: 1 }], invitation: table.invitation });
  assert.equal(await why(sit(eve)), 'seatTaken');
  assert.equal((await sit(bob)).status, 200);
});

test('a blocked person cannot invite, see presence or games, use the link, sit down, be seated with, or be heard', async () => {
  const [ann, bob] = await friends('Ann', 'Bob');
  const { link } = await ann.post<{ link: string }>('/api/me/link');
  const table = await tableOf([ann, bob]);
  await ann.get('/api/me');
  await here.server.app.pending.done();
  assert.deepEqual((await listOf(bob)).known[0]!.presence, { is: 'here' });
  await setBlock(ann, bob);
  const [seen] = (await listOf(bob)).known;
  assert.deepEqual([seen!.name, seen!.presence], ['Ann', null], 'Ann looks like anybody who hides');
  assert.deepEqual(await namesOf(ann), []);
  assert.deepEqual((await listOf(ann)).blocked, [{ id: bob.id, name: 'Bob' }]);
  assert.equal(await why(bob.request('POST', '/api/tables', inviting(ann))), 'cannotInvite');
  assert.equal(await why(ann.request('POST', '/api/tables', inviting(bob))), 'cannotInvite');
  assert.equal(await why(bob.request('GET', `/api/with/${link}`)), 'noSuchLink');
  const page = await bob.get<PlayerShown>(`/api/people/${ann.id}`);
  assert.deepEqual([page.isShown, page.presence], [false, null]);
  const open = await ann.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }] });
  const sit = () => bob.request('POST', `/api/tables/${open.id}/sit`, { seats: [{ seat: 1 }] });
  assert.equal(await why(sit()), 'notWelcome');
  const sought = { game: 'market', pace: 'live', players: 2 };
  const [one, two] = [await ann.post('/api/seek', sought), await bob.post('/api/seek', sought)];
  assert.notEqual(one.id, two.id);
  const heard: string[] = [];
  ann.onMessage = message => {
    if (message.type === 'chat') heard.push(...message.lines.map(line => line.text));
  };
  await bob.say({ type: 'chat', table: table.id, text: 'can you hear me' });
  await setBlock(ann, bob, false);
  await bob.say({ type: 'chat', table: table.id, text: 'and now' });
  await settled(() => heard.length > 0);
  assert.deepEqual(heard, ['and now']);
  assert.equal((await sit()).status, 200);
  for (const person of [ann, bob]) person.close();
});

test('a rematch cannot bring back whoever has blocked somebody', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as Two;
  const { id } = await finished([ann, bob], 5);
  await setBlock(ann, bob);
  assert.equal(await why(bob.request('POST', `/api/tables/${id}/rematch`, {})), 'cannotInvite');
  for (const person of [ann, bob]) person.close();
});

test('a player’s page shows what that player wants; games with oneself are seen in any case', async () => {
  const [ann, bob, cid] = (await guests(here.base, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
  const { id, places } = await finished([ann, bob], 9);
  const pageOf = (reader: Person) => reader.get<PlayerShown>(`/api/people/${ann.id}`);
  const gamesOf = async (reader: Person, query = '') =>
    (await reader.get<{ games: PlayedGame[] }>(`/api/people/${ann.id}/games${query}`)).games;
  const won = places![0] === 1 ? 1 : 0;
  const toStranger = await pageOf(cid);
  assert.deepEqual(toStranger.records, [{ game: 'market', seats: 2, games: 1, won }]);
  assert.deepEqual([toStranger.guest, toStranger.ratings, toStranger.presence], [true, [], null]);
  const [game] = await gamesOf(cid);
  assert.deepEqual([game!.table, game!.others], [null, []], 'who sat at a private table is not told to strangers');
  const [own] = await gamesOf(bob);
  assert.deepEqual([own!.table, own!.others.map(({ name }) => name)], [id, ['Bob']]);
  assert.deepEqual((await gamesOf(bob, '?seats=3')).length, 0);
  assert.deepEqual((await gamesOf(bob, '?game=market&seats=2&together=yes')).length, 1);
  assert.deepEqual((await gamesOf(bob, '?from=1')).length, 0);
  for (const games of ['known', 'nobody'] as const) {
    await ann.post('/api/me/privacy', { games });
    assert.deepEqual([(await pageOf(cid)).isShown, (await pageOf(cid)).records, await gamesOf(cid)], [false, [], []]);
    assert.equal((await pageOf(bob)).isShown, games === 'known');
    assert.equal((await pageOf(bob)).together[0]!.games, 1);
    assert.equal((await gamesOf(bob)).length, 1);
    assert.equal((await pageOf(ann)).records.length, 1, 'one’s own page is complete');
  }
  for (const person of [ann, bob]) person.close();
});

const MINUTE = 60_000;
const DAY = 86_400_000;

for (const { kind, make } of KINDS)
  describe(`people on ${kind}`, async () => {
    const place = await make();
    const { db } = await openStore(place.where);
    const pending = new PendingWork();
    const presence = new Presence(db, pending, pino({ level: 'silent' }));
    after(async () => {
      await db.destroy();
      await place.cleanUp();
    });
    const add = (id: string) => addPerson(db, { id, name: id, created: 1, login: null, password: null });

    test('presence is as exact as a person wants; away is who has only hidden pages', async () => {
      const now = 100 * DAY + 5 * MINUTE;
      presence.note('ann', true, now);
      await pending.done();
      const seen = async (after: number) => (await presence.seenBy('bob', ['ann'], now + after))('ann');
      assert.deepEqual(await seen(MINUTE), { is: 'here' });
      presence.note('ann', false, now + 10 * MINUTE);
      await pending.done();
      assert.deepEqual(await seen(11 * MINUTE), { is: 'away', since: now });
      assert.deepEqual(await seen(20 * MINUTE), { is: 'gone', since: now });
      await keepPrivacy(db, 'ann', { presence: 'day' });
      assert.deepEqual(await seen(0), { is: 'day', days: 0 });
      assert.deepEqual(await seen(2 * DAY), { is: 'day', days: 2 });
      await keepPrivacy(db, 'ann', { presence: 'hidden' });
      assert.equal(await seen(0), null);
      assert.equal((await presence.seenBy('bob', ['nobody'], now))('nobody'), null);
    });

    test('two changes of what others see, made at the same time, both count', async () => {
      await Promise.all([keepPrivacy(db, 'zoe', { presence: 'hidden' }), keepPrivacy(db, 'zoe', { games: 'nobody' })]);
      assert.deepEqual((await privacyOf(db, ['zoe']))('zoe'), { presence: 'hidden', games: 'nobody' });
    });

    test('what a guest knew, blocked and said comes along to the account, once and never about itself', async () => {
      for (const id of ['guest', 'account', 'friend', 'both']) await add(id);
      await acquaint(db, 'guest', 'friend', 5);
      await acquaint(db, 'guest', 'both', 6);
      await acquaint(db, 'account', 'both', 7);
      await acquaint(db, 'guest', 'account', 8);
      await block(db, 'guest', 'eve', 1);
      await block(db, 'dan', 'guest', 1);
      await block(db, 'dan', 'account', 2);
      await setLink(db, 'guest', 'code-of-guest', 1);
      await keepPrivacy(db, 'guest', { presence: 'hidden', games: 'nobody' });
      await keepPrivacy(db, 'account', { presence: 'day', games: 'known' });
      await mergePeople(db, 'guest', 'account');
      const known = (await knownTo(db, 'account', 10)).map(({ person }) => person);
      assert.deepEqual(known.sort(), ['both', 'friend']);
      assert.ok(await knows(db, 'friend', 'account'));
      assert.deepEqual([await blockedBy(db, 'account'), await blockedBy(db, 'dan')], [['eve'], ['account']]);
      assert.equal(await ownerOfLink(db, 'code-of-guest'), 'account');
      const left = await Promise.all([
        db.selectFrom('privacy').selectAll().where('person', 'in', ['guest', 'account']).execute(),
        db.selectFrom('acquaintances').selectAll().where('other', '=', 'guest').execute(),
        db.selectFrom('blocks').selectAll().where('blocked', '=', 'guest').execute(),
      ]);
      assert.deepEqual(left, [[{ person: 'account', presence: 'day', games: 'known' }], [], []]);
    });

    test('nothing is left of a guest who has gone', async () => {
      for (const id of ['gone', 'stays']) await add(id);
      await acquaint(db, 'gone', 'stays', 1);
      await block(db, 'gone', 'stays', 1);
      await block(db, 'stays', 'gone', 1);
      await setLink(db, 'gone', 'code-of-gone', 1);
      await keepPrivacy(db, 'gone', { presence: 'day', games: 'known' });
      presence.note('gone', true, 1);
      await pending.done();
      await db.updateTable('people').set({ login: 'stays' }).where('id', '=', 'stays').execute();
      const retention = new Retention(db, configOf({}).keeping);
      for (let i = 0; i < 10; i++) await retention.step(1000 * DAY);
      assert.equal(await linkOf(db, 'gone'), null);
      for (const name of ['privacy', 'presence', 'acquaintances', 'blocks'] as const) {
        const rows = await db.selectFrom(name).selectAll().execute();
        assert.ok(!JSON.stringify(rows).includes('gone'), name);
      }
    });
  });
