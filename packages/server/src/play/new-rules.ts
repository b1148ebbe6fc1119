// Before a server takes over, it plays every running match again whose rules have changed since it was begun.
import type { Lobby } from '../lobby/lobby.ts';
import type { DryRun } from '../rules/jobs.ts';
import { loadMatch, replaceSnapshot, rowsAfter } from '../store/journal.ts';
import type { Db } from '../store/schema.ts';
import { type Table, tablesPlaying } from '../store/tables.ts';
import type { Matches } from './matches.ts';

export interface NewRules {
  readonly compatible: readonly string[]; // the same table with the new rules: they go on
  readonly diverging: readonly { readonly match: string; readonly why: string }[]; // stay as they are, and are not played on
}

export async function dryRunAll(
  db: Db,
  matches: Matches,
  lobby: Lobby,
  rulesOf: (game: string) => string,
): Promise<NewRules> {
  const compatible: string[] = [];
  const diverging: { match: string; why: string }[] = [];
  for (const table of await tablesPlaying(db)) {
    const rules = rulesOf(table.body.game);
    if (table.body.rules === rules) continue;
    const result = await dryRun(db, matches, table);
    if ('diverges' in result) diverging.push({ match: table.id, why: result.diverges });
    else {
      await replaceSnapshot(db, table.id, result.snapshot);
      await lobby.change(table.id, old => ({ ...old, body: { ...old.body, rules } }));
      compatible.push(table.id);
    }
  }
  return { compatible, diverging };
}

async function dryRun(db: Db, matches: Matches, { id, body }: Table): Promise<DryRun> {
  const [{ snapshot }, rows] = [await loadMatch(db, id), await rowsAfter(db, id, -1)];
  const { game, content } = body;
  try {
    return (await matches.ask({ do: 'dryRun', game, content, snapshot, rows })) as DryRun;
  } catch (error) {
    return { diverges: (error as Error).message };
  }
}
