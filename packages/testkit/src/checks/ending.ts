// Scores: the sheet while the game runs, the result when it is over.
import { placesOf } from '@boardwright/engine';
import { difference, short } from '../compare.ts';
import { type Position, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';

export const scores: Check = {
  id: 'scores',
  says: 'scores and places are consistent, and the score sheets add up to them',
  when: 'everywhere',
  run({ game, play: { match, seats } }: Position) {
    const sheets = game.score?.(match.g);
    if (sheets !== undefined && sheets.length !== seats) throw new Wrong(`score gives ${sheets.length} sheets`);
    for (const [p, { total, lines }] of (sheets ?? []).entries()) {
      const sum = lines.reduce((points, line) => points + line.points, 0);
      if (sum !== total) throw new Wrong(`the score sheet of p${p + 1} says ${total}, but its lines add up to ${sum}`);
    }
    if (match.scores === null || match.places === null) return;
    checkResult(match.scores, match.places, seats);
    const totals = sheets?.map(sheet => sheet.total) ?? match.scores;
    const found = difference(match.scores, totals, 'scores');
    if (found !== null) throw new Wrong(`the result and the score sheets disagree: ${found}`);
  },
};

function checkResult(points: readonly number[], places: readonly number[], seats: number): void {
  const result = `scores ${short(points)} and places ${short(places)}`;
  if (points.length !== seats || places.length !== seats) throw new Wrong(`${result} are not one for each seat`);
  if (!points.every(Number.isFinite)) throw new Wrong(`${result}: a score is not a number`);
  const ranks = placesOf(places.map(place => -place));
  if (difference(places, ranks) !== null) throw new Wrong(`${result}: the places should count as in ${short(ranks)}`);
  for (const [p, mine] of points.entries())
    for (const [q, theirs] of points.entries())
      if (mine > theirs && (places[p] as number) >= (places[q] as number))
        throw new Wrong(`${result}: p${p + 1} has more points than p${q + 1}, but no better place`);
}
