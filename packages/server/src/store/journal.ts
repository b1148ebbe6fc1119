// The journal of all matches. A row is stored once: the key (match, seq) is the optimistic lock between machines.
import type { AnyTasks, Seat, Task } from '@boardwright/engine';
import type { Fact, Row, Snapshot } from '@boardwright/host';
import { sql } from 'kysely';
import { type Call, raise } from './calls.ts';
import type { Db } from './schema.ts';

/** What one command stores. */
export interface Append {
  readonly match: string;
  readonly row: Row;
  readonly snapshot: string | null; // JSON of a snapshot at this row
  readonly hash: number; // of the match after this row
  readonly waits: Waits;
  readonly wake?: number | null; // set when it has changed
  readonly calls?: readonly Call[]; // what people who are away must be told
}
/** Who a match waits for, since when, and what they are asked. */
export interface Waits {
  readonly toAnswer: readonly Seat[];
  readonly since: number;
  readonly due: number | null; // when the next clock runs out
  readonly asks: readonly { readonly seat: Seat; readonly task: Task<AnyTasks> }[]; // of people; tasks are public
  readonly left: readonly Seat[]; // whose owners have left
  readonly overdue: readonly Seat[]; // whose time has run out, at a table that waits
  readonly away: readonly { readonly seat: Seat; readonly until: number }[]; // whose clocks stand still
  readonly consent: readonly string[]; // people who are asked whether they agree to a proposal
}
export interface Stored {
  readonly snapshot: Snapshot | null;
  readonly rows: readonly Row[]; // after the snapshot, in order
  readonly hash: number | null; // of the match after the last row; null: stored before there were hashes
}

/** Stores rows of different matches together. For each: true, or false if somebody else was first. */
export async function append(db: Db, batch: readonly Append[]): Promise<boolean[]> {
  // Rows alone are one statement, which is a transaction by itself: one round trip instead of three.
  const rowsAlone = batch.every(
    ({ snapshot, wake, calls = [] }) => snapshot === null && wake === undefined && calls.length === 0,
  );
  const stored = rowsAlone ? await insertRows(db, batch) : await db.transaction().execute(tx => insertAll(tx, batch));
  return batch.map(({ match }) => stored.has(match));
}

async function insertAll(tx: Db, batch: readonly Append[]): Promise<Set<string>> {
  const stored = await insertRows(tx, batch);
  const kept = batch.filter(({ match }) => stored.has(match));
  await wakeLater(tx, kept);
  await keepSnapshots(tx, kept);
  await raise(
    tx,
    kept.flatMap(({ calls = [] }) => calls),
  );
  return stored;
}

/** The matches whose row was stored. */
async function insertRows(db: Db, batch: readonly Append[]): Promise<Set<string>> {
  const values = batch.map(({ match, row, waits, hash }) => ({
    match_id: match,
    seq: row.seq,
    time: row.time,
    body: JSON.stringify(row.facts),
    asked: askedText(waits),
    moved: waits.since,
    hash,
  }));
  const taken = await db
    .insertInto('journal')
    .values(values)
    .onConflict(conflict => conflict.doNothing())
    .returning('match_id')
    .execute();
  return new Set(taken.map(each => each.match_id));
}

async function wakeLater(tx: Db, batch: readonly Append[]): Promise<void> {
  const changed = batch.filter(({ wake }) => wake !== undefined);
  if (changed.length === 0) return;
  const values = sql.join(changed.map(({ match, wake }) => sql`(${match}, cast(${wake} as bigint))`));
  await sql`update tables set wake = v.column2 from (values ${values}) as v where tables.id = v.column1`.execute(tx);
}

/** Replaces the last snapshot after the rows were replayed with other rules. */
export async function replaceSnapshot(db: Db, match: string, snapshot: Snapshot): Promise<void> {
  const body = JSON.stringify(snapshot);
  await db
    .insertInto('snapshots')
    .values({ match_id: match, seq: snapshot.seq, body })
    .onConflict(conflict => conflict.column('match_id').doUpdateSet({ seq: snapshot.seq, body }))
    .execute();
}

async function keepSnapshots(tx: Db, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ match, row, snapshot }) =>
    snapshot === null ? [] : [{ match_id: match, seq: row.seq, body: snapshot }],
  );
  if (values.length === 0) return;
  await tx
    .insertInto('snapshots')
    .values(values)
    .onConflict(conflict =>
      conflict
        .column('match_id')
        .doUpdateSet({ seq: eb => eb.ref('excluded.seq'), body: eb => eb.ref('excluded.body') })
        .whereRef('excluded.seq', '>', 'snapshots.seq'),
    )
    .execute();
}

/** What is needed to open a match: its last snapshot and the rows after it. */
export async function loadMatch(db: Db, match: string): Promise<Stored> {
  const kept = await db.selectFrom('snapshots').select('body').where('match_id', '=', match).executeTakeFirst();
  const snapshot = kept === undefined ? null : (JSON.parse(kept.body) as Snapshot);
  const rows = await rowsAfter(db, match, snapshot?.seq ?? -1);
  return { snapshot, rows, hash: await hashAt(db, match, rows.at(-1)?.seq ?? snapshot?.seq ?? 0) };
}

async function hashAt(db: Db, match: string, seq: number): Promise<number | null> {
  const found = await db
    .selectFrom('journal')
    .select('hash')
    .where('match_id', '=', match)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return found?.hash ?? null;
}

/** The hash of the match after each of its rows. */
export async function hashesOf(db: Db, match: string): Promise<(number | null)[]> {
  const found = await db.selectFrom('journal').select('hash').where('match_id', '=', match).orderBy('seq').execute();
  return found.map(({ hash }) => hash);
}

export async function rowsAfter(db: Db, match: string, seq: number): Promise<Row[]> {
  const found = await db
    .selectFrom('journal')
    .select(['seq', 'time', 'body'])
    .where('match_id', '=', match)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return found.map(({ seq: n, time, body }) => ({ seq: n, time, facts: JSON.parse(body) as Fact[] }));
}

/** The number of the last row of each of these matches. */
export async function lastRows(db: Db, matches: readonly string[]): Promise<Map<string, number>> {
  if (matches.length === 0) return new Map();
  const { rows } = await sql<{ match_id: string; last: number }>`
    select v.column1 as match_id, (select max(seq) from journal where match_id = v.column1) as last
    from (values ${listed(matches)}) as v`.execute(db);
  return new Map(rows.map(({ match_id, last }) => [match_id, last]));
}

/** Who each of these matches waits for. Matches that have not begun wait for nobody. */
export async function waitsOf(db: Db, matches: readonly string[]): Promise<Map<string, Waits>> {
  if (matches.length === 0) return new Map();
  // Listing the matches first makes both databases find the last row of each by its key, however many rows there are.
  const { rows } = await sql<{ match_id: string; asked: string; moved: number }>`
    select j.match_id, j.asked, j.moved from (values ${listed(matches)}) as v cross join journal as j
    where j.match_id = v.column1 and j.seq = (select max(seq) from journal where match_id = v.column1)`.execute(db);
  return new Map(rows.map(({ match_id, asked, moved }) => [match_id, { ...fromAsked(asked), since: moved }]));
}

const askedText = ({ since: _, ...waits }: Waits): string => JSON.stringify(waits);

/** Earlier versions stored less, the first only the seats. */
function fromAsked(text: string): Omit<Waits, 'since'> {
  const asked = JSON.parse(text) as Seat[] | Partial<Waits>;
  const nothing = { toAnswer: [], due: null, asks: [], left: [], overdue: [], away: [], consent: [] };
  return Array.isArray(asked) ? { ...nothing, toAnswer: asked } : { ...nothing, ...asked };
}

const listed = (ids: readonly string[]) => sql.join(ids.map(id => sql`(${id})`));

/** Matches whose clock or bot is due for a check. */
export async function matchesToWake(db: Db, now: number, most: number): Promise<string[]> {
  const found = await db
    .selectFrom('tables')
    .select('id')
    .where('wake', '<=', now)
    .where('status', '=', 'playing')
    .orderBy('wake')
    .limit(most)
    .execute();
  return found.map(({ id }) => id);
}

/** Checked, and nothing was due: check again later. */
export async function wakeAt(db: Db, match: string, wake: number | null): Promise<void> {
  await db.updateTable('tables').set({ wake }).where('id', '=', match).execute();
}

export async function keepSecret(db: Db, match: string, secret: string): Promise<void> {
  await db.insertInto('secrets').values({ match_id: match, secret }).execute();
}

export async function secretOf(db: Db, match: string): Promise<string | null> {
  const found = await db.selectFrom('secrets').select('secret').where('match_id', '=', match).executeTakeFirst();
  return found?.secret ?? null;
}

/** Records that a server is running now. */
export async function noteAlive(db: Db, time: number): Promise<void> {
  await db
    .insertInto('alive')
    .values({ id: 1, time })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ time }))
    .execute();
}

export async function lastAlive(db: Db): Promise<number | null> {
  const found = await db.selectFrom('alive').select('time').executeTakeFirst();
  return found?.time ?? null;
}

/** Whether nobody looks after the clocks and bots of a match. */
export async function isAsleep(db: Db, match: string): Promise<boolean> {
  const found = await db.selectFrom('tables').select('wake').where('id', '=', match).executeTakeFirst();
  return found?.wake === null;
}

/** Running matches with a running clock or a bot to answer. */
export async function matchesAwake(db: Db): Promise<string[]> {
  const found = await db
    .selectFrom('tables')
    .select('id')
    .where('wake', 'is not', null)
    .where('status', '=', 'playing')
    .execute();
  return found.map(({ id }) => id);
}
