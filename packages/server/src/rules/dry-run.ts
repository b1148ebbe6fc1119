// Checks whether a match that began with other rules is still the same match with these.
import { type AnyGame, canonical } from '@boardwright/engine';
import { Live, type Row, type Snapshot } from '@boardwright/host';
import type { DryRun } from './jobs.ts';

/**
 * Replays all rows. After each, the match must have the hash that was stored with it. Rows from before hashes were
 * stored are compared with the last snapshot of the old rules, as far as it goes.
 */
export function dryRun(
  game: AnyGame,
  old: Snapshot | null,
  rows: readonly Row[],
  hashes: readonly (number | null)[],
): DryRun {
  try {
    const live = Live.restore(game, null, rows.slice(0, 1));
    for (const [i, row] of rows.entries()) {
      if (i > 0) live.apply(row);
      const hash = hashes[i] ?? null;
      const isSame = hash === null ? isAsIn(old, live) : hash === live.hash();
      if (!isSame) return { diverges: `after row ${row.seq} the table is not the same` };
    }
    return { snapshot: JSON.parse(JSON.stringify(live.snapshot())) as Snapshot };
  } catch (error) {
    return { diverges: (error as Error).message.split('\n')[0] ?? '' };
  }
}

function isAsIn(old: Snapshot | null, live: Live): boolean {
  return old?.seq !== live.position || table(live.play.match) === table(old.match);
}

/** The match without its version numbers. */
function table({ version: _version, engine: _engine, ...match }: Snapshot['match']): string {
  return canonical(match);
}
