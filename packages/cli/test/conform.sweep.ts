// Every game is played with all its tables twice, and more positions of each game get the slow checks than in its own test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { findFaults, tablesOf, tellFault } from '@boardwright/testkit';

const POSITIONS = 16;

for (const [id, load] of Object.entries(games))
  test(`${id} conforms in random games at all tables`, async () => {
    const module = (await load()).default;
    const faults = findFaults(module, { games: 2 * tablesOf(module.game).length, positions: POSITIONS, seed: 1000 });
    assert.deepEqual(
      faults.map(fault => tellFault(module.game, fault)),
      [],
    );
  });
