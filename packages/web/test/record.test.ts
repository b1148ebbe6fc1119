// A person's record in a game, from what the device and the account know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordOf } from '../src/games/record.ts';
import type { TableInfo } from '../src/model/session.ts';

const table = (id: string, mine: readonly boolean[], scores: readonly number[] | null, game = 'heaps'): TableInfo =>
  ({
    id,
    game,
    status: scores === null ? 'playing' : 'over',
    chairs: mine.map(each => ({ mine: each })),
    scores,
    places: null,
  }) as unknown as TableInfo;

test('a record counts finished games of this game alone, and a shared first place as a win', () => {
  const tables = [
    table('a', [true, false], [12, 9]),
    table('b', [false, true], [7, 7]),
    table('c', [true, false], [3, 30]),
    table('d', [true, false], null),
    table('e', [true, false], [99, 1], 'other'),
  ];
  assert.deepEqual(recordOf('heaps', tables, []), { games: 3, wins: 2, best: 12 });
});

test('a game alone has nobody to beat, and two seats at one device have no winner among them', () => {
  const tables = [table('a', [true], [40]), table('b', [true, true], [50, 60])];
  assert.deepEqual(recordOf('heaps', tables, []), { games: 1, wins: 0, best: 40 });
});

test('a game that both the device and the account know counts once', () => {
  const result = { table: 'a', game: 'heaps', place: 1, seats: 3, score: 21 };
  assert.deepEqual(recordOf('heaps', [table('a', [true, false, false], [21, 5, 6])], [result]), {
    games: 1,
    wins: 1,
    best: 21,
  });
});
