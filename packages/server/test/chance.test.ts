// Fair chance before a match begins: commitments are fixed before any contribution is revealed, and nobody can hold up
// a table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type GameFile, type SecondSeal, verifyFile } from '@boardwright/engine';
import { market } from '@boardwright/host/material';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, type Site, settled, site } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

const TWO = { game: 'market', options: { length: 'short' }, chairs: [{ for: 'me' }, { for: 'anybody' }] };
const PART = '0f'.repeat(32);

async function pair(base = here.base): Promise<[Person, Person]> {
  return (await guests(base, 'Ann', 'Bob')) as [Person, Person];
}

const statusOf = async (person: Person, id: string): Promise<string> =>
  (await person.get<TableShown>(`/api/tables/${id}`)).status;

async function sealOf({ server }: Site, id: string): Promise<SecondSeal> {
  const row = await server.app.store.db
    .selectFrom('journal')
    .select('body')
    .where('match_id', '=', id)
    .where('seq', '=', 0)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.body)[0].opening.seal as SecondSeal;
}

test('no commitment is accepted after the list is fixed, no contribution before, and none without a commitment', async () => {
  const [ann, bob] = await pair();
  const table = await ann.open(TWO); // has already committed
  assert.match(String(table.commitment), /^[0-9a-f]{64}$/);
  assert.deepEqual([table.sealing, table.chairs[0]!.commitment], [null, null]);
  const path = `/api/tables/${table.id}`;
  const own = ann.kept.get(table.id)!.nonces[0]!;
  const why = async (person: Person, what: string, part: object): Promise<string> =>
    ((await person.request('POST', `${path}/${what}`, { parts: [part] })).body as { why: string }).why;
  assert.equal(await why(ann, 'reveal', { seat: 0, nonce: own }), 'notSealed');
  assert.equal(await why(ann, 'commit', { seat: 0, commitment: PART }), 'sealed', 'a promise is not exchanged');
  assert.equal(await why(bob, 'commit', { seat: 0, commitment: PART }), 'notYourSeat');
  const { invitation } = table;
  const sat = await bob.post(`${path}/sit`, { seats: [{ seat: 1 }], invitation, contribute: true });
  assert.deepEqual([sat.status, sat.sealing], ['open', null], 'it waits for the part that Bob has announced');
  await bob.hearOf(sat); // commits
  const fixed = await bob.get<TableShown>(path);
  assert.equal(fixed.status, 'open');
  assert.deepEqual(fixed.sealing?.revealed, [false, false]);
  assert.equal(fixed.sealing?.commitments.length, 2);
  // neither the last person to sit down nor an operator who knows the secret and all commitments can influence the
  // draws now
  assert.equal(await why(bob, 'commit', { seat: 1, commitment: PART }), 'sealed');
  assert.equal(await why(bob, 'reveal', { seat: 1, nonce: PART }), 'badRequest');
  assert.equal(await why(bob, 'reveal', { seat: 0, nonce: own }), 'notYourSeat');
  assert.equal(((await bob.request('POST', `${path}/stand`)).body as { why: string }).why, 'sealed');
  await ann.hearOf(fixed); // reveals
  const half = await bob.get<TableShown>(path);
  assert.deepEqual(half.sealing?.revealed, [true, false]);
  assert.ok(!JSON.stringify(half).includes(own), 'a part is told to nobody before the match begins');
  await bob.hearOf(half);
  assert.equal(await statusOf(ann, table.id), 'playing');
  const seal = await sealOf(here, table.id);
  assert.deepEqual(seal.commitments, fixed.sealing?.commitments);
  assert.deepEqual(seal.nonces, [own, bob.kept.get(table.id)!.nonces[1]!]);
});

test('the table waits only for announced contributions; a commitment leaves with its person', async () => {
  const [ann, bob] = await pair();
  const table = await ann.open(TWO);
  const path = `/api/tables/${table.id}`;
  const { invitation } = table;
  await bob.sit(table, 1);
  // the list is now fixed, and Bob has revealed his contribution; Ann has not
  assert.equal((await bob.request('POST', `${path}/stand`)).status, 409);
  const other = await ann.open({ ...TWO, chairs: [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }] });
  await bob.sit(other, 1);
  await bob.post(`/api/tables/${other.id}/stand`);
  const [cid] = await guests(here.base, 'Cid');
  await cid!.post(`/api/tables/${other.id}/sit`, { seats: [{ seat: 1 }, { seat: 2 }], invitation: other.invitation });
  const fixed = await ann.get<TableShown>(`/api/tables/${other.id}`);
  assert.deepEqual(fixed.sealing?.commitments.slice(1), ['', '']);
  await ann.hearOf(fixed);
  assert.equal(await statusOf(ann, other.id), 'playing');
  const plain = await ann.post('/api/tables', { ...TWO, nonce: 'of an earlier client' });
  const begun = await bob.post(`/api/tables/${plain.id}/sit`, { seats: [{ seat: 1 }], invitation: plain.invitation });
  assert.equal(begun.status, 'playing');
  assert.ok(invitation !== undefined);
});

test('a device that is away is left out after a while, visibly; also when the server was restarted meanwhile', async () => {
  let site1 = await site({ sealWait: 150 });
  const [ann, bob] = await pair(site1.base);
  const silent = await ann.post('/api/tables', { ...TWO, contribute: true }); // never commits
  await bob.sit(silent, 1);
  await bob.connect();
  await bob.say({ type: 'watch', table: silent.id });
  await settled(async () => (await statusOf(bob, silent.id)) === 'playing');
  const seal = await sealOf(site1, silent.id);
  assert.deepEqual([seal.commitments[0], seal.nonces[0]], ['', '']);
  assert.equal(seal.nonces[1], bob.kept.get(silent.id)!.nonces[1]);
  const gone = await ann.open(TWO); // has committed, and is gone
  await bob.sit(gone, 1);
  await site1.server.stop();
  site1 = await site({ sealWait: 150 }, site1.place);
  const back = bob.at(site1.base);
  await settled(async () => (await statusOf(back, gone.id)) === 'playing');
  const left = await sealOf(site1, gone.id);
  assert.match(left.commitments[0]!, /^[0-9a-f]{64}$/, 'the promise stands there');
  assert.equal(left.nonces[0], '', 'and that it was not kept');
  await site1.stop();
});

test('a table with all chairs taken begins after a crash and restart', async () => {
  let crashed = await site();
  const [ann, bob] = await pair(crashed.base);
  const { id, invitation } = await ann.post('/api/tables', TWO);
  await bob.post(`/api/tables/${id}/sit`, { seats: [{ seat: 1 }], invitation });
  const { db } = crashed.server.app.store; // row 0 is stored, but the table was not updated
  await db.updateTable('tables').set({ status: 'open', wake: null }).where('id', '=', id).execute();
  await crashed.server.stop();
  crashed = await site({}, crashed.place);
  await settled(async () => (await statusOf(ann.at(crashed.base), id)) === 'playing');
  await crashed.stop();
});

test('a game that goes on from a file gets a secret of its own, committed to before anybody sits down', async () => {
  const [ann, bob] = await pair();
  const first = await ann.open({ ...TWO, chairs: [{ for: 'me' }, { for: 'me' }] });
  for (const person of [ann, bob]) await person.connect();
  await ann.say({ type: 'watch', table: first.id });
  await settled(() => ann.seen.has(`${first.id}/1`));
  await playOn(ann, first.id, n => n - 1);
  await settled(async () => (await statusOf(ann, first.id)) === 'over');
  const { match: _, seal: __, drawn: ___, ...whole } = await ann.get<GameFile>(`/api/tables/${first.id}/file`);
  const half = { ...whole, entries: whole.entries.slice(0, 3) };
  const table = await ann.post<TableShown>('/api/games/import', { file: half, contribute: true });
  assert.match(String(table.commitment), /^[0-9a-f]{64}$/);
  assert.equal(table.from, 3);
  await bob.sit(table, 1);
  for (const person of [ann, bob]) await person.say({ type: 'watch', table: table.id });
  await settled(() => ann.seen.has(`${table.id}/0`) && bob.seen.has(`${table.id}/1`));
  await Promise.all([ann, bob].map(person => playOn(person, table.id, () => 0)));
  await settled(async () => (await statusOf(ann, table.id)) === 'over');
  const file = await bob.get<GameFile>(`/api/tables/${table.id}/file`);
  const verdict = verifyFile(market, file);
  assert.ok(verdict.draws > 0 && verdict.elsewhere > 0);
  assert.deepEqual(verdict.mismatches, []);
  assert.deepEqual([ann.kept.get(table.id)?.faults, bob.kept.get(table.id)?.faults], [[], []]);
  for (const person of [ann, bob]) person.close();
});
