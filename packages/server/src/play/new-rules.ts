// Before a server takes over, it replays every running match whose rules have changed since it began.
import type { Lobby } from '../lobby/lobby.ts';
import type { DryRun } from '../rules/jobs.ts';
import { contentOf } from '../store/contents.ts';
import { hashesOf, isAsleep, loadMatch, replaceSnapshot, rowsAfter, wakeAt } from '../store/journal.ts';
import type { Db } from '../store/schema.ts';
import { type Table, tablesPlaying } from '../store/tables.ts';
import type { Matches } from './matches.ts';

export interface NewRules {
  readonly compatible: readonly string[]; // the same table with the new rules: they continue
  readonly onOldRules: readonly string[]; // continue with an older release, which is installed beside this one
  readonly diverging: readonly { readonly match: string; readonly why: string }[]; // stay as they are and cannot continue
}

/** What to do with a running match after replaying it. */
type Verdict = { readonly rules: string } | { readonly diverges: string };

/** `rulesInstalled`: all installed rules of a game, current ones first. */
export async function dryRunAll(
  db: Db,
  matches: Matches,
  lobby: Lobby,
  rulesInstalled: (game: string) => readonly string[],
): Promise<NewRules> {
  const compatible: string[] = [];
  const onOldRules: string[] = [];
  const diverging: { match: string; why: string }[] = [];
  for (const table of await tablesPlaying(db)) {
    const installed = rulesInstalled(table.body.game);
    const [now] = installed;
    if (table.body.rules === now) continue;
    const verdict = await judged(db, matches, table, installed);
    if ('diverges' in verdict) {
      diverging.push({ match: table.id, why: verdict.diverges });
      continue;
    }
    const { rules } = verdict;
    if (rules !== table.body.rules) await lobby.change(table.id, old => ({ ...old, body: { ...old.body, rules } }));
    if (await isAsleep(db, table.id)) await wakeUp(db, matches, table.id);
    (rules === now ? compatible : onOldRules).push(table.id);
  }
  return { compatible, onOldRules, diverging };
}

/** Tries the current rules first, then the others. The rules it was played with need no trial. */
async function judged(db: Db, matches: Matches, table: Table, installed: readonly string[]): Promise<Verdict> {
  let diverges = `there is no game "${table.body.game}" here`;
  for (const rules of installed) {
    if (rules === table.body.rules) return { rules };
    const result = await dryRun(db, matches, table, rules);
    if ('snapshot' in result) {
      await replaceSnapshot(db, table.id, result.snapshot);
      return { rules };
    }
    if (rules === installed[0]) diverges = result.diverges;
  }
  return { diverges };
}

async function dryRun(db: Db, matches: Matches, { id, body }: Table, rules: string): Promise<DryRun> {
  const { snapshot } = await loadMatch(db, id);
  const [rows, hashes] = [await rowsAfter(db, id, -1), await hashesOf(db, id)];
  const { game, contentHash } = body;
  const content = await contentOf(db, contentHash);
  try {
    return await matches.dryRun({ do: 'dryRun', game, content, rules, snapshot, rows, hashes });
  } catch (error) {
    return { diverges: (error as Error).message };
  }
}

/** A match that was stopped because its rules were missing: no clock ran since its last row. */
async function wakeUp(db: Db, matches: Matches, match: string): Promise<void> {
  await matches.command(match, { do: 'downtime', from: 0 });
  const { wake } = await matches.state(match);
  await wakeAt(db, match, wake);
}
