// Positions of games that were played to the end, as rows of numbers: what the seats had, and what came of it.
/** All rows of one player count, one after the other: the numbers of the table, then for each seat win and points. */
export interface Samples {
  readonly seats: number;
  readonly width: number; // of a row
  readonly games: Int32Array; // the number of the game, by row
  readonly rows: Float32Array;
}

export const inputOf = (own: number, all: number, seats: number): number => seats * own + all;

/** What is learned from a finished game, by seat: 1 for the winner (shared first places share it), and the points. */
export function outcomeOf(scores: readonly number[], places: readonly number[], lead: number): Float32Array {
  const firsts = places.filter(place => place === 1).length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const out = new Float32Array(2 * scores.length);
  scores.forEach((score, p) => {
    out[2 * p] = places[p] === 1 ? 1 / firsts : 0;
    out[2 * p + 1] = (score - mean) / lead;
  });
  return out;
}

/** Joins the samples of several series. All must be of one player count. */
export function joined(parts: readonly Samples[]): Samples {
  const [first] = parts;
  if (first === undefined) throw new Error('there are no samples to join');
  const rows = new Float32Array(parts.reduce((sum, part) => sum + part.rows.length, 0));
  const games = new Int32Array(parts.reduce((sum, part) => sum + part.games.length, 0));
  let row = 0;
  let game = 0;
  for (const part of parts) {
    rows.set(part.rows, row);
    games.set(part.games, game);
    row += part.rows.length;
    game += part.games.length;
  }
  return { seats: first.seats, width: first.width, rows, games };
}
