// The symbol of a word or a term: the same on the board, in the options, in the log and in the rules.
import { type PictureProps, SeatMark } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { FACES, type FaceName } from '../content/faces.ts';
import { FEATS, type FeatName, PLACES } from '../content/feats.ts';
import { EMBLEMS } from './art.ts';
import { faceClass } from './faces.tsx';
import { type MarkName, markElement } from './symbols.tsx';

const faces = new Set<string>(FACES.map(({ name }) => name));
const isFace = (name: string): name is FaceName => faces.has(name);
const isFeat = (name: string): name is FeatName => Object.hasOwn(EMBLEMS, name);

/** The cost of a feat decides the colour of its card. */
export function skyOf(feat: number): 'df-moon' | 'df-sun' | 'df-both' {
  const place = PLACES[FEATS[feat]?.place ?? 0];
  if (place === undefined || place.sun === 0) return 'df-moon';
  return place.moon === 0 ? 'df-sun' : 'df-both';
}

export const emblemElement = (name: FeatName): ReactNode => (
  <svg className="df-emblem" viewBox={EMBLEMS[name].box} aria-hidden="true" {...EMBLEMS[name].still} />
);

const numberOf = new Map<string, number>(FEATS.map(({ name }, id) => [name, id]));
/** A card at the size of a letter. */
export const MiniCard = memo(function MiniCard({
  name,
  size,
}: {
  readonly name: FeatName;
  readonly size?: number;
}): ReactNode {
  return (
    <span
      className={`df-mini ${skyOf(numberOf.get(name) ?? 0)}`}
      style={size === undefined ? undefined : { width: size, height: size }}
    >
      {emblemElement(name)}
    </span>
  );
});

const BY_KIND: Readonly<Record<string, MarkName>> = {
  hammer: 'hammer',
  die: 'die',
  action: 'sun',
  convert: 'glory',
};
const MARKS: Readonly<Record<string, MarkName>> = {
  'button:pass': 'pass',
  'button:done': 'check',
  'convert:keep': 'dice',
  'hind:light': 'die',
  'hind:dark': 'die',
  'term:light': 'die',
  'term:dark': 'die',
};
const RESOURCE_MARKS: readonly string[] = ['gold', 'sun', 'moon', 'glory'];

const cardPicture = (name: FeatName, size: number): ReactNode => (
  <span className="df-picture">
    <MiniCard name={name} size={size} />
  </span>
);

export function picture({ word, size }: PictureProps): ReactNode {
  const [kind = '', rest = ''] = word.split(':');
  const detail = kind === 'slot' ? (rest.split('-')[1] ?? '') : rest;
  const mark = MARKS[word] ?? BY_KIND[kind];
  if (mark !== undefined) return markElement({ name: mark, size, className: 'df-picture' });
  if (isFace(detail))
    return (
      <span className={`${faceClass(detail)} df-picture`} style={{ width: size, height: size }} aria-hidden="true" />
    );
  if (kind === 'owl') return cardPicture('guardians_owl', size);
  if (RESOURCE_MARKS.includes(detail)) return markElement({ name: detail as MarkName, size, className: 'df-picture' });
  const feat = kind === 'elder' ? 'elder' : (detail.split('-')[0] ?? '');
  if (isFeat(feat)) return cardPicture(feat, size);
  if (kind === 'player') return <SeatMark seat={Number(rest.slice(1)) - 1} size={size} />;
  return null;
}

/** The symbols that are explained: resources, faces, cards. */
export const legend: readonly string[] = [
  ...RESOURCE_MARKS.map(each => `gain:${each}`),
  ...FACES.map(({ name }) => `face:${name}`),
  ...FEATS.map(({ name }) => `feat:${name}`),
];
