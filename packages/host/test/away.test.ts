// Clocks that stand still while somebody is away, and what a player who comes back is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateFor } from '../src/index.ts';
import { Table } from './seats.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const overDays = { pace: { kind: 'days', perTurn: DAY, window: null } } as const;

test('while somebody is away their clock stands still, the others’ run, and it goes on by itself', () => {
  const table = new Table(overDays);
  const began = table.now;
  table.now += 6 * HOUR;
  assert.ok('row' in table.say({ do: 'away', owner: 'ann', until: began + 10 * DAY }));
  assert.deepEqual(table.say({ do: 'away', owner: 'ann', until: began + 10 * DAY }), { nothing: true });
  assert.deepEqual(
    updateFor(table.live, 1).seats.map(({ awayUntil }) => awayUntil),
    [began + 10 * DAY, 0, 0],
  );
  assert.equal(table.live.dueAt(), began + DAY, 'the others are asked too');
  table.now = began + 25 * HOUR;
  table.say({ do: 'tick' });
  assert.deepEqual(
    table.live.status.seats.map(({ bot }) => bot),
    [null, 'random', 'random'],
  );
  assert.equal(table.live.dueAt(), began + 10 * DAY + 18 * HOUR);
  assert.equal(table.reopened().dueAt(), table.live.dueAt());
  assert.equal(table.reopened(false).dueAt(), table.live.dueAt());
  table.now = began + 10 * DAY + 17 * HOUR;
  assert.deepEqual(table.say({ do: 'tick' }), { nothing: true });
  table.now += 2 * HOUR;
  table.say({ do: 'tick' });
  assert.equal(table.live.status.seats[0]!.bot, 'random');
});

test('who comes back early has the time that was left', () => {
  const table = new Table({ ...overDays, timeUp: 'wait' });
  const began = table.now;
  table.now += 6 * HOUR;
  table.say({ do: 'away', owner: 'ann', until: began + 10 * DAY });
  table.now = began + 3 * DAY;
  table.say({ do: 'tick' });
  assert.deepEqual(
    table.live.status.seats.map(({ overdue }) => overdue),
    [undefined, true, true],
  );
  table.say({ do: 'away', owner: 'ann', until: table.now });
  assert.equal(table.live.dueAt(), table.now + 18 * HOUR);
  assert.equal(table.live.leftAt(0, 1 / 4), table.now + 12 * HOUR);
});

test('somebody who is asked while away has a whole turn afterwards, inside the hours of the table', () => {
  const window = { from: 8 * 60, to: 20 * 60, zone: 'UTC' };
  const table = new Table({ pace: { kind: 'days', perTurn: 6 * HOUR, window } });
  table.toStall(0);
  const until = Date.UTC(2030, 0, 10, 18);
  table.now = Date.UTC(2030, 0, 1, 12);
  table.say({ do: 'tick' });
  table.say({ do: 'return', by: 'ann', seat: 0 });
  table.say({ do: 'away', owner: 'ann', until });
  assert.equal(table.live.dueAt(), Date.UTC(2030, 0, 11, 12), 'two hours on the day of the return, four on the next');
});

test('clocks of live games and of games that are over do not stop', () => {
  const table = new Table({ pace: { kind: 'live', bank: 60_000, increment: 0 } });
  assert.deepEqual(table.say({ do: 'away', owner: 'ann', until: table.now + DAY }), { nothing: true });
  const over = new Table(overDays);
  over.playOn(1);
  assert.deepEqual(over.say({ do: 'away', owner: 'ann', until: over.now + DAY }), { nothing: true });
});

test('a player whose time ran out is told when, and which answers were a bot’s', () => {
  const table = new Table(overDays);
  table.toStall(0);
  const { length } = table.live.play.entries;
  table.now += 25 * HOUR;
  table.say({ do: 'tick' });
  const absence = () => updateFor(table.live, 0).absence;
  assert.deepEqual(absence(), { why: 'timeout', at: table.now, from: length, to: null });
  assert.equal(updateFor(table.live, 1).absence, null, 'nobody else is');
  assert.equal(updateFor(table.live, null).absence, null);
  table.answer(0, 'stall:0', { by: '.bot' });
  const at = table.now;
  table.now += HOUR;
  table.say({ do: 'return', by: 'ann', seat: 0 });
  assert.deepEqual(absence(), { why: 'timeout', at, from: length, to: length + 1 });
  assert.deepEqual(table.reopened().status, table.live.status);
  assert.deepEqual(table.reopened(false).status, table.live.status);
});

test('where the table waits, it says so, and that a bot was agreed on later does not change when the time ran out', () => {
  const table = new Table({ ...overDays, timeUp: 'wait' });
  table.toStall(0);
  const { length } = table.live.play.entries;
  table.now += 25 * HOUR;
  const at = table.now;
  table.say({ do: 'tick' });
  const absence = () => updateFor(table.live, 0).absence;
  assert.deepEqual(absence(), { why: 'timeout', at, from: length, to: null });
  table.now += HOUR;
  table.say({ do: 'askSubstitute', by: 'bob', seat: 1, about: 0 });
  table.say({ do: 'agree', by: 'cid', seat: 2 });
  assert.equal(table.live.status.seats[0]!.bot, 'random');
  assert.equal(absence()!.at, at);
});

test('who answers after all has missed nothing', () => {
  const table = new Table({ ...overDays, timeUp: 'wait' });
  table.toStall(0);
  const { length } = table.live.play.entries;
  table.now += 25 * HOUR;
  table.say({ do: 'tick' });
  table.answer(0, 'stall:0');
  assert.deepEqual([updateFor(table.live, 0).absence!.from, updateFor(table.live, 0).absence!.to], [length, length]);
});
