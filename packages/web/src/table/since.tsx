// Since your last turn: one line of symbols for each of the others. It follows from what was heard, so an undo clears it.
import type { Seat } from '@boardwright/engine';
import type { EventGroup, Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { Fragment, type ReactNode, use, useMemo, useRef } from 'react';
import { DrawnContext } from '../drawn/context.tsx';
import type { DrawnEdition } from '../drawn/use-drawn.ts';
import { WordPicture } from '../drawn/word-picture.tsx';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { signed } from '../kit/signed.ts';
import { useCompact, useNarrow } from '../kit/use-narrow.ts';
import { pointsIn } from '../showing/step.ts';
import { useText } from '../text/text.tsx';
import { type Doing, doingsSince, signsOf, turnEnded } from './signs.ts';

const MOST = 10; // symbols; the log has all
const FEW = 5; // where there is little room

/** Moves of others can be watched again. */
export interface Watching {
  readonly isPlaying: boolean;
  readonly play: (after: number, to: number) => void;
  readonly stop: () => void;
}

interface Props {
  readonly update: Update;
  readonly heard: readonly EventGroup[];
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly watching: Watching;
}

export function Since({ update, heard, names, tell, watching }: Props): ReactNode {
  const text = useText();
  const narrow = useNarrow();
  const compact = useCompact();
  const edition = use(DrawnContext);
  const { seat, sinceTurn, answers } = update;
  const headings = edition?.drawn.headings;
  const after = useMemo(
    () => (seat === null ? sinceTurn : turnEnded(heard, sinceTurn, seat, headings ?? [])),
    [heard, sinceTurn, seat, headings],
  );
  const gains = useGains(update, after);
  const doings = useMemo(
    () => (seat === null ? [] : doingsSince(heard, after, seat, edition)),
    [heard, after, seat, edition],
  );
  if (doings.length === 0) return null;
  const { isPlaying, play, stop } = watching;
  const most = (compact && !narrow) || doings.length > 3 ? FEW : MOST;
  return (
    <details className="catch-up" open={!narrow} data-steers="">
      <summary>{text('catchUp')}</summary>
      <button type="button" className="btn small soft" onClick={() => (isPlaying ? stop() : play(after, answers))}>
        <Icon name={isPlaying ? 'last' : 'eye'} size={14} />
        <span>{isPlaying ? text('catchUp.skip') : text('catchUp.play')}</span>
      </button>
      <ol>
        {doings.map(doing => (
          <li key={doing.seat}>
            <SeatMark seat={doing.seat} size={14} />
            <b>{names[doing.seat]}</b>
            <Did doing={doing} edition={edition} tell={tell} most={most} />
            <Gain n={gains(doing.seat)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

interface DidProps {
  readonly doing: Doing;
  readonly edition: DrawnEdition | null;
  readonly tell: Teller;
  readonly most: number; // symbols, the latest ones
}
/** In symbols, with words for screen readers. Only in words if the game has no symbols for it. */
function Did({ doing: { lines }, edition, tell, most }: DidProps): ReactNode {
  const signs = edition === null ? [] : signsOf(lines, edition);
  const last = lines.at(-1);
  if (signs.length === 0) return <span className="did">{last !== undefined && tell.event(last.event)}</span>;
  return (
    <>
      <span className="unseen">{lines.map(({ event }) => tell.event(event)).join(' ')}</span>
      <span className="did" aria-hidden="true">
        {signs.length > most && <i>…</i>}
        {signs.slice(-most).map(({ picture, n }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was done never moves
          <Fragment key={i}>
            {i > 0 && <i>›</i>}
            {n > 1 && <b>{n}</b>}
            <WordPicture word={picture} size={18} />
          </Fragment>
        ))}
      </span>
    </>
  );
}

function Gain({ n }: { readonly n: number | null }): ReactNode {
  if (n === null) return null;
  return <output className="gain">{signed(n)}</output>;
}

/** How the points of a seat changed since an answer; null if this page has not seen how they were. */
function useGains(update: Update, after: number): (seat: Seat) => number | null {
  const seen = useRef(new Map<number, readonly number[]>()); // by number of answers
  const { answers } = update;
  const now = pointsIn(update); // so far: a sheet may hold a forecast
  seen.current.set(answers, now);
  const before = seen.current.get(after);
  return seat => {
    const [from, to] = [before?.[seat], now[seat]];
    return from === undefined || to === undefined ? null : to - from;
  };
}
