// Figures in the mausoleum: clay on a base of the owner's colour, or jade on a plinth.
import { NOBODY, type Seat } from '@boardwright/engine';
import { stillOf } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { WARRIORS } from '../content/content.ts';
import { ARCHER, FOOTMAN, NO_WAY } from '../state.ts';
import { Print } from './sprite.tsx';
import { CELL } from './tomb-shape.ts';

interface Props {
  readonly kind: number;
  readonly owner: Seat | typeof NOBODY;
  readonly way: number;
}

/** A figure with the upper left corner of its cell at the origin, to be spread into a `g`. */
export const figureArt = stillOf((kind: number, owner: Seat | typeof NOBODY, way: number): ReactNode => {
  if (owner === NOBODY) return <SpecialistArt kind={kind} way={way} />;
  return way === NO_WAY ? <WarriorArt kind={kind} owner={owner} /> : <RiderArt kind={kind} owner={owner} way={way} />;
});

const warriorOf = (kind: number): string => WARRIORS[kind] ?? 'soldier';
const baseOf = (owner: Seat): string => `base-${owner % 4}`;

function WarriorArt({ kind, owner }: Omit<Props, 'way'>): ReactNode {
  return (
    <g className={`ta-p${owner}`}>
      <ellipse className="ta-shade" cx="29" cy="46" rx="20" ry="5" />
      <Print name={baseOf(owner)} />
      <Print name={warriorOf(kind)} transform="translate(4 0) scale(0.958)" />
    </g>
  );
}

/**
 * A slab over three cells: the rider on its own cell, the horse on the two others, seen from the side or from the
 * front.
 */
function RiderArt({ kind, owner, way }: Props): ReactNode {
  const [x, y] = [way === 3 ? -2 * CELL : 0, way === 0 ? -2 * CELL : 0];
  const across = way % 2 === 1;
  const [width, height] = across ? [154, 46] : [46, 154];
  return (
    <g className={`ta-p${owner}`}>
      <g transform={`translate(${x} ${y})`}>
        <rect className="ta-slab-s" x="4" y="7" width={width} height={height} rx="8" />
        <rect className="ta-slab" x="4" y="3" width={width} height={height} rx="8" />
        <rect className="ta-slab-b" x="7" y="6" width={width - 6} height={height - 6} rx="5" />
      </g>
      {across ? <HorseAcross left={way === 3} /> : <HorseDown above={way === 0} />}
      <Print name={baseOf(owner)} transform="translate(3 1) scale(0.926)" />
      <Print name={warriorOf(kind)} transform="translate(5 0) scale(0.917)" />
    </g>
  );
}

const HorseAcross = ({ left }: { readonly left: boolean }): ReactNode => (
  <Print
    name="horse"
    className="ta-jade"
    transform={left ? 'translate(-1 1) scale(-0.907 0.907)' : 'translate(55 1) scale(0.907)'}
  />
);
const HorseDown = ({ above }: { readonly above: boolean }): ReactNode => (
  <Print name="horse-down" className="ta-jade" transform={`translate(6 ${above ? -100 : 54}) scale(0.875 0.889)`} />
);

/** Specialists belong to nobody. The wedge shows where a kneeling archer looks. */
function SpecialistArt({ kind, way }: Omit<Props, 'owner'>): ReactNode {
  const name = kind === FOOTMAN ? 'footman' : 'musician';
  return (
    <g className="ta-jade">
      <ellipse className="ta-plinth" cx="27" cy="43" rx="22" ry="7.500" />
      {kind === ARCHER ? <ArcherArt way={way} /> : <Print name={name} transform="translate(2 0) scale(1.042)" />}
    </g>
  );
}

function ArcherArt({ way }: { readonly way: number }): ReactNode {
  const turn = way === NO_WAY ? 0 : way * 90;
  return (
    <>
      <Print name="kneeling" transform="translate(3 4) scale(0.958)" />
      <Print name="aim" transform={`translate(27 29) rotate(${turn}) scale(0.625) translate(-24 -24)`} />
      {way !== NO_WAY && (
        <path className="ta-look" d="M19.500 4.500 27-5.500l7.500 10z" transform={`rotate(${turn} 27 27)`} />
      )}
    </>
  );
}
