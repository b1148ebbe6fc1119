// No page and no table violates a rule of axe: light and dark, wide and narrow, at several moments of every game.
import { LOOKS, testGames, testPages } from './axe-tests.ts';
import { world } from './browser.ts';

const here = world();
for (const look of LOOKS) {
  testPages(here, look);
  testGames(here, look, 4);
}
