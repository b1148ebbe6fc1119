// How the scores went over the game: a line for each seat, with its shape at the end.

import type { ScorePoint } from '@boardwright/host';
import { type ReactNode, useId } from 'react';
import { colourOf, SeatPoint } from '../kit/seat-mark.tsx';
import { useText } from '../text/text.tsx';

const WIDTH = 560;
const HEIGHT = 300;
const LEFT = 40;
const RIGHT = 56;
const TOP = 16;
const BOTTOM = 28;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

interface Props {
  readonly points: readonly ScorePoint[];
  readonly names: readonly string[];
  readonly at?: number; // the moment that is shown now
}

export function ScoreChart({ points, names, at }: Props): ReactNode {
  const text = useText();
  const title = useId();
  const last = points.at(-1);
  if (last === undefined) return null;
  const all = points.flatMap(({ totals }) => totals);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = STEPS.find(each => (high - low) / each <= 5) ?? high;
  const x = (answers: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * answers) / Math.max(1, last.answers);
  const y = (total: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - total)) / (high - low);
  const lines = Array.from(
    { length: Math.floor((high - low) / step) + 1 },
    (_, i) => Math.ceil(low / step) * step + i * step,
  );
  const labels = spread(last.totals.map(y));
  const ends = names.map((name, p) => text('chart.end', { name, points: last.totals[p] ?? 0 }));
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={title}>
      <title id={title}>{text('chart.about', { ends: text.list(ends) })}</title>
      {lines.map(total => (
        <g key={total} className="grid">
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(total)} y2={y(total)} />
          <text x={LEFT - 8} y={y(total) + 4} textAnchor="end">
            {total}
          </text>
        </g>
      ))}
      {at !== undefined && <line className="moment" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />}
      {names.map((name, p) => (
        <polyline
          key={name + String(p)}
          points={points.map(({ answers, totals }) => `${x(answers)},${y(totals[p] ?? 0)}`).join(' ')}
          stroke={colourOf(p)}
        />
      ))}
      {names.map((name, p) => (
        <g key={name + String(p)}>
          <SeatPoint seat={p} x={x(last.answers)} y={y(last.totals[p] ?? 0)} size={12} />
          <text className="end" x={WIDTH - RIGHT + 12} y={(labels[p] ?? 0) + 5}>
            {last.totals[p]}
          </text>
        </g>
      ))}
    </svg>
  );
}

const ROOM = 20;

/** Moves labels apart that would lie on each other. */
export function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, p) => p).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const out = [...heights];
  let floor = Number.NEGATIVE_INFINITY;
  for (const p of order) {
    out[p] = Math.max(out[p] ?? 0, floor);
    floor = (out[p] ?? 0) + ROOM;
  }
  return out;
}
