// Every symbol of the game by its name, drawn once and used on the board, in options, log and rules alike.
import { still } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { FIGURES } from './symbols-figures.tsx';
import { GOODS, WEAPONS } from './symbols-goods.tsx';
import { AIM, HORSE } from './symbols-horse.tsx';
import { MASTER_SIGNS } from './symbols-masters.tsx';
import { PAWN, WORKERS } from './symbols-people.tsx';

interface Drawing {
  readonly box: string;
  readonly art: ReactNode;
  readonly look?: string; // a class that colours it
}

const all = (drawings: Readonly<Record<string, ReactNode>>, box: string, look?: string): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, art]) => [name, look === undefined ? { box, art } : { box, art, look }]),
  );

/** A symbol inside another one: its corner and its size. */
const placed = (art: ReactNode, x: number, y: number, size: number, of: number): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size / of})`}>{art}</g>
);

const SOAK = (
  <>
    {placed(GOODS.dry, 0, 2, 13, 24)}
    {placed(GOODS.wet, 11.5, 0, 13, 24)}
    <path className="ta-tiny" d="M7 20.500h10m-3.500-3 3.500 3-3.500 3" />
  </>
);
const UPGRADE = (
  <g className="ta-nobody">
    {placed(WORKERS.craftsman, 0, 9, 10.5, 30)}
    {placed(WORKERS.artisan, 10, 4, 14, 30)}
    <path className="ta-tiny" d="M2 4h8m-3-3 3 3-3 3" />
  </g>
);

const ARCHER = (
  <>
    {FIGURES.archer}
    {placed(AIM.up, 10, 11, 28, 48)}
  </>
);

const { footman, archer: _archer, musician, ...warriors } = FIGURES;
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...all(GOODS, '0 0 24 24'),
  ...all(WEAPONS, '0 0 24 24'),
  ...all(warriors, '0 0 48 48'),
  ...all({ footman, musician }, '0 0 48 48', 'ta-jade'),
  archer: { box: '0 0 48 48', art: ARCHER, look: 'ta-jade' },
  horse: { box: '2 -24 104 104', art: HORSE.across, look: 'ta-jade' },
  ...all(WORKERS, '0 0 30 34', 'ta-nobody'),
  'craftsman-own': { box: '0 0 30 34', art: WORKERS.craftsman },
  'artisan-own': { box: '0 0 30 34', art: WORKERS.artisan },
  ...Object.fromEntries(
    Object.entries(MASTER_SIGNS).map(([name, art]) => [`master-${name}`, { box: '0 0 24 24', art }]),
  ),
  specialist: { box: '0 0 24 24', art: GOODS.specialist, look: 'ta-jade' },
  'turn-back': { box: '0 0 24 24', art: <g transform="translate(24 0) scale(-1 1)">{GOODS.turn}</g> },
  pawn: { box: '0 0 30 34', art: PAWN.inspector },
  storehouse: { box: '0 0 24 24', art: MASTER_SIGNS.overseer },
  soak: { box: '0 0 24 24', art: SOAK },
  upgrade: { box: '0 0 24 24', art: UPGRADE },
  aim: { box: '0 0 48 48', art: AIM.up },
};

const STILL = Object.fromEntries(Object.entries(DRAWINGS).map(([name, { art }]) => [name, still(art)]));

export const isSign = (name: string): boolean => Object.hasOwn(DRAWINGS, name);

interface Props {
  readonly name: string;
  readonly size: number; // of its longer side
  readonly x?: number; // its middle, inside another drawing
  readonly y?: number;
  readonly turn?: number; // degrees
  readonly className?: string | undefined;
}

/** A symbol: among text, or inside another drawing with its middle at a point. It says nothing of its own. */
export const Sign = memo(function Sign(props: Props): ReactNode {
  return drawSign(props);
});

/** The same, for parts that show nothing else and are drawn when it is. */
export function drawSign({ name, size, x, y, turn, className }: Props): ReactNode {
  const drawing = DRAWINGS[name];
  if (drawing === undefined) return null;
  const isInside = x !== undefined && y !== undefined;
  const classes = ['ta-sign', !isInside && 'ta-inline', drawing.look, className].filter(Boolean).join(' ');
  const place = isInside ? { x: x - size / 2, y: y - size / 2 } : { style: { '--s': size } as CSSProperties };
  const frame = { className: classes, viewBox: drawing.box, width: size, height: size, ...place };
  if (turn === undefined) return <svg aria-hidden="true" {...frame} {...STILL[name]} />;
  return (
    <svg aria-hidden="true" {...frame}>
      <g transform={turnOf(drawing.box, turn)} {...STILL[name]} />
    </svg>
  );
}

function turnOf(box: string, degrees: number): string {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  return `rotate(${degrees} ${x + width / 2} ${y + height / 2})`;
}
