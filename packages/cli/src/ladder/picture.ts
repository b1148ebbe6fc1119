// The ladder as a picture: a bar for each rung of each game, with its interval.
import { percent } from '../output/numbers.ts';
import type { Figure } from './figures.ts';

const ROW = 22;
const HEAD = 30;
const LEFT = 250;
const BAR = 400;
const WIDTH = LEFT + BAR + 90;
const COLOURS: Readonly<Record<string, string>> = { novice: '#8fb4d9', skilled: '#4d86bd', expert: '#1f4e7d' };

export function pictureOf(figures: readonly Figure[]): string {
  const parts: string[] = [];
  let y = 10;
  let title = '';
  for (const figure of figures) {
    const next = `${figure.game}, ${figure.seats} players`;
    if (next !== title) {
      parts.push(text(10, y + 18, next, 'font-weight="bold"'));
      title = next;
      y += HEAD;
    }
    parts.push(...rowOf(figure, y));
    y += ROW;
  }
  const half = LEFT + BAR / 2;
  const height = y + 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="13" role="img">
<title>Win rate of each level against the one below it</title>
<rect width="100%" height="100%" fill="#ffffff"/>
${parts.join('\n')}
<line x1="${half}" y1="10" x2="${half}" y2="${y}" stroke="#888888" stroke-dasharray="3 3"/>
${text(half, y + 18, 'equal: 50 %', 'text-anchor="middle" fill="#555555"')}
</svg>
`;
}

function rowOf({ upper, lower, upperStanding: { wins } }: Figure, y: number): string[] {
  const at = (share: number): string => (LEFT + share * BAR).toFixed(1);
  const middle = y + ROW / 2;
  const colour = COLOURS[upper.split('@')[0] ?? ''] ?? '#777777';
  return [
    text(LEFT - 10, middle + 4, `${upper} against ${lower}`, 'text-anchor="end"'),
    `<rect x="${LEFT}" y="${y + 3}" width="${(wins.share * BAR).toFixed(1)}" height="${ROW - 6}" fill="${colour}"/>`,
    `<line x1="${at(wins.low)}" y1="${middle}" x2="${at(wins.high)}" y2="${middle}" stroke="#d9822b" stroke-width="3"/>`,
    text(LEFT + BAR + 10, middle + 4, percent(wins.share), ''),
  ];
}

const text = (x: number, y: number, words: string, more: string): string =>
  `<text x="${x}" y="${y}" ${more}>${words}</text>`;
