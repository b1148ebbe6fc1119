// Rules of before: a match is always played with the version it began with, as long as the game has kept it. Its texts are
// the current ones.
import type { AnyModule } from './types.ts';

/** The game with the rules of a version, current or archived; null: they are not here. */
export async function moduleOfVersion(module: AnyModule, version: number): Promise<AnyModule | null> {
  if (version === module.game.version) return module;
  const archived = await module.older?.[version]?.();
  return archived === undefined ? null : toldToday(archived.default, module);
}

function toldToday(archived: AnyModule, now: AnyModule): AnyModule {
  const { texts, textValues } = now;
  const { withContent } = archived;
  return {
    ...archived,
    texts,
    ...(textValues === undefined ? {} : { textValues }),
    ...(withContent === undefined
      ? {}
      : { withContent: own => toldToday(withContent(own), now.withContent?.(own) ?? now) }),
  };
}

/** All archived rules of a game, the latest first. */
export async function olderModules(module: AnyModule): Promise<AnyModule[]> {
  const versions = Object.keys(module.older ?? {}).map(Number);
  const found = versions.sort((a, b) => b - a).map(version => moduleOfVersion(module, version));
  return (await Promise.all(found)).filter(each => each !== null);
}
