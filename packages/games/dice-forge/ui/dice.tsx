// A hero's dice: a cube that rolls and can be turned, and the net of its six faces beside it.
import type { Seat } from '@boardwright/engine';
import { Die, Piece } from '@boardwright/web/kit';
import { memo, type ReactNode, useMemo } from 'react';
import { DICE, type FaceName, RESOURCES } from '../content/faces.ts';
import { averageOf } from '../rules/averages.ts';
import { FACE, faceName } from '../rules/lookup.ts';
import type { Hero } from '../state.ts';
import { faceClass } from './faces.tsx';
import { inWords, type Teller } from './reading.ts';

export const facesOf = (hero: Hero, die: number): FaceName[] => hero.dice.slice(6 * die, 6 * die + 6).map(faceName);

/** `faces` is a comma-separated list, so that nothing renders again while the die stays the same. */
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
  const drawn = useMemo(
    () => faces.split(',').map((name, i) => <span key={i} className={faceClass(name as FaceName)} />),
    [faces],
  );
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
        <span key={i} className={i === up ? `${faceClass(name as FaceName)} df-up` : faceClass(name as FaceName)} />
      ))}
    </span>
  );
});

/** In words: what a roll brings on average. */
function averageText(tell: Teller, faces: string): string {
  const { gains, special } = averageOf(faces.split(',').map(name => FACE[name as FaceName]));
  const said = (n: number, word: string): string => (n === 0 ? '' : `${inWords(tell, n)} ${tell.word(word)}`);
  return [
    ...RESOURCES.map((what, i) => said(gains[i] ?? 0, `gain:${what}`)),
    ...[...special].map(([face, n]) => said(n, `face:${faceName(face)}`)),
  ]
    .filter(each => each !== '')
    .join(', ');
}

interface DieProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly die: number;
  readonly faces: string;
  readonly up: number;
  readonly rolls: number;
  readonly size: number;
  readonly isAway: boolean;
}
/** A die in front of its hero: an empty place while it is rolled in the middle of the table. */
export const HeroDie = memo(function HeroDie({ tell, seat, die, faces, up, rolls, size, isAway }: DieProps): ReactNode {
  const words = faces.split(',').map(each => tell.word(`face:${each}`));
  return (
    <Piece
      as="span"
      id={isAway ? undefined : `die:${seat}-${DICE[die]}`}
      className="df-die"
      name={tell.text('ui.die', { die: tell.word(`die:${DICE[die]}`), face: words[up] ?? '' })}
      about={`${words.join(' · ')} ⌀ ${averageText(tell, faces)}`}
      rule="DF-1.2"
    >
      {isAway ? (
        <i className="df-place" style={{ width: size, height: size }} />
      ) : (
        <Cube faces={faces} up={up} rolls={rolls} size={size} die={die} />
      )}
      <Net faces={faces} up={up} die={die} />
    </Piece>
  );
});
