// Clubs: who gets in, what strangers see (nothing), whose tables they are, and what becomes of one without its owner.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import type { ClubListed, ClubShown, TableListed, TableShown } from '../src/protocol/index.ts';
import * as store from '../src/store/clubs.ts';
import { openStore } from '../src/store/open.ts';
import { addPerson } from '../src/store/people.ts';
import { guests, type Site, site } from './servers.ts';
import { KINDS } from './stores.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

let accounts = 0;
async function member(name: string): Promise<Person> {
  const [person] = (await guests(here.base, name)) as [Person];
  await person.post('/api/me/claim', { login: `club.person.${++accounts}`, password: 'correct horse battery' });
  return person;
}

const found = (owner: Person, name = 'Thursdays'): Promise<ClubShown> => owner.post<ClubShown>('/api/clubs', { name });
const seen = (person: Person, { id }: ClubShown): Promise<ClubShown> => person.get<ClubShown>(`/api/clubs/${id}`);
const join = (person: Person, { id, invitation }: ClubShown): Promise<ClubShown> =>
  person.post<ClubShown>(`/api/clubs/${id}/join`, { invitation });

async function refused(person: Person, method: string, path: string, body?: object): Promise<string> {
  const { status, body: answer } = await person.request(method, path, body);
  assert.ok(status >= 400, `${method} ${path}: ${status}`);
  return (answer as { why: string }).why;
}

test('who has the link becomes a member; guests join, but only accounts found a club', async () => {
  const ann = await member('Ann');
  const [bob] = (await guests(here.base, 'Bob')) as [Person];
  assert.equal(await refused(bob, 'POST', '/api/clubs', { name: 'Mine' }), 'isGuest');
  const club = await found(ann);
  const joined = await join(bob, club);
  assert.deepEqual(
    [joined.role, joined.members.map(({ name, role }) => [name, role])],
    [
      'member',
      [
        ['Ann', 'owner'],
        ['Bob', 'member'],
      ],
    ],
  );
  await join(bob, club);
  assert.equal((await seen(ann, club)).size, 2, 'joining twice is joining once');
  const [listed] = await bob.get<ClubListed[]>('/api/me/clubs');
  assert.deepEqual(listed, { id: club.id, name: 'Thursdays', role: 'member', members: 2 });
});

test('to strangers a club does not exist, unless it wants to be seen; its tables they never see', async () => {
  const ann = await member('Ann');
  const [eve] = (await guests(here.base, 'Eve')) as [Person];
  const club = await found(ann);
  const path = `/api/clubs/${club.id}`;
  const missing = await eve.request('GET', '/api/clubs/nothing-like-this');
  assert.deepEqual(await eve.request('GET', path), missing, 'the same as a club that is not there');
  assert.equal(await refused(eve, 'POST', `${path}/join`, { invitation: 'not-the-invitation' }), 'noSuchClub');
  for (const [method, deed, body] of [
    ['GET', '/tables', undefined],
    ['POST', '/leave', {}],
    ['POST', '/change', { name: 'Taken' }],
    ['POST', '/invitation', {}],
    ['POST', '/remove', { person: ann.id }],
    ['POST', '/role', { person: eve.id, role: 'owner' }],
    ['DELETE', '', undefined],
  ] as const)
    assert.equal(await refused(eve, method, `${path}${deed}`, body), 'noSuchClub', deed);
  const invited = await eve.get<ClubShown>(`${path}?invitation=${club.invitation}`);
  assert.deepEqual([invited.name, invited.size, invited.members], ['Thursdays', 1, []]);
  await ann.post(`${path}/change`, { shown: true });
  const shown = (await (await fetch(`${here.base}${path}`)).json()) as ClubShown;
  assert.deepEqual([shown.role, shown.members.map(({ name }) => name), shown.invitation], [null, ['Ann'], undefined]);
  assert.equal(await refused(eve, 'GET', `${path}/tables`), 'noSuchClub');
});

test('members see the tables for their club and sit down there; nobody else does, and no list has them', async () => {
  const [ann, bob] = [await member('Ann'), await member('Bob')];
  const [eve] = (await guests(here.base, 'Eve')) as [Person];
  const club = await found(ann);
  await join(bob, club);
  const wish = { game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }], open: true, club: club.id };
  assert.equal(await refused(eve, 'POST', '/api/tables', wish), 'noSuchClub');
  const table = await ann.open(wish);
  assert.equal(table.open, false);
  assert.deepEqual(await eve.get<TableListed[]>('/api/tables'), []);
  assert.equal(await refused(eve, 'GET', `/api/tables/${table.id}`), 'notInvited');
  assert.equal(await refused(eve, 'POST', `/api/tables/${table.id}/sit`, { seats: [{ seat: 1 }] }), 'notInvited');
  const [known] = await bob.get<TableShown[]>(`/api/clubs/${club.id}/tables`);
  assert.deepEqual([known?.id, known?.invitation], [table.id, undefined]);
  const sat = await bob.sit(known!, 1);
  assert.equal(sat.chairs[1]?.person, bob.id);
  await ann.post(`/api/clubs/${club.id}/remove`, { person: bob.id });
  assert.equal(await refused(bob, 'GET', `/api/clubs/${club.id}/tables`), 'noSuchClub');
  assert.equal((await bob.get<TableShown>(`/api/tables/${table.id}`)).id, table.id, 'who sits there stays');
  assert.equal(await refused(bob, 'POST', `/api/clubs/${club.id}/join`, { invitation: club.invitation }), 'noSuchClub');
});

test('owners rule: members cannot, one owner stays, and a club that is dissolved leaves its tables', async () => {
  const [ann, bob] = [await member('Ann'), await member('Bob')];
  const club = await found(ann);
  const path = `/api/clubs/${club.id}`;
  await join(bob, club);
  assert.equal(await refused(bob, 'POST', `${path}/change`, { name: 'Bobs' }), 'notOwner');
  assert.equal(await refused(bob, 'DELETE', path), 'notOwner');
  assert.equal(await refused(ann, 'POST', `${path}/role`, { person: ann.id, role: 'member' }), 'lastOwner');
  await ann.post(`${path}/role`, { person: bob.id, role: 'owner' });
  await ann.post(`${path}/role`, { person: ann.id, role: 'member' });
  assert.equal((await seen(ann, club)).role, 'member');
  const table = await ann.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }], club: club.id });
  assert.equal((await bob.request('DELETE', path)).status, 200);
  assert.equal(await refused(ann, 'GET', path), 'noSuchClub');
  assert.equal((await ann.get<TableShown>(`/api/tables/${table.id}`)).status, 'open');
  assert.equal(await refused(bob, 'GET', `/api/tables/${table.id}`), 'notInvited');
});

for (const { kind, make } of KINDS)
  describe(`members on ${kind}`, () => {
    test('without an owner the oldest member becomes one, even if all owners leave at once; an empty club is gone', async t => {
      const place = await make();
      const { db } = await openStore(place.where);
      t.after(async () => {
        await db.destroy();
        await place.cleanUp();
      });
      const ids = Array.from({ length: 6 }, (_, i) => `person-${i}`);
      for (const id of ids) await addPerson(db, { id, name: id, created: 0, login: id, password: null });
      const club = { id: 'the-club', name: 'Club', about: '', shown: 0, invitation: 'come-in', created: 1 };
      await store.addClub(db, club, 'person-0');
      const joins = ids.slice(1).map((person, i) => ({ club: club.id, person, role: 'member', joined: 2 + i }));
      const joined = await Promise.all(joins.map(each => store.join(db, each, 5)));
      assert.deepEqual(joined.filter(Boolean).length, 4, 'as many as there is room for');
      const members = (await store.membersOf(db, club.id)).map(({ person }) => person);
      await store.giveRole(db, club.id, members[1]!, 'owner');
      await Promise.all(members.slice(0, 2).map(person => store.leave(db, club.id, person)));
      const left = await store.membersOf(db, club.id);
      assert.deepEqual([left.length, left.map(({ role }) => role)], [3, ['owner', 'member', 'member']]);
      await store.moveMemberships(db, left[0]!.person, left[1]!.person);
      assert.deepEqual(
        (await store.membersOf(db, club.id)).map(({ person, role }) => [person, role]),
        [
          [left[1]!.person, 'owner'],
          [left[2]!.person, 'member'],
        ],
      );
      await Promise.all(left.map(({ person }) => store.leave(db, club.id, person)));
      assert.equal(await store.clubOf(db, club.id), undefined);
    });
  });
