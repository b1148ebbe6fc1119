// The games at the time when their latest archived rules were current: what an older server had installed.
import { type AnyModule, olderModules } from '@boardwright/engine';
import { games as now } from '@boardwright/games';

const before: Record<string, () => Promise<{ default: AnyModule }>> = {};
for (const [id, load] of Object.entries(now)) {
  const [latest] = await olderModules((await load()).default);
  if (latest !== undefined) before[id] = async () => ({ default: latest });
}
export const games: Readonly<typeof before> = before;
