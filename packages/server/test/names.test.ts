// Names at tables, and a guest who signs in: nothing of theirs becomes unreachable.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person } from '../src/client/person.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, LIMITS, type Site, settled, site, siteFor, tableOf } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

const PASSWORD = 'correct horse battery';
const namesAt = async (person: Person, table: string): Promise<string[]> =>
  (await person.get<TableShown>(`/api/tables/${table}`)).chairs.map(({ name }) => name);

/** Signs in on the device of a guest. Returns the account with the cookies of that device. */
async function signInOver(guest: Person, login: string): Promise<Person> {
  const response = await fetch(`${here.base}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: guest.cookie },
    body: JSON.stringify({ login, password: PASSWORD }),
  });
  assert.equal(response.status, 200);
  const cookies = response.headers.getSetCookie().map(each => each.split(';')[0] ?? '');
  return Person.known(here.base, cookies.join('; '));
}

test('a new name changes the person’s seats, and those of nobody else on the same device', async () => {
  const [ann, bob] = (await guests(here.base, 'Guest', 'Bob')) as [Person, Person];
  const open = await ann.open({
    game: 'market',
    chairs: [{ for: 'me' }, { for: 'me', name: 'Mum' }, { for: 'anybody' }],
  });
  const running = await tableOf([ann, bob]);
  let told: TableShown | null = null;
  bob.onMessage = message => {
    if (message.type === 'table' && message.table.id === running.id) told = message.table;
  };
  await ann.post('/api/me/name', { name: 'Ann' });
  assert.deepEqual(await namesAt(ann, open.id), ['Ann', 'Mum', '']);
  assert.deepEqual(await namesAt(ann, running.id), ['Ann', 'Bob']);
  await settled(() => told?.chairs[0]?.name === 'Ann');
});

test('names change only at a limited rate: each may change many seats', async t => {
  const { base } = await siteFor(t, { limits: { ...LIMITS, names: { burst: 2, perSecond: 0.001 } } });
  const [ann] = (await guests(base, 'Ann')) as [Person];
  const statuses = [];
  for (const name of ['A', 'B', 'C']) statuses.push((await ann.request('POST', '/api/me/name', { name })).status);
  assert.deepEqual(statuses, [200, 200, 429]);
});

test('a guest signs in: ten tables, open and running, come along and can be played', async () => {
  const [owner, guest, bob] = (await guests(here.base, 'zsofi', 'Zsófi', 'Bob')) as [Person, Person, Person];
  await owner.post('/api/me/claim', { login: 'zsofi', password: PASSWORD });
  const running: TableShown[] = [];
  for (let i = 0; i < 6; i++) running.push(await tableOf(i % 2 === 0 ? [guest, bob] : [bob, guest], { open: false }));
  for (let i = 0; i < 4; i++)
    await guest.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }], open: false });
  await guest.say({ type: 'chat', table: running[0]!.id, text: 'Hello!' });
  const account = await signInOver(guest, 'zsofi');
  const me = await account.get<{ id: string; guestHere: unknown }>('/api/me');
  assert.equal(me.id, owner.id);
  assert.deepEqual(me.guestHere, { name: 'Zsófi', tables: 10 });
  assert.equal((await account.get<TableShown[]>('/api/me/guest')).length, 10, 'what would come along can be seen');
  assert.equal((await account.get<TableShown[]>('/api/me/tables')).length, 0);
  await account.post('/api/me/guest/merge', { name: 'guest' });
  const mine = await account.get<TableShown[]>('/api/me/tables');
  assert.equal(mine.length, 10);
  for (const table of mine) assert.equal((await account.request('GET', `/api/tables/${table.id}`)).status, 200);
  assert.ok(mine.every(({ chairs }) => chairs.some(({ person, name }) => person === owner.id && name === 'Zsófi')));
  assert.equal((await account.get<{ name: string }>('/api/me')).name, 'Zsófi');
  const [line] = await account.get<{ person: string }[]>(`/api/tables/${running[0]!.id}/chat`);
  assert.equal(line?.person, owner.id);
  await account.connect();
  for (const table of running) {
    const seat = table.chairs[0]?.person === guest.id ? 0 : 1;
    await account.say({ type: 'watch', table: table.id });
    await settled(() => account.seen.has(`${table.id}/${seat}`));
    const [asked] = account.seen.get(`${table.id}/${seat}`)!.open;
    if (asked === undefined) continue;
    const { position } = account.seen.get(`${table.id}/${seat}`)!;
    const act = { do: 'answer', seat, at: asked.at, word: asked.words[0]!, position } as const;
    assert.equal((await account.say({ type: 'act', table: table.id, act })).type, 'done');
  }
  assert.equal((await guest.request('GET', '/api/me')).status, 401, 'the guest is gone');
  assert.equal((await account.request('POST', '/api/me/guest/merge', {})).status, 409, 'there is nobody left to merge');
});

test('who keeps the guest apart can be the guest again', async () => {
  const [owner, guest] = (await guests(here.base, 'Piotr', 'P')) as [Person, Person];
  await owner.post('/api/me/claim', { login: 'piotr', password: PASSWORD });
  await guest.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }] });
  const account = await signInOver(guest, 'piotr');
  assert.equal((await account.post<{ id: string }>('/api/me/guest/back')).id, guest.id);
  assert.equal((await guest.get<TableShown[]>('/api/me/tables')).length, 1);
  assert.equal((await account.request('GET', '/api/me')).status, 401, 'the account is signed out on this device');
});

test('a guest without tables is not spoken of, and another account is nobody’s guest', async () => {
  const [owner, other, guest] = (await guests(here.base, 'Kata', 'Eve', 'K')) as [Person, Person, Person];
  await owner.post('/api/me/claim', { login: 'kata', password: PASSWORD });
  await other.post('/api/me/claim', { login: 'eve-1', password: PASSWORD });
  await other.open({ game: 'market', chairs: [{ for: 'me' }, { for: 'anybody' }] });
  assert.equal((await (await signInOver(guest, 'kata')).get<{ guestHere: unknown }>('/api/me')).guestHere, null);
  const over = await signInOver(other, 'kata');
  assert.equal((await over.get<{ guestHere: unknown }>('/api/me')).guestHere, null);
  assert.equal((await over.request('POST', '/api/me/guest/merge', {})).status, 409);
});
