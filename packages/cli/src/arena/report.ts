// The standings of an arena as text.
import { columns } from '../output/columns.ts';
import { percent, short, whole } from '../output/numbers.ts';
import { print } from '../output/print.ts';
import { bold, dim } from '../output/style.ts';
import type { Standing } from './standings.ts';

const HEAD = [
  '',
  'wins',
  '95 % interval',
  'expected',
  'score',
  'place',
  'rating',
  'moves/s',
  'ms/move',
  'longest',
  'by the wall',
];

export function reportStandings(standings: readonly Standing[], games: number, seconds: number): void {
  print(`${whole(games)} games in ${short(seconds)} s`);
  print();
  const rows = standings.map(({ bot, wins, score, place, rating, msPerMove, longestMs, longestWallMs }) => [
    bold(bot),
    percent(wins.share),
    `${percent(wins.low)} to ${percent(wins.high)}`,
    percent(wins.expected),
    score.toFixed(1),
    place.toFixed(2),
    `${rating.mu.toFixed(1)} ± ${rating.sigma.toFixed(1)}`,
    msPerMove === 0 ? '-' : whole(1000 / msPerMove),
    msPerMove.toFixed(2),
    longestMs.toFixed(1),
    longestWallMs.toFixed(1),
  ]);
  for (const line of columns([HEAD.map(dim), ...rows], i => i > 0)) print(line);
}
