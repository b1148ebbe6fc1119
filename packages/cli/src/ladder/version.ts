// Which bots played: a short hash of their sources. Figures of other bots are never mixed with theirs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** They put the parts of a game together and say which version of its rules this is: nothing that a bot thinks with. */
const NO_ADVICE: readonly string[] = ['index.ts', 'game.ts'];

/** The bots of a game: what all games share, and the files beside the game's rules, in which its advice is. */
export function versionOf(game: string): string {
  const bots = sourcesIn(path.join(PACKAGES, 'bots/src'), true);
  const advice = sourcesIn(path.join(PACKAGES, 'games', game), false);
  const hash = createHash('sha256');
  for (const file of [...bots, ...advice]) hash.update(path.relative(PACKAGES, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function sourcesIn(folder: string, recursive: boolean): string[] {
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !NO_ADVICE.includes(file))
    .sort()
    .map(file => path.join(folder, file));
}
