// Keys on a drawn board: it is one stop for the Tab key, and arrows go to the nearest piece in their direction.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { whenIdle } from './idle.ts';
import { isShown, middleOf, type Spot } from './spot.ts';

const PIECES = '[data-word], [data-step], [data-piece][tabindex]';
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** A step to the side counts this much more than a step ahead. */
const ASIDE = 2.5;

const piecesOn = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(PIECES)];

/** The nearest piece ahead; null at the edge. */
export function nearest<P>(
  from: Spot,
  [dx, dy]: readonly [number, number],
  others: readonly (Spot & { of: P })[],
): P | null {
  let best: P | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y, of } of others) {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const far = ahead + ASIDE * aside;
    if (far < least) [best, least] = [of, far];
  }
  return best;
}

/** The piece that Tab leads to: the one that has the focus, else one that can be chosen, else the one it was before. */
function stopAmong(pieces: readonly HTMLElement[]): HTMLElement | undefined {
  const held = pieces.find(piece => piece === document.activeElement);
  if (held !== undefined) return held;
  const before = pieces.find(piece => piece.tabIndex === 0 && isShown(piece));
  if (before?.dataset.word !== undefined) return before;
  return pieces.find(piece => piece.dataset.word !== undefined && isShown(piece)) ?? before ?? pieces.find(isShown);
}

/**
 * After every change of the board or of a part of it, one piece can be reached by Tab. Somebody who answered by key stays on the
 * board: then the piece is found in the next frame. Otherwise it is found when the browser is idle, or when a key is pressed.
 */
export function useRovingFocus(ref: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const isUsed = useRef(false); // the last key was pressed on a piece
  useEffect(() => {
    const board = ref.current;
    if (board === null) return;
    let isDue = false;
    const arrange = (): void => {
      if (!isDue) return;
      isDue = false;
      const pieces = piecesOn(board);
      const stop = stopAmong(pieces);
      for (const piece of pieces) {
        const tabIndex = piece === stop ? 0 : -1;
        if (piece.tabIndex !== tabIndex) piece.tabIndex = tabIndex;
      }
      if (isUsed.current && document.activeElement === document.body)
        stop?.focus(); // the piece it was on is gone
      else if (!board.contains(document.activeElement)) isUsed.current = false;
    };
    const arrangeSoon = (): void => {
      if (isDue) return;
      isDue = true;
      if (isUsed.current) requestAnimationFrame(arrange);
      else whenIdle(arrange);
    };
    arrangeSoon();
    document.addEventListener('keydown', arrange, true);
    const changes = new MutationObserver(list => {
      if (list.every(({ target }) => (target as Element).closest('.cues') !== null)) return; // what flies is no piece
      arrangeSoon();
    });
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ['data-word', 'data-step'] });
    return () => {
      changes.disconnect();
      document.removeEventListener('keydown', arrange, true);
      isDue = false;
    };
  }, [ref]);
  return event => {
    const board = ref.current;
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined || event.key === 'Enter' || event.key === ' ') isUsed.current = true; // not Escape, which skips
    const from = document.activeElement;
    if (board === null || direction === undefined || !(from instanceof Element) || !board.contains(from)) return;
    const others = piecesOn(board)
      .filter(isShown)
      .map(of => ({ ...middleOf(of), of }));
    const next = nearest(middleOf(from), direction, others);
    if (next === null) return;
    event.preventDefault();
    if (from instanceof HTMLElement || from instanceof SVGElement) from.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
}
