// Games that began on this device with older rules end with them: one that still needs them, and one that does not. older-rules.sweep.ts plays nearly whole games.
import { world } from './browser.ts';
import { testOlderRules } from './older-rules-tests.ts';

testOlderRules(world(), -20, ({ isRefused }, before) => before.every(each => each.isRefused !== isRefused));
