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
    if (rerating === null) return true;
    await noteSkills(tx, results, await rerate(tx, results, rerating, OVER_ALL));
    await rerate(tx, results, rerating, BY_SEATS);
    return true;
  });
}

/** Where skills are kept. */
interface Skills {
  /** Counts one more game, which locks the row, and returns the skill before it. */
  count(tx: Db, result: Result, newcomer: Skill): Promise<Skill>;
  write(tx: Db, result: Result, skill: Skill): Promise<unknown>;
}

const OVER_ALL: Skills = {
  count: (tx, { person, game }, newcomer) =>
    tx
      .insertInto('ratings')
      .values({ person, game, ...newcomer, games: 1 })
      .onConflict(conflict =>
        conflict.columns(['person', 'game']).doUpdateSet(eb => ({ games: eb('ratings.games', '+', 1) })),
      )
      .returning(['mu', 'sigma'])
      .executeTakeFirstOrThrow(),
  write: (tx, { person, game }, skill) =>
    tx
      .updateTable('ratings')
      .set({ ...skill })
      .where('person', '=', person)
      .where('game', '=', game)
      .execute(),
};

const BY_SEATS: Skills = {
  count: (tx, { person, game, seats }, newcomer) =>
    tx
      .insertInto('seat_ratings')
      .values({ person, game, seats, ...newcomer, games: 1 })
      .onConflict(conflict =>
        conflict.columns(['person', 'game', 'seats']).doUpdateSet(eb => ({ games: eb('seat_ratings.games', '+', 1) })),
      )
      .returning(['mu', 'sigma'])
      .executeTakeFirstOrThrow(),
  write: (tx, { person, game, seats }, skill) =>
    tx
      .updateTable('seat_ratings')
      .set({ ...skill })
      .where('person', '=', person)
      .where('game', '=', game)
      .where('seats', '=', seats)
      .execute(),
};

async function rerate(
  tx: Db,
  results: readonly Result[],
  { newcomer, after }: Rerating,
  skills: Skills,
): Promise<readonly Skill[]> {
  const before = new Map<string, Skill>();
  // The number of games is updated first, in the order of ids. That locks the rows in the same order everywhere, so
  // there is no deadlock.
  for (const result of results.toSorted((a, b) => (a.person < b.person ? -1 : 1)))
    before.set(result.person, await skills.count(tx, result, newcomer));
  const found = after(results.map(({ person }) => before.get(person) ?? newcomer));
  const changed = found.map(({ mu, sigma }) => ({ mu, sigma }));
  for (const [i, result] of results.entries()) await skills.write(tx, result, changed[i] ?? newcomer);
  return changed;
}

/** Results keep the rating after the game, for the rating over time. */
async function noteSkills(tx: Db, results: readonly Result[], skills: readonly Skill[]): Promise<void> {
  for (const [i, { table_id, seat }] of results.entries())
    await tx
      .updateTable('results')
      .set({ mu: skills[i]?.mu ?? null, sigma: skills[i]?.sigma ?? null })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .execute();
}

export async function allRatingsOf(db: Db, person: string): Promise<Rating[]> {
  return db.selectFrom('ratings').selectAll().where('person', '=', person).execute();
}

/** Of several people, over all player counts. */
export async function ratingsOf(db: Db, people: readonly string[]): Promise<Rating[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom('ratings')
    .selectAll()
    .where('person', 'in', [...new Set(people)])
    .execute();
}

/**
 * `seats`: at games of so many players; null: at all of them. Only those who let everybody see their ratings.
 */
export async function bestRated(db: Db, game: string, seats: number | null, most: number): Promise<Rating[]> {
  const best = sql`mu - sigma * 3`; // as in the indexes
  const shy = db.selectFrom('privacy').select('privacy.person').where('privacy.games', '<>', 'everybody');
  if (seats === null)
    return db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('person', 'not in', shy)
      .orderBy(best, 'desc')
      .limit(most)
      .execute();
  return db
    .selectFrom('seat_ratings')
    .select(['person', 'game', 'mu', 'sigma', 'games'])
    .where('game', '=', game)
    .where('seats', '=', seats)
    .where('person', 'not in', shy)
    .orderBy(best, 'desc')
    .limit(most)
    .execute();
}
