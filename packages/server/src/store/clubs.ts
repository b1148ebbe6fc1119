// Clubs and their members. A club has at least one owner; without members it is gone.
import type { Role } from '../protocol/clubs.ts';
import type { Db, Schema } from './schema.ts';

export type Club = Schema['clubs'];
export type Member = Schema['club_members'];

export async function addClub(db: Db, club: Club, owner: string): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.insertInto('clubs').values(club).execute();
    await tx
      .insertInto('club_members')
      .values({ club: club.id, person: owner, role: 'owner', joined: club.created })
      .execute();
  });
}

export async function clubOf(db: Db, id: string): Promise<Club | undefined> {
  return db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function changeClub(db: Db, id: string, how: Partial<Omit<Club, 'id' | 'created'>>): Promise<void> {
  if (Object.keys(how).length > 0) await db.updateTable('clubs').set(how).where('id', '=', id).execute();
}

/** Its tables stay, for those who sit there. */
export async function removeClub(db: Db, id: string): Promise<void> {
  await db.transaction().execute(tx => dissolve(tx, id));
}

async function dissolve(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('club_members').where('club', '=', id).execute();
  await tx.updateTable('tables').set({ club: null }).where('club', '=', id).execute();
  await tx.deleteFrom('clubs').where('id', '=', id).execute();
}

export async function roleIn(db: Db, club: string, person: string): Promise<Role | null> {
  const found = await db
    .selectFrom('club_members')
    .select('role')
    .where('club', '=', club)
    .where('person', '=', person)
    .executeTakeFirst();
  return (found?.role as Role | undefined) ?? null;
}

/** Owners first, then those who have been there longest. */
export async function membersOf(db: Db, club: string): Promise<(Member & { readonly name: string })[]> {
  return db
    .selectFrom('club_members')
    .innerJoin('people', 'people.id', 'club_members.person')
    .selectAll('club_members')
    .select('people.name')
    .where('club', '=', club)
    .orderBy('role', 'desc')
    .orderBy('joined')
    .execute();
}

export async function clubsOf(
  db: Db,
  person: string,
): Promise<{ id: string; name: string; role: string; n: number }[]> {
  const found = await db
    .selectFrom('club_members as mine')
    .innerJoin('clubs', 'clubs.id', 'mine.club')
    .innerJoin('club_members as all', 'all.club', 'mine.club')
    .select(eb => ['clubs.id', 'clubs.name', 'mine.role', eb.fn.countAll().as('n')])
    .where('mine.person', '=', person)
    .groupBy(['clubs.id', 'clubs.name', 'mine.role'])
    .orderBy('clubs.name')
    .execute();
  return found.map(each => ({ ...each, n: Number(each.n) }));
}

/** Nothing happens to who is in already. False: the club is full, or gone. */
export async function join(db: Db, member: Member, most: number): Promise<boolean> {
  return db.transaction().execute(async tx => {
    if (!(await hold(tx, member.club))) return false;
    const { n } = await tx
      .selectFrom('club_members')
      .select(eb => eb.fn.countAll().as('n'))
      .where('club', '=', member.club)
      .executeTakeFirstOrThrow();
    if (Number(n) >= most) return (await roleIn(tx, member.club, member.person)) !== null;
    await tx
      .insertInto('club_members')
      .values(member)
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return true;
  });
}

/** If no owner is left, whoever has been there longest becomes one. */
export async function leave(db: Db, club: string, person: string): Promise<void> {
  await db.transaction().execute(tx => leaveIn(tx, club, person));
}

export async function leaveAll(tx: Db, person: string): Promise<void> {
  const found = await tx.selectFrom('club_members').select('club').where('person', '=', person).execute();
  for (const { club } of found.toSorted((a, b) => (a.club < b.club ? -1 : 1))) await leaveIn(tx, club, person);
}

async function leaveIn(tx: Db, club: string, person: string): Promise<void> {
  if (!(await hold(tx, club))) return;
  await tx.deleteFrom('club_members').where('club', '=', club).where('person', '=', person).execute();
  const [first] = await membersOf(tx, club);
  if (first === undefined) return dissolve(tx, club);
  if (first.role !== 'owner') await setRole(tx, club, first.person, 'owner');
}

/** False: they are no member, or the last owner. */
export async function giveRole(db: Db, club: string, person: string, role: Role): Promise<boolean> {
  return db.transaction().execute(async tx => {
    if (!(await hold(tx, club))) return false;
    const members = await membersOf(tx, club);
    const others = members.filter(each => each.person !== person);
    if (others.length === members.length) return false;
    if (role === 'member' && !others.some(each => each.role === 'owner')) return false;
    await setRole(tx, club, person, role);
    return true;
  });
}

async function setRole(tx: Db, club: string, person: string, role: Role): Promise<void> {
  await tx.updateTable('club_members').set({ role }).where('club', '=', club).where('person', '=', person).execute();
}

/** Locks a club until the end of the transaction, so that nobody else changes its members meanwhile. False: it is gone. */
async function hold(tx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('clubs')
    .set(eb => ({ created: eb.ref('created') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A guest's memberships become the account's, with the higher role where both are members. */
export async function moveMemberships(tx: Db, guest: string, into: string): Promise<void> {
  const found = await tx.selectFrom('club_members').selectAll().where('person', '=', guest).execute();
  for (const member of found) {
    await tx
      .insertInto('club_members')
      .values({ ...member, person: into })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    if (member.role === 'owner') await setRole(tx, member.club, into, 'owner');
  }
  await tx.deleteFrom('club_members').where('person', '=', guest).execute();
}
