// What belongs to a guest becomes an account's. Tables are not in here: they change one by one, each with its lock.
import { sql } from 'kysely';
import { moveMemberships } from './clubs.ts';
import type { Db } from './schema.ts';

const PAIRS = [
  ['mutes', 'muted'],
  ['blocks', 'blocked'],
  ['acquaintances', 'other'],
] as const;

/** Everything but the tables. The guest is gone afterwards; a second run finds nothing left to do. */
export async function mergePeople(db: Db, guest: string, into: string): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.updateTable('results').set({ person: into }).where('person', '=', guest).execute();
    await tx.updateTable('chat').set({ person: into }).where('person', '=', guest).execute();
    await tx.updateTable('reports').set({ by: into }).where('by', '=', guest).execute();
    await tx.updateTable('reports').set({ about: into }).where('about', '=', guest).execute();
    await moveRatings(tx, guest, into);
    await moveEditions(tx, guest, into);
    await movePairs(tx, guest, into);
    await movePrivacy(tx, guest, into);
    await moveNotices(tx, guest, into);
    await moveVacations(tx, guest, into);
    await moveMemberships(tx, guest, into);
    for (const name of ['sessions', 'devices', 'sitters', 'presence'] as const)
      await tx.deleteFrom(name).where('person', '=', guest).execute();
    await tx.deleteFrom('people').where('id', '=', guest).where('login', 'is', null).execute();
  });
}

/** The account's own rating stays as it is. */
async function moveRatings(tx: Db, guest: string, into: string): Promise<void> {
  const rated = await tx.selectFrom('ratings').selectAll().where('person', '=', guest).execute();
  for (const rating of rated)
    await tx
      .insertInto('ratings')
      .values({ ...rating, person: into })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  await tx.deleteFrom('ratings').where('person', '=', guest).execute();
  await tx.deleteFrom('seat_ratings').where('person', '=', guest).execute(); // guests play no rated games
}

async function moveEditions(tx: Db, guest: string, into: string): Promise<void> {
  for (const edition of await tx.selectFrom('editions').selectAll().where('person', '=', guest).execute())
    await tx
      .insertInto('editions')
      .values({ ...edition, person: into })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  for (const owned of await tx.selectFrom('content_owners').selectAll().where('person', '=', guest).execute())
    await tx
      .insertInto('content_owners')
      .values({ ...owned, person: into })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  for (const name of ['editions', 'content_owners'] as const)
    await tx.deleteFrom(name).where('person', '=', guest).execute();
}

/** The account's own wishes stay as they are. Devices of the guest are the account's from now on. */
async function moveNotices(tx: Db, guest: string, into: string): Promise<void> {
  for (const name of ['notice_ways', 'calls', 'outbox'] as const)
    await tx.updateTable(name).set({ person: into }).where('person', '=', guest).execute();
  const wishes = await tx.selectFrom('notice_wishes').selectAll().where('person', '=', guest).executeTakeFirst();
  if (wishes === undefined) return;
  await tx
    .insertInto('notice_wishes')
    .values({ ...wishes, person: into })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await tx.deleteFrom('notice_wishes').where('person', '=', guest).execute();
}

/** Days on which the guest was away count for the account. */
async function moveVacations(tx: Db, guest: string, into: string): Promise<void> {
  for (const vacation of await tx.selectFrom('vacations').selectAll().where('person', '=', guest).execute())
    await tx
      .insertInto('vacations')
      .values({ ...vacation, person: into, told: 0 })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  await tx.deleteFrom('vacations').where('person', '=', guest).execute();
}

/** Who has muted, blocked or met whom. What the account already has stays, and nobody is paired with themselves. */
async function movePairs(tx: Db, guest: string, into: string): Promise<void> {
  for (const [name, second] of PAIRS) {
    const [table, other] = [sql.table(name), sql.ref(second)];
    const known = (person: unknown, whom: unknown) =>
      sql`exists (select 1 from ${table} as known where known.person = ${person} and known.${other} = ${whom})`;
    await sql`update ${table} set person = ${into} where person = ${guest} and ${other} <> ${into}
      and not ${known(into, sql`${table}.${other}`)}`.execute(tx);
    await sql`update ${table} set ${other} = ${into} where ${other} = ${guest} and person <> ${into}
      and not ${known(sql`${table}.person`, into)}`.execute(tx);
    await sql`delete from ${table} where person = ${guest} or ${other} = ${guest}`.execute(tx);
  }
}

/** What the account itself has said stays. */
async function movePrivacy(tx: Db, guest: string, into: string): Promise<void> {
  for (const name of ['privacy', 'personal_links'] as const) {
    const own = await tx.selectFrom(name).select('person').where('person', '=', into).executeTakeFirst();
    if (own === undefined) await tx.updateTable(name).set({ person: into }).where('person', '=', guest).execute();
    else await tx.deleteFrom(name).where('person', '=', guest).execute();
  }
}
