// What happened, in the reader's language, the latest first. Each entry leads to its moment in the replay.

import type { Event } from '@boardwright/engine';
import type { EventGroup } from '@boardwright/host';
import type { Retells, Teller } from '@boardwright/text';
import { memo, type ReactNode } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { light } from '../drawn/pointing.ts';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { EventText } from './event-text.tsx';
import { linesOf, wordsIn } from './lines.ts';

interface Props {
  readonly heard: readonly EventGroup[];
  readonly tell: Teller;
  readonly replay: string | null; // the address of the replay
  readonly onRule: (id: string) => void;
}

const SHOWN = 120; // entries; older ones are in the replay

/** Drawn anew only when something has been told. */
export const Log = memo(function Log({ heard, tell, replay, onRule }: Props): ReactNode {
  const text = useText();
  const retells = useDrawn()?.retells;
  const entries = heard.filter(({ events }) => events.length > 0);
  const latest = entries.slice(-SHOWN).reverse();
  return (
    <ol className="log" reversed aria-label={text('log')}>
      {latest.map(entry => (
        <LogEntry key={entry.n} entry={entry} tell={tell} retells={retells} replay={replay} onRule={onRule} />
      ))}
      {entries.length > SHOWN && replay !== null && (
        <li>
          <Link href={`${replay}?at=0`}>{text('log.older')}</Link>
        </li>
      )}
    </ol>
  );
});

interface EntryProps extends Omit<Props, 'heard'> {
  readonly entry: EventGroup;
  readonly retells: Retells | undefined;
}

const LogEntry = memo(function LogEntry({ entry, tell, retells, replay, onRule }: EntryProps): ReactNode {
  const text = useText();
  const seat = seatOf(entry.events);
  const about = entry.events.flatMap(wordsIn);
  return (
    <li
      data-about={about.join(' ')}
      onPointerEnter={() => light(about)}
      onPointerLeave={() => light([])}
      onFocus={() => light(about)}
      onBlur={() => light([])}
    >
      {seat !== null && <SeatMark seat={seat} size={16} />}
      <div>
        {linesOf(entry.events, retells).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of an answer never move
          <p key={i}>
            <EventText line={line} tell={tell} onRule={onRule} />
          </p>
        ))}
      </div>
      {replay !== null && (
        <Link className="moment" href={`${replay}?at=${entry.n}`} aria-label={text('log.moment', { n: entry.n })}>
          <Icon name="eye" size={14} />
        </Link>
      )}
    </li>
  );
});

/** Whom an entry is about: whoever its first event names. */
function seatOf(events: readonly Event[]): number | null {
  for (const { p } of events) if (typeof p === 'number' && p >= 0) return p;
  return null;
}
