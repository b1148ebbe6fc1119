// Where a piece is on the screen, and whether it is seen at all.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function middleOf(piece: Element): Spot {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A browser that cannot tell shows everything. */
export const isShown = (piece: Element): boolean => piece.checkVisibility?.() ?? true;
