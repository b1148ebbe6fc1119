// No table violates a rule of axe: light and dark, wide and narrow, at several moments of every game.
import { LOOKS, testGames } from './axe-tests.ts';
import { world } from './browser.ts';

const here = world();
for (const look of LOOKS) testGames(here, look, 4);
