// The expert at a table is the one measured in the arena, over whole games of every game.
import { testTableBots } from './table-bots.ts';

testTableBots({ iterations: 12 });
