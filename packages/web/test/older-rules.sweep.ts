// Games that began on this device with older rules go on with them: from their beginning to their end.
import { world } from './browser.ts';
import { testOlderRules } from './older-rules-tests.ts';

testOlderRules(world(), 20);
