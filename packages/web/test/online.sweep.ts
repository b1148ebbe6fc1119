// Four people on four pages play at one table of the server, for longer than in npm test.
import { world } from './browser.ts';
import { testFour } from './online-tests.ts';

testFour(world(), 60);
