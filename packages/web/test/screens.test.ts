// Every table fits on every screen, at a moment of each game. screens.sweep.ts and `npm run screens` look at more of them.
import { world } from './browser.ts';
import { testScreens } from './screens-tests.ts';

testScreens(world(), 1);
