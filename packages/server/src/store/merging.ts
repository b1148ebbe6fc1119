// What belongs to a guest becomes an account's. Tables are not in here: they change one by one, each with its lock.
import type { Db } from './schema.ts';

/** Everything but the tables. The guest is gone afterwards; a second run finds nothing left to do. */
export async function mergePeople(db: Db, guest: string, into: string): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.updateTable('results').set({ person: into }).where('person', '=', guest).execute();
    await tx.updateTable('chat').set({ person: into }).where('person', '=', guest).execute();
    await tx.updateTable('reports').set({ by: into }).where('by', '=', guest).execute();
    await tx.updateTable('reports').set({ about: into }).where('about', '=', guest).execute();
    await moveRatings(tx, guest, into);
    await moveEditions(tx, guest, into);
    await moveMutes(tx, guest, into);
    await moveNotices(tx, guest, into);
    for (const name of ['sessions', 'devices', 'sitters'] as const)
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

async function moveMutes(tx: Db, guest: string, into: string): Promise<void> {
  const known = await tx
    .selectFrom('mutes')
    .selectAll()
    .where(eb => eb.or([eb('person', '=', guest), eb('muted', '=', guest)]))
    .execute();
  const moved = known
    .map(({ person, muted }) => ({
      person: person === guest ? into : person,
      muted: muted === guest ? into : muted,
    }))
    .filter(({ person, muted }) => person !== muted);
  for (const mute of moved)
    await tx
      .insertInto('mutes')
      .values(mute)
      .onConflict(conflict => conflict.doNothing())
      .execute();
  await tx
    .deleteFrom('mutes')
    .where(eb => eb.or([eb('person', '=', guest), eb('muted', '=', guest)]))
    .execute();
}
