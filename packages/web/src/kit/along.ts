// Keys along things that stand in a row.

const STEPS: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowRight: (at, of) => (at + 1) % of,
  ArrowLeft: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

/** Where a key leads from one of some things: around the ends. Null: it is no step. */
export const along = (key: string, at: number, of: number): number | null => STEPS[key]?.(at, of) ?? null;
