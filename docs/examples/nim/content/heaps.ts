// How many stones lie in each heap at the start. Our own design.
export const HEAPS = [3, 4, 5] as const;
