// Finds the game of a command, with its edition, seats and options.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AnyModule,
  BadInput,
  type GameFile,
  type Json,
  moduleOfVersion,
  parseFile,
  type Settings,
  settleNew,
} from '@boardwright/engine';
import { games } from '@boardwright/games';
import type { Flags, Typed } from '../command.ts';
import { didYouMean } from './did-you-mean.ts';
import { oneLine, readJson, readText } from './files.ts';
import { wholeNumber } from './flags.ts';

export const MODULE_FLAG: Flags = {
  module: {
    value: 'PATH',
    many: true,
    about: 'add a game that is not built in: a file with a game module as its default export',
  },
};
export const GAME_FLAGS: Flags = {
  players: { value: 'N', about: 'number of players (default: the smallest of the game)' },
  option: { value: 'ID=VALUE', many: true, about: 'an option of the game (see boardwright games)' },
  edition: { value: 'FILE', about: "an owner's edition: a JSON file with the content of the game" },
  ...MODULE_FLAG,
};

/** Where a game comes from, as plain data, so that a worker thread finds the same game. */
export interface GameSource {
  readonly id: string;
  readonly modules: readonly string[];
  readonly content?: Json;
  readonly version?: number; // of the rules; by default the current ones
}
export interface Chosen {
  readonly source: GameSource;
  readonly module: AnyModule;
}

/** All games by id, in the order of the index; games from added modules last. */
export async function allGames(modules: readonly string[]): Promise<Map<string, () => Promise<AnyModule>>> {
  const all = new Map<string, () => Promise<AnyModule>>();
  for (const [id, load] of Object.entries(games)) all.set(id, async () => (await load()).default);
  for (const file of modules) {
    const module = await loadModule(file);
    all.set(module.game.id, async () => module);
  }
  return all;
}

export async function loadGame({ id, modules, content, version }: GameSource): Promise<AnyModule> {
  const all = await allGames(modules);
  const load = all.get(id);
  if (load === undefined) {
    const ids = [...all.keys()];
    throw new BadInput(`there is no game "${id}"${didYouMean(id, ids) || ` (there are: ${ids.join(', ') || 'none'})`}`);
  }
  const now = await load();
  const module = version === undefined ? now : ((await moduleOfVersion(now, version)) ?? now);
  if (content === undefined) return module;
  if (module.withContent === undefined) throw new BadInput(`${id} does not support editions`);
  return module.withContent(content);
}

/** The folder of a game's files, such as its rule book. */
export function folderOf({ id, modules }: GameSource): URL {
  if (Object.hasOwn(games, id)) return new URL(`./${id}/`, import.meta.resolve('@boardwright/games'));
  return new URL('./', pathToFileURL(path.resolve(modules.at(-1) ?? '.')));
}

/** The game named first on the command line. */
export async function chooseGame(typed: Typed): Promise<Chosen> {
  const id = typed.words[0];
  if (id === undefined) {
    const ids = [...(await allGames(typed.many('module'))).keys()];
    throw new BadInput(`name a game (there are: ${ids.join(', ') || 'none'})`);
  }
  const edition = typed.one('edition');
  const source: GameSource = { id, modules: typed.many('module') };
  if (edition === undefined) return { source, module: await loadGame(source) };
  await loadGame(source); // report an unknown game first
  const content = readJson(edition) as Json;
  const edited = { ...source, content };
  return { source: edited, module: await naming(edition, () => loadGame(edited)) };
}

/** Seats and options as typed, checked, with defaults filled in. `taken`: the highest seat that is already assigned. */
export function chooseTable(typed: Typed, { game }: AnyModule, taken = 0): { seats: number; options: Settings } {
  const fitting = game.seats.filter(count => count >= taken);
  const seats = wholeNumber(typed, 'players', 1, 99, Math.min(...(fitting.length > 0 ? fitting : game.seats)));
  const given: Record<string, string> = {};
  for (const text of typed.many('option')) {
    const [, id, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (id === undefined || value === undefined) throw new BadInput(`--option ${text}: write an option as ID=VALUE`);
    const option = game.options.find(each => each.id === id);
    const known = game.options.map(each => each.id);
    if (option === undefined)
      throw new BadInput(
        `${game.id} has no option "${id}"${didYouMean(id, known) || ` (it has: ${known.join(', ') || 'none'})`}`,
      );
    given[id] = value;
  }
  return { seats, options: settleNew(game, seats, given) };
}

/** A saved game and its game module. */
export async function openSaved(file: string, modules: readonly string[]): Promise<Chosen & { saved: GameFile }> {
  const saved = parseFile(readText(file), file);
  return naming(file, async () => {
    const { game: id, version } = saved;
    const source = { id, version, modules, ...(saved.content === undefined ? {} : { content: saved.content }) };
    return { saved, source, module: await loadGame(source) };
  });
}

/** Names the file in which bad input was found. */
export async function naming<R>(file: string, action: () => R | Promise<R>): Promise<R> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof BadInput && !error.message.startsWith(file)) throw new BadInput(`${file}: ${error.message}`);
    throw error;
  }
}

export async function loadModule(file: string): Promise<AnyModule> {
  readText(file); // reports a wrong path better than the import does
  const loaded: { default?: Partial<AnyModule> } = await import(pathToFileURL(path.resolve(file)).href).catch(
    (error: Error) => {
      throw new BadInput(`${file} cannot be loaded: ${oneLine(error.message)}`);
    },
  );
  const module = loaded.default;
  if (typeof module?.game?.id !== 'string')
    throw new BadInput(`${file} is not a game module: its default export has no game`);
  return module as AnyModule;
}
