// A summary of a series as text.
import { columns } from '../output/columns.ts';
import { percent, short, whole } from '../output/numbers.ts';
import { print } from '../output/print.ts';
import { bold, dim } from '../output/style.ts';
import type { Group, Spread, Summary } from './summary.ts';

const BAR = 30;

export function reportSummary(summary: Summary, seconds: number, histograms: boolean): void {
  const { games, answers, length } = summary;
  const per = (n: number): string => (seconds > 0 ? whole(n / seconds) : '-');
  const lines = [
    ['games', whole(games), `${per(games)} per second`],
    ['answers', whole(answers), `${per(answers)} per second`],
    ['answers per game', short(length.mean), spread(length)],
  ];
  for (const line of columns(lines)) print(line);
  print();
  reportGroups(summary.groups);
  if (histograms) for (const group of summary.groups) reportHistogram(group);
  const statistics = Object.entries(summary.statistics);
  if (statistics.length === 0) return;
  print();
  print(bold('the game counts'));
  for (const line of columns(statistics.map(([name, each]) => [name, short(each.mean), spread(each)])))
    print(`  ${line}`);
}

const spread = ({ min, median, max }: Spread): string =>
  dim(`min ${short(min)}, median ${short(median)}, max ${short(max)}`);

function reportGroups(groups: readonly Group[]): void {
  const head = ['', 'wins', '95 % interval', 'expected', 'mean score', 'min', 'median', 'max'].map(dim);
  const rows = groups.map(({ name, wins, scores }) => [
    bold(name),
    percent(wins.share),
    `${percent(wins.low)} to ${percent(wins.high)}`,
    percent(wins.expected),
    short(scores.mean),
    short(scores.min),
    short(scores.median),
    short(scores.max),
  ]);
  for (const line of columns([head, ...rows], i => i > 0)) print(line);
}

function reportHistogram({ name, histogram }: Group): void {
  const most = Math.max(...histogram.map(bin => bin.count));
  print();
  print(bold(`scores of ${name}`));
  const rows = histogram.map(({ from, to, count }) => [
    from === to ? `${from}` : `${from} to ${to}`,
    whole(count),
    '█'.repeat(Math.round((count / most) * BAR)),
  ]);
  for (const line of columns(rows, i => i < 2)) print(`  ${line}`);
}
