// docs/bots.md and its picture: keeps the text, and replaces the part between the marks with the measured figures.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@boardwright/engine';
import { writeText } from '../input/files.ts';
import { percent, short } from '../output/numbers.ts';
import { budgetName, commandOf, type Figure } from './figures.ts';
import { pictureOf } from './picture.ts';

const DOCS = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const PAGE = path.join(DOCS, 'bots.md');
const BEGIN = '<!-- the ladder begins: npm run ladder writes it -->';
const END = '<!-- the ladder ends -->';
/** The initial rating, as in openskill. */
const BASE = 25;

export function writePage(figures: readonly Figure[]): void {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new BadInput('docs/bots.md has lost the marks between which the ladder is written');
  writeText(PAGE, `${page.slice(0, from)}${BEGIN}\n\n${tables(figures)}\n${page.slice(to)}`);
  writeText(path.join(DOCS, 'bots.svg'), pictureOf(figures));
}

function tables(figures: readonly Figure[]): string {
  const tablesOf = new Map<string, Figure[]>();
  for (const figure of figures) {
    const title = `${figure.game}, ${figure.seats} players`;
    tablesOf.set(title, [...(tablesOf.get(title) ?? []), figure]);
  }
  return [...tablesOf].map(([title, rows]) => `### ${title}\n\n${tableOf(rows)}`).join('\n');
}

const HEAD = '| level | against | games | wins | 95 % interval | rating | score | time a move | longest |';
const RULE = '|---|---|--:|--:|--:|--:|--:|--:|--:|';

function tableOf(figures: readonly Figure[]): string {
  const ratings = ratingsOf(figures);
  const rows = figures.map(figure => {
    const { upper, lower, games, asked, budget, isCurrent, upperStanding: up, lowerStanding: low } = figure;
    const limit = upper === 'expert' ? ` (${budgetName(budget)})` : '';
    const cells = [
      `${upper}${limit}${isCurrent ? '' : ', an earlier version'}`,
      lower,
      games < asked ? `${games} of ${asked}` : `${games}`,
      percent(up.wins.share),
      `${percent(up.wins.low)} to ${percent(up.wins.high)}`,
      (ratings.get(upper) ?? BASE).toFixed(1),
      `${short(up.score)} : ${short(low.score)}`,
      `${up.msPerMove.toFixed(2)} ms`,
      `${up.longestMs.toFixed(0)} ms`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const commands = figures.map(figure => `    ${commandOf(figure)}`);
  return `${[HEAD, RULE, ...rows].join('\n')}\n\n${commands.join('\n')}\n`;
}

/** Random has 25. Each other level adds its lead over the level below it in their arena. */
function ratingsOf(figures: readonly Figure[]): Map<string, number> {
  const ratings = new Map<string, number>();
  for (const { upper, lower, upperStanding, lowerStanding } of figures)
    ratings.set(upper, (ratings.get(lower) ?? BASE) + upperStanding.rating.mu - lowerStanding.rating.mu);
  return ratings;
}
