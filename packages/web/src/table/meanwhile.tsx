// What happened to my seat while I did not answer: why, since when, and what a bot played.
import type { EventGroup, Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly update: Update;
  readonly heard: readonly EventGroup[];
  readonly tell: Teller;
  readonly play: (after: number, to: number) => void;
}

/** Whether there is something to tell: until the first turn of one's own is over. */
export function wasAway({ absence, sinceTurn }: Update): boolean {
  return absence !== null && (absence.to === null || sinceTurn <= absence.to);
}

export function Meanwhile({ update, heard, tell, play }: Props): ReactNode {
  const text = useText();
  const { absence, seat, answers } = update;
  if (absence === null || !wasAway(update)) return null;
  const { why, at, from } = absence;
  const to = Math.min(absence.to ?? answers, answers);
  const moves = heard
    .filter(({ n }) => n > from && n <= to)
    .flatMap(({ n, events }) =>
      events.flatMap(event => (event.say === '@answer' && event.p === seat ? [{ n, told: tell.event(event) }] : [])),
    );
  return (
    <>
      <p>{text(why === 'timeout' ? 'meanwhile.timeout' : 'meanwhile.left', { date: text.date(at) })}</p>
      {moves.length > 0 && (
        <details>
          <summary>{text('meanwhile.moves', { n: moves.length })}</summary>
          <ol>
            {moves.map(({ n, told }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was played never moves
              <li key={`${n} ${i}`}>{told}</li>
            ))}
          </ol>
        </details>
      )}
      {to > from && (
        <button type="button" className="btn small soft" onClick={() => play(from, to)}>
          <Icon name="eye" size={14} />
          {text('meanwhile.watch')}
        </button>
      )}
    </>
  );
}
