// Every command in one line, in the order the help shows them.
import type { Command } from '../command.ts';
import { games } from './games.ts';
import { play } from './play.ts';
import { simulate } from './simulate.ts';

export const commands: readonly Command[] = [games, play, simulate];
