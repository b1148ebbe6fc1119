// Results of finished games, and ratings.
import type { Db, Schema } from './schema.ts';

export type Result = Schema['results'];
export type Rating = Schema['ratings'];

export async function ratingsOf(db: Db, game: string, people: readonly string[]): Promise<Rating[]> {
  if (people.length === 0) return [];
  return db.selectFrom('ratings').selectAll().where('game', '=', game).where('person', 'in', people).execute();
}

/** Books a finished game once, however many machines notice its end. False: it was booked before. */
export async function book(db: Db, results: readonly Result[], ratings: readonly Rating[]): Promise<boolean> {
  if (results.length === 0) return false;
  return db.transaction().execute(async tx => {
    const added = await tx
      .insertInto('results')
      .values([...results])
      .onConflict(conflict => conflict.doNothing())
      .returning('seat')
      .execute();
    if (added.length === 0) return false;
    for (const rating of ratings)
      await tx
        .insertInto('ratings')
        .values(rating)
        .onConflict(conflict =>
          conflict.columns(['person', 'game']).doUpdateSet({
            mu: rating.mu,
            sigma: rating.sigma,
            games: rating.games,
          }),
        )
        .execute();
    return true;
  });
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
    .orderBy(eb => eb('mu', '-', eb('sigma', '*', 3)), 'desc')
    .limit(most)
    .execute();
}
