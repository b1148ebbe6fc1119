// The pictures of the action spaces of the wheel, drawn around the origin, and the words that carry them out directly.
import type { Word } from '@boardwright/engine';
import { memo, type ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import {
  type InnerSpace,
  type Master,
  type MiddleSpace,
  type OuterSpace,
  SPECIALISTS,
  WEAPONS,
} from '../content/content.ts';
import { actionWord } from '../rules/codes.ts';
import { Stamp } from './sprite.tsx';

export type Space = InnerSpace | MiddleSpace | OuterSpace;

/**
 * The only word that carries out an action in the segment; undefined if it is chosen elsewhere, such as a warrior's
 * type.
 */
export function wordOfSpace(book: Book, space: Space): Word | undefined {
  switch (space.action) {
    case 'clay':
      return actionWord('clay', space.amount);
    case 'coins':
      return actionWord('coins', space.amount);
    case 'soak':
      return actionWord('soak');
    case 'upgrade':
      return actionWord('upgrade');
    case 'priority':
      return actionWord('priority');
    case 'weapon':
      return actionWord('prepare', WEAPONS.indexOf(space.weapon));
    case 'master':
      return wordOfMaster(book, space.master);
    default:
      return undefined;
  }
}

/** Masters whose ability is a single choice. */
export function wordOfMaster(book: Book, master: Master): Word | undefined {
  if (master === 'clay_maker') return actionWord('clay', book.content.masters.clayMakerClay);
  return master === 'blacksmith' ? actionWord('prepareAll') : undefined;
}

const amount = (n: number, sign: string): ReactNode => (
  <>
    <text className="ta-n" x="-9" y="6">
      {n}
    </text>
    <Stamp name={sign} size={22} x={7} y={0} />
  </>
);

/** The picture of an action, about 34 units wide. */
export const SpacePicture = memo(function SpacePicture({ space }: { readonly space: Space }): ReactNode {
  switch (space.action) {
    case 'warrior':
      return (
        <>
          <Stamp name="warrior" size={26} x={-4} y={-2} />
          <circle className="ta-cost" cx="10" cy="6" r="8.5" />
          <text className="ta-nc" x="10" y="11">
            {space.clay}
          </text>
        </>
      );
    case 'clay':
      return amount(space.amount, 'wet');
    case 'coins':
      return amount(space.amount, 'coin');
    case 'soak':
    case 'upgrade':
      return <Stamp name={space.action} size={32} x={0} y={0} />;
    case 'priority':
      return <Stamp name="priority" size={25} x={1} y={0} />;
    case 'master':
      return <Stamp name={`master-${space.master}`} size={28} x={0} y={0} />;
    case 'weapon':
      return <Stamp name={space.weapon} size={26} x={0} y={0} />;
    default:
      return <SpecialistPicture types={space.types.length === SPECIALISTS.length ? [] : space.types} />;
  }
});

/** Any specialist, or those that an edition names here. */
function SpecialistPicture({ types }: { readonly types: readonly string[] }): ReactNode {
  const names = types.length === 0 ? ['specialist'] : types;
  return (
    <>
      {names.map((name, i) => (
        <Stamp key={name} name={name} size={25 - 4 * (names.length - 1)} x={(i - (names.length - 1) / 2) * 16} y={-1} />
      ))}
      <Stamp name="coin" size={13} x={11} y={9} />
    </>
  );
}
