// What a player has achieved: by game and number of players, against somebody, and game by game.
import { sql } from 'kysely';
import type { Db } from './schema.ts';
import type { Result } from './standing.ts';

// Somebody may hold several seats at a table, with other people on the same device. It counts as one game.
const GAMES = sql<number>`count(distinct mine.table_id)`;
const WON = sql<number>`count(distinct case when mine.place < theirs.place then mine.table_id end)`;
const LOST = sql<number>`count(distinct case when mine.place > theirs.place then mine.table_id end)`;

export interface Tally {
  readonly games: number;
  readonly won: number;
}
export interface Against extends Tally {
  readonly lost: number;
}
export interface AgainstLast extends Against {
  readonly last: number; // when the last one ended
}

export async function recordsOf(db: Db, person: string): Promise<(Tally & { game: string; seats: number })[]> {
  return db
    .selectFrom('results as mine')
    .select(['game', 'seats'])
    .select([GAMES.as('games'), sql<number>`count(distinct case when mine.place = 1 then mine.table_id end)`.as('won')])
    .where('person', '=', person)
    .groupBy(['game', 'seats'])
    .orderBy('game')
    .orderBy('seats')
    .execute();
}

const together = (db: Db, person: string) =>
  db
    .selectFrom('results as mine')
    .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
    .where('mine.person', '=', person)
    .where('theirs.person', '<>', person);

/** Finished games with each of everybody, from this person's point of view. */
export async function againstAll(db: Db, person: string): Promise<ReadonlyMap<string, AgainstLast>> {
  const found = await together(db, person)
    .select(eb => ['theirs.person as person', eb.fn.max('mine.time').as('last')])
    .select([GAMES.as('games'), WON.as('won'), LOST.as('lost')])
    .groupBy('theirs.person')
    .execute();
  return new Map(found.map(({ person: other, last, ...rest }) => [other, { ...rest, last: Number(last) }]));
}

/** Finished games with one person, by game. */
export async function against(db: Db, person: string, other: string): Promise<(Against & { game: string })[]> {
  return together(db, person)
    .where('theirs.person', '=', other)
    .select('mine.game as game')
    .select([GAMES.as('games'), WON.as('won'), LOST.as('lost')])
    .groupBy('mine.game')
    .orderBy('mine.game')
    .execute();
}

/** The last rated games of a person, the first one first. */
export async function ratedGamesOf(db: Db, person: string, most: number): Promise<Result[]> {
  const last = await db
    .selectFrom('results')
    .selectAll()
    .where('person', '=', person)
    .where('mu', 'is not', null)
    .orderBy('time', 'desc')
    .limit(most)
    .execute();
  return last.reverse();
}

export interface Filter {
  readonly game?: string | undefined;
  readonly seats?: number | undefined;
  readonly with?: string | undefined; // somebody who sat at the same table
  readonly from: number; // how many later ones are left out
}

/** Finished games of a person, the last one first. */
export async function gamesOf(db: Db, person: string, filter: Filter, most: number): Promise<Result[]> {
  let asked = db.selectFrom('results').selectAll().where('person', '=', person);
  if (filter.game !== undefined) asked = asked.where('game', '=', filter.game);
  if (filter.seats !== undefined) asked = asked.where('seats', '=', filter.seats);
  const other = filter.with;
  if (other !== undefined)
    asked = asked.where('table_id', 'in', db.selectFrom('results').select('table_id').where('person', '=', other));
  return asked.orderBy('time', 'desc').orderBy('table_id').orderBy('seat').limit(most).offset(filter.from).execute();
}

export interface Other {
  readonly table_id: string;
  readonly person: string;
  readonly place: number;
}

export async function resultsAt(db: Db, tables: readonly string[]): Promise<Other[]> {
  if (tables.length === 0) return [];
  return db
    .selectFrom('results')
    .select(['table_id', 'person', 'place'])
    .where('table_id', 'in', tables)
    .orderBy('place')
    .execute();
}
