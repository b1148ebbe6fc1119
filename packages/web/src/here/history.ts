// A whole game to look back at: the table at any moment, and how the scores went.
import { type AnyGame, type GameFile, noChance, replay } from '@boardwright/engine';
import { moduleOf } from './host.ts';
import type { History, ScorePoint, Turn } from './messages.ts';

export async function historyOf(file: GameFile): Promise<History> {
  const { game } = await moduleOf(file.game);
  const play = replay(game, file, noChance, 0);
  const points: ScorePoint[] = [{ answers: 0, totals: totalsOf(game, play.match.g, file.seats) }];
  const turns: Turn[] = [];
  for (const [i, entry] of file.entries.entries()) {
    if (turns.at(-1)?.seat !== entry.seat) turns.push({ answers: i, seat: entry.seat });
    play.again(entry);
    const totals = play.match.scores ?? totalsOf(game, play.match.g, file.seats);
    points.push({ answers: i + 1, totals });
  }
  return { of: file.entries.length, points: points.filter(isCorner), turns };
}

/** Points on the way from one equal score to the next say nothing. */
function isCorner(point: ScorePoint, i: number, all: readonly ScorePoint[]): boolean {
  const [before, after] = [all[i - 1], all[i + 1]];
  if (before === undefined || after === undefined) return true;
  return point.totals.some((total, p) => total !== before.totals[p] || total !== after.totals[p]);
}

function totalsOf(game: AnyGame, g: unknown, seats: number): number[] {
  const sheets = game.score?.(g) ?? [];
  return Array.from({ length: seats }, (_, p) => sheets[p]?.total ?? 0);
}
