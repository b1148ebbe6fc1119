// Presses in every kind of question that several are asked at once, and double clicks in every game. `npm run presses` does
// even more.
import { world } from './browser.ts';
import { testPresses } from './presses-tests.ts';

testPresses(world(), { presses: 25, kinds: Number.POSITIVE_INFINITY, doubles: 25 });
