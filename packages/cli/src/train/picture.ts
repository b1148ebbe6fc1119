// Calibration as a picture: what a model said, and what came of it. On the line both are equal.
import type { Bin } from '@boardwright/bots';

const SIZE = 240;
const EDGE = 36;
const LARGEST = 9; // radius of the bin with the most positions

export function pictureOf(bins: readonly Bin[]): string {
  const most = Math.max(...bins.map(({ seats }) => seats));
  const at = (share: number): string => (EDGE + share * SIZE).toFixed(1);
  const up = (share: number): string => (EDGE / 2 + (1 - share) * SIZE).toFixed(1);
  const dots = bins.map(
    ({ seats, said, won }) =>
      `<circle cx="${at(said)}" cy="${up(won)}" r="${(2 + (LARGEST - 2) * Math.sqrt(seats / most)).toFixed(1)}" fill="#4d86bd"/>`,
  );
  const [width, height] = [SIZE + 1.5 * EDGE, SIZE + 1.5 * EDGE];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12" role="img">
<title>Chances that the model gave, and how many were won</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<path d="M${at(0)} ${up(1)}V${up(0)}H${at(1)}" fill="none" stroke="#888888"/>
<line x1="${at(0)}" y1="${up(0)}" x2="${at(1)}" y2="${up(1)}" stroke="#888888" stroke-dasharray="3 3"/>
${dots.join('\n')}
<text x="${at(0.5)}" y="${height - 8}" text-anchor="middle" fill="#555555">chance</text>
<text x="14" y="${up(0.5)}" text-anchor="middle" fill="#555555" transform="rotate(-90 14 ${up(0.5)})">won</text>
<text x="${at(1)}" y="${height - 20}" text-anchor="end" fill="#555555">100 %</text>
</svg>
`;
}
