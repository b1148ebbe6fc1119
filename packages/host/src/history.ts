// How a finished game went: the scores after each answer, and where turns began.
import { type AnyGame, BadInput, noChance, pointsOf, replay, type Seat } from '@boardwright/engine';
import type { Live } from './live.ts';

/** The scores after this many answers, by seat. */
export interface ScorePoint {
  readonly answers: number;
  readonly totals: readonly number[];
}
/** Where a turn began. */
export interface Turn {
  readonly answers: number;
  readonly seat: Seat | null; // null: several seats answered at the same time
}
export interface History {
  readonly points: readonly ScorePoint[]; // the last one has the final scores
  readonly turns: readonly Turn[];
}

/**
 * Available once the game is over. Uses the rules and edition the game was played with, so it ends with the result that
 * everybody saw.
 */
export function historyOf({ game, play: { log, match }, isOver }: Live): History {
  if (!isOver) throw new BadInput('how a game went is told once it is over');
  const play = replay(game, log, noChance, 0);
  const points: ScorePoint[] = [{ answers: 0, totals: totalsOf(game, play.match.g, match.seats) }];
  const turns: Turn[] = [];
  for (const [i, entry] of log.entries.entries()) {
    const seat = entry.at === undefined ? entry.seat : null;
    if (turns.length === 0 || turns.at(-1)?.seat !== seat) turns.push({ answers: i, seat });
    play.again(entry);
    points.push({ answers: i + 1, totals: play.match.scores ?? totalsOf(game, play.match.g, match.seats) });
  }
  return { points: points.filter(isCorner), turns };
}

/** Drops points between equal scores, which add nothing to the chart. */
function isCorner(point: ScorePoint, i: number, all: readonly ScorePoint[]): boolean {
  const [before, after] = [all[i - 1], all[i + 1]];
  if (before === undefined || after === undefined) return true;
  return point.totals.some((total, p) => total !== before.totals[p] || total !== after.totals[p]);
}

/** Points that are scored. What a table would only score later may fall again, so it is left out. */
function totalsOf(game: AnyGame, g: unknown, seats: number): number[] {
  const points = pointsOf(game.score?.(g) ?? []);
  return Array.from({ length: seats }, (_, p) => points[p] ?? 0);
}
