// The border between a game, which knows its types, and tools, which work with any game.
import type { AnyModule, GameModule } from './types.ts';

/** Forgets the types of a game. Sound, because a tool hands back to a game only what that game gave it. */
export function defineGame<G, T>(module: GameModule<G, T>): AnyModule {
  return module as unknown as AnyModule;
}
