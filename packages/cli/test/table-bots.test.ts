// The expert at a table is the one measured in the arena: with little thinking. table-bots.sweep.ts gives it more.
import { testTableBots } from './table-bots.ts';

testTableBots({ iterations: 3 });
