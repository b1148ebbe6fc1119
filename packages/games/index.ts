// All games, one per line. Nothing else outside a game's own folder knows its name.
import type { Edition, Reader } from '@boardwright/content';
import type { AnyModule } from '@boardwright/engine';

export interface GameFolder {
  readonly default: AnyModule;
  readonly contentFile?: Reader<Edition>; // for games with editions: the reader of owners' files
}
export const games: Readonly<Record<string, () => Promise<GameFolder>>> = {
  'dice-forge': () => import('./dice-forge/index.ts'),
  'terracotta-army': () => import('./terracotta-army/index.ts'),
  'gilded-compass': () => import('./gilded-compass/index.ts'),
  'after-the-empire': () => import('./after-the-empire/index.ts'),
};
