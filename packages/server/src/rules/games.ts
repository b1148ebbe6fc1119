// The games a thread can play, by id, and with an owner's content.
import { type AnyGame, type AnyModule, BadInput, ENGINE_VERSION } from '@boardwright/engine';

type Loaders = Readonly<Record<string, () => Promise<{ default: AnyModule }>>>;

/** Loads the module that lists the games: packages/games, or another one in tests. */
export async function loadGames(module: string): Promise<Games> {
  const { games } = (await import(module)) as { games: Loaders };
  const loaded = Object.entries(games).map(async ([id, load]) => [id, (await load()).default] as const);
  return new Map(await Promise.all(loaded));
}

/** A game's module, made from an owner's content (JSON) where there is one. Tables of one edition share it. */
export function moduleOf(games: Games, id: string, content?: string): AnyModule {
  const module = games.get(id);
  if (module === undefined) throw new BadInput(`there is no game "${id}" here`);
  if (content === undefined) return module;
  const key = `${id} ${content}`;
  const made = editions.get(games) ?? new Map<string, AnyModule>();
  const edition = made.get(key) ?? editionOf(module, JSON.parse(content));
  made.delete(key);
  made.set(key, edition); // the latest is last
  for (const oldest of made.keys()) if (made.size > MOST_EDITIONS) made.delete(oldest);
  editions.set(games, made);
  return edition;
}

const MOST_EDITIONS = 50; // that a thread keeps
const editions = new WeakMap<Games, Map<string, AnyModule>>();

export function editionOf(module: AnyModule, content: unknown): AnyModule {
  if (module.withContent === undefined) throw new BadInput(`${module.game.id} does not support editions`);
  return module.withContent(content);
}

export function gameOf(games: Games, id: string, content?: string): AnyGame {
  return moduleOf(games, id, content).game;
}

export type Games = ReadonlyMap<string, AnyModule>;

/** The games of now, then those of older releases, for matches that were begun with them. */
export async function loadReleases(module: string, older: readonly string[]): Promise<readonly [Games, ...Games[]]> {
  return [await loadGames(module), ...(await Promise.all(older.map(loadGames)))];
}

/** All rules of a game that are installed, those of now first. */
export function rulesInstalled(releases: readonly Games[], id: string): string[] {
  return [...new Set(releases.filter(games => games.has(id)).map(games => rulesOf(games, id)))];
}

/** The release with these rules of a game; where there is none, that of now. */
export function releaseWith(releases: readonly [Games, ...Games[]], id: string, rules: string): Games {
  return releases.find(games => games.has(id) && rulesOf(games, id) === rules) ?? releases[0];
}

/** Rules and engine in one text: a match that was played with others is dry-run before it goes on. */
export function rulesOf(games: Games, id: string): string {
  return `engine ${ENGINE_VERSION}, rules ${games.get(id)?.game.version ?? 'none'}`;
}
