// The sources of each seat's points: those earned so far, and those the table would bring if it were scored now.
import type { ScoreSheet, Seat, Word } from '@boardwright/engine';
import type { Book } from './content/book.ts';
import type { Award } from './rules/contest.ts';
import { finalAwards } from './rules/final.ts';
import { roundAwards } from './rules/scoring.ts';
import { SOURCES } from './sources.ts';
import type { G } from './state.ts';

/** What the table would bring now: in the scoring phase of this round, and in final scoring. */
export interface Preview {
  readonly round: readonly Award[];
  readonly final: readonly Award[];
}

export const preview = (book: Book, g: G): Preview => ({ round: roundAwards(book, g), final: finalAwards(book, g) });

/** Points earned so far by source, as lines of a sheet. */
export function earnedLines(g: G, p: Seat): { source: Word; points: number }[] {
  return SOURCES.flatMap((source, i) => {
    const points = g.earned[p * SOURCES.length + i] as number;
    return points === 0 ? [] : [{ source, points }];
  });
}

/** Lines of a preview, one per source: `contest:tile-presence` becomes `contest_now:tile-presence`. */
export function previewLines(awards: readonly Award[], p: Seat): ScoreSheet['lines'] {
  return SOURCES.flatMap(source => {
    const mine = awards.filter(award => award.p === p && award.source === source);
    const points = mine.reduce((sum, award) => sum + award.points, 0);
    return points === 0 ? [] : [{ source: source.replace(':', '_now:') as Word, points, forecast: true }];
  });
}

/** One sheet per seat. Its total is the seat's score if the round and the game were scored now. */
export function score(book: Book, g: G): ScoreSheet[] {
  const { round, final } = preview(book, g);
  const awards = [...round, ...final];
  return g.points.map((scored, p) => {
    const lines = [...earnedLines(g, p), ...previewLines(awards, p)];
    return { lines, scored, total: lines.reduce((sum, line) => sum + line.points, 0) };
  });
}
