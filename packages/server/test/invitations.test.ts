// Seats kept for people: by name, or for those who played the game before. Nobody else gets them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, type Site, settled, site, tableOf } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

const why = async (asked: Promise<{ body: unknown }>): Promise<unknown> =>
  ((await asked).body as { why?: unknown }).why;
const sit = (person: Person, table: TableShown, seat: number) =>
  person.request('POST', `/api/tables/${table.id}/sit`, { seats: [{ seat }], invitation: table.invitation });
const asSeen = (person: Person, { id }: TableShown): Promise<TableShown> => person.get(`/api/tables/${id}`);

async function finished(people: readonly Person[]): Promise<TableShown> {
  const table = await tableOf(people, { options: { length: 'short' } });
  for (const person of people) person.onMessage = () => {};
  const isOver = async (): Promise<boolean> => (await asSeen(people[0]!, table)).status === 'over';
  const answerAll = async (): Promise<boolean> => {
    for (const [seat, person] of people.entries()) {
      const seen = person.seen.get(`${table.id}/${seat}`);
      const asked = seen?.open[0];
      if (seen === undefined || asked === undefined) continue;
      const act = { do: 'answer', seat, at: asked.at, word: asked.words[0]!, position: seen.position } as const;
      await person.say({ type: 'act', table: table.id, act });
    }
    return isOver();
  };
  await settled(answerAll);
  return table;
}

test('the host keeps seats by name, fills one with a bot, and lists the table or not', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  const chairs = [{ for: 'me' }, { for: 'anybody', name: 'Béla' }, { for: 'anybody' }];
  const table = await ann.open({ game: 'market', chairs, open: false });
  assert.deepEqual(
    table.chairs.map(({ name, free }) => [name, free]),
    [
      ['Ann', false],
      ['Béla', true],
      ['', true],
    ],
  );
  const path = `/api/tables/${table.id}`;
  assert.equal(await why(bob.request('POST', `${path}/keep`, { seat: 2, name: 'Me' })), 'notHost');
  assert.equal((await ann.post(`${path}/keep`, { seat: 2, name: 'Kata' })).chairs[2]?.name, 'Kata');
  assert.equal((await ann.post(`${path}/keep`, { seat: 2, name: null })).chairs[2]?.name, '');
  assert.equal(await why(ann.request('POST', `${path}/keep`, { seat: 0, name: 'X' })), 'seatTaken');
  assert.equal(await why(bob.request('GET', path)), 'notInvited');
  assert.equal(await why(bob.request('POST', `${path}/listing`, { open: true })), 'notHost');
  assert.equal((await ann.post(`${path}/listing`, { open: true })).open, true);
  assert.equal((await asSeen(bob, table)).id, table.id);
  const one = await ann.post(`${path}/fill`, { level: 'random', seat: 2 });
  assert.deepEqual(
    one.chairs.map(({ bot }) => bot),
    [null, null, 'random'],
  );
  assert.equal(one.status, 'open');
  assert.equal((await sit(bob, table, 1)).status, 200);
});

test('a rematch keeps every seat for its player, whoever else has the link, and is not listed', async () => {
  const [ann, bob, cid, eve] = (await guests(here.base, 'Ann', 'Bob', 'Cid', 'Eve')) as Person[] as [
    Person,
    Person,
    Person,
    Person,
  ];
  const before = await finished([ann, bob, cid]);
  let told: TableShown | null = null;
  bob.onMessage = message => {
    if (message.type === 'table' && message.table.id === before.id) told = message.table;
  };
  const next = await ann.post(`/api/tables/${before.id}/rematch`, {});
  await settled(() => told?.rematch === next.id);
  assert.ok(!(await eve.get<TableShown[]>('/api/tables')).some(({ id }) => id === next.id), 'it is not listed');
  assert.deepEqual(
    next.chairs.filter(({ free }) => free).map(({ name, kept }) => [name, kept]),
    [
      ['Bob', bob.id],
      ['Cid', cid.id],
    ],
  );
  const free = next.chairs.flatMap((chair, seat) => (chair.free ? [seat] : []));
  for (const seat of free) assert.equal(await why(sit(eve, next, seat)), 'seatTaken');
  assert.ok(
    (await bob.get<TableShown[]>('/api/me/tables')).some(({ id }) => id === next.id),
    'Bob finds it',
  );
  const accepted = await bob.post(`/api/tables/${before.id}/rematch`, {});
  assert.equal(accepted.id, next.id);
  assert.equal(accepted.chairs.find(({ name }) => name === 'Bob')?.person, bob.id);
  await bob.post(`/api/tables/${next.id}/stand`, {});
  assert.equal((await asSeen(ann, next)).chairs.find(({ name }) => name === 'Bob')?.kept, bob.id, 'still kept');
  await bob.post(`/api/tables/${before.id}/rematch`, {});
  await cid.post(`/api/tables/${next.id}/decline`, {});
  const shown = await asSeen(ann, next);
  assert.deepEqual(shown.declined, ['Cid']);
  assert.equal(await why(cid.request('POST', `/api/tables/${next.id}/decline`, {})), 'notInvited');
  assert.equal(
    (
      await sit(
        eve,
        next,
        shown.chairs.findIndex(chair => chair.free),
      )
    ).status,
    200,
    'now it is free',
  );
});

test('a list of tables says what is asked, of whom, until when, and who has left', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  const pace = { kind: 'days', perTurn: 86_400_000, window: null };
  const table = await tableOf([ann, bob], { pace });
  const [mine] = await ann.get<TableShown[]>('/api/me/tables');
  assert.deepEqual(
    mine!.asks.map(each => each.seat),
    mine!.toAnswer,
  );
  assert.equal(typeof mine!.asks[0]!.task.do, 'string');
  assert.ok(mine!.due! > Date.now() + 80_000_000 && mine!.due! <= Date.now() + 86_400_000);
  assert.deepEqual(mine!.left, []);
  await bob.say({ type: 'act', table: table.id, act: { do: 'leave', seat: 1 } });
  assert.deepEqual((await asSeen(ann, table)).left, [1]);
});
