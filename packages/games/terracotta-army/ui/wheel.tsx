// The wheel of actions: where workers can go and what they would find, where they stand, and what is carried out now.
import type { Seat, Word } from '@boardwright/engine';
import { Piece, SeatPoint, type TableNow } from '@boardwright/web/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { SEGMENTS } from '../content/content.ts';
import { innerAt } from '../rules/inner.ts';
import { middleAt, outerAt } from '../rules/rings.ts';
import { ARTISAN, CRAFTSMAN, type G, workerKind, workerOwner } from '../state.ts';
import { Hub, Spring } from './hub.tsx';
import { type SegmentPreview, segmentPreview, uselessIn } from './rehearse.ts';
import { type Space, wordOfSpace } from './spaces.tsx';
import { Storehouses } from './storehouses.tsx';
import { WORKERS } from './symbols-people.tsx';
import { askedOf, book, offeredOf, RINGS, type RingName, tableOf, turnOf } from './table-view.ts';
import { HubGround, OuterRing, TurnArrows, TurningRing, WheelGround } from './wheel-rings.tsx';
import { bandPath, wedgePath, workerSpot } from './wheel-shape.ts';

const ALL = Array.from({ length: SEGMENTS }, (_, i) => i + 1);
const NOTHING_USELESS = { inner: 0, middle: 0, outer: 0 };
const workerWords = (segment: number): readonly [Word, Word] => [`craftsman:${segment}`, `artisan:${segment}`];

export function Wheel({ now }: { readonly now: TableNow }): ReactNode {
  const g = tableOf(now);
  const turn = turnOf(now);
  const [lastSegment, setLastSegment] = useState(1); // gains that come when the turn is over still come from its segment
  if (turn.segment > 0 && turn.segment !== lastSegment) setLastSegment(turn.segment);
  const previews = usePreviews(now);
  const useless = useMemo(() => (previews === null ? NOTHING_USELESS : uselessIn(previews)), [previews]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name
    <svg className="ta-wheel" data-tips="right" viewBox="-214 -214 428 428">
      <Storehouses now={now} />
      <WheelGround />
      <OuterRing useless={useless.outer} />
      <TurningRing ring="middle" offset={g.middleOffset} useless={useless.middle} />
      <TurningRing ring="inner" offset={g.innerOffset} useless={useless.inner} />
      <TurnArrows />
      <HubGround />
      {ALL.map(segment => (
        <Segment key={segment} now={now} g={g} segment={segment} preview={previews?.[segment - 1] ?? null} />
      ))}
      {turn.segment > 0 && <CurrentSegment now={now} segment={turn.segment} ring={turn.ring} />}
      <Spring segment={lastSegment} />
      <Workers now={now} g={g} />
      <Hub />
    </svg>
  );
}

/** What each segment would offer to the one who is to place a worker; null when nobody here is. */
function usePreviews(now: TableNow): readonly (SegmentPreview | null)[] | null {
  const task = askedOf(now);
  const p = task?.do === 'chooseWorker' ? task.p : null;
  const { view, words } = now;
  return useMemo(() => {
    if (p === null) return null;
    return ALL.map(segment => {
      const word = workerWords(segment).find(each => words.has(each));
      return word === undefined ? null : segmentPreview(view.g as G, p, word);
    });
  }, [view, words, p]);
}

interface SegmentProps {
  readonly now: TableNow;
  readonly g: G;
  readonly segment: number;
  readonly preview: SegmentPreview | null;
}

/** A segment that can be chosen: in halves while both kinds of workers could go there. */
function Segment({ now, g, segment, preview }: SegmentProps): ReactNode {
  const words = workerWords(segment).filter(word => now.words.has(word));
  const about = aboutSegment(now, segment, preview);
  const isTaken = g.wheel[segment * 2 - 2] !== 0;
  if (words.length === 0)
    return (
      <Piece
        as="g"
        className="ta-segment"
        id={`segment:${segment}`}
        name={now.tell.text('ui.segment', { segment })}
        about={about}
        rule="TA-3.4"
      >
        <path className="ta-hit" d={wedgePath(segment - 1)} />
      </Piece>
    );
  return words.map((word, i) => {
    const spot = workerSpot(segment - 1, words.length === 2 ? i : isTaken ? 1 : 0);
    return (
      <Piece key={word} as="g" className="ta-segment" word={word} about={about} rule="TA-3.3">
        <path
          className="ta-hit ta-wedge"
          d={words.length === 2 ? wedgePath(segment - 1, i === 0 ? 0 : 1) : wedgePath(segment - 1)}
        />
        <circle className="halo" cx={spot.x} cy={spot.y} r="13.500" />
        <g className="ta-ghost ta-nobody">
          <WorkerArt kind={word.startsWith('artisan') ? ARTISAN : CRAFTSMAN} x={spot.x} y={spot.y} />
        </g>
      </Piece>
    );
  });
}

/** What the rings show there, and which of it would be of no use now. */
function aboutSegment(now: TableNow, segment: number, preview: SegmentPreview | null): string | undefined {
  const { tell } = now;
  if (preview === null) return undefined;
  const shows = tell.event(preview.shows);
  const useless = RINGS.filter(ring => !preview.can[ring]).map(ring => tell.text(`ui.ring.${ring}`, { segment }));
  if (useless.length === 0) return shows;
  const rings = new Intl.ListFormat(tell.language, { type: 'conjunction' }).format(useless);
  return `${shows} ${tell.text('ui.segment.useless', { rings })}`;
}

const spaceIn = (g: G, ring: RingName, segment: number): Space => {
  if (ring === 'inner') return innerAt(book, g, segment);
  return ring === 'middle' ? middleAt(book, g, segment) : outerAt(book, segment);
};

/** The segment that is carried out: what is done now, and what can be chosen there directly. */
function CurrentSegment({
  now,
  segment,
  ring,
}: {
  readonly now: TableNow;
  readonly segment: number;
  readonly ring: RingName | null;
}): ReactNode {
  const g = tableOf(now);
  return (
    <>
      <path className="ta-wedge-now" d={wedgePath(segment - 1)} />
      {ring !== null && <path className="ta-band-now" d={bandPath(ring, segment - 1)} />}
      {RINGS.map(each => {
        const word = wordOfSpace(spaceIn(g, each, segment));
        if (word === undefined || offeredOf(now, [word]) === undefined) return null;
        return (
          <Piece key={each} as="g" className="ta-space" word={word} rule="TA-3.4">
            <path className="ta-hit halo" d={bandPath(each, segment - 1)} />
          </Piece>
        );
      })}
    </>
  );
}

function Workers({ now, g }: { readonly now: TableNow; readonly g: G }): ReactNode {
  return g.wheel.map((code, space) => {
    if (code === 0) return null;
    const segment = Math.floor(space / 2);
    const { x, y } = workerSpot(segment, space % 2);
    const [kind, p] = [workerKind(code), workerOwner(code)];
    const worker = kind === CRAFTSMAN ? 'craftsman' : 'artisan';
    return (
      <Piece
        key={space}
        as="g"
        className={`ta-worker ta-p${p}`}
        id={`${worker}:${segment + 1}`}
        name={now.tell.text('ui.worker', { worker, p, segment: segment + 1 })}
        about={now.tell.text(`about:${worker}`)}
        rule="TA-3.3"
      >
        <WorkerArt kind={kind} x={x} y={y} seat={p} />
      </Piece>
    );
  });
}

interface WorkerProps {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly seat?: Seat;
}
/** A worker with the mark of its owner; an artisan is larger, with a broad hat. */
export function WorkerArt({ kind, x, y, seat }: WorkerProps): ReactNode {
  const scale = kind === CRAFTSMAN ? 0.75 : 0.93;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(-15 -19)`}>
      {kind === CRAFTSMAN ? WORKERS.craftsman : WORKERS.artisan}
      {seat !== undefined && (
        <g className="ta-emblem">
          <SeatPoint seat={seat} x={15} y={25} size={12} />
        </g>
      )}
    </g>
  );
}
