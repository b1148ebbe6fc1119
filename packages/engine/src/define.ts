// The border between a game, which knows its types, and tools, which work with any game.
import type { AnyModule, GameModule } from './types.ts';

/** Erases the types of a game. This is sound because a tool gives a game only what it got from that game. */
export function defineGame<G, T>(module: GameModule<G, T>): AnyModule {
  return module as unknown as AnyModule;
}
