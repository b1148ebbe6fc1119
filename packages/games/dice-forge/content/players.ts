// What depends on the number of players, and the stores of a hero. Values as printed, confirmed.

export interface PlayersRow {
  readonly rounds: number;
  readonly blessings: number; // in the first step of every turn
  readonly pool: number; // faces left in each pool of the sanctuary
}
export const PLAYERS: Readonly<Record<number, PlayersRow>> = {
  2: { rounds: 9, blessings: 2, pool: 2 },
  3: { rounds: 10, blessings: 1, pool: 4 },
  4: { rounds: 9, blessings: 1, pool: 4 },
};
export const SEATS = [2, 3, 4] as const;
/** In turn order. */
export const STARTING_GOLD = [3, 2, 1, 0] as const;
export const CAPS = { gold: 12, sun: 6, moon: 6 } as const;
export const GLORY_TOKEN = 100;
