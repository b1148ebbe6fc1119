// The rating of a player over time: a line for each game.
import { type ReactNode, useId } from 'react';
import { games, nameOf } from '../games/catalogue.ts';
import { colourOf, SeatMark, SeatPoint } from '../kit/seat-mark.tsx';
import type { PlayerShown } from '../online/people.ts';
import { spread } from '../table/score-chart.tsx';
import { useText } from '../text/text.tsx';

const WIDTH = 560;
const HEIGHT = 240;
const LEFT = 58; // on a phone the numbers are larger
const RIGHT = 70;
const TOP = 14;
const BOTTOM = 28;
const STEPS = [20, 50, 100, 200, 500, 1000];

type Curve = PlayerShown['curves'][number];

export function RatingChart({ curves }: { readonly curves: readonly Curve[] }): ReactNode {
  const text = useText();
  const title = useId();
  const all = curves.flatMap(({ points }) => points);
  if (all.length === 0) return null;
  const day = new Intl.DateTimeFormat(text.language, { dateStyle: 'medium' });
  const times = all.map(({ time }) => time);
  const ratings = all.map(({ rating }) => rating);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const step = STEPS.find(each => (Math.max(...ratings) - Math.min(...ratings)) / each <= 4) ?? 1000;
  const low = Math.floor((Math.min(...ratings) - 1) / step) * step;
  const high = Math.ceil((Math.max(...ratings) + 1) / step) * step;
  const x = (time: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * (time - first)) / Math.max(1, last - first);
  const y = (rating: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - rating)) / (high - low);
  const ends = curves.map(({ points }) => points.at(-1)?.rating ?? 0);
  const labels = spread(ends.map(y));
  const about = curves.map(({ game }, i) =>
    text('chart.end', { name: nameOf(game, text.language), points: ends[i] ?? 0 }),
  );
  return (
    <figure className="rating-chart">
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={title}>
        <title id={title}>{text('player.curveAbout', { ends: text.list(about) })}</title>
        {Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step).map(rating => (
          <g key={rating} className="grid">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(rating)} y2={y(rating)} />
            <text x={LEFT - 8} y={y(rating) + 4} textAnchor="end">
              {rating}
            </text>
          </g>
        ))}
        <g className="grid">
          <text x={LEFT} y={HEIGHT - 6}>
            {day.format(first)}
          </text>
          {last > first && (
            <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
              {day.format(last)}
            </text>
          )}
        </g>
        {curves.map(({ game, points }, i) => (
          <g key={game}>
            <polyline
              points={points.map(({ time, rating }) => `${x(time)},${y(rating)}`).join(' ')}
              stroke={colourOf(shapeOf(game))}
            />
            <SeatPoint seat={shapeOf(game)} x={x(points.at(-1)?.time ?? last)} y={y(ends[i] ?? 0)} size={12} />
            <text className="end" x={WIDTH - RIGHT + 10} y={(labels[i] ?? 0) + 5}>
              {ends[i]}
            </text>
          </g>
        ))}
      </svg>
      <ul className="opponents">
        {curves.map(({ game }, i) => (
          <li key={game}>
            <SeatMark seat={shapeOf(game)} size={14} />
            {nameOf(game, text.language)} {ends[i]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Each game has the colour and shape of a seat. */
const shapeOf = (game: string): number =>
  Math.max(
    0,
    games.findIndex(({ id }) => id === game),
  );
