// Results of finished games, and ratings.
import { sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

export type Result = Schema['results'];
export type Rating = Schema['ratings'];

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}
/** How a rated game changes ratings. Before and after are in the order of the results. */
export interface Rerating {
  readonly newcomer: Skill;
  after(before: readonly Skill[]): readonly Skill[];
}

/** Records a finished game once, however many machines notice its end. False: it was recorded before. */
export async function book(db: Db, results: readonly Result[], rerating: Rerating | null): Promise<boolean> {
  if (results.length === 0) return false;
  return db.transaction().execute(async tx => {
    const added = await tx
      .insertInto('results')
      .values([...results])
      .onConflict(conflict => conflict.doNothing())
      .returning('seat')
      .execute();
    if (added.length === 0) return false;
    if (rerating !== null) await rerate(tx, results, rerating);
    return true;
  });
}

async function rerate(tx: Db, results: readonly Result[], { newcomer, after }: Rerating): Promise<void> {
  const before = new Map<string, Skill>();
  // The number of games is updated first, in the order of ids. That locks the rows in the same order everywhere, so
  // there is no deadlock.
  for (const { person, game } of results.toSorted((a, b) => (a.person < b.person ? -1 : 1))) {
    const counted = await tx
      .insertInto('ratings')
      .values({ person, game, ...newcomer, games: 1 })
      .onConflict(conflict =>
        conflict.columns(['person', 'game']).doUpdateSet(eb => ({ games: eb('ratings.games', '+', 1) })),
      )
      .returning(['mu', 'sigma'])
      .executeTakeFirstOrThrow();
    before.set(person, counted);
  }
  const skills = after(results.map(({ person }) => before.get(person) ?? newcomer));
  for (const [i, { person, game, table_id, seat }] of results.entries()) {
    const { mu, sigma } = skills[i] ?? newcomer;
    await tx.updateTable('ratings').set({ mu, sigma }).where('person', '=', person).where('game', '=', game).execute();
    await tx
      .updateTable('results')
      .set({ mu, sigma })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .execute();
  }
}

export async function resultsOf(db: Db, person: string, most: number): Promise<Result[]> {
  return db
    .selectFrom('results')
    .selectAll()
    .where('person', '=', person)
    .orderBy('time', 'desc')
    .limit(most)
    .execute();
}

export async function allRatingsOf(db: Db, person: string): Promise<Rating[]> {
  return db.selectFrom('ratings').selectAll().where('person', '=', person).execute();
}

export async function bestRated(db: Db, game: string, most: number): Promise<Rating[]> {
  return db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .orderBy(sql`mu - sigma * 3`, 'desc') // as in the index
    .limit(most)
    .execute();
}
