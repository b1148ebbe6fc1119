// Chat at a table, and reports and muting.
import { blockedBy } from './acquaintances.ts';
import type { Db, Schema } from './schema.ts';

export type Line = Schema['chat'];
const TRIES = 20;

/** Adds a line with the next free number. */
export async function addLine(db: Db, line: Omit<Line, 'n'>): Promise<Line> {
  for (let i = 0; i < TRIES; i++) {
    const { last } = await db
      .selectFrom('chat')
      .select(eb => eb.fn.max('n').as('last'))
      .where('table_id', '=', line.table_id)
      .executeTakeFirstOrThrow();
    const numbered = { ...line, n: ((last as number | null) ?? 0) + 1 };
    const added = await db
      .insertInto('chat')
      .values(numbered)
      .onConflict(conflict => conflict.doNothing())
      .returning('n')
      .executeTakeFirst();
    if (added !== undefined) return numbered;
  }
  throw new Error('too many people talk at once');
}

export async function linesAfter(db: Db, table: string, after: number, most: number): Promise<Line[]> {
  const last = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n', 'desc')
    .limit(most)
    .execute();
  return last.reverse();
}

export async function lineAt(db: Db, table: string, n: number): Promise<Line | undefined> {
  return db.selectFrom('chat').selectAll().where('table_id', '=', table).where('n', '=', n).executeTakeFirst();
}

export async function mute(db: Db, person: string, muted: string): Promise<void> {
  await db
    .insertInto('mutes')
    .values({ person, muted })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function unmute(db: Db, person: string, muted: string): Promise<void> {
  await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
}

export async function mutedBy(db: Db, person: string): Promise<string[]> {
  const found = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
  return found.map(({ muted }) => muted);
}

/** Whom a person does not hear: those they have muted or blocked. */
export async function unheardBy(db: Db, person: string): Promise<string[]> {
  return [...(await mutedBy(db, person)), ...(await blockedBy(db, person))];
}

/** False if there is already a report with this id. */
export async function addReport(db: Db, report: Schema['reports']): Promise<boolean> {
  const added = await db
    .insertInto('reports')
    .values(report)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function reports(db: Db, most: number): Promise<Schema['reports'][]> {
  return db.selectFrom('reports').selectAll().orderBy('time', 'desc').limit(most).execute();
}
