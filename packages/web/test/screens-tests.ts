// Tests of how tables fit on screens, at as many moments of each game as wanted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, type World } from './browser.ts';
import { drawnGames, Looking, momentsOf, nameOf, SIZES } from './screens.ts';

export function testScreens(here: World, moments: number, of: readonly string[] = drawnGames()): void {
  for (const game of of)
    test(`${game}: nothing is cut off, covered or too small on any screen`, options, async () => {
      const looking = await Looking.begin(here);
      for (const situation of await momentsOf(game, moments)) {
        await looking.sitDown(situation);
        for (const size of SIZES) {
          const faults = await looking.faultsAt(size);
          const told = faults.map(({ kind, what, where, by }) => `${kind}: "${what}" in ${where} (${by})`);
          assert.deepEqual(told, [], `${situation.ask} on ${nameOf(size)}`);
        }
      }
      await looking.close();
    });
}
