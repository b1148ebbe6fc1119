// What the lobby tells: who is here, who looks for opponents, how strong people are, and who watches.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import type { LobbyShown, ServerMessage, TableListed } from '../src/protocol/index.ts';
import { guests, type Site, settled, site, tableOf } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

const lobby = async (): Promise<LobbyShown> => (await fetch(`${here.base}/api/lobby`)).json() as Promise<LobbyShown>;

test('everybody is told how many are here, how many play, and how many look for opponents', async () => {
  const people = (await guests(here.base, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
  await tableOf(people.slice(0, 2), { open: false });
  await people[2].post('/api/seek', { game: 'market', players: 2, pace: 'days' });
  await settled(async () => (await lobby()).playing === 1);
  const { online, looking } = await lobby();
  assert.deepEqual([online, looking], [3, { market: 1 }]);
  for (const person of people) person.close();
});

test('who has not been here for some minutes is not counted', async () => {
  const { db } = here.server.app.store;
  await db
    .updateTable('sessions')
    .set({ seen: Date.now() - 600_000 })
    .execute();
  await settled(async () => (await lobby()).online === 0);
});

test('the list of open tables has the ratings of those who have one', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  await ann.post('/api/me/claim', { login: 'ann.in.the.lobby', password: 'correct horse battery' });
  const { db } = here.server.app.store;
  await db.insertInto('ratings').values({ person: ann.id, game: 'market', mu: 30, sigma: 5, games: 7 }).execute();
  const { id } = await ann.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }], rated: true });
  const other = await bob.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }] });
  const listed = new Map((await bob.get<TableListed[]>('/api/tables')).map(table => [table.id, table]));
  assert.deepEqual(listed.get(id)?.ratings, { [ann.id]: 1600 });
  assert.deepEqual(listed.get(other.id)?.ratings, {});
});

test('a table knows its spectators by name, from when they come until they go; players are none', async () => {
  const [ann, bob, eve] = (await guests(here.base, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
  const told: (ServerMessage & { type: 'spectators' })[] = [];
  ann.onMessage = message => {
    if (message.type === 'spectators') told.push(message);
  };
  const { id } = await tableOf([ann, bob], { open: true });
  assert.equal(told.length, 0, 'two who play watch nobody');
  await eve.connect();
  await eve.say({ type: 'watch', table: id });
  await settled(() => told.length === 1);
  assert.deepEqual([told[0]!.count, told[0]!.people], [1, [{ person: eve.id, name: 'Eve' }]]);
  here.server.app.openList.changed();
  const listed = (await eve.get<TableListed[]>('/api/tables')).find(table => table.id === id);
  assert.equal(listed?.spectators, 1);
  eve.close();
  await settled(() => told.at(-1)?.count === 0);
  for (const person of [ann, bob]) person.close();
});
