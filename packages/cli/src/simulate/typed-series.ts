// The series of games that was typed: shared by simulate and arena.
import { makeBot } from '@boardwright/bots';
import { type AnyModule, BadInput } from '@boardwright/engine';
import type { Flags, Typed } from '../command.ts';
import { makeFolder } from '../input/files.ts';
import { seedOf } from '../input/flags.ts';
import { chooseGame, chooseTable, GAME_FLAGS } from '../input/game.ts';
import type { Series } from './series.ts';

export const SERIES_FLAGS: Flags = {
  ...GAME_FLAGS,
  save: { value: 'DIR', about: 'saves every game into a folder' },
  json: { about: 'print JSON' },
};

export async function seriesOf(typed: Typed, usualBots: string): Promise<{ series: Series; module: AnyModule }> {
  const { source, module } = await chooseGame(typed);
  const { seats, options } = chooseTable(typed, module);
  const bots = seatBots(typed.one('bots') ?? usualBots, seats, module);
  const folder = typed.one('save');
  const seed = seedOf(typed, 1);
  if (folder !== undefined) makeFolder(folder);
  return { series: { source, seats, options, bots, seed, ...(folder === undefined ? {} : { folder }) }, module };
}

/** Who sits where in game 1. If there are fewer bots than seats, they take turns. */
function seatBots(text: string, seats: number, module: AnyModule): string[] {
  const names = text.split(',');
  if (names.length > seats) throw new BadInput(`--bots names ${names.length} bots for ${seats} players`);
  for (const name of names) makeBot(name, module);
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}
