// What somebody has learned is kept in the account, and grows with every device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import type { Person } from '../src/client/person.ts';
import { guests, siteFor } from './servers.ts';

const REAL = { gamesModule: '@boardwright/games' };
const [game = ''] = Object.keys(games);
const WHERE = '/api/me/learned';

test('an account knows the lessons of all its devices; a second device brings more and loses none', async t => {
  const { base } = await siteFor(t, REAL);
  const [ann, bob] = (await guests(base, 'ann', 'bob')) as [Person, Person];
  for (const person of [ann, bob])
    await person.post('/api/me/claim', { login: person === ann ? 'ann' : 'bob', password: 'correct horse battery' });
  assert.deepEqual(await ann.post(WHERE, { [game]: ['your-turn', '@guided'] }), { [game]: ['@guided', 'your-turn'] });
  assert.deepEqual(await ann.post(WHERE, { [game]: ['your-turn', 'a-run'] }), {
    [game]: ['@guided', 'a-run', 'your-turn'],
  });
  assert.deepEqual(await bob.post(WHERE, {}), {});
});

test('a guest keeps what was learned on the device, and a game that does not exist has no lessons', async t => {
  const { base } = await siteFor(t, REAL);
  const [eve] = (await guests(base, 'Eve')) as [Person];
  const refused = await eve.request('POST', WHERE, { [game]: ['your-turn'] });
  assert.deepEqual([refused.status, (refused.body as { why: string }).why], [409, 'isGuest']);
  await eve.post('/api/me/claim', { login: 'eve', password: 'correct horse battery' });
  const other = await eve.request('POST', WHERE, { 'no-such-game': ['your-turn'] });
  assert.equal((other.body as { why: string }).why, 'noSuchGame');
  assert.equal((await eve.request('POST', WHERE, { [game]: ['Not an id'] })).status, 400);
});
