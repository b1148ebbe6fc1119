// Every table fits on every screen, at a few moments of each game. `npm run screens` looks at more of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, world } from './browser.ts';
import { drawnGames, Looking, momentsOf, nameOf, SIZES } from './screens.ts';

const here = world();
const MOMENTS = 2;

for (const game of drawnGames())
  test(`${game}: nothing is cut off, covered or too small on any screen`, options, async () => {
    const looking = await Looking.begin(here);
    for (const situation of await momentsOf(game, MOMENTS)) {
      await looking.sitDown(situation);
      for (const size of SIZES) {
        const faults = await looking.faultsAt(size);
        const told = faults.map(({ kind, what, where, by }) => `${kind}: "${what}" in ${where} (${by})`);
        assert.deepEqual(told, [], `${situation.ask} on ${nameOf(size)}`);
      }
    }
    await looking.close();
  });
