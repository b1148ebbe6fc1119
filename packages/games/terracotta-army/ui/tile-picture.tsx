// The picture of a scoring tile: a part of the mausoleum, a type of warrior, coins or clay.
import type { ReactNode } from 'react';
import type { Tile } from '../content/content.ts';
import { Sign } from './symbols.tsx';

const WARRIOR_OF: Readonly<Partial<Record<Tile, string>>> = {
  officers: 'officer',
  guards: 'guard',
  crossbowmen: 'crossbowman',
  soldiers: 'soldier',
};
/** Parts of the mausoleum on 44 x 36 units: left, top, width, height. */
const PART_OF: Readonly<Partial<Record<Tile, readonly [number, number, number, number]>>> = {
  middle_row: [1, 15.6, 42, 4.8],
  middle_column: [19.7, 1, 4.6, 34],
  top_left: [1, 1, 18.7, 14.6],
  top_right: [24.3, 1, 18.7, 14.6],
  bottom_left: [1, 20.4, 18.7, 14.6],
  bottom_right: [24.3, 20.4, 18.7, 14.6],
};
const HEAP = [
  [12, 24],
  [32, 24],
  [22, 12],
] as const;

export function TilePicture({ tile, size }: { readonly tile: Tile; readonly size: number }): ReactNode {
  return (
    <svg className="ta-sign ta-tile-art" viewBox="0 0 44 36" width={size} height={(size * 36) / 44} aria-hidden="true">
      <TileArt tile={tile} />
    </svg>
  );
}

function TileArt({ tile }: { readonly tile: Tile }): ReactNode {
  const warrior = WARRIOR_OF[tile];
  if (warrior !== undefined) return <Sign name={warrior} size={40} x={22} y={18} />;
  const part = PART_OF[tile];
  if (part === undefined)
    return HEAP.map(([x, y], i) => (
      <Sign key={x} name={tile === 'coins' ? 'coin' : i === 1 ? 'dry' : 'wet'} size={22} x={x} y={y} />
    ));
  const [x, y, width, height] = part;
  return (
    <>
      <rect className="ta-tg" x="1" y="1" width="42" height="34" rx="2" />
      <rect className="ta-th" x={x} y={y} width={width} height={height} />
      <path className="ta-tl" d="M19.7 1v34M24.300 1v34M1 15.600h42M1 20.400h42" />
    </>
  );
}
