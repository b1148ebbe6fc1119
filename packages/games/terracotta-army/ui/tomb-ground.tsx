// The pit of the mausoleum: wall, floor, quadrants, and what the inspectors and the tile of the round will score.
import { memo, type ReactNode } from 'react';
import { TILES } from '../content/content.ts';
import { book } from './table-view.ts';
import { boxOf, CELL, FLOOR, LEFT, RIGHT, TOP } from './tomb-shape.ts';

const columnLines = Array.from({ length: book.columns - 1 }, (_, i) => `M${LEFT + (i + 1) * CELL} ${TOP}V${FLOOR}`);
const rowLines = Array.from({ length: book.rows - 1 }, (_, i) => `M${LEFT} ${TOP + (i + 1) * CELL}H${RIGHT}`);
const QUADRANTS = [
  { tile: 'top_left', look: 'ta-quad-a' },
  { tile: 'top_right', look: 'ta-quad-b' },
  { tile: 'bottom_left', look: 'ta-quad-b' },
  { tile: 'bottom_right', look: 'ta-quad-a' },
] as const;

export const TombGround = memo(function TombGround(): ReactNode {
  return (
    <g>
      <rect className="ta-wall" x={LEFT - 6} y={TOP - 6} width={RIGHT - LEFT + 12} height={FLOOR - TOP + 12} rx="5" />
      <rect
        className="ta-wall-line"
        x={LEFT - 3}
        y={TOP - 3}
        width={RIGHT - LEFT + 6}
        height={FLOOR - TOP + 6}
        rx="3"
      />
      <rect className="ta-lane" x={LEFT} y={TOP} width={RIGHT - LEFT} height={FLOOR - TOP} />
      {QUADRANTS.map(({ tile, look }) => (
        <path key={tile} className={look} d={boxOf(book.tileCells[TILES.indexOf(tile)] ?? [], 0)} />
      ))}
      <path className="ta-grid" d={[...columnLines, ...rowLines].join('')} />
    </g>
  );
});

interface BandProps {
  readonly row: number;
  readonly column: number;
  readonly tile: number; // of this round
}
/** What is scored at the end of the round. */
export const Bands = memo(function Bands({ row, column, tile }: BandProps): ReactNode {
  const part = book.tileCells[tile];
  return (
    <g>
      {part !== null && part !== undefined && <path className="ta-part" d={boxOf(part, 1)} />}
      <rect className="ta-band" x={LEFT} y={TOP + row * CELL} width={RIGHT - LEFT} height={CELL} />
      <rect className="ta-band" x={LEFT + column * CELL} y={TOP} width={CELL} height={FLOOR - TOP} />
    </g>
  );
});
