// People, their passkeys and their sessions.
import type { Db, Schema } from './schema.ts';

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
    if ((await personByLogin(db, login)) !== undefined) return false; // somebody took it in this very moment
    throw error;
  }
}

/** False if there is a passkey with this id already, be it this person's or another's. */
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

export async function sessionOf(db: Db, hash: string): Promise<Session | undefined> {
  return db.selectFrom('sessions').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}

export async function sessionsOf(db: Db, person: string): Promise<Session[]> {
  return db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('seen', 'desc').execute();
}

export async function seeSession(db: Db, hash: string, seen: number): Promise<void> {
  await db.updateTable('sessions').set({ seen }).where('token_hash', '=', hash).execute();
}

export async function endSession(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}

export async function endOldSessions(db: Db, before: number): Promise<void> {
  await db.deleteFrom('sessions').where('seen', '<', before).execute();
}

export async function addChallenge(db: Db, id: string, challenge: string, expires: number): Promise<void> {
  await db
    .deleteFrom('challenges')
    .where('expires', '<', expires - 3_600_000)
    .execute();
  await db.insertInto('challenges').values({ id, challenge, expires }).execute();
}

/** A challenge can be used once. */
export async function takeChallenge(db: Db, id: string, now: number): Promise<string | null> {
  const found = await db.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
  return found === undefined || found.expires < now ? null : found.challenge;
}
