// Tables: the lobby's side of a game. A change is written only if the version it was based on is still current.
import type { Log, Seal, Settings } from '@boardwright/engine';
import type { Ending, TableSettings } from '@boardwright/host';
import { raise } from './calls.ts';
import { type Content, keepContent } from './contents.ts';
import type { Db } from './schema.ts';

const STATUSES = ['open', 'playing', 'over', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

export interface Chair {
  readonly person: string | null; // who sits here; null: free, or a bot
  readonly name: string; // of a free chair: for whom it is kept; '': for anybody
  readonly bot: string | null;
  readonly kept?: string; // the person for whom it is, or was, kept
  readonly guest?: true; // sat down as a guest, so the game is not rated
  readonly part?: Part; // of the chance; nobody waits for a player who has not announced one
}
/**
 * A player's contribution to the chance: first a commitment, then, when all commitments are fixed, the contribution
 * itself.
 */
export interface Part {
  readonly commitment: string | null; // null: only announced
  readonly nonce: string | null; // null: not revealed yet
}
/** When every chair is taken. */
export interface Sealing {
  readonly list: readonly string[] | null; // the commitments by seat, once they are fixed; '': none
  readonly until: number; // players who have not done their step by then are left out
  readonly done: boolean; // the match begins
}
/** How a game was played elsewhere. */
export interface GoesOn {
  readonly log: Log;
  readonly seal: Seal | null;
  readonly rules?: string; // if missing: the current ones
}
export interface TableBody {
  readonly game: string;
  readonly edition: string;
  readonly contentHash?: string; // of an owner's edition
  readonly club?: string; // whose members may see it and sit down
  readonly options: Settings;
  readonly host: string; // who opened the table
  readonly chairs: readonly Chair[];
  readonly settings: TableSettings;
  readonly rated: boolean; // as requested; `isRated` says whether it is
  readonly invitation: string; // with it, anybody may sit down
  readonly sentAway?: readonly string[]; // people who may not sit down
  readonly commitment: string | null; // of fair chance, shown before anybody sits down
  readonly sealing?: Sealing;
  readonly rules: string; // which rules and engine its match is played with
  readonly declined?: readonly string[]; // names of people who do not want to play
  readonly sought?: string; // the kind of game for which people look here
  readonly fillAt?: number; // when bots take the free chairs
  readonly fillLevel?: string;
  readonly rematchOf: string | null;
  readonly rematch: string | null; // the next table of the same people
  readonly imported?: true; // played elsewhere, so it counts for nobody
  readonly goesOn?: GoesOn; // until it begins
  readonly scores?: readonly number[];
  readonly places?: readonly number[]; // not there: nobody has won
  readonly ended?: Ending['why']; // before its rules ended it
}
export interface Table {
  readonly id: string;
  readonly version: number;
  readonly status: Status;
  readonly isOpen: boolean;
  readonly body: TableBody;
  readonly created: number;
  readonly updated: number;
}

/** `content`: of a new owner's edition. */
export async function addTable(db: Db, table: Table, content: Content | null = null): Promise<void> {
  await db.transaction().execute(async tx => {
    const { id, version, status, isOpen, body, created, updated } = table;
    if (content !== null) await keepContent(tx, body.host, content, created);
    const row = { id, version, status, is_open: isOpen ? 1 : 0, wake: dueOf(table), body: JSON.stringify(body) };
    await tx
      .insertInto('tables')
      .values({ ...row, content: body.contentHash ?? null, club: body.club ?? null, created, updated })
      .execute();
    await seat(tx, table);
  });
}

export async function tableOf(db: Db, id: string): Promise<Table | undefined> {
  const found = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  return found === undefined ? undefined : fromRow(found);
}

export async function tablesById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Table>> {
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
  return new Map(found.map(row => [row.id, fromRow(row)]));
}

/** Writes a changed table. False if somebody else has changed it since it was read. */
export async function saveTable(db: Db, table: Table, now: number): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const { id, version, status, isOpen, body } = table;
    const written = { status, is_open: isOpen ? 1 : 0, body: JSON.stringify(body), version: version + 1, updated: now };
    const change = status === 'open' ? { ...written, wake: dueOf(table) } : written; // afterwards its match decides
    const { numUpdatedRows } = await tx
      .updateTable('tables')
      .set(change)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await seat(tx, table);
    return true;
  });
}

/** When a table that has not begun must be checked. */
const dueOf = ({ status, body }: Table): number | null =>
  status === 'open' ? (body.sealing?.until ?? body.fillAt ?? null) : null;

/** Tables that have not begun and are due. */
export async function tablesDue(db: Db, now: number, most: number): Promise<string[]> {
  const due = db.selectFrom('tables').select('id').where('wake', '<=', now).where('status', '=', 'open');
  return (await due.orderBy('wake').limit(most).execute()).map(({ id }) => id);
}

/** Makes all tables that have not begun due: a crash may have left one with all chairs taken. */
export async function lookAtOpen(db: Db): Promise<void> {
  await db.updateTable('tables').set({ wake: 0 }).where('status', '=', 'open').where('wake', 'is', null).execute();
}

/** Stores who sits at a table, if that has changed. Whoever gets a seat kept for them is told of it. */
async function seat(tx: Db, { id, body, updated }: Table): Promise<void> {
  const found = await tx.selectFrom('sitters').select('person').where('table_id', '=', id).execute();
  const before = new Set(found.map(({ person }) => person));
  const people = new Set([body.host, ...body.chairs.flatMap(({ person, kept }) => person ?? kept ?? [])]);
  const gone = [...before.difference(people)];
  const values = [...people.difference(before)].map(person => ({ table_id: id, person }));
  if (gone.length > 0) await tx.deleteFrom('sitters').where('table_id', '=', id).where('person', 'in', gone).execute();
  if (values.length > 0) await tx.insertInto('sitters').values(values).execute();
  const kind = body.rematchOf === null ? 'invited' : 'rematch';
  const kept = values.filter(({ person }) => body.chairs.some(chair => chair.person === null && chair.kept === person));
  await raise(
    tx,
    kept.map(({ person }) => ({ id: `${id}.${kind}.${person}`, kind, table: id, person, seat: null, due: updated })),
  );
}

export async function openTables(db: Db, most: number): Promise<Table[]> {
  const open = await listedTables(db, 'open', most);
  return open.length < most ? [...open, ...(await listedTables(db, 'playing', most - open.length))] : open;
}

/** One status at a time, so that the index is in order and nothing has to be sorted. */
async function listedTables(db: Db, status: Status, most: number): Promise<Table[]> {
  const found = await db
    .selectFrom('tables')
    .selectAll()
    .where('is_open', '=', 1)
    .where('status', '=', status)
    .orderBy('updated', 'desc')
    .limit(most)
    .execute();
  return found.map(fromRow);
}

/** Tables at which people look for opponents of a kind, those who have waited longest first. */
export async function soughtTables(db: Db, kind: string, since: number, most: number): Promise<Table[]> {
  const found = await db
    .selectFrom('tables')
    .selectAll()
    .where('is_open', '=', 1)
    .where('status', '=', 'open')
    .where('updated', '>=', since)
    .where('body', 'like', '%"sought":%')
    .orderBy('created')
    .limit(most)
    .execute();
  return found.map(fromRow).filter(({ body }) => body.sought === kind);
}

/** Where a person sits. */
const tablesAt = (db: Db, person: string) =>
  db.selectFrom('tables').innerJoin('sitters', 'sitters.table_id', 'tables.id').where('sitters.person', '=', person);

export async function tablesOf(db: Db, person: string, most: number): Promise<Table[]> {
  const found = await tablesAt(db, person)
    .selectAll('tables')
    .where('status', '<>', 'closed')
    .orderBy('updated', 'desc')
    .limit(most)
    .execute();
  return found.map(fromRow);
}

/** The matches that a person plays in. */
export async function playingOf(db: Db, person: string): Promise<string[]> {
  return (await tablesAt(db, person).select('tables.id').where('status', '=', 'playing').execute()).map(({ id }) => id);
}

/** The tables of a club, the latest first. */
export async function clubTables(db: Db, club: string, most: number): Promise<Table[]> {
  const found = await db
    .selectFrom('tables')
    .selectAll()
    .where('club', '=', club)
    .where('status', '<>', 'closed')
    .orderBy('updated', 'desc')
    .limit(most)
    .execute();
  return found.map(fromRow);
}

/** The ids of all tables at which a person sits or sat. */
export async function tableIdsOf(db: Db, person: string): Promise<string[]> {
  const found = await db.selectFrom('sitters').select('table_id').where('person', '=', person).execute();
  return found.map(({ table_id }) => table_id);
}

/** How many chairs a person holds at tables that have not begun. */
export async function chairsHeld(db: Db, person: string): Promise<number> {
  const found = await tablesAt(db, person).select('tables.body').where('status', '=', 'open').execute();
  const bodies = found.map(({ body }) => JSON.parse(body) as TableBody);
  return bodies.flatMap(({ chairs }) => chairs.filter(chair => chair.person === person)).length;
}

export async function countPlaying(db: Db): Promise<number> {
  const playing = db.selectFrom('tables').where('status', '=', 'playing');
  return Number((await playing.select(eb => eb.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
}

export async function tablesPlaying(db: Db): Promise<Table[]> {
  return (await db.selectFrom('tables').selectAll().where('status', '=', 'playing').execute()).map(fromRow);
}

interface Found {
  id: string;
  version: number;
  status: string;
  is_open: number;
  body: string;
  created: number;
  updated: number;
}

function fromRow({ id, version, status, is_open, body, created, updated }: Found): Table {
  const { manner, ...stored } = JSON.parse(body) as TableBody & { manner?: TableSettings }; // its former name
  const parsed = manner === undefined ? stored : { ...stored, settings: manner };
  return { id, version, status: status as Status, isOpen: is_open === 1, body: parsed, created, updated };
}
