// Drawings of the board that are on the page once and referenced wherever needed: each use is a single element.
import type { Art } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { BASES, FIGURES } from './art.ts';
import { DRAWINGS } from './symbols.tsx';

/** What only the floor of the mausoleum needs besides the symbols; bases by seat. */
const ON_FLOOR: Readonly<Record<string, Art>> = {
  kneeling: FIGURES.kneeling,
  'horse-down': FIGURES['horse-down'],
  'base-0': BASES.circle,
  'base-1': BASES.square,
  'base-2': BASES.triangle,
  'base-3': BASES.diamond,
};

const idOf = (name: string): string => `ta-i-${name}`;
/** The href of a drawing for `use`. */
export const hrefOf = (name: string): string => `#${idOf(name)}`;

export const Sprite = memo(function Sprite(): ReactNode {
  return (
    <svg className="ta-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(DRAWINGS).map(([name, { art }]) => (
          <g key={name} id={idOf(name)} {...art.still} />
        ))}
        {Object.entries(ON_FLOOR).map(([name, art]) => (
          <g key={name} id={idOf(name)} {...art.still} />
        ))}
      </defs>
    </svg>
  );
});

interface PrintProps {
  readonly name: string; // of a symbol, or of something on the floor
  readonly transform?: string | undefined; // from the units of its drawing
  readonly className?: string | undefined;
}
/** A drawing of the sprite in its own units and in the surrounding colours. */
export const Print = ({ name, transform, className }: PrintProps): ReactNode => (
  <use href={hrefOf(name)} transform={transform} className={className} />
);

interface StampProps {
  readonly name: string; // of a symbol
  readonly size: number; // of its longer side
  readonly x: number; // its centre
  readonly y: number;
}
/** A symbol inside a drawing of the board, in its own colours. Where there is no sprite, use `Sign`. */
export function Stamp({ name, size, x, y }: StampProps): ReactNode {
  const drawing = DRAWINGS[name];
  if (drawing === undefined) return null;
  const [left = 0, top = 0, width = 0, height = 0] = drawing.art.box.split(' ').map(Number);
  const place = `translate(${x} ${y}) scale(${size / Math.max(width, height)})`;
  return (
    <Print
      name={name}
      transform={`${place} translate(${-left - width / 2} ${-top - height / 2})`}
      className={drawing.look === undefined ? 'ta-stamp' : `ta-stamp ${drawing.look}`}
    />
  );
}
