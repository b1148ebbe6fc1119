// What just happened, in one line, with the mark of the player who did it.
import type { EventGroup } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { EventText } from './event-text.tsx';
import { happeningOf } from './lines.ts';

interface Props {
  readonly heard: readonly EventGroup[];
  readonly tell: Teller;
  readonly onRule: (id: string) => void;
}

export function Latest({ heard, tell, onRule }: Props): ReactNode {
  const drawn = useDrawn();
  const last = heard.findLast(({ events }) => events.length > 0);
  const happening = last && happeningOf(last.events, drawn);
  const line = happening?.lines[0];
  if (happening === undefined || line === undefined) return null;
  return (
    <p className="latest">
      {happening.seat !== null && <SeatMark seat={happening.seat} size={14} />}
      <span>
        <EventText line={line} tell={tell} onRule={onRule} />
      </span>
    </p>
  );
}
