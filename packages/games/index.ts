// Every game in one line. Nothing else outside a game's own folder knows its name.
import type { AnyModule } from '@boardwright/engine';

export const games: Readonly<Record<string, () => Promise<{ default: AnyModule }>>> = {
  'terracotta-army': () => import('./terracotta-army/index.ts'),
};
