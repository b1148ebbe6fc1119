// The games a thread can play, by id, and with an owner's content.
import { type AnyGame, type AnyModule, BadInput, ENGINE_VERSION, olderModules } from '@boardwright/engine';

type Loaders = Readonly<Record<string, () => Promise<{ default: AnyModule }>>>;

/** Loads the module that lists the games: packages/games, or another one in tests. */
export async function loadGames(module: string): Promise<Games> {
  const { games } = (await import(module)) as { games: Loaders };
  const loaded = Object.entries(games).map(async ([id, load]) => [id, (await load()).default] as const);
  return new Map(await Promise.all(loaded));
}

/** A game's module, with an owner's content (JSON) if there is one. Tables with the same edition share it. */
export function moduleOf(games: Games, id: string, content?: string): AnyModule {
  const module = games.get(id);
  if (module === undefined) throw new BadInput(`there is no game "${id}" here`);
  if (content === undefined) return module;
  const key = `${id} ${content}`;
  const made = editions.get(games) ?? new Map<string, AnyModule>();
  const edition = made.get(key) ?? editionOf(module, JSON.parse(content));
  made.delete(key);
  made.set(key, edition); // the most recently used is last
  for (const oldest of made.keys()) if (made.size > MOST_EDITIONS) made.delete(oldest);
  editions.set(games, made);
  return edition;
}

const MOST_EDITIONS = 50; // per thread
const editions = new WeakMap<Games, Map<string, AnyModule>>();

export function editionOf(module: AnyModule, content: unknown): AnyModule {
  if (module.withContent === undefined) throw new BadInput(`${module.game.id} does not support editions`);
  return module.withContent(content);
}

export function gameOf(games: Games, id: string, content?: string): AnyGame {
  return moduleOf(games, id, content).game;
}

export type Games = ReadonlyMap<string, AnyModule>;

export type Releases = readonly [Games, ...Games[]];

/** The current games, then older rules for matches that began with them: of installed releases, and those that games keep. */
export async function loadReleases(module: string, installed: readonly string[] = []): Promise<Releases> {
  const now = await loadGames(module);
  const kept = await Promise.all([...now.values()].map(olderModules));
  return [
    now,
    ...(await Promise.all(installed.map(loadGames))),
    ...kept.flat().map(one => new Map([[one.game.id, one]])),
  ];
}

/** All installed rules of a game, current ones first. */
export function rulesInstalled(releases: readonly Games[], id: string): string[] {
  return [...new Set(releases.filter(games => games.has(id)).map(games => rulesOf(games, id)))];
}

/** The release with these rules of a game, or the current one if it is not installed. */
export function releaseWith(releases: Releases, id: string, rules: string): Games {
  return releases.find(games => games.has(id) && rulesOf(games, id) === rules) ?? releases[0];
}

/** The versions of rules and engine in one text. A match with another text is dry-run before it continues. */
export function rulesOf(games: Games, id: string): string {
  return rulesText(games.get(id)?.game.version ?? 'none');
}

export const rulesText = (version: number | 'none'): string => `engine ${ENGINE_VERSION}, rules ${version}`;
