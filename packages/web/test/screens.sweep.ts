// Every table fits on every screen, at several moments of each game.
import { world } from './browser.ts';
import { testScreens } from './screens-tests.ts';

testScreens(world(), 5);
