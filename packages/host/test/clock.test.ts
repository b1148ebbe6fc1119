// Clocks run for players who are asked, inside their window, and survive being stored.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeAfter, timeIn, updateFor } from '../src/index.ts';
import { Table } from './seats.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (text: string): number => Date.parse(text);

test('live: a bank for everybody, an increment for each answer, a bot when the time is up', () => {
  const table = new Table({ pace: { kind: 'live', bank: 100_000, increment: 5_000 } });
  table.now += 30_000;
  table.answer(0, updateFor(table.live, 0).open[0]!.words[0]!);
  assert.deepEqual(table.live.status.clocks.left, [75_000, 70_000, 70_000]);
  table.now += 10_000;
  table.answer(1, updateFor(table.live, 1).open[0]!.words[0]!);
  assert.deepEqual(table.live.status.clocks.left, [75_000, 65_000, 60_000]);
  assert.equal(table.live.dueAt(), table.now + 60_000);
  const reopened = table.reopened(false);
  assert.equal(reopened.dueAt(), table.live.dueAt());
  assert.deepEqual(table.say({ do: 'tick' }), { nothing: true });
  table.now += 60_000;
  assert.ok('row' in table.say({ do: 'tick' }));
  assert.deepEqual(
    table.live.status.seats.map(({ bot }) => bot),
    [null, null, 'random'],
  );
  table.say({ do: 'return', by: 'cid', seat: 2 });
  assert.equal(table.live.status.clocks.left[2], 100_000);
});

test('over days: a whole turn for whoever is asked anew, charged in the daily window alone', () => {
  const window = { from: 8 * 60, to: 22 * 60, zone: 'Europe/Budapest' };
  const table = new Table({ pace: { kind: 'days', perTurn: 48 * HOUR, window } });
  table.toStall(0);
  const asked = table.now;
  assert.equal(table.live.status.clocks.left[0], 48 * HOUR);
  table.now = asked + 48 * HOUR;
  table.answer(0, 'stall:0');
  assert.equal(table.live.status.clocks.left[0], 48 * HOUR - 28 * HOUR);
});

test('a window may reach past midnight and keeps to local time when clocks change', () => {
  const day = { from: 9 * 60, to: 17 * 60, zone: 'Europe/Budapest' };
  assert.equal(timeIn(day, at('2026-01-10T00:00Z'), at('2026-01-12T00:00Z')), 16 * HOUR);
  assert.equal(timeAfter(day, at('2026-01-10T15:30Z'), HOUR), at('2026-01-11T08:30Z'));
  const night = { from: 22 * 60, to: 2 * 60, zone: 'UTC' };
  assert.equal(timeIn(night, at('2026-01-10T12:00Z'), at('2026-01-11T12:00Z')), 4 * HOUR);
  assert.equal(timeIn(night, at('2026-01-10T23:30Z'), at('2026-01-11T00:30Z')), HOUR);
  // 29 March 2026: 02:00 becomes 03:00, so nine o'clock comes an hour earlier in UTC
  assert.equal(timeAfter(day, at('2026-03-28T16:30Z'), HOUR), at('2026-03-29T08:00Z'));
  assert.equal(timeAfter(null, 5, 7), 12);
  assert.equal(timeIn({ from: 60, to: 60, zone: 'UTC' }, 0, 50 * HOUR), 50 * HOUR);
});

test('since when a match waits: the last move, whatever else is said', () => {
  const table = new Table();
  const opened = table.now;
  table.now += 1000;
  table.say({ do: 'leave', by: 'cid', seat: 2 });
  assert.equal(table.live.status.movedAt, opened);
  assert.deepEqual(table.live.toAnswer(), [0, 1, 2]);
  table.now += 1000;
  table.answer(0, updateFor(table.live, 0).open[0]!.words[0]!);
  assert.equal(table.live.status.movedAt, opened + 2000);
  assert.deepEqual(table.live.toAnswer(), [1, 2]);
  assert.equal(table.reopened(false).status.movedAt, opened + 2000);
});

test('time in which nobody could play is charged to nobody', () => {
  const table = new Table({ pace: { kind: 'live', bank: 100_000, increment: 0 } });
  const opened = table.now;
  table.now += 1_000_000;
  assert.ok('row' in table.say({ do: 'downtime', from: opened + 10_000 }));
  assert.deepEqual(table.live.status.clocks.left, [90_000, 90_000, 90_000]);
  assert.equal(table.live.dueAt(), table.now + 90_000);
  assert.deepEqual(table.reopened(false).status.clocks, table.live.status.clocks);
  assert.deepEqual(new Table().say({ do: 'downtime', from: 0 }), { nothing: true });
});

test('a table that waits: whose time is up may still play, and a bot takes over only if all others agree', () => {
  const table = new Table({ pace: { kind: 'days', perTurn: 24 * HOUR, window: null }, timeUp: 'wait' });
  table.toStall(0);
  const { length } = table.rows;
  table.now += 25 * HOUR;
  assert.ok('row' in table.say({ do: 'tick' }));
  const zero = () => updateFor(table.live, 1).seats[0]!;
  assert.deepEqual([zero().bot, zero().overdue, table.live.dueAt()], [null, true, null]);
  assert.deepEqual(table.say({ do: 'tick' }), { nothing: true });
  assert.equal(table.rows.length, length + 1);
  assert.ok('declined' in table.say({ do: 'askSubstitute', by: 'ann', seat: 0, about: 1 }), 'bob is not away');
  assert.ok('row' in table.say({ do: 'askSubstitute', by: 'bob', seat: 1, about: 0 }));
  assert.ok('row' in table.answer(0, 'stall:0'));
  assert.equal(zero().overdue, false);
  assert.equal(table.live.status.proposal, null, 'there is nobody to replace any more');
  assert.deepEqual(table.reopened(false).status, table.live.status);
  if (table.live.running().includes(0)) assert.equal(table.live.status.clocks.left[0], 24 * HOUR);
});

test('a table that waits: all others agree, and a bot takes over', () => {
  const table = new Table({ pace: { kind: 'days', perTurn: 24 * HOUR, window: null }, timeUp: 'wait' });
  table.toStall(0);
  table.now += 25 * HOUR;
  table.say({ do: 'tick' });
  table.say({ do: 'askSubstitute', by: 'bob', seat: 1, about: 0 });
  table.say({ do: 'agree', by: 'cid', seat: 2 });
  assert.deepEqual(updateFor(table.live, 1).seats[0], {
    name: 'ann',
    bot: 'random',
    left: false,
    overdue: false,
    conceded: false,
    awayUntil: 0,
  });
  assert.ok('row' in table.say({ do: 'return', by: 'ann', seat: 0 }));
  assert.equal(table.live.status.clocks.left[0], 24 * HOUR);
});
