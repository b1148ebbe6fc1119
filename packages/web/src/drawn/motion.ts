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
  const before = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const board = ref.current;
    if (board === null) return;
    const now = new Map<string, DOMRect>();
    const moved: [Element, DOMRect, DOMRect][] = [];
    for (const piece of board.querySelectorAll<HTMLElement>('[data-move]')) {
      const id = piece.dataset.move ?? '';
      const box = piece.getBoundingClientRect();
      const old = before.current.get(id);
      now.set(id, box);
      if (old !== undefined && Math.hypot(old.x - box.x, old.y - box.y) > 2) moved.push([piece, old, box]);
    }
    before.current = now;
    if (wantsMotion()) for (const [piece, from, to] of moved) glide(piece, from, to);
  });
}

function glide(piece: Element, from: DOMRect, to: DOMRect): void {
  const scale = piece instanceof SVGElement ? scaleOf(piece) : 1;
  const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
  run(piece, { translate: [`${x}px ${y}px`, '0px 0px'] }, { duration: MOVE, ease: 'easeInOut' });
}

/** Pixels of the screen for one unit of a drawing. */
function scaleOf(piece: SVGElement): number {
  return piece.ownerSVGElement?.getScreenCTM()?.a ?? 1;
}
