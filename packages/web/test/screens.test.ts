// A table fits on every screen, at a moment of a game. screens.sweep.ts and `npm run screens` look at more of them.
import { world } from './browser.ts';
import { sampled } from './sample.ts';
import { drawnGames } from './screens.ts';
import { testScreens } from './screens-tests.ts';

testScreens(world(), 1, sampled(1, drawnGames()));
