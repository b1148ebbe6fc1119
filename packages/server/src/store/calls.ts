// What people must be told while they are away. A call is stored together with what it is about, so that no crash can
// come in between. When it is due, it becomes one row of the outbox for each way in which the person wants to be told.
import type { Seat } from '@boardwright/engine';
import type { CallKind } from '../protocol/notices.ts';
import type { Db, Schema } from './schema.ts';

export interface Call {
  readonly id: string; // the same for the same event, whoever notices it
  readonly kind: CallKind;
  readonly table: string;
  readonly person: string;
  readonly seat: Seat | null;
  readonly due: number;
}
export interface Outgoing extends Call {
  readonly way: string;
  readonly tries: number;
}

const QUEUES = ['calls', 'outbox'] as const;

/** A new call replaces an older one of its kind that has not been sent. */
export async function raise(tx: Db, calls: readonly Call[]): Promise<void> {
  if (calls.length === 0) return;
  for (const { table, person, kind } of calls)
    for (const queue of QUEUES)
      await tx
        .deleteFrom(queue)
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('kind', '=', kind)
        .execute();
  await tx
    .insertInto('calls')
    .values(calls.map(toRow))
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** The person has seen the table. What is due later may still have to be told. */
export async function markSeen(db: Db, table: string, person: string): Promise<void> {
  for (const queue of QUEUES)
    await db
      .deleteFrom(queue)
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('kind', '<>', 'hurry')
      .execute();
}

export async function dueCalls(db: Db, now: number, most: number): Promise<Call[]> {
  const found = await db.selectFrom('calls').selectAll().where('due', '<=', now).orderBy('due').limit(most).execute();
  return found.map(fromRow);
}

/** Puts a call into the outbox. Only one machine succeeds: the one that deletes the call. */
export async function sendOut(db: Db, call: Call, ways: readonly string[]): Promise<void> {
  await db.transaction().execute(async tx => {
    const { numDeletedRows } = await tx.deleteFrom('calls').where('id', '=', call.id).executeTakeFirst();
    if (numDeletedRows === 0n || ways.length === 0) return;
    const values = ways.map(way => ({ ...toRow(call), id: `${call.id}.${way}`, way, tries: 0, held: 0 }));
    await tx
      .insertInto('outbox')
      .values(values)
      .onConflict(conflict => conflict.doNothing())
      .execute();
  });
}

/** Takes what is due. Until `held` no other machine takes it; if this one dies, another does then. */
export async function takeDue(db: Db, now: number, held: number, most: number): Promise<Outgoing[]> {
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('due', '<=', now)
    .where('held', '<=', now)
    .orderBy('due')
    .limit(most)
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const taken = await db
    .updateTable('outbox')
    .set({ held })
    .where('id', 'in', ids)
    .where('held', '<=', now)
    .returningAll()
    .execute();
  return taken.map(row => ({ ...fromRow(row), way: row.way, tries: row.tries }));
}

export async function removeOutgoing(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Tried again, or quiet hours: later. */
export async function postpone(db: Db, id: string, due: number, tries: number): Promise<void> {
  await db.updateTable('outbox').set({ due, tries, held: 0 }).where('id', '=', id).execute();
}

const toRow = ({ id, kind, table, person, seat, due }: Call): Schema['calls'] => ({
  id,
  kind,
  table_id: table,
  person,
  seat,
  due,
});

const fromRow = ({ id, kind, table_id, person, seat, due }: Schema['calls']): Call => ({
  id,
  kind: kind as CallKind,
  table: table_id,
  person,
  seat,
  due,
});
