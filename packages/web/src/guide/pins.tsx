// The numbers of the goals on the pieces that they are about. They lie over the page and follow the board.
import type { Goal } from '@boardwright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onBoard } from '../drawn/on-board.ts';
import { isShown } from '../drawn/spot.ts';

interface Pin {
  readonly n: number;
  readonly left: number;
  readonly top: number;
}

const INSET = 9; // the middle of a pin lies so far inside the corner of its piece

function pinsFor(goals: readonly Goal[]): Pin[] {
  return goals.flatMap(({ at }, i) => {
    const piece = at.map(pieceOf).find(each => each !== null);
    if (piece === undefined || piece === null || isScrolledAway(piece)) return [];
    const { left, top } = piece.getBoundingClientRect();
    return [{ n: i + 1, left: Math.max(INSET, left), top: Math.max(INSET, top) }];
  });
}

/** Its corner lies outside the board, or below the tabs that stay at the board's top. */
function isScrolledAway(piece: Element): boolean {
  const board = piece.closest('.centre');
  if (board === null) return false;
  const { top: from, bottom: to } = board.getBoundingClientRect();
  const tabs = board.querySelector('.area-tabs')?.getBoundingClientRect().bottom ?? 0;
  const { top } = piece.getBoundingClientRect();
  return top + INSET < Math.max(from, tabs) || top > to;
}

/** The first of this name that can be seen. */
function pieceOf(id: string): Element | null {
  const found = document.querySelectorAll(`.table [data-piece="${CSS.escape(id)}"]`);
  return [...found].find(piece => isShown(piece)) ?? null;
}

export function Pins({ goals }: { readonly goals: readonly Goal[] }): ReactNode {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  useEffect(() => {
    let frame = 0;
    const place = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPins(pinsFor(goals)));
    };
    place();
    const drawn = onBoard.subscribe(place);
    const moved = ['scroll', 'transitionend', 'animationend'] as const;
    for (const what of moved) document.addEventListener(what, place, true);
    window.addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      drawn();
      for (const what of moved) document.removeEventListener(what, place, true);
      window.removeEventListener('resize', place);
    };
  }, [goals]);
  return createPortal(
    <div className="pins" aria-hidden="true">
      {pins.map(({ n, left, top }) => (
        <b key={n} style={{ left, top }}>
          {n}
        </b>
      ))}
    </div>,
    document.body,
  );
}
