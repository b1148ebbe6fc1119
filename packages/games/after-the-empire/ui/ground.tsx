// The land around a castle: grass, a road, trees. It never changes, and is drawn once.
import { still } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';

const TREES = [
  [52, 20, 30],
  [90, -6, 24],
  [176, 96, 26],
  [206, 78, 20],
  [196, 540, 30],
  [60, 576, 34],
  [98, 590, 24],
  [640, 590, 26],
  [764, 560, 32],
  [742, 586, 24],
  [768, 10, 28],
  [640, 124, 22],
  [772, 120, 26],
  [46, 440, 26],
] as const;
const STONES = [
  [300, 236, 12],
  [343, 240, 10],
  [462, 238, 14],
  [521, 240, 12],
  [321, 304, 16],
  [420, 308, 14],
  [505, 302, 12],
  [366, 318, 15],
  [470, 330, 17],
  [324, 338, 10],
  [396, 345, 14],
  [520, 356, 12],
  [440, 362, 12],
  [303, 362, 14],
] as const;

function Land(): ReactNode {
  return (
    <>
      <rect x="-200" y="-200" width="1240" height="1000" fill="var(--ae-grass)" />
      <path d="M-200 60c160-50 330 10 520-30s420-40 720 10V-200H-200z" fill="var(--ae-grass-3)" />
      <path d="M-200 480c200 30 300-20 420 30s500 60 820-10v320H-200z" fill="var(--ae-grass-2)" opacity=".55" />
      <rect x="206" y="112" width="428" height="394" rx="44" fill="var(--ae-earth)" />
      <path d="M392 500h56c4 40 22 80 48 160H350c26-70 40-120 42-160z" fill="var(--ae-earth)" opacity=".8" />
      <g stroke="var(--ae-grass-2)" strokeWidth="3" fill="none">
        <path d="M644 500c50-10 100-8 152 2M648 512c50-10 98-8 148 2M652 524c50-10 94-8 144 2" />
        <path d="M60 96c20 6 40 6 60 0M90 112c16 5 32 5 48 0M640 44c18 5 36 5 54 0" />
      </g>
      {TREES.map(([x, y, size]) => (
        <use key={`${x} ${y}`} href="#ae-tree" x={x} y={y} width={size} height={size} />
      ))}
    </>
  );
}

function Court(): ReactNode {
  return (
    <>
      <path d="M240 140h372v330H240z" fill="#000" opacity=".06" transform="translate(14 16)" />
      <rect x="290" y="224" width="260" height="156" fill="var(--ae-court)" />
      <g fill="none" stroke="var(--ae-court-2)" strokeWidth="1.300">
        {STONES.map(([x, y, w]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}c2-4 ${w - 2}-4 ${w} 0s-2 7-${w / 2} 7-${w / 2}-3-${w / 2}-7z`} />
        ))}
      </g>
      <path d="M290 224h260v18H312v138h-22z" fill="#000" opacity=".13" />
    </>
  );
}

const LAND = still(<Land />);
const COURT = still(<Court />);

export const Ground = memo(function Ground(): ReactNode {
  return <g className="ae-scenery" {...LAND} />;
});

export const Yard = memo(function Yard(): ReactNode {
  return <g className="ae-scenery" {...COURT} />;
});
