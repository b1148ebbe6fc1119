// The games a thread can play, by id, and with an owner's content.
import { type AnyGame, type AnyModule, BadInput, type Json } from '@boardwright/engine';

export type Loaders = Readonly<Record<string, () => Promise<{ default: AnyModule }>>>;

/** Loads the module that lists the games: packages/games, or another one in tests. */
export async function loadGames(module: string): Promise<ReadonlyMap<string, AnyModule>> {
  const { games } = (await import(module)) as { games: Loaders };
  const loaded = Object.entries(games).map(async ([id, load]) => [id, (await load()).default] as const);
  return new Map(await Promise.all(loaded));
}

export function moduleOf(games: ReadonlyMap<string, AnyModule>, id: string): AnyModule {
  const module = games.get(id);
  if (module === undefined) throw new BadInput(`there is no game "${id}" here`);
  return module;
}

export function gameOf(games: ReadonlyMap<string, AnyModule>, id: string, content: Json | undefined): AnyGame {
  const { game } = moduleOf(games, id);
  if (content === undefined) return game;
  if (game.withContent === undefined) throw new BadInput(`${id} cannot be played with other content`);
  return game.withContent(content);
}
