// Drawings of the board that are on the page once and are stamped wherever they are needed: a stamp is a single element.
import { still } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { DRAWINGS } from './symbols.tsx';
import { FIGURES } from './symbols-figures.tsx';
import { HORSE } from './symbols-horse.tsx';
import { BASES } from './symbols-people.tsx';

/** What only the floor of the mausoleum needs, besides the symbols. */
const ON_FLOOR: Readonly<Record<string, ReactNode>> = {
  kneeling: FIGURES.archer,
  'horse-down': HORSE.down,
  ...Object.fromEntries(Object.entries(BASES).map(([seat, art]) => [`base-${seat}`, art])),
};

const idOf = (name: string): string => `ta-i-${name}`;
/** Where a `use` finds a drawing. */
export const hrefOf = (name: string): string => `#${idOf(name)}`;

export const Sprite = memo(function Sprite(): ReactNode {
  return (
    <svg className="ta-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(DRAWINGS).map(([name, { art }]) => (
          <g key={name} id={idOf(name)} {...still(art)} />
        ))}
        {Object.entries(ON_FLOOR).map(([name, art]) => (
          <g key={name} id={idOf(name)} {...still(art)} />
        ))}
      </defs>
    </svg>
  );
});

interface PrintProps {
  readonly name: string; // of a symbol, or of what stands on the floor
  readonly transform?: string | undefined; // from the units of its drawing
  readonly className?: string | undefined;
}
/** A drawing of the sprite in its own units and in the colours around it. */
export const Print = ({ name, transform, className }: PrintProps): ReactNode => (
  <use href={hrefOf(name)} transform={transform} className={className} />
);

interface StampProps {
  readonly name: string; // of a symbol
  readonly size: number; // of its longer side
  readonly x: number; // its middle
  readonly y: number;
}
/** A symbol inside a drawing of the board, in its own colours. Elsewhere, where there is no sprite, it is a `Sign`. */
export function Stamp({ name, size, x, y }: StampProps): ReactNode {
  const drawing = DRAWINGS[name];
  if (drawing === undefined) return null;
  const [left = 0, top = 0, width = 0, height = 0] = drawing.box.split(' ').map(Number);
  const place = `translate(${x} ${y}) scale(${size / Math.max(width, height)})`;
  return (
    <Print
      name={name}
      transform={`${place} translate(${-left - width / 2} ${-top - height / 2})`}
      className={drawing.look === undefined ? 'ta-stamp' : `ta-stamp ${drawing.look}`}
    />
  );
}
