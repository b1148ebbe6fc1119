// A die as a 3D cube. It rolls, shows its result to the player, and can be dragged to see all faces.
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ahead } from './idle.ts';
import { ROLL, roll, rollSoon, wantsMotion } from './motion.ts';
import { withRule } from './rule.ts';

/** Rotation of the cube (around x, then y) that shows each face to the player. */
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
const SPINS = 2; // of a roll
const TURN = 0.25; // seconds
const REST = 'rotateX(-18deg) rotateY(16deg)'; // seen a little from above and from the side

const turned = (up: number, spins = 0): string => {
  const [x, y] = TURNS[up] ?? TURNS[0];
  return `${REST} rotateX(${x - 360 * spins}deg) rotateY(${y + 360 * spins}deg)`;
};
const IN_SPACE: readonly CSSProperties[] = SIDES.map(side => ({
  transform: `${side} translateZ(calc(var(--die) / 2))`,
}));

/**
 * The flat transform of a side of a resting die; null if the side faces away. Every side in 3D is a layer of its own for the
 * browser and slows down everything else that moves.
 */
function flat(up: number, side: number): string | null {
  const { m11, m12, m21, m22, m33, m41, m42 } = new DOMMatrix(`${turned(up)} ${SIDES[side]} translateZ(0.5px)`);
  const place = `translate(calc(${m41} * var(--die)), calc(${m42} * var(--die)))`;
  return m33 > 0 ? `${place} matrix(${m11}, ${m12}, ${m21}, ${m22}, 0, 0)` : null;
}

/** The class of each visible side, for each face that is up. The browser parses these rules once, not per die. */
const flatSides = ahead(() =>
  TURNS.map((_, up) =>
    SIDES.map((__, side) => {
      const transform = flat(up, side);
      if (transform === null) return null;
      const name = `die3d-${up}-${side}`;
      withRule(`.${name}{transform:${transform}}`);
      return `die3d-face ${name}`;
    }),
  ),
);

/** The state of a die at rest. */
interface Lying {
  readonly faces: readonly ReactNode[]; // six
  readonly up: number; // which of them shows
  readonly rolls: number; // change it to make the die roll
}
interface Props extends Lying {
  readonly size: number; // pixels
  readonly className?: string;
}

/** What is shown: the resting state and, while it moves, the state before. */
interface Seen {
  readonly lying: Lying;
  readonly from: Lying | null;
}

/** The die keeps its old state until it starts to move, after the table around it has been rendered. */
function useSeen({ faces, up, rolls }: Lying, cube: RefObject<HTMLDivElement | null>): Seen {
  const [seen, setSeen] = useState<Seen>({ lying: { faces, up, rolls }, from: null });
  const { lying, from } = seen;
  const isMoved = lying.up !== up || lying.rolls !== rolls;
  const isAwaited = isMoved && wantsMotion();
  if (!isAwaited && (isMoved || lying.faces !== faces)) setSeen({ lying: { faces, up, rolls }, from: null });
  useLayoutEffect(() => {
    if (!isAwaited) return;
    return rollSoon(isSeen => setSeen(last => ({ lying: { faces, up, rolls }, from: isSeen ? last.lying : null })));
  }, [isAwaited, faces, up, rolls]);
  useLayoutEffect(() => {
    if (from === null || cube.current === null) return;
    const isRoll = from.rolls !== lying.rolls;
    const transform = [turned(from.up, isRoll ? SPINS : 0), turned(lying.up)];
    const rests = (): void => setSeen(last => (last.lying === lying ? { lying, from: null } : last));
    roll(cube.current, { transform }, isRoll ? ROLL : TURN).finished.then(rests, rests);
  }, [lying, from, cube]);
  return seen;
}

export function Die({ size, className, ...now }: Props): ReactNode {
  const cube = useRef<HTMLDivElement>(null);
  const { lying, from } = useSeen(now, cube);
  const [isTurned, setTurned] = useState(false);
  const isMoving = isTurned || from !== null;
  const { up } = lying;
  const turning = useTurning(cube, up, setTurned);
  const classes = ['die3d', className, isMoving && 'moving'].filter(Boolean).join(' ');
  return (
    <div className={classes} style={{ '--die': `${size}px` } as CSSProperties} aria-hidden="true" {...turning}>
      <div className="die3d-cube" ref={cube} style={{ transform: isMoving ? turned(up) : undefined }}>
        {lying.faces.slice(0, 6).map((face, i) => {
          const name = isMoving ? 'die3d-face' : flatSides()[up]?.[i];
          if (name == null) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a face is its side
            <div key={i} className={name} style={isMoving ? IN_SPACE[i] : undefined}>
              {face}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Dragging turns the cube; letting go puts it back. */
function useTurning(cube: RefObject<HTMLDivElement | null>, up: number, setTurned: (isTurned: boolean) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const back = (): void => {
    if (from.current === null) return;
    from.current = null;
    setTurned(false);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = { x: event.clientX, y: event.clientY };
      setTurned(true);
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
