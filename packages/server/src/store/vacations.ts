// When people are away: their clocks at tables over days stand still.
import type { Db, Schema } from './schema.ts';

export type Vacation = Schema['vacations'];

/** All that ended after a time, the latest first. */
export async function vacationsSince(db: Db, person: string, since: number): Promise<Vacation[]> {
  return db
    .selectFrom('vacations')
    .selectAll()
    .where('person', '=', person)
    .where('until', '>', since)
    .orderBy('until', 'desc')
    .execute();
}

/** Until when each of these people is away; only those who are. */
export async function awayNow(db: Db, people: readonly string[], now: number): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const found = await db
    .selectFrom('vacations')
    .select(['person', 'until'])
    .where('person', 'in', people)
    .where('until', '>', now)
    .execute();
  return new Map(found.map(({ person, until }) => [person, until]));
}

/** Its matches are not told yet: `untold` finds it until they are. */
export async function keepVacation(db: Db, { person, begun, until }: Omit<Vacation, 'told'>): Promise<void> {
  await db
    .insertInto('vacations')
    .values({ person, begun, until, told: 0 })
    .onConflict(conflict => conflict.columns(['person', 'begun']).doUpdateSet({ until, told: 0 }))
    .execute();
}

export async function untold(db: Db): Promise<Vacation[]> {
  return db.selectFrom('vacations').selectAll().where('told', '=', 0).execute();
}

/** All matches know, unless it has changed meanwhile. */
export async function markTold(db: Db, { person, begun, until }: Vacation): Promise<void> {
  await db
    .updateTable('vacations')
    .set({ told: 1 })
    .where('person', '=', person)
    .where('begun', '=', begun)
    .where('until', '=', until)
    .execute();
}
