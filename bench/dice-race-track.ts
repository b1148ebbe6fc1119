// The board of the dice race, shared by all engines it is written for.
export const SEATS = 4;
export const PAWNS = 3;
export const SIDES = 16;
export const MOVES = 100; // 25 of each seat
export const SPACES = (MOVES / SEATS) * SIDES + 1; // nobody can run past the end

/** What each space of a seat's track is worth, 10 to 99. With all four tracks a match is about 5 kB of JSON. */
export const TRACKS: readonly (readonly number[])[] = Array.from({ length: SEATS }, (_, p) =>
  Array.from({ length: SPACES }, (_, i) => 10 + ((i * 37 + p * 11) % 90)),
);
