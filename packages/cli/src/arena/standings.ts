// Results of an arena for each bot: wins, scores, places, time, rating.
import { botAt, type Result, type Series } from '../simulate/series.ts';
import { type Share, summarize } from '../simulate/summary.ts';
import { type Rated, ratingsOf } from './ratings.ts';

export interface Standing {
  readonly bot: string;
  readonly wins: Share;
  readonly score: number; // average
  readonly place: number; // average
  readonly decisions: number;
  readonly msPerMove: number; // of processor time
  readonly longestMs: number;
  readonly longestWallMs: number; // wall-clock time
  readonly rating: Rated;
}

export function standingsOf(series: Series, results: readonly Result[]): Standing[] {
  const ratings = ratingsOf(series.bots, results);
  const { groups } = summarize(series, results);
  return [...ratings].map(([bot, rating]) => {
    const { wins, scores } = groups.find(each => each.name === bot) ?? overAll(results);
    return { bot, wins, score: scores.mean, ...spentBy(bot, series.bots, results), rating };
  });
}

/** All bots are the same, so that bot wins every game. */
function overAll(results: readonly Result[]): { wins: Share; scores: { mean: number } } {
  const scores = results.flatMap(result => result.scores);
  const mean = scores.reduce((sum, n) => sum + n, 0) / Math.max(1, scores.length);
  return { wins: { share: 1, low: 1, high: 1, expected: 1 }, scores: { mean } };
}

function spentBy(bot: string, bots: readonly string[], results: readonly Result[]) {
  let [games, places, decisions, ms, longestMs, longestWallMs] = [0, 0, 0, 0, 0, 0];
  for (const { number, places: taken, thinking } of results)
    for (const [seat, place] of taken.entries()) {
      if (botAt(bots, number, seat) !== bot) continue;
      games++;
      places += place;
      decisions += thinking?.[seat]?.decisions ?? 0;
      ms += thinking?.[seat]?.ms ?? 0;
      longestMs = Math.max(longestMs, thinking?.[seat]?.longest ?? 0);
      longestWallMs = Math.max(longestWallMs, thinking?.[seat]?.longestWall ?? 0);
    }
  const msPerMove = ms / Math.max(1, decisions);
  return { place: places / Math.max(1, games), decisions, msPerMove, longestMs, longestWallMs };
}
