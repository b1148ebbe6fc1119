// Where the points come from, row by row: what has been scored, its sum, and what the table would bring if it were scored now.
import { type ScoreSheet, type Seat, splitWord } from '@boardwright/engine';
import type { Speech } from '../speech.ts';

export interface ScoreRow {
  readonly name: string;
  readonly cells: readonly string[]; // by seat; empty: this source is not theirs
  readonly isSum: boolean;
}

export function scoreRows(speech: Speech, sheets: readonly ScoreSheet[], isOver: boolean): ScoreRow[] {
  const sum = (name: string, points: (sheet: ScoreSheet) => number): ScoreRow => ({
    name,
    cells: sheets.map(sheet => String(points(sheet))),
    isSum: true,
  });
  const forecast = sourceRows(speech, sheets, true);
  const scored = sourceRows(speech, sheets, false);
  const total = sum(
    speech.say(isOver ? 'score.total' : forecast.length > 0 ? 'score.then' : 'score.now'),
    each => each.total,
  );
  if (forecast.length === 0) return [...scored, total];
  return [...scored, sum(speech.say('score.now'), each => each.scored ?? each.total), ...forecast, total];
}

/** In the order of the first sheet in which each source stands. */
function sourceRows(speech: Speech, sheets: readonly ScoreSheet[], isForecast: boolean): ScoreRow[] {
  const linesOf = (sheet: ScoreSheet) => sheet.lines.filter(({ forecast = false }) => forecast === isForecast);
  const keys = [...new Set(sheets.flatMap(sheet => linesOf(sheet).map(({ source }) => rowOf(speech, source).key)))];
  return keys.map(key => {
    const lines = sheets.map(sheet => linesOf(sheet).filter(({ source }) => rowOf(speech, source).key === key));
    const any = lines.flat()[0] as ScoreSheet['lines'][number];
    return { name: rowOf(speech, any.source).name, cells: lines.map(cellOf(speech)), isSum: false };
  });
}

/** Sources that differ only in an amount, such as 1 token and 3 tokens, are one row under their common name. */
function rowOf(
  speech: Speech,
  source: string,
): { readonly key: string; readonly name: string; readonly counts: boolean } {
  const { kind, details } = splitWord(source);
  const common = details.every(detail => /^\d+$/.test(detail)) ? speech.scores(kind) : null;
  return common === null
    ? { key: source, name: speech.score(source), counts: false }
    : { key: `${kind}:`, name: common, counts: true };
}

const cellOf =
  (speech: Speech) =>
  (lines: ScoreSheet['lines'], _: Seat): string => {
    if (lines.length === 0) return '';
    const points = lines.reduce((all, line) => all + line.points, 0);
    const said = lines.filter(({ source }) => rowOf(speech, source).counts).map(({ source }) => speech.score(source));
    return said.length === 0 ? String(points) : `${points} (${said.join(', ')})`;
  };
