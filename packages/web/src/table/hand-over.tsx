// The device goes to somebody else. Until that person says that they have it, the page shows nothing of the table.
import type { Seat } from '@boardwright/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { SeatMark } from '../kit/seat-mark.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly seat: Seat;
  readonly name: string;
  readonly onTake: () => void;
}

export function HandOver({ seat, name, onTake }: Props): ReactNode {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="panel hand-over" aria-labelledby="hand-over">
      <SeatMark seat={seat} size={56} />
      <h2 id="hand-over">{text('handOver.title', { name })}</h2>
      <p>{text('handOver.about', { name })}</p>
      <button ref={button} type="button" className="btn go big" onClick={onTake}>
        {text('handOver.take', { name })}
      </button>
    </section>
  );
}
