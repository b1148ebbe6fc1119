// Every game in one line. Nothing else outside a game's own folder knows its name.
import type { AnyModule } from '@boardwright/engine';

export const games: Readonly<Record<string, () => Promise<{ default: AnyModule }>>> = {
  'dice-forge': () => import('./dice-forge/index.ts'),
  'terracotta-army': () => import('./terracotta-army/index.ts'),
  'gilded-compass': () => import('./gilded-compass/index.ts'),
  'after-the-empire': () => import('./after-the-empire/index.ts'),
};
