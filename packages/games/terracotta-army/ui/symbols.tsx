// Every symbol of the game by name, drawn once and used on the board, in options, log and rules.
import type { Art } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { FIGURES, GOODS, MASTER_SIGNS, PEOPLE, WEAPONS } from './art.ts';

interface SymbolArt {
  readonly art: Art;
  readonly look?: string; // a class that colours it
}

const all = (drawings: Readonly<Record<string, Art>>, look?: string): Record<string, SymbolArt> =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, art]) => [name, look === undefined ? { art } : { art, look }]),
  );

const { footman, archer, musician, horse, aim, officer, guard, crossbowman, soldier } = FIGURES;
const { craftsman, artisan, inspector } = PEOPLE;
export const DRAWINGS: Readonly<Record<string, SymbolArt>> = {
  ...all(GOODS),
  ...all(WEAPONS),
  ...all({ officer, guard, crossbowman, soldier, aim }),
  ...all({ footman, musician, archer, horse, specialist: GOODS.specialist }, 'ta-jade'),
  ...all({ craftsman, artisan, upgrade: GOODS.upgrade }, 'ta-nobody'),
  ...Object.fromEntries(Object.entries(MASTER_SIGNS).map(([name, art]) => [`master-${name}`, { art }])),
  'craftsman-own': { art: craftsman },
  'artisan-own': { art: artisan },
  pawn: { art: inspector },
  storehouse: { art: MASTER_SIGNS.overseer }, // the sign of the overseer
};

export const isSign = (name: string): boolean => Object.hasOwn(DRAWINGS, name);

interface Props {
  readonly name: string;
  readonly size: number; // of its longer side
  readonly x?: number; // its centre, inside another drawing
  readonly y?: number;
  readonly turn?: number; // degrees
  readonly className?: string | undefined;
}

/** A symbol: in text, or inside another drawing centred at a point. It is decorative. */
export const Sign = memo(function Sign(props: Props): ReactNode {
  return drawSign(props);
});

/** The same, for parts that show nothing else and render with it. */
export function drawSign({ name, size, x, y, turn, className }: Props): ReactNode {
  const drawing = DRAWINGS[name];
  if (drawing === undefined) return null;
  const isInside = x !== undefined && y !== undefined;
  const classes = ['ta-sign', !isInside && 'ta-inline', drawing.look, className].filter(Boolean).join(' ');
  const place = isInside ? { x: x - size / 2, y: y - size / 2 } : { style: { '--s': size } as CSSProperties };
  const frame = { className: classes, viewBox: drawing.art.box, width: size, height: size, ...place };
  if (turn === undefined) return <svg aria-hidden="true" {...frame} {...drawing.art.still} />;
  return (
    <svg aria-hidden="true" {...frame}>
      <g transform={turnOf(drawing.art.box, turn)} {...drawing.art.still} />
    </svg>
  );
}

function turnOf(box: string, degrees: number): string {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  return `rotate(${degrees} ${x + width / 2} ${y + height / 2})`;
}
