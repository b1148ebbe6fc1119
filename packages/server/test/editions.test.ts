// Editions in accounts: stored, listed, changed, deleted, and limited in number.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Person } from '../src/client/person.ts';
import { NO_LIMITS } from '../src/config.ts';
import type { replies } from '../src/protocol/index.ts';
import { MOST_EDITIONS, MOST_LETTERS } from '../src/store/editions.ts';
import { guests, siteFor } from './servers.ts';

type Listed = (typeof replies.editionListed)['_output'];
type Kept = (typeof replies.editionKept)['_output'];

const withEditions: string[] = [];
for (const [id, load] of Object.entries(games)) if ((await load()).contentFile !== undefined) withEditions.push(id);
const [game] = withEditions as [string];
const REAL = { gamesModule: '@boardwright/games' };

const at = (n: number): string => `/api/me/editions/edition-${n}`;
const edition = (name: string, updated: number, file: object = { name }) => ({
  game,
  name,
  playable: true,
  updated,
  file,
});

async function accounts(base: string, ...logins: string[]): Promise<Person[]> {
  const people = await guests(base, ...logins);
  for (const [i, person] of people.entries())
    await person.post('/api/me/claim', { login: logins[i], password: 'correct horse battery' });
  return people;
}

test('an edition in the account is listed, read back and deleted; others do not see it', async t => {
  const { base } = await siteFor(t, REAL);
  const [ann, bob] = (await accounts(base, 'ann', 'bob')) as [Person, Person];
  assert.deepEqual(await ann.post(at(1), edition('mine', 5, { name: 'mine', odd: [1, 'x'] })), { updated: 5 });
  await ann.post(at(2), { ...edition('', 7), playable: false });
  assert.deepEqual(await ann.get<Listed[]>('/api/me/editions'), [
    { id: 'edition-2', game, name: '', playable: false, updated: 7 },
    { id: 'edition-1', game, name: 'mine', playable: true, updated: 5 },
  ]);
  assert.deepEqual((await ann.get<Kept>(at(1))).file, { name: 'mine', odd: [1, 'x'] });
  assert.deepEqual(await bob.get('/api/me/editions'), []);
  assert.equal((await bob.request('GET', at(1))).status, 404);
  assert.equal((await bob.request('DELETE', at(1))).status, 200);
  assert.equal((await ann.request('DELETE', at(2))).status, 200);
  assert.deepEqual(
    (await ann.get<Listed[]>('/api/me/editions')).map(({ id }) => id),
    ['edition-1'],
  );
});

test('the latest change wins; a clock that is ahead does not win for ever', async t => {
  const { base } = await siteFor(t, REAL);
  const [ann] = (await accounts(base, 'ann')) as [Person];
  await ann.post(at(1), edition('later', 20));
  assert.deepEqual(await ann.post(at(1), edition('earlier', 10)), { updated: 20 });
  assert.equal((await ann.get<Kept>(at(1))).name, 'later');
  const { updated } = await ann.post<{ updated: number }>(at(1), edition('ahead', Date.now() + 1e9));
  assert.ok(updated <= Date.now());
});

test('a guest keeps editions on the device only', async t => {
  const { base } = await siteFor(t, REAL);
  const [eve] = (await guests(base, 'Eve')) as [Person];
  const { status, body } = await eve.request('POST', at(1), edition('mine', 5));
  assert.deepEqual([status, (body as { why: string }).why], [409, 'isGuest']);
});

test('what is not an edition, or too much, is refused; what was there stays', async t => {
  const { base } = await siteFor(t, REAL);
  const [ann] = (await accounts(base, 'ann')) as [Person];
  const refusal = async (path: string, body: unknown): Promise<string> => {
    const answer = await ann.request('POST', path, body);
    return `${answer.status} ${(answer.body as { message: string }).message}`;
  };
  await ann.post(at(1), edition('mine', 5));
  assert.match(await refusal(at(1), { ...edition('mine', 6), file: 'nothing' }), /^400 file: /);
  assert.match(await refusal(at(1), { ...edition('mine', 6), more: 1 }), /^400 /);
  assert.match(await refusal(at(1), { ...edition('mine', 6), game: 'chess' }), /^404 noSuchGame/);
  assert.match(await refusal(at(1), edition('mine', 6, { x: 'x'.repeat(MOST_LETTERS) })), /^400 file: is longer/);
  assert.match(await refusal('/api/me/editions/x', edition('mine', 6)), /^400 path/);
  assert.equal((await ann.get<Kept>(at(1))).updated, 5);
  for (let n = 2; n <= MOST_EDITIONS; n++) await ann.post(at(n), edition('mine', 5));
  assert.match(await refusal(at(99), edition('one more', 5)), /^429 /);
  assert.deepEqual(await ann.post(at(1), edition('mine', 6)), { updated: 6 }, 'those that are there can be changed');
  await ann.request('DELETE', at(2));
  assert.deepEqual(await ann.post(at(99), edition('one more', 5)), { updated: 5 });
});

test('changes that are too frequent are refused', async t => {
  const { base } = await siteFor(t, { ...REAL, limits: { ...NO_LIMITS, editions: { burst: 2, perSecond: 0.001 } } });
  const [ann] = (await accounts(base, 'ann')) as [Person];
  const statuses: number[] = [];
  for (let n = 1; n <= 3; n++) statuses.push((await ann.request('POST', at(1), edition('mine', n))).status);
  assert.deepEqual(statuses, [200, 200, 429]);
});
