// The games at the time when archived rules were current: what an older server had installed. The address says of which version:
// `older-games.ts?version=1`.
import { type AnyModule, olderModules } from '@boardwright/engine';
import { games as now } from '@boardwright/games';

const version = Number(new URL(import.meta.url).searchParams.get('version'));
const before: Record<string, () => Promise<{ default: AnyModule }>> = {};
for (const [id, load] of Object.entries(now)) {
  const old = (await olderModules((await load()).default)).find(({ game }) => game.version === version);
  if (old !== undefined) before[id] = async () => ({ default: old });
}
export const games: Readonly<typeof before> = before;
