// A person's record in a game: how many games they have finished, how many they have won, and their best score.
import type { TableInfo } from '../model/session.ts';

/** A finished game, as the account knows it. */
export interface Result {
  readonly table: string;
  readonly game: string;
  readonly place: number;
  readonly seats: number;
  readonly score: number;
}
export interface Record {
  readonly games: number;
  readonly wins: number; // a shared first place counts; nobody can be beaten alone
  readonly best: number; // 0 without a game
}

/** Of the tables on this device and of the account's results. A game that is known from both counts once. */
export function recordOf(game: string, tables: readonly TableInfo[], results: readonly Result[]): Record {
  const known = new Map<string, Result>();
  for (const result of results) if (result.game === game) known.set(result.table, result);
  for (const table of tables) {
    const result = table.game === game ? resultOf(table) : null;
    if (result !== null && !known.has(table.id)) known.set(table.id, result);
  }
  const all = [...known.values()];
  const wins = all.filter(({ place, seats }) => place === 1 && seats > 1).length;
  return { games: all.length, wins, best: Math.max(0, ...all.map(({ score }) => score)) };
}

/** Null: it is not over, or I did not play it alone: of two seats at one device neither is more mine. */
function resultOf({ id, game, status, chairs, scores, places }: TableInfo): Result | null {
  const mine = chairs.flatMap((chair, seat) => (chair.mine ? [seat] : []));
  const [seat] = mine;
  if (status !== 'over' || scores === null || seat === undefined || mine.length > 1) return null;
  const score = scores[seat] ?? 0;
  const place = places?.[seat] ?? 1 + scores.filter(other => other > score).length;
  return { table: id, game, place, seats: chairs.length, score };
}
