// The games a thread can play, by id, and with an owner's content.
import { type AnyGame, type AnyModule, BadInput, ENGINE_VERSION, type Json } from '@boardwright/engine';

export type Loaders = Readonly<Record<string, () => Promise<{ default: AnyModule }>>>;

/** Loads the module that lists the games: packages/games, or another one in tests. */
export async function loadGames(module: string): Promise<ReadonlyMap<string, AnyModule>> {
  const { games } = (await import(module)) as { games: Loaders };
  const loaded = Object.entries(games).map(async ([id, load]) => [id, (await load()).default] as const);
  return new Map(await Promise.all(loaded));
}

/** A game's module, made from an owner's content where there is one. */
export function moduleOf(games: ReadonlyMap<string, AnyModule>, id: string, content?: Json): AnyModule {
  const module = games.get(id);
  if (module === undefined) throw new BadInput(`there is no game "${id}" here`);
  if (content === undefined) return module;
  if (module.withContent === undefined) throw new BadInput(`${id} cannot be played with other content`);
  return module.withContent(content);
}

export function gameOf(games: ReadonlyMap<string, AnyModule>, id: string, content: Json | undefined): AnyGame {
  return moduleOf(games, id, content).game;
}

/** Rules and engine in one text: a match that was played with others is dry-run before it goes on. */
export function rulesOf(games: ReadonlyMap<string, AnyModule>, id: string): string {
  return `engine ${ENGINE_VERSION}, rules ${games.get(id)?.game.version ?? 'none'}`;
}
