// Removes old data that belongs to nobody, a little at a time: tables with only guests, tables that never became a
// game, everything that belongs to them, and guests who have not been seen for a long time and sit nowhere.
import { leaveAll } from './clubs.ts';
import type { Db } from './schema.ts';
import type { Status } from './tables.ts';

/** How long things are kept, in milliseconds; null: forever. */
export interface Keeping {
  readonly tables: number | null;
  readonly guests: number | null;
}

const AT_ONCE = 50;
const GUEST_DATA = [
  'sessions',
  'devices',
  'mutes',
  'acquaintances',
  'blocks',
  'privacy',
  'personal_links',
  'presence',
  'ratings',
  'seat_ratings',
  'content_owners',
  'notice_ways',
  'notice_wishes',
  'calls',
  'outbox',
  'vacations',
] as const;
const PAUSE = 3_600_000; // between two passes over everything
/** Removing these loses nobody's result, whoever sat there. */
const WORTHLESS: readonly Status[] = ['closed', 'open'];
const STAGES = ['closed', 'open', 'over', 'playing', 'guests'] as const;

export class Retention {
  private readonly db: Db;
  private readonly keeping: Keeping;
  private stage = 0;
  private last = ''; // the last id that was checked in this stage
  private restUntil = 0;

  constructor(db: Db, keeping: Keeping) {
    this.db = db;
    this.keeping = keeping;
  }

  /** Checks the next batch and removes what is old. Returns the removed tables. */
  async step(now: number): Promise<readonly string[]> {
    if (now < this.restUntil) return [];
    const stage = STAGES[this.stage] ?? 'guests';
    const kept = stage === 'guests' ? this.keeping.guests : this.keeping.tables;
    if (kept === null) return this.nextStage(now);
    const before = now - kept;
    const ids = stage === 'guests' ? await this.people(before) : await this.tables(stage, before);
    if (ids.length < AT_ONCE) this.nextStage(now);
    else this.last = ids.at(-1) ?? '';
    if (stage !== 'guests') return removeTables(this.db, ids, stage, before);
    await removeGuests(this.db, ids, before);
    return [];
  }

  private nextStage(now: number): readonly string[] {
    this.last = '';
    this.stage = (this.stage + 1) % STAGES.length;
    if (this.stage === 0) this.restUntil = now + PAUSE;
    return [];
  }

  private async tables(status: Status, before: number): Promise<string[]> {
    const found = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', status)
      .where('updated', '<', before)
      .where('id', '>', this.last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    return found.map(({ id }) => id);
  }

  private async people(before: number): Promise<string[]> {
    const found = await this.db
      .selectFrom('people')
      .select('id')
      .where('login', 'is', null)
      .where('created', '<', before)
      .where('id', '>', this.last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    return found.map(({ id }) => id);
  }
}

/**
 * Removes each table with everything that belongs to it in its own transaction, so that nobody waits for more than one.
 */
async function removeTables(db: Db, ids: readonly string[], status: Status, before: number): Promise<string[]> {
  const gone: string[] = [];
  for (const id of ids) {
    if (!WORTHLESS.includes(status) && (await hasMember(db, id))) continue;
    if (status === 'playing' && (await lastMove(db, id)) >= before) continue;
    await db.transaction().execute(async tx => {
      const { numDeletedRows } = await tx
        .deleteFrom('tables')
        .where('id', '=', id)
        .where('status', '=', status)
        .where('updated', '<', before)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return; // somebody has come back at this very moment
      for (const name of ['journal', 'snapshots', 'secrets'] as const)
        await tx.deleteFrom(name).where('match_id', '=', id).execute();
      for (const name of ['sitters', 'chat', 'results', 'calls', 'outbox'] as const)
        await tx.deleteFrom(name).where('table_id', '=', id).execute();
      gone.push(id);
    });
  }
  return gone;
}

/** Whether somebody with a login or a passkey sat at the table. */
async function hasMember(db: Db, table: string): Promise<boolean> {
  const found = await db
    .selectFrom('sitters')
    .innerJoin('people', 'people.id', 'sitters.person')
    .leftJoin('passkeys', 'passkeys.person', 'people.id')
    .select('people.id')
    .where('sitters.table_id', '=', table)
    .where(eb => eb.or([eb('people.login', 'is not', null), eb('passkeys.id', 'is not', null)]))
    .limit(1)
    .execute();
  return found.length > 0;
}

async function lastMove(db: Db, match: string): Promise<number> {
  const { time } = await db
    .selectFrom('journal')
    .select(eb => eb.fn.max('time').as('time'))
    .where('match_id', '=', match)
    .executeTakeFirstOrThrow();
  return Number(time ?? 0);
}

async function removeGuests(db: Db, ids: readonly string[], before: number): Promise<void> {
  for (const id of ids) if (!(await isStillHere(db, id, before))) await removeGuest(db, id);
}

async function isStillHere(db: Db, person: string, before: number): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('sitters').select('person').where('person', '=', person).limit(1).execute(),
    db.selectFrom('passkeys').select('person').where('person', '=', person).limit(1).execute(),
    db.selectFrom('sessions').select('person').where('person', '=', person).where('seen', '>=', before).execute(),
  ]);
  return found.some(rows => rows.length > 0);
}

async function removeGuest(db: Db, person: string): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const name of GUEST_DATA) await tx.deleteFrom(name).where('person', '=', person).execute();
    await tx.deleteFrom('mutes').where('muted', '=', person).execute();
    await tx.deleteFrom('acquaintances').where('other', '=', person).execute();
    await tx.deleteFrom('blocks').where('blocked', '=', person).execute();
    await leaveAll(tx, person);
    await tx.deleteFrom('people').where('id', '=', person).where('login', 'is', null).execute();
  });
}
