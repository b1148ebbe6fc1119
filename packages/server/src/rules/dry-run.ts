// A match that was begun with other rules: is it still the same match with the rules there are now?
import { type AnyGame, canonical } from '@boardwright/engine';
import { Live, type Row, type Snapshot } from '@boardwright/host';
import type { DryRun } from './jobs.ts';

/** Plays all rows again. Where there is a snapshot of the old rules, the match must be what it says. */
export function dryRun(game: AnyGame, old: Snapshot | null, rows: readonly Row[]): DryRun {
  try {
    const live = Live.restore(game, null, rows.slice(0, 1));
    let boundary = live.snapshot();
    for (const row of rows.slice(1)) {
      live.apply(row);
      if (old?.seq === row.seq && table(live.play.match) !== table(old.match))
        return { diverges: `after row ${row.seq} the table is not the same` };
      boundary = live.snapshot() ?? boundary;
    }
    if (boundary === null) return { diverges: 'there is no turn boundary to go on from' };
    return { snapshot: JSON.parse(JSON.stringify(boundary)) as Snapshot };
  } catch (error) {
    return { diverges: (error as Error).message.split('\n')[0] ?? '' };
  }
}

/** The match without the numbers of its rules. */
function table({ version: _version, engine: _engine, ...match }: Snapshot['match']): string {
  return canonical(match);
}
