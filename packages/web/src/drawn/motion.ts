// What moves, moves from where it was; everything can be skipped, and nothing moves for those who do not want it.
import { animate } from 'motion/mini';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE = 0.42; // seconds

type Running = ReturnType<typeof animate>;
let running: Running[] = [];

export const wantsMotion = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches && document.visibilityState === 'visible';

/** Everything that moves is at its end at once. */
export function skipMotion(): void {
  for (const each of running) each.complete();
  running = [];
}

export const isMoving = (): boolean => running.length > 0;

/** Motion of our own goes through here, so that it can be skipped. */
export function run(
  element: Element,
  frames: Parameters<typeof animate>[1],
  options: Parameters<typeof animate>[2],
): Running {
  const animation = animate(element, frames, options);
  running.push(animation);
  void animation.then(() => {
    running = running.filter(each => each !== animation);
  });
  return animation;
}

/** Pieces with `data-move` glide from where they were drawn before. */
export function useMoves(ref: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<string, Spot>());
  useLayoutEffect(() => {
    const board = ref.current;
    if (board === null || !wantsMotion()) return before.current.clear(); // measuring costs a layout of the page
    const now = new Map<string, Spot>();
    const moved: [Element, Spot, Spot][] = [];
    const corner = board.getBoundingClientRect(); // scrolling is no move
    for (const piece of board.querySelectorAll<HTMLElement>('[data-move]')) {
      const id = piece.dataset.move ?? '';
      const box = piece.getBoundingClientRect();
      const spot = { x: box.x - corner.x, y: box.y - corner.y };
      const old = before.current.get(id);
      now.set(id, spot);
      if (old !== undefined && Math.hypot(old.x - spot.x, old.y - spot.y) > 2) moved.push([piece, old, spot]);
    }
    before.current = now;
    for (const [piece, from, to] of moved) glide(piece, from, to);
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function glide(piece: Element, from: Spot, to: Spot): void {
  const scale = piece instanceof SVGElement ? scaleOf(piece) : 1;
  const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
  run(piece, { translate: [`${x}px ${y}px`, '0px 0px'] }, { duration: MOVE, ease: 'easeInOut' });
}

/** Pixels of the screen for one unit of a drawing. */
function scaleOf(piece: SVGElement): number {
  return piece.ownerSVGElement?.getScreenCTM()?.a ?? 1;
}
