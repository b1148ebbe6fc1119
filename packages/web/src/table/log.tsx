// What happened, in the reader's language: the latest part of the game first, and in it the latest entry. An entry is one line; what
// came of it is folded. Each entry leads to its moment in the replay.

import type { Event } from '@boardwright/engine';
import type { EventGroup } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { memo, type ReactNode, useMemo } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { light } from '../drawn/pointing.ts';
import type { DrawnTable } from '../drawn/table.ts';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { Link } from '../route.tsx';
import { Gains, sayer } from '../showing/stage-panel.tsx';
import { useText } from '../text/text.tsx';
import { EventText } from './event-text.tsx';
import { type Happening, happeningsOf, type InChapter, inChapters, type Line, wordsIn } from './lines.ts';

interface Props {
  readonly heard: readonly EventGroup[];
  readonly tell: Teller;
  readonly replay: string | null; // the address of the replay
  readonly onRule: (id: string) => void;
  readonly onStage: (n: number) => void; // shows the stage of an answer again
}

const SHOWN = 120; // answers; older ones are in the replay

interface Entry {
  readonly key: string;
  readonly n: number; // of its answer
  readonly happening: Happening;
  readonly opens: boolean; // there is a stage to open again
  readonly times: number; // the same was done so often in a row
}
/** What happened under one heading, the earliest first. */
interface Part {
  readonly key: string;
  readonly heading: Event | null;
  readonly entries: readonly Entry[];
}

function partsOf(
  groups: readonly EventGroup[],
  happeningsIn: (group: EventGroup) => readonly Happening[],
  opensStage: DrawnTable['opensStage'],
): Part[] {
  const parts: { key: string; heading: Event | null; entries: Entry[] }[] = [];
  for (const group of groups) {
    let opens = opensStage?.(group.events) === true;
    for (const [i, happening] of happeningsIn(group).entries()) {
      const key = `${group.n} ${i}`;
      const { heading, lines } = happening;
      if (heading !== null || parts.length === 0) parts.push({ key, heading, entries: [] });
      if (lines.length === 0) continue;
      const entry = { key, n: group.n, happening, opens, times: 1 };
      const entries = parts.at(-1)?.entries ?? [];
      const before = entries.at(-1);
      if (before !== undefined && isSame(before, entry)) entries.splice(-1, 1, { ...entry, times: before.times + 1 });
      else entries.push(entry);
      opens = false; // once for each answer
    }
  }
  return parts;
}

/** The same answer again, with nothing to tell but itself: three soldiers on one wall are one line. */
const isSame = ({ happening: a }: Entry, { happening: b }: Entry): boolean =>
  a.lines.length === 1 &&
  b.lines.length === 1 &&
  a.heading === null &&
  b.heading === null &&
  a.lines[0]?.event.say === '@answer' &&
  ['say', 'p', 'do', 'word'].every(key => a.lines[0]?.event[key] === b.lines[0]?.event[key]);

/** Computed once for each answer, so that an unchanged entry is the same object. */
function useParts(groups: readonly EventGroup[], drawn: DrawnTable | null): Part[] {
  const happeningsIn = useMemo(() => {
    const known = new WeakMap<EventGroup, readonly Happening[]>();
    return (group: EventGroup): readonly Happening[] => {
      const found = known.get(group) ?? happeningsOf(group.events, drawn);
      known.set(group, found);
      return found;
    };
  }, [drawn]);
  return partsOf(groups, happeningsIn, drawn?.opensStage);
}

/** Renders again only when something new was told. */
export const Log = memo(function Log({ heard, tell, replay, onRule, onStage }: Props): ReactNode {
  const text = useText();
  const told = heard.filter(({ events }) => events.length > 0);
  const parts = useParts(told.slice(-SHOWN), useDrawn());
  return (
    <section className="log" aria-label={text('log')}>
      {parts.reverse().map(({ key, heading, entries }) => (
        <section key={key}>
          {heading !== null && <h2>{tell.event(heading)}</h2>}
          {entries.length > 0 && (
            <ol reversed>
              {entries.toReversed().map(({ key: id, ...entry }) => (
                <LogEntry key={id} {...entry} tell={tell} replay={replay} onRule={onRule} onStage={onStage} />
              ))}
            </ol>
          )}
        </section>
      ))}
      {told.length > SHOWN && replay !== null && <Link href={`${replay}?at=0`}>{text('log.older')}</Link>}
    </section>
  );
});

interface EntryProps extends Omit<Props, 'heard'>, Omit<Entry, 'key'> {}

const LogEntry = memo(function LogEntry(props: EntryProps): ReactNode {
  const { n, happening, opens, times, tell, replay, onRule, onStage } = props;
  const text = useText();
  const chapters = useDrawn()?.chapters;
  const { seat, lines } = happening;
  const { summed, rest } = inChapters(lines, chapters);
  const about = lines.flatMap(({ event, words }) => [...wordsIn(event), ...words]);
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
        {times > 1 && <b className="times">{times}×</b>}
        <Told lines={rest.slice(0, 1)} tell={tell} onRule={onRule} />
        <Folded lines={rest.slice(1)} tell={tell} onRule={onRule} />
        {summed.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters of an answer never move
          <Summed key={i} {...each} tell={tell} onRule={onRule} />
        ))}
      </div>
      {opens && (
        <button
          type="button"
          className="moment again"
          aria-label={text('log.stage')}
          title={text('log.stage')}
          data-steers=""
          onClick={() => onStage(n)}
        >
          <Icon name="list" size={14} />
        </button>
      )}
      {replay !== null && (
        <Link className="moment" href={`${replay}?at=${n}`} aria-label={text('log.moment', { n })}>
          <Icon name="eye" size={14} />
        </Link>
      )}
    </li>
  );
});

interface LinesProps extends Pick<Props, 'tell' | 'onRule'> {
  readonly lines: readonly Line[];
}
function Told({ lines, tell, onRule }: LinesProps): ReactNode {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: events of an answer never move
    <p key={i}>
      <EventText line={line} tell={tell} onRule={onRule} />
    </p>
  ));
}

/** A single line is not folded: it needs no more room than the fold. */
function Folded(props: LinesProps): ReactNode {
  const text = useText();
  const { lines } = props;
  if (lines.length < 2) return <Told {...props} />;
  return (
    <details className="effects">
      <summary>{text('log.effects', { n: lines.length })}</summary>
      <Told {...props} />
    </details>
  );
}

interface SummedProps extends InChapter, Pick<Props, 'tell' | 'onRule'> {}
/** A chapter in one line; its sentences are folded. */
function Summed({ chapter: { says, seat, gains = [], headings = [] }, lines, tell, onRule }: SummedProps): ReactNode {
  return (
    <details className="chapter">
      <summary>
        {seat !== undefined && <SeatMark seat={seat} size={14} />}
        <b>{sayer(tell)(says)}</b>
        {gains.map(each => (
          <span key={each.seat} className="chapter-gains">
            <SeatMark seat={each.seat} size={14} />
            {each.gains.length === 0 ? '–' : <Gains gains={each.gains} />}
          </span>
        ))}
      </summary>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of an answer never move
        <p key={i} className={headings.includes(line.event.say) ? 'chapter-part' : undefined}>
          <EventText line={line} tell={tell} onRule={onRule} />
        </p>
      ))}
    </details>
  );
}
