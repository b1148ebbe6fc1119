// Who knows whom: people who have played together, and those who met by a personal link. Blocks are one-sided.
import { sql } from 'kysely';
import { type Privacy, type PrivacyChange, USUAL_PRIVACY } from '../protocol/people.ts';
import type { Db } from './schema.ts';

export interface Met {
  readonly person: string;
  readonly last: number;
}

const BEGUN = ['playing', 'over'] as const;

/** With whom somebody has sat at a table that began. */
const seatedWith = (db: Db, person: string) =>
  db
    .selectFrom('sitters as mine')
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .innerJoin('sitters as theirs', 'theirs.table_id', 'mine.table_id')
    .where('mine.person', '=', person)
    .where('theirs.person', '<>', person)
    .where('tables.status', 'in', BEGUN);

/** Everybody a person knows, and since when: of their last table, or of the link. The most recent first. */
export async function knownTo(db: Db, person: string, most: number): Promise<Met[]> {
  const seated = await seatedWith(db, person)
    .select(eb => ['theirs.person as person', eb.fn.max('tables.created').as('last')])
    .groupBy('theirs.person')
    .orderBy('last', 'desc')
    .limit(most)
    .execute();
  const linked = await db
    .selectFrom('acquaintances')
    .select(['other as person', 'since as last'])
    .where('person', '=', person)
    .orderBy('since', 'desc')
    .limit(most)
    .execute();
  const last = new Map<string, number>();
  for (const met of [...seated, ...linked]) last.set(met.person, Math.max(last.get(met.person) ?? 0, Number(met.last)));
  return [...last]
    .map(([id, time]) => ({ person: id, last: time }))
    .sort((a, b) => b.last - a.last)
    .slice(0, most);
}

export async function knows(db: Db, person: string, other: string): Promise<boolean> {
  const linked = await db
    .selectFrom('acquaintances')
    .select('since')
    .where('person', '=', person)
    .where('other', '=', other)
    .executeTakeFirst();
  if (linked !== undefined) return true;
  const seated = await seatedWith(db, person)
    .select('theirs.person')
    .where('theirs.person', '=', other)
    .limit(1)
    .executeTakeFirst();
  return seated !== undefined;
}

/** Both know each other from now on. */
export async function acquaint(db: Db, one: string, two: string, since: number): Promise<void> {
  await db
    .insertInto('acquaintances')
    .values([
      { person: one, other: two, since },
      { person: two, other: one, since },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function block(db: Db, person: string, blocked: string, since: number): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ person, blocked, since })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function unblock(db: Db, person: string, blocked: string): Promise<void> {
  await db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
}

/** Whom a person has blocked, the last one first. */
export async function blockedBy(db: Db, person: string): Promise<string[]> {
  const found = await db
    .selectFrom('blocks')
    .select('blocked')
    .where('person', '=', person)
    .orderBy('since', 'desc')
    .execute();
  return found.map(({ blocked }) => blocked);
}

export async function hasBlocked(db: Db, person: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('since')
    .where('person', '=', person)
    .where('blocked', '=', other)
    .executeTakeFirst();
  return found !== undefined;
}

/** Everybody who is blocked by this person, or has blocked them. */
export async function blockedWith(db: Db, person: string): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('blocks')
    .select(['person', 'blocked'])
    .where(eb => eb.or([eb('person', '=', person), eb('blocked', '=', person)]))
    .execute();
  return new Set(found.map(each => (each.person === person ? each.blocked : each.person)));
}

/** What each of these people lets others see. */
export async function privacyOf(db: Db, people: readonly string[]): Promise<(person: string) => Privacy> {
  if (people.length === 0) return () => USUAL_PRIVACY;
  const found = await db.selectFrom('privacy').selectAll().where('person', 'in', people).execute();
  const said = new Map(found.map(({ person, ...rest }) => [person, rest as Privacy]));
  return person => said.get(person) ?? USUAL_PRIVACY;
}

/** What is not said stays as it is: of two changes at the same time, both count. */
export async function keepPrivacy(db: Db, person: string, change: PrivacyChange): Promise<void> {
  await db
    .insertInto('privacy')
    .values({ person, presence: change.presence ?? USUAL_PRIVACY.presence, games: change.games ?? USUAL_PRIVACY.games })
    .onConflict(conflict => conflict.column('person').doUpdateSet({ person, ...change }))
    .execute();
}

export async function linkOf(db: Db, person: string): Promise<string | null> {
  const found = await db.selectFrom('personal_links').select('code').where('person', '=', person).executeTakeFirst();
  return found?.code ?? null;
}

export async function ownerOfLink(db: Db, code: string): Promise<string | null> {
  const found = await db.selectFrom('personal_links').select('person').where('code', '=', code).executeTakeFirst();
  return found?.person ?? null;
}

/** A person has one link at most: the one before leads nowhere. Null: none. */
export async function setLink(db: Db, person: string, code: string | null, created: number): Promise<void> {
  if (code === null) await db.deleteFrom('personal_links').where('person', '=', person).execute();
  else
    await db
      .insertInto('personal_links')
      .values({ code, person, created })
      .onConflict(conflict => conflict.column('person').doUpdateSet({ code, created }))
      .execute();
}

export interface Looked {
  readonly looked: number;
  readonly connected: number;
}

/** `isLooking`: their page is in sight. Times never go back, whichever machine writes last. */
export async function notePresence(db: Db, person: string, now: number, isLooking: boolean): Promise<void> {
  const later = (column: string) =>
    sql<number>`case when ${sql.ref(`presence.${column}`)} > ${now} then ${sql.ref(`presence.${column}`)} else ${now} end`;
  await db
    .insertInto('presence')
    .values({ person, looked: isLooking ? now : 0, connected: now })
    .onConflict(conflict =>
      conflict
        .column('person')
        .doUpdateSet({ connected: later('connected'), ...(isLooking ? { looked: later('looked') } : {}) }),
    )
    .execute();
}

export async function presenceOf(db: Db, people: readonly string[]): Promise<ReadonlyMap<string, Looked>> {
  if (people.length === 0) return new Map();
  const found = await db.selectFrom('presence').selectAll().where('person', 'in', people).execute();
  return new Map(found.map(({ person, looked, connected }) => [person, { looked, connected }]));
}
