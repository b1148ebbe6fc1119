// All commands, in the order the help shows them.
import type { Command } from '../command.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { caseCommand } from './case.ts';
import { games } from './games.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { serverCommands } from './server.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

export const commands: readonly Command[] = [
  games,
  play,
  simulate,
  arena,
  replay,
  verify,
  caseCommand,
  bench,
  ...serverCommands,
];
