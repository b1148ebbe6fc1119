// The dice of a hero: a cube that rolls and can be turned, and beside it the net of its six faces.
import type { Seat } from '@boardwright/engine';
import { Die, Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { DICE, type FaceName } from '../content/faces.ts';
import { FACE_WORD, faceName } from '../rules/lookup.ts';
import type { Hero } from '../state.ts';
import { Face } from './faces.tsx';

export const facesOf = (hero: Hero, die: number): FaceName[] => hero.dice.slice(6 * die, 6 * die + 6).map(faceName);

/** `faces` is a list with commas, so that nothing is drawn anew while the die stays the same. */
export const Cube = memo(function Cube({
  faces,
  up,
  rolls,
  size,
  die,
}: {
  readonly faces: string;
  readonly up: number;
  readonly rolls: number;
  readonly size: number;
  readonly die: number;
}): ReactNode {
  const drawn = faces.split(',').map((name, i) => <Face key={`${i} ${name}`} name={name as FaceName} />);
  return <Die faces={drawn} up={up} rolls={rolls} size={size} className={die === 0 ? 'df-light' : 'df-dark'} />;
});

const Net = memo(function Net({
  faces,
  up,
  die,
}: {
  readonly faces: string;
  readonly up: number;
  readonly die: number;
}): ReactNode {
  return (
    <span className={die === 0 ? 'df-net df-light' : 'df-net df-dark'}>
      {faces.split(',').map((name, i) => (
        <Face key={i} name={name as FaceName} {...(i === up ? { className: 'df-up' } : {})} />
      ))}
    </span>
  );
});

interface Props {
  readonly table: TableNow;
  readonly hero: Hero;
  readonly seat: Seat;
  readonly rolls: readonly [number, number];
  readonly size: number;
}

export function HeroDice({ table, hero, seat, rolls, size }: Props): ReactNode {
  const { tell } = table;
  return (
    <div className="df-dice">
      {DICE.map((name, die) => {
        const faces = facesOf(hero, die);
        const up = (hero.up[die] ?? 0) - 6 * die;
        const face = tell.word(FACE_WORD[hero.dice[hero.up[die] ?? 0] ?? 0] ?? '');
        const all = faces.map(each => tell.word(`face:${each}`)).join(' · ');
        return (
          <Piece
            key={name}
            as="span"
            id={`die:${seat}-${name}`}
            className="df-die"
            name={tell.text('ui.die', { die: tell.word(`die:${name}`), face })}
            about={all}
            rule="DF-1.2"
          >
            <Cube faces={faces.join()} up={up} rolls={rolls[die] ?? 0} size={size} die={die} />
            <Net faces={faces.join()} up={up} die={die} />
          </Piece>
        );
      })}
    </div>
  );
}
