/** A change as people read it: with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
