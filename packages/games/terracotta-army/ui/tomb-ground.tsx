// The pit of the mausoleum: wall, floor, quadrants, and what the inspectors and the tile of the round will score.
import { memo, type ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import { TILES } from '../content/content.ts';
import { boxOf, CELL, floorOf, LEFT, rightOf, TOP } from './tomb-shape.ts';
import { useBook } from './use-book.ts';

/** The lines between columns, then those between rows. */
function gridOf(book: Book): string {
  const [right, floor] = [rightOf(book), floorOf(book)];
  const columns = Array.from({ length: book.columns - 1 }, (_, i) => `M${LEFT + (i + 1) * CELL} ${TOP}V${floor}`);
  const rows = Array.from({ length: book.rows - 1 }, (_, i) => `M${LEFT} ${TOP + (i + 1) * CELL}H${right}`);
  return [...columns, ...rows].join('');
}
const QUADRANTS = [
  { tile: 'top_left', look: 'ta-quad-a' },
  { tile: 'top_right', look: 'ta-quad-b' },
  { tile: 'bottom_left', look: 'ta-quad-b' },
  { tile: 'bottom_right', look: 'ta-quad-a' },
] as const;

export const TombGround = memo(function TombGround(): ReactNode {
  const book = useBook();
  const [width, height] = [rightOf(book) - LEFT, floorOf(book) - TOP];
  return (
    <g>
      <rect className="ta-wall" x={LEFT - 6} y={TOP - 6} width={width + 12} height={height + 12} rx="5" />
      <rect className="ta-wall-line" x={LEFT - 3} y={TOP - 3} width={width + 6} height={height + 6} rx="3" />
      <rect className="ta-lane" x={LEFT} y={TOP} width={width} height={height} />
      {QUADRANTS.map(({ tile, look }) => (
        <path key={tile} className={look} d={boxOf(book, book.tileCells[TILES.indexOf(tile)] ?? [], 0)} />
      ))}
      <path className="ta-grid" d={gridOf(book)} />
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
  const book = useBook();
  const part = book.tileCells[tile];
  return (
    <g>
      {part !== null && part !== undefined && <path className="ta-part" d={boxOf(book, part, 1)} />}
      <rect className="ta-band" x={LEFT} y={TOP + row * CELL} width={rightOf(book) - LEFT} height={CELL} />
      <rect className="ta-band" x={LEFT + column * CELL} y={TOP} width={CELL} height={floorOf(book) - TOP} />
    </g>
  );
});
