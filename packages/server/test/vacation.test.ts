// A table over days through vacation, restarts, time-outs and return, with a clock that is moved by hand.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import { callsAfter } from '../src/notices/calls-after.ts';
import type { TableShown } from '../src/protocol/index.ts';
import type { MatchSummary } from '../src/rules/jobs.ts';
import { openStore } from '../src/store/open.ts';
import { guests, type Site, settled, site, tableOf } from './servers.ts';
import { KINDS } from './stores.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const pace = { kind: 'days', perTurn: DAY, window: null };

interface Shown {
  readonly until: number | null;
  readonly most: number;
  readonly left: number;
}

/** The clock of the server; it never stands still. */
function movedClock(t: TestContext): { ahead: number } {
  const { now } = Date;
  const clock = { ahead: 0 };
  t.mock.method(Date, 'now', () => now() + clock.ahead);
  return clock;
}
const shown = (person: Person, id: string) => person.get<TableShown>(`/api/tables/${id}`);
const awayAt = async (person: Person, id: string) => (await shown(person, id)).away.map(({ seat }) => seat);
async function watching(person: Person, base: string, table: string): Promise<Person> {
  const back = person.at(base);
  await back.connect();
  await back.say({ type: 'watch', table });
  return back;
}

for (const { kind, make } of KINDS)
  test(`a table over days goes through restarts, vacation, a time-out and the return, on ${kind}`, async t => {
    const made = await make();
    const place = { where: made.where, cleanUp: async () => {} }; // several servers, one after the other
    const clock = movedClock(t);
    let here: Site = await site({ vacationDays: 30 }, place);
    t.after(async () => {
      await here.stop();
      await made.cleanUp();
    });
    const restart = async (): Promise<void> => {
      await here.server.stop();
      here = await site({ vacationDays: 30 }, place);
    };
    const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
    const { id } = await tableOf([ann, bob], { pace, timeUp: 'bot' });
    const live = await tableOf([ann, bob], { pace: { kind: 'live', bank: (80 * DAY) / 1000, increment: 0 } });
    clock.ahead = 6 * HOUR;
    const until = Date.now() + 10 * DAY;
    const vacation = (await ann.post('/api/me/vacation', { until })) as unknown as Shown;
    assert.deepEqual([vacation.until, vacation.most], [until, 30 * DAY]);
    assert.deepEqual([await awayAt(bob, id), await awayAt(bob, live.id)], [[0], []], 'not at the live table');
    const begun = await tableOf([ann, bob], { pace });
    assert.deepEqual(await awayAt(bob, begun.id), [0], 'a game that begins meanwhile knows it too');

    await restart();
    clock.ahead = 3 * DAY;
    let seen = await watching(bob, here.base, id);
    await settled(() => seen.seen.get(`${id}/1`)?.seats[1]?.bot !== null);
    const { seats } = seen.seen.get(`${id}/1`)!;
    assert.deepEqual(
      [seats[0]!.bot, seats[0]!.awayUntil, seats[1]!.bot],
      [null, until, 'random'],
      'only bob’s time ran out',
    );
    seen.close();

    await restart();
    clock.ahead = 12 * DAY;
    seen = await watching(bob, here.base, id);
    await settled(() => seen.seen.get(`${id}/1`)?.seats[0]?.bot !== null);
    seen.close();

    const back = await watching(ann, here.base, id);
    const own = () => back.seen.get(`${id}/0`)!;
    assert.equal(own().absence?.why, 'timeout');
    assert.ok(own().absence!.at > until + 17 * HOUR, 'the clock stood still until the end of the vacation');
    assert.equal((await back.act(id, { do: 'return', seat: 0 })).type, 'done');
    await settled(() => own().seats[0]!.bot === null);
    assert.ok(own().absence!.to !== null);
    const { left } = await back.get<Shown>('/api/me/vacation');
    assert.ok(Math.abs(left - 20 * DAY) < HOUR, String(left));
    back.close();
  });

test('a vacation is bounded by what is left of the year, can be changed, and ends by hand', async t => {
  const clock = movedClock(t);
  const here = await site({ vacationDays: 10 });
  t.after(() => here.stop());
  const [ann] = (await guests(here.base, 'Ann')) as [Person];
  const go = async (days: number) => ann.request('POST', '/api/me/vacation', { until: Date.now() + days * DAY });
  const why = async (days: number) => ((await go(days)).body as { why?: string }).why;
  assert.equal(await why(11), 'noVacationLeft');
  assert.equal(await why(-1), 'noVacationLeft');
  assert.equal(await why(3), undefined);
  assert.equal(await why(8), undefined, 'the same one, for longer');
  clock.ahead = 2 * DAY;
  const ended = (await ann.post('/api/me/vacation/end', {})) as unknown as Shown;
  assert.equal(ended.until, null);
  assert.ok(Math.abs(ended.left - 8 * DAY) < HOUR, String(ended.left));
  assert.equal(await why(9), 'noVacationLeft');
  clock.ahead = 380 * DAY;
  assert.equal(await why(9), undefined, 'a year later');
});

test('what a crash kept from being told is told when the server starts', async t => {
  const clock = movedClock(t);
  const place = await KINDS[0]!.make();
  const first = await site({}, place);
  const [ann, bob] = (await guests(first.base, 'Ann', 'Bob')) as [Person, Person];
  const { id } = await tableOf([ann, bob], { pace });
  await first.server.stop();
  const { db } = await openStore(place.where);
  const until = Date.now() + 5 * DAY;
  await db.insertInto('vacations').values({ person: ann.id, begun: Date.now(), until, told: 0 }).execute();
  await db.destroy();
  clock.ahead = HOUR;
  const second = await site({}, place);
  t.after(() => second.stop());
  await settled(async () => (await awayAt(bob.at(second.base), id)).join() === '0');
});

const summary = (change: Partial<MatchSummary>): MatchSummary => {
  const waits = { toAnswer: [0], since: 0, due: null, asks: [], left: [], overdue: [], away: [], consent: [] };
  const nothing = { shown: 1, era: 0, seen: 1, wake: null, bots: [], botSeats: [], isUnattended: false, sealed: false };
  return {
    ...nothing,
    position: 1,
    waits,
    people: ['ann', 'bob'],
    hurry: [700, null],
    away: [0, 0],
    over: null,
    ...change,
  };
};

test('who is away is told of a turn only when the vacation is over, also of one that was there before', () => {
  const told = (before: MatchSummary, after: MatchSummary, facts: Parameters<typeof callsAfter>[0]['row']['facts']) =>
    callsAfter({ match: 'm', row: { seq: 2, time: 100, facts }, before, after }, 10, () => false).map(
      ({ kind, person, due }) => [kind, person, due],
    );
  const none = summary({ waits: { ...summary({}).waits, toAnswer: [1] } });
  assert.deepEqual(told(none, summary({}), []), [
    ['turn', 'ann', 110],
    ['hurry', 'ann', 700],
  ]);
  const away = summary({ away: [5000, 0], hurry: [5700, null] });
  const expected = [
    ['turn', 'ann', 5000],
    ['hurry', 'ann', 5700],
  ];
  assert.deepEqual(told(none, away, []), expected);
  assert.deepEqual(told(summary({}), away, [{ do: 'away', seat: 0, until: 5000 }]), expected);
  assert.deepEqual(told(away, away, []), [], 'nothing new');
});
