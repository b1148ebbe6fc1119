// A die as a real cube: it rolls, rests with the result towards the player, and can be turned to see all faces.
import { type CSSProperties, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { run, wantsMotion } from './motion.ts';

/** How the cube is turned (around x, then y) for each face to look at the player. */
const TURNS = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
] as const;
/** Where each face is on the cube. */
const SIDES = [
  'rotateY(0deg)',
  'rotateY(90deg)',
  'rotateX(90deg)',
  'rotateX(-90deg)',
  'rotateY(-90deg)',
  'rotateY(180deg)',
] as const;
const ROLL = 0.8; // seconds
const REST = 'rotateX(-18deg) rotateY(16deg)'; // seen a little from above and from the side

const turned = (up: number, spins = 0): string => {
  const [x, y] = TURNS[up] ?? TURNS[0];
  return `${REST} rotateX(${x - 360 * spins}deg) rotateY(${y + 360 * spins}deg)`;
};

interface Props {
  readonly faces: readonly ReactNode[]; // six
  readonly up: number; // which of them shows
  readonly rolls: number; // changes with every roll: then the die is seen to roll
  readonly size: number; // pixels
  readonly className?: string;
}

export function Die({ faces, up, rolls, size, className }: Props): ReactNode {
  const cube = useRef<HTMLDivElement>(null);
  const rolled = useRef(rolls);
  useLayoutEffect(() => {
    const element = cube.current;
    if (element === null) return;
    element.style.transform = turned(up);
    if (rolled.current === rolls) return;
    rolled.current = rolls;
    if (wantsMotion()) run(element, { transform: [turned(up, 2), turned(up)] }, { duration: ROLL, ease: 'ease-out' });
  }, [up, rolls]);
  const turning = useTurning(cube, up);
  return (
    <div
      className={className === undefined ? 'die3d' : `die3d ${className}`}
      style={{ '--die': `${size}px` } as CSSProperties}
      aria-hidden="true"
      {...turning}
    >
      <div className="die3d-cube" ref={cube} style={{ transform: turned(up) }}>
        {faces.slice(0, 6).map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its side
          <div key={i} className="die3d-face" style={{ transform: `${SIDES[i]} translateZ(calc(var(--die) / 2))` }}>
            {face}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Dragging turns the cube; letting go puts it back. */
function useTurning(cube: { readonly current: HTMLDivElement | null }, up: number) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const back = (): void => {
    from.current = null;
    if (cube.current !== null) cube.current.style.transform = turned(up);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null || cube.current === null) return;
      const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
      cube.current.style.transform = `rotateX(${-y * 1.5}deg) rotateY(${x * 1.5}deg) ${turned(up)}`;
    },
    onPointerUp: back,
    onPointerLeave: back,
  };
}
