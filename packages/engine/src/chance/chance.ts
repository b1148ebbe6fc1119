// Where randomness comes from. Rules never call a generator: the engine asks a chance source.

/**
 * Any number of independent streams, each an endless sequence of draws. The match records how many it has used of each.
 */
export interface Chance {
  /** An integer from 0 to below - 1: draw number `index` of `stream`. */
  int(below: number, stream: string, index: number): number;
}

/** For positions in which nothing may be drawn. */
export const noChance: Chance = {
  int: () => {
    throw new Error('nothing may be drawn here');
  },
};

/** Records every draw of another source in `drew`, in order. */
export function noting(source: Chance, drew: number[]): Chance {
  return {
    int(below, stream, index) {
      const n = source.int(below, stream, index);
      drew.push(n);
      return n;
    },
  };
}
