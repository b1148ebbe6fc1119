// How many points end the game. Our own design.
export const LENGTHS = ['short', 'long'] as const;
export type Length = (typeof LENGTHS)[number];
export const GOALS: Readonly<Record<Length, number>> = { short: 20, long: 50 };
