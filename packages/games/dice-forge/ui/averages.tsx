// What a die brings on average with one roll, in symbols: now, or before and after a face is forged.
import type { ReactNode } from 'react';
import { RESOURCES, type Resource } from '../content/faces.ts';
import { type Average, averageOf } from '../rules/averages.ts';
import { faceName } from '../rules/lookup.ts';
import { faceClass } from './faces.tsx';
import { inWords, type Teller } from './reading.ts';
import { Mark } from './symbols.tsx';

interface Props {
  readonly tell: Teller;
  readonly faces: readonly number[];
}
/** What it brings now. */
export function AverageNow({ tell, faces }: Props): ReactNode {
  const { gains, special } = averageOf(faces);
  return (
    <span className="df-average">
      <i aria-hidden="true">⌀</i>
      {RESOURCES.map(
        (what, i) => gains[i] !== 0 && <Part key={what} what={what} says={inWords(tell, gains[i] ?? 0)} />,
      )}
      {[...special].map(([face, n]) => (
        <span key={face} className="df-part-of">
          <span className={faceClass(faceName(face))} />
          {inWords(tell, n)}
        </span>
      ))}
    </span>
  );
}

const Part = ({
  what,
  says,
  how = '',
}: {
  readonly what: Resource;
  readonly says: ReactNode;
  readonly how?: string;
}) => (
  <span className={`df-part-of ${how}`}>
    <Mark name={what} />
    {says}
  </span>
);

/** Only what changes: how much of it, and how often a special face comes. */
export function AverageChange({ tell, faces, then }: Props & { readonly then: readonly number[] }): ReactNode {
  const [before, after] = [averageOf(faces), averageOf(then)];
  const say = (from: number, to: number): ReactNode => (
    <>
      {inWords(tell, from)} <Mark name="arrow" /> <b>{inWords(tell, to)}</b>
    </>
  );
  const how = (from: number, to: number): string => (to > from ? 'df-more' : 'df-less');
  return (
    <span className="df-average">
      <i aria-hidden="true">⌀</i>
      {RESOURCES.map((what, i) => {
        const [from, to] = [before.gains[i] ?? 0, after.gains[i] ?? 0];
        return from === to ? null : <Part key={what} what={what} says={say(from, to)} how={how(from, to)} />;
      })}
      {specialsOf(before, after).map(([face, from, to]) => (
        <span key={face} className={`df-part-of ${how(from, to)}`}>
          <span className={faceClass(faceName(face))} /> {say(from, to)}
        </span>
      ))}
    </span>
  );
}

/** Special faces whose chance changes: the face, before, after. */
const specialsOf = (before: Average, after: Average): (readonly [number, number, number])[] =>
  [...new Set([...before.special.keys(), ...after.special.keys()])]
    .map(face => [face, before.special.get(face) ?? 0, after.special.get(face) ?? 0] as const)
    .filter(([, from, to]) => from !== to);
