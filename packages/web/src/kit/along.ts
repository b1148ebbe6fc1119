// Arrow keys along a row of things.

const STEPS: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowRight: (at, of) => (at + 1) % of,
  ArrowLeft: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

/** The index that a key leads to, wrapping around at the ends. Null: not an arrow key. */
export const along = (key: string, at: number, of: number): number | null => STEPS[key]?.(at, of) ?? null;
