// The wheel itself: the fixed rim and outer ring, and the two rings that turn while their pictures stay upright.
import { run, wantsMotion } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SEGMENTS } from '../content/content.ts';
import { type Space, SpacePicture } from './spaces.tsx';
import { useBook } from './use-book.ts';
import {
  arcArrow,
  BANDS,
  HUB,
  numberSpot,
  pictureSpot,
  RIM,
  SIZE,
  STEP,
  spokes,
  VIEW,
  workerSpot,
} from './wheel-shape.ts';

const TURN = 0.8; // seconds
const SEGMENT_NUMBERS = Array.from({ length: SEGMENTS }, (_, i) => i);
const QUARTERS = [0, 1, 2, 3];

/** Everything that never moves. */
export const WheelGround = memo(function WheelGround(): ReactNode {
  return (
    <g>
      <circle className="ta-rim" r={RIM} />
      {QUARTERS.map(quarter => (
        <path
          key={quarter}
          className={quarter % 2 === 0 ? 'ta-quarter-a' : 'ta-quarter-b'}
          d={`M0 -${RIM}A${RIM} ${RIM} 0 0 1 ${RIM} 0L${BANDS.outer[1]} 0A${BANDS.outer[1]} ${BANDS.outer[1]} 0 0 0 0 -${BANDS.outer[1]}z`}
          transform={`rotate(${quarter * 90})`}
        />
      ))}
      <circle className="ta-ring-o" r={BANDS.outer[1]} />
      <path className="ta-spokes" d={spokes(BANDS.outer[0], RIM)} />
      <path className="ta-spokes ta-strong" d={spokes(BANDS.outer[1], RIM, 3)} />
      <circle className="ta-groove" r={BANDS.outer[0]} />
      {SEGMENT_NUMBERS.flatMap(segment =>
        [0, 1].map(space => {
          const { x, y } = workerSpot(segment, space);
          return <circle key={`${segment} ${space}`} className="ta-place" cx={x} cy={y} r="12.5" />;
        }),
      )}
      {SEGMENT_NUMBERS.map(segment => {
        const { x, y } = numberSpot(segment);
        return (
          <text key={segment} className="ta-segment-n" x={x} y={y + 5.5}>
            {segment + 1}
          </text>
        );
      })}
    </g>
  );
});

/** The pictures of the outer ring. */
export const OuterRing = memo(function OuterRing({ useless }: { readonly useless: number }): ReactNode {
  const { outer } = useBook().content.wheel;
  return (
    <g>
      {outer.map((space, i) => {
        const { x, y } = pictureSpot('outer', i);
        return (
          <g
            key={i}
            transform={`translate(${x} ${y})`}
            className={((useless >> i) & 1) === 1 ? 'ta-useless' : undefined}
          >
            <SpacePicture space={space} />
          </g>
        );
      })}
    </g>
  );
});

/** The directions of the rings, in the grooves between them. */
export const TurnArrows = memo(function TurnArrows(): ReactNode {
  const arrows = QUARTERS.flatMap(quarter => [
    arcArrow(101.5, quarter * 90 + 22, 40),
    arcArrow(146.5, quarter * 90 + 84, -27),
  ]);
  return (
    <g className="ta-arrows">
      {arrows.map(({ line, head }) => (
        <g key={line}>
          <path d={line} />
          <path className="ta-head" transform={head} d="M-1-4.200 8 0-1 4.200z" />
        </g>
      ))}
    </g>
  );
});

interface RingProps {
  readonly ring: 'inner' | 'middle';
  readonly offset: number; // steps it has been turned clockwise, 0 to 11
  readonly useless: number; // one bit per segment
  readonly isAhead: boolean; // it is shown as it would be after a turn
}

/**
 * A turning ring: it turns the shorter way, and its pictures stay upright. Ring and pictures are HTML elements, which
 * the browser can turn without repainting.
 */
export const TurningRing = memo(function TurningRing({ ring, offset, useless, isAhead }: RingProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const angle = useUnwrapped(offset) * STEP;
  useTurning(ref, angle);
  const spaces = useBook().content.wheel[ring];
  return (
    <div
      ref={ref}
      className={isAhead ? 'ta-layer ta-turning ta-ahead' : 'ta-layer ta-turning'}
      style={{ rotate: `${angle}deg` }}
    >
      <RingGround ring={ring} />
      {spaces.map((space, i) => {
        const isUseless = ((useless >> ((i + offset) % SEGMENTS)) & 1) === 1;
        return (
          <div key={i} className={isUseless ? 'ta-spot-of ta-useless' : 'ta-spot-of'} style={SPOTS[ring][i]}>
            <div className="ta-upright" style={{ rotate: `${-angle}deg` }}>
              <RingPicture space={space} />
            </div>
          </div>
        );
      })}
    </div>
  );
});

/** The positions of a ring's pictures on its layer. */
const spotsOf = (ring: 'inner' | 'middle'): readonly CSSProperties[] =>
  SEGMENT_NUMBERS.map(i => {
    const { x, y } = pictureSpot(ring, i);
    return { left: `${50 + (x / SIZE) * 100}%`, top: `${50 + (y / SIZE) * 100}%` };
  });
const SPOTS = { inner: spotsOf('inner'), middle: spotsOf('middle') };

const RingGround = memo(function RingGround({ ring }: { readonly ring: 'inner' | 'middle' }): ReactNode {
  const [from, to] = BANDS[ring];
  return (
    <svg viewBox={VIEW} aria-hidden="true">
      <circle className="ta-groove" r={to + 9} />
      <circle className={`ta-ring-${ring}`} r={to} />
      <circle className="ta-edge" r={to - 1.5} />
      <circle className="ta-turn-edge" r={to - 1} />
      <path className="ta-spokes" d={spokes(from, to)} />
    </svg>
  );
});

const RingPicture = memo(function RingPicture({ space }: { readonly space: Space }): ReactNode {
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <SpacePicture space={space} />
    </svg>
  );
});

export const HubGround = memo(function HubGround(): ReactNode {
  return (
    <g>
      <circle className="ta-hub" r={HUB} />
      <circle className="ta-hub-line" r={HUB - 3.5} />
    </g>
  );
});

/** From 11 to 0 is one step forward, not eleven back. */
function useUnwrapped(offset: number): number {
  const [turned, setTurned] = useState({ offset, steps: offset });
  if (turned.offset === offset) return turned.steps;
  const step = ((offset - turned.offset + SEGMENTS + SEGMENTS / 2) % SEGMENTS) - SEGMENTS / 2;
  setTurned({ offset, steps: turned.steps + step });
  return turned.steps + step;
}

function useTurning(ref: RefObject<HTMLDivElement | null>, angle: number): void {
  const before = useRef(angle);
  useLayoutEffect(() => {
    const [from, ring] = [before.current, ref.current];
    before.current = angle;
    if (ring === null || from === angle || !wantsMotion()) return;
    const turn = (element: Element, a: number, b: number): void => {
      run(element, { rotate: [`${a}deg`, `${b}deg`] }, { duration: TURN });
    };
    turn(ring, from, angle);
    for (const picture of ring.querySelectorAll('.ta-upright')) turn(picture, -from, -angle);
  }, [ref, angle]);
}
