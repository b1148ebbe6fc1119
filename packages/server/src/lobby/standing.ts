// The end of a game: results, and ratings if the table was rated.
import { rate, rating } from 'openskill';
import { areAccounts } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { book, type Rerating, type Result, type Skill } from '../store/standing.ts';
import type { Table } from '../store/tables.ts';
import { isRated } from './shown.ts';

/** A single number: 1000 for a newcomer, and conservative while little is known. */
export function shownRating({ mu, sigma }: Skill): number {
  return Math.round(1000 + 40 * (mu - 3 * sigma));
}

/** Records a finished game. Harmless if it was recorded before. */
export async function bookGame(db: Db, table: Table, scores: readonly number[], places: readonly number[]) {
  const { game, chairs } = table.body;
  const people = chairs.flatMap(({ person }) => person ?? []);
  const rated = isRated(table) && (await areAccounts(db, people)); // guest accounts are free, so they could be used to collect points
  const time = Date.now();
  const results = chairs.flatMap(({ person }, seat): Result[] => {
    if (person === null) return [];
    const own = { table_id: table.id, person, seat, game, place: places[seat] ?? 0, score: scores[seat] ?? 0 };
    return [{ ...own, seats: chairs.length, rated: rated ? 1 : 0, mu: null, sigma: null, time }];
  });
  await book(db, results, rated ? reratingBy(results.map(({ place }) => place)) : null);
}

export const newcomer = (): Skill => ({ ...rating() });

/** Skills after a game in which these people came in on these places. */
export function skillsAfter(before: readonly Skill[], places: readonly number[]): Skill[] {
  return rate(
    before.map(({ mu, sigma }) => [rating({ mu, sigma })]),
    { rank: [...places] },
  ).flat();
}

const reratingBy = (places: readonly number[]): Rerating => ({
  newcomer: newcomer(),
  after: before => skillsAfter(before, places),
});
