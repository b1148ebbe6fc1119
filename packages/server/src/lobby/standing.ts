// The end of a game: results, and ratings where the table was rated.
import { rate, rating, type Rating as Skill } from 'openskill';
import type { Db } from '../store/schema.ts';
import { book, type Rating, type Result, ratingsOf } from '../store/standing.ts';
import type { Table } from '../store/tables.ts';

/** One number that everybody understands: 1000 for a newcomer, and cautious while little is known. */
export function shownRating({ mu, sigma }: Skill): number {
  return Math.round(1000 + 40 * (mu - 3 * sigma));
}

/** Books a finished game. Harmless when it was booked before. */
export async function bookGame(db: Db, table: Table, scores: readonly number[], places: readonly number[]) {
  const { game, chairs, rated } = table.body;
  const seated = chairs.flatMap(({ person }, seat) => (person === null ? [] : [{ person, seat }]));
  const ratings = rated
    ? await newRatings(
        db,
        game,
        chairs.flatMap(({ person }) => person ?? []),
        places,
      )
    : [];
  const results = seated.map(({ person, seat }): Result => {
    const own = ratings.find(each => each.person === person);
    return {
      table_id: table.id,
      person,
      seat,
      game,
      place: places[seat] ?? 0,
      score: scores[seat] ?? 0,
      seats: chairs.length,
      rated: rated ? 1 : 0,
      mu: own?.mu ?? null,
      sigma: own?.sigma ?? null,
      time: Date.now(),
    };
  });
  await book(db, results, ratings);
}

async function newRatings(
  db: Db,
  game: string,
  people: readonly string[],
  places: readonly number[],
): Promise<Rating[]> {
  const known = await ratingsOf(db, game, people);
  const before = people.map(person => known.find(each => each.person === person));
  const teams = before.map(each => [each === undefined ? rating() : rating({ mu: each.mu, sigma: each.sigma })]);
  const after = rate(teams, { rank: [...places] });
  return people.flatMap((person, seat): Rating[] => {
    const [skill] = after[seat] ?? [];
    return skill === undefined ? [] : [{ person, game, ...skill, games: (before[seat]?.games ?? 0) + 1 }];
  });
}
