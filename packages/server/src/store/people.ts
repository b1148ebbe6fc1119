// People, their passkeys and their sessions.
import type { Db, Schema } from './schema.ts';
import { removeWaysOfSession } from './ways.ts';

export type Person = Schema['people'];
export type Passkey = Schema['passkeys'];
export type Session = Schema['sessions'];

export async function addPerson(db: Db, person: Person): Promise<void> {
  await db.insertInto('people').values(person).execute();
}

export async function personOf(db: Db, id: string): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

export async function personByLogin(db: Db, login: string): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('login', '=', login).executeTakeFirst();
}

export async function renamePerson(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', id).execute();
}

/** Gives a guest a login. False if somebody has that login already. */
export async function claimPerson(db: Db, id: string, login: string, password: string | null): Promise<boolean> {
  const owner = await personByLogin(db, login);
  if (owner !== undefined && owner.id !== id) return false;
  try {
    await db.updateTable('people').set({ login, password }).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if ((await personByLogin(db, login)) !== undefined) return false; // somebody took it at this very moment
    throw error;
  }
}

/** Those of these people who have an account: a login or a passkey. */
export async function accountsAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const named = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids)
    .where('login', 'is not', null)
    .execute();
  const keyed = await db.selectFrom('passkeys').select('person').where('person', 'in', ids).execute();
  return new Set([...named.map(({ id }) => id), ...keyed.map(({ person }) => person)]);
}

export async function areAccounts(db: Db, ids: readonly string[]): Promise<boolean> {
  const known = await accountsAmong(db, ids);
  return ids.every(id => known.has(id));
}

/** False if there is already a passkey with this id, of this person or another. */
export async function addPasskey(db: Db, passkey: Passkey): Promise<boolean> {
  const added = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function passkeyOf(db: Db, id: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function passkeysOf(db: Db, person: string): Promise<Passkey[]> {
  return db.selectFrom('passkeys').selectAll().where('person', '=', person).execute();
}

export async function countPasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
}

export async function addSession(db: Db, session: Session): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** The session with this token or this previous token. */
export async function sessionOf(db: Db, hash: string): Promise<Session | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where(eb => eb.or([eb('token_hash', '=', hash), eb('old_hash', '=', hash)]))
    .executeTakeFirst();
}

/** How many people have used this server since then. */
export async function peopleSeen(db: Db, since: number): Promise<number> {
  const { n } = await db
    .selectFrom('sessions')
    .select(eb => eb.fn.count('person').distinct().as('n'))
    .where('seen', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function sessionsOf(db: Db, person: string): Promise<Session[]> {
  return db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('seen', 'desc').execute();
}

type Changes = Partial<Omit<Session, 'id' | 'person'>>;

/** False if its token is no longer this one. */
export async function changeSession(db: Db, { id, token_hash }: Session, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(changes)
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function proveSession(db: Db, id: string, proved: number): Promise<void> {
  await db.updateTable('sessions').set({ proved }).where('id', '=', id).execute();
}

/** Ends these sessions of a person. Returns those that existed. */
export async function endSessions(db: Db, person: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const ended = await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  for (const { id } of ended) await removeWaysOfSession(db, id);
  return ended.map(({ id }) => id);
}

export async function endOldSessions(db: Db, before: number): Promise<void> {
  const ended = await db.deleteFrom('sessions').where('seen', '<', before).returning('id').execute();
  for (const { id } of ended) await removeWaysOfSession(db, id);
  await db.deleteFrom('devices').where('seen', '<', before).execute();
}

export async function isKnownDevice(db: Db, person: string, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('devices')
    .select('person')
    .where('person', '=', person)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

export async function knowDevice(db: Db, person: string, hash: string, seen: number): Promise<void> {
  await db
    .insertInto('devices')
    .values({ person, token_hash: hash, seen })
    .onConflict(conflict => conflict.columns(['person', 'token_hash']).doUpdateSet({ seen }))
    .execute();
}

export async function forgetDevices(db: Db, person: string): Promise<void> {
  await db.deleteFrom('devices').where('person', '=', person).execute();
}

export async function addChallenge(db: Db, id: string, challenge: string, expires: number): Promise<void> {
  await db
    .deleteFrom('challenges')
    .where('expires', '<', expires - 3_600_000)
    .execute();
  await db.insertInto('challenges').values({ id, challenge, expires }).execute();
}

/** A challenge can be used only once. */
export async function takeChallenge(db: Db, id: string, now: number): Promise<string | null> {
  const found = await db.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
  return found === undefined || found.expires < now ? null : found.challenge;
}
