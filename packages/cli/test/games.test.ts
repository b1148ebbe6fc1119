// boardwright games.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { games } from '@boardwright/games';
import { boardwright, FLEA } from './run.ts';

describe('games', () => {
  test('lists players, options with their values, and defaults', async () => {
    const { code, out } = await boardwright(['games', ...FLEA]);
    assert.equal(code, 0);
    assert.match(out, /^flea-market {2}2, 3, 4 players\n {2}--option length= {2}short \| long +default short\n/m);
  });
  test('--json gives every built-in game and the added one', async () => {
    const { out } = await boardwright(['games', '--json', ...FLEA]);
    const listed = JSON.parse(out) as { id: string; seats: number[]; options: object[]; editions: boolean }[];
    assert.deepEqual(
      listed.map(game => game.id),
      [...Object.keys(games), 'flea-market'],
    );
    assert.deepEqual(listed.at(-1), {
      id: 'flea-market',
      version: 1,
      edition: 'standard',
      seats: [2, 3, 4],
      options: [
        { id: 'length', values: ['short', 'long'], default: 'short' },
        { id: 'mood', values: ['calm', 'broken'], default: 'calm' },
      ],
      editions: true,
    });
  });
});
