// A building is drawn in layers: scenery and places as one drawing, and above it moving parts, each in its own box.
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { Box } from './parts.tsx';

/** The visible part of a building's drawing. */
const FrameContext = createContext<Box>({ x: 0, y: 0, width: 1, height: 1 });

const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

interface FrameProps {
  readonly view: Box; // the part of the drawing that is seen
  readonly className: string;
  readonly onGround: (() => void) | undefined; // pressed where no piece is
  readonly children: ReactNode;
}

/** A press beside all pieces is a press on the sign: it opens the building, or says why it refuses the dice. */
function useGround(onGround: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onGround);
  useEffect(() => {
    latest.current = onGround;
  });
  useEffect(() => {
    const tile = ref.current;
    const onClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('.piece') !== null) return;
      if (latest.current !== undefined) latest.current();
      else tile?.querySelector<SVGElement>('.gc-nameplate')?.focus({ preventScroll: true });
    };
    tile?.addEventListener('click', onClick);
    return () => tile?.removeEventListener('click', onClick);
  }, []);
  return ref;
}

export function Frame({ view: { x, y, width, height }, className, onGround, children }: FrameProps): ReactNode {
  const ground = useGround(onGround);
  const box = useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
  return (
    <div ref={ground} className={className} style={{ aspectRatio: `${width} / ${height}` }}>
      <FrameContext value={box}>{children}</FrameContext>
    </div>
  );
}

export function Layer({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the area around it has the name, and the pieces in it have theirs
    <svg className="gc-layer" viewBox={viewBoxOf(use(FrameContext))}>
      {children}
    </svg>
  );
}

interface MovingProps {
  readonly id: string;
  readonly box: Box; // its position in the whole drawing
  readonly scale?: number; // its scale there
  readonly children: ReactNode;
}

/**
 * Moving parts are in boxes that the browser can move as they are. Inside the drawing, every step would repaint the
 * whole drawing. The content of a box is drawn from its corner, so it does not change when the box moves.
 */
export function Moving({ id, box, scale = 1, children }: MovingProps): ReactNode {
  const frame = use(FrameContext);
  const style: CSSProperties = {
    left: `${(100 * (box.x - frame.x)) / frame.width}%`,
    top: `${(100 * (box.y - frame.y)) / frame.height}%`,
    width: `${(100 * box.width) / frame.width}%`,
    height: `${(100 * box.height) / frame.height}%`,
  };
  return (
    <div className="gc-moving" data-move={id} style={style}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the piece in it has a name */}
      <svg viewBox={`0 0 ${box.width / scale} ${box.height / scale}`}>{children}</svg>
    </div>
  );
}
