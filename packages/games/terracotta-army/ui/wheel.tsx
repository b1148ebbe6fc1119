// The wheel of actions: where workers can go and what they would find, where they are, and what is carried out now.
import type { Seat, Word } from '@boardwright/engine';
import { Piece, SeatPoint, stillOf, useKept, usePointed } from '@boardwright/web/kit';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { SEGMENTS } from '../content/content.ts';
import { innerAt } from '../rules/inner.ts';
import { middleAt, outerAt } from '../rules/rings.ts';
import { ARTISAN, CRAFTSMAN, type G, workerKind, workerOwner } from '../state.ts';
import { Hub, hubOffer, Spring } from './hub.tsx';
import { listed } from './listing.ts';
import { type SegmentPreview, segmentPreview, tableAfter, uselessIn } from './rehearse.ts';
import { type Space, wordOfSpace } from './spaces.tsx';
import { hrefOf, Print } from './sprite.tsx';
import { Storehouses } from './storehouses.tsx';
import { askedOf, offeredOf, RINGS, type RingName, type Table, turnOf } from './table-view.ts';
import { useLater } from './use-later.ts';
import { HubGround, OuterRing, TurnArrows, TurningRing, WheelGround } from './wheel-rings.tsx';
import { bandPath, VIEW, wedgePath, workerSpot } from './wheel-shape.ts';

const ALL = Array.from({ length: SEGMENTS }, (_, i) => i + 1);
const NOTHING_USELESS = { inner: 0, middle: 0, outer: 0 };
const WORKER = /^(craftsman|artisan):/;
const RING = /^ring:/;
const NONE: readonly number[] = [];
const workerWords = (segment: number): readonly [Word, Word] => [`craftsman:${segment}`, `artisan:${segment}`];

export function Wheel({ now }: { readonly now: Table }): ReactNode {
  const { g } = now.view;
  const turn = turnOf(now);
  const [lastSegment, setLastSegment] = useState(1); // gains after the end of a turn still come from its segment
  if (turn.segment > 0 && turn.segment !== lastSegment) setLastSegment(turn.segment);
  const ahead = useTableAhead(now);
  const shown = ahead ?? g;
  const previews = usePreviews(now, shown);
  const useless = useMemo(() => (previews === null ? NOTHING_USELESS : uselessIn(previews)), [previews]);
  const { tell } = now;
  const workers = g.wheel;
  const offered = useKept([...now.words].filter(word => WORKER.test(word)));
  return (
    <div className="ta-wheel" data-tips="right">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name */}
      <svg viewBox={VIEW}>
        <Storehouses now={now} />
        <WheelGround />
        <OuterRing useless={useless.outer} />
      </svg>
      <TurningRing
        ring="middle"
        offset={shown.middleOffset}
        useless={useless.middle}
        isAhead={shown.middleOffset !== g.middleOffset}
      />
      <TurningRing
        ring="inner"
        offset={shown.innerOffset}
        useless={useless.inner}
        isAhead={shown.innerOffset !== g.innerOffset}
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name */}
      <svg className="ta-layer ta-wheel-top" viewBox={VIEW}>
        <TurnArrows />
        <HubGround />
        <Closed offered={offered} />
        <Segments tell={tell} offered={offered} workers={offered.length === 0 ? NONE : workers} previews={previews} />
        {turn.segment > 0 && (
          <CurrentSegment segment={turn.segment} ring={turn.ring} words={wordsIn(now, turn.segment).join(' ')} />
        )}
        <Spring segment={lastSegment} />
        <Workers tell={tell} workers={workers} />
        <Hub offer={hubOffer(now)} tell={tell} />
      </svg>
    </div>
  );
}

type Previews = readonly (SegmentPreview | null)[] | null;

/** TA-3.2: the table after the ring that is looked at has been turned; null while none is. */
function useTableAhead(now: Table): G | null {
  const pointed = usePointed();
  const word = pointed !== null && RING.test(pointed) && now.words.has(pointed) ? pointed : null;
  const task = askedOf(now);
  const { content, view } = now;
  return useMemo(
    () => (word === null || task === null ? null : tableAfter(content, view.g, task, word)),
    [content, view, task, word],
  );
}

/** While a worker can be placed: segments where none can go are dim. */
const Closed = memo(function Closed({ offered }: { readonly offered: readonly Word[] }): ReactNode {
  if (offered.length === 0) return null;
  const closed = ALL.filter(segment => !workerWords(segment).some(word => offered.includes(word)));
  return <path className="ta-closed" d={closed.map(segment => wedgePath(segment - 1)).join('')} />;
});

/**
 * What each segment would offer to the player who places a worker; null if nobody here does, and until it is computed.
 */
function usePreviews(now: Table, g: G): Previews {
  const task = askedOf(now);
  const { view, words, content } = now;
  const isTime = useLater(task?.do === 'chooseWorker' ? view : null);
  const p = isTime && task?.do === 'chooseWorker' ? task.p : null;
  return useMemo(() => {
    if (p === null) return null;
    return ALL.map(segment => {
      const word = workerWords(segment).find(each => words.has(each));
      return word === undefined ? null : segmentPreview(content, g, p, word);
    });
  }, [content, g, words, p]);
}

interface SegmentsProps {
  readonly tell: Table['tell'];
  readonly offered: readonly Word[]; // where workers can be sent
  readonly workers: readonly number[]; // on the wheel, while one can be placed
  readonly previews: Previews;
}
const Segments = memo(function Segments({ tell, offered, workers, previews }: SegmentsProps): ReactNode {
  return ALL.map(segment => {
    const [first, second] = workerWords(segment).filter(word => offered.includes(word));
    const isTaken = (workers[segment * 2 - 2] ?? 0) !== 0;
    return (
      <Segment
        key={segment}
        tell={tell}
        segment={segment}
        first={first}
        second={second}
        about={aboutSegment(tell, segment, previews)}
        space={first !== undefined && second === undefined && isTaken ? 1 : 0}
      />
    );
  });
});

interface SegmentProps {
  readonly tell: Table['tell'];
  readonly segment: number;
  readonly first: Word | undefined; // what can be answered there
  readonly second: Word | undefined;
  readonly about: string | undefined;
  readonly space: number; // where the first one would be
}

/** A segment, whether it can be chosen or not. It is split while both kinds of workers could go there. */
const Segment = memo(function Segment(props: SegmentProps): ReactNode {
  const { tell, segment, first, second, about, space } = props;
  const isHalved = second !== undefined;
  const ghost = useRef({ kind: CRAFTSMAN, space: 0 }); // as last seen: it need not change while nobody sees it
  if (first !== undefined) ghost.current = { kind: kindIn(first), space };
  return (
    <>
      <Piece
        as="path"
        className="ta-segment ta-hit"
        d={isHalved ? wedgePath(segment - 1, 0) : wedgePath(segment - 1)}
        word={first}
        id={first ?? `segment:${segment}`}
        name={first === undefined ? tell.text('ui.segment', { segment }) : undefined}
        about={about}
        rule={first === undefined ? 'TA-3.4' : 'TA-3.3'}
      />
      <Ghost segment={segment} {...ghost.current} />
      {isHalved && (
        <Piece
          as="path"
          className="ta-segment ta-hit"
          d={wedgePath(segment - 1, 1)}
          word={second}
          about={about}
          rule="TA-3.3"
        />
      )}
      {isHalved && <Ghost segment={segment} kind={kindIn(second)} space={1} />}
    </>
  );
});

const kindIn = (word: Word): number => (word.startsWith('artisan') ? ARTISAN : CRAFTSMAN);

interface GhostProps {
  readonly kind: number;
  readonly segment: number;
  readonly space: number;
}
/**
 * A preview of the worker that could go there. Always in the DOM, but visible only while the segment before it can be
 * chosen.
 */
const Ghost = memo(function Ghost({ kind, segment, space }: GhostProps): ReactNode {
  const { x, y } = workerSpot(segment - 1, space);
  return (
    <g className="ta-guest">
      <circle className="halo" cx={x} cy={y} r="13.500" />
      <use href={hrefOf(artOf(kind))} className="ta-ghost ta-nobody" transform={placeOf(kind, x, y)} />
    </g>
  );
});

/** What the rings show there, and what would be useless now: for a screen reader. The card says more. */
function aboutSegment(tell: Table['tell'], segment: number, previews: Previews): string | undefined {
  const preview = previews?.[segment - 1] ?? null;
  if (preview === null) return undefined;
  const shows = tell.event(preview.shows);
  const useless = RINGS.filter(ring => !preview.can[ring]).map(ring => tell.text(`ui.ring.${ring}`, { segment }));
  if (useless.length === 0) return shows;
  return `${shows}. ${tell.text('ui.segment.useless', { rings: listed(tell.language, useless) })}`;
}

const spaceIn = ({ content: book, view: { g } }: Table, ring: RingName, segment: number): Space => {
  if (ring === 'inner') return innerAt(book, g, segment);
  return ring === 'middle' ? middleAt(book, g, segment) : outerAt(book, segment);
};

/** What can be chosen there directly, for each ring; empty for none. A master is hired with the cheapest token. */
function wordsIn(now: Table, segment: number): string[] {
  const cheapest = [...now.words].find(word => word.startsWith('hire:'));
  return RINGS.map(ring => {
    const space = spaceIn(now, ring, segment);
    if (space.action === 'master' && cheapest !== undefined) return cheapest;
    const word = wordOfSpace(now.content, space);
    return (word !== undefined && offeredOf(now, [word])) || '';
  });
}

interface CurrentProps {
  readonly segment: number;
  readonly ring: RingName | null;
  readonly words: string; // of `wordsIn`, separated by spaces
}
/** The current segment: what is carried out now, and what can be chosen there directly. */
const CurrentSegment = memo(function CurrentSegment({ segment, ring, words }: CurrentProps): ReactNode {
  return (
    <>
      <path className="ta-wedge-now" d={wedgePath(segment - 1)} />
      {ring !== null && <path className="ta-band-now" d={bandPath(ring, segment - 1)} />}
      {words.split(' ').map((word, i) => {
        const each = RINGS[i];
        if (word === '' || each === undefined) return null;
        return (
          <Piece
            key={each}
            as="path"
            className="ta-space ta-hit"
            d={bandPath(each, segment - 1)}
            word={word as Word}
            rule="TA-3.4"
          />
        );
      })}
    </>
  );
});

interface WorkersProps {
  readonly tell: Table['tell'];
  readonly workers: readonly number[]; // by space
}
const Workers = memo(function Workers({ tell, workers }: WorkersProps): ReactNode {
  return workers.map((code, space) =>
    code === 0 ? null : <Worker key={space} tell={tell} code={code} space={space} />,
  );
});

interface OnWheel {
  readonly tell: Table['tell'];
  readonly code: number;
  readonly space: number;
}
const Worker = memo(function Worker({ tell, code, space }: OnWheel): ReactNode {
  const segment = Math.floor(space / 2);
  const { x, y } = workerSpot(segment, space % 2);
  const [kind, p] = [workerKind(code), workerOwner(code)];
  const worker = kind === CRAFTSMAN ? 'craftsman' : 'artisan';
  return (
    <Piece
      as="g"
      className={`ta-worker ta-p${p}`}
      id={`${worker}:${segment + 1}`}
      name={tell.text('ui.worker', { worker, p, segment: segment + 1 })}
      about={tell.text(`about:${worker}`)}
      rule="TA-3.3"
    >
      <g className="ta-emblem" transform={placeOf(kind, x, y)} {...workerArt(kind, p)} />
    </Piece>
  );
});

/** An artisan is larger, with a broad hat. */
const artOf = (kind: number): string => (kind === CRAFTSMAN ? 'craftsman' : 'artisan');
const placeOf = (kind: number, x: number, y: number): string =>
  `translate(${x} ${y}) scale(${kind === CRAFTSMAN ? 0.75 : 0.93}) translate(-15 -19)`;

/** A worker with the mark of its owner. */
const workerArt = stillOf((kind: number, seat: Seat) => (
  <>
    <Print name={artOf(kind)} />
    <SeatPoint seat={seat} x={15} y={25} size={12} />
  </>
));
