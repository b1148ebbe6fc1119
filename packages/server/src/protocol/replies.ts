// What the server answers by HTTP.
import { z } from 'zod';

const text = z.string();
const number = z.number();
const flag = z.boolean();

export const failure = z.object({ why: text, message: text.optional() });
export const person = z.object({ id: text, name: text, guest: flag, login: text.nullable(), passkeys: number });
export const session = z.object({ current: flag, device: text, created: number, seen: number });
export const chairShown = z.object({ person: text.nullable(), name: text, bot: text.nullable(), free: flag });
export const tableShown = z.object({
  id: text,
  game: text,
  edition: text,
  options: z.record(text, text),
  status: text,
  open: flag,
  host: text,
  chairs: z.array(chairShown),
  pace: z.unknown(),
  confirmTurns: flag,
  substitute: text,
  rated: flag,
  commitment: text.nullable(),
  invitation: text.optional(), // for those who sit at the table
  rematchOf: text.nullable(),
  rematch: text.nullable(),
  scores: z.array(number).optional(),
  places: z.array(number).optional(),
  toAnswer: z.array(number), // the seats whose answer is awaited now, be they people or bots
  since: number, // when somebody last moved; of a table that has not begun, when it last changed
  created: number,
  updated: number,
});
export type TableShown = z.infer<typeof tableShown>;
export const chatLine = z.object({ n: number, person: text, name: text, text, time: number });
export type ChatLine = z.infer<typeof chatLine>;
export const gameShown = z.object({
  id: text,
  version: number,
  edition: text,
  seats: z.array(number),
  options: z.array(z.unknown()),
  editions: flag,
});
export const result = z.object({
  table: text,
  game: text,
  seat: number,
  seats: number,
  place: number,
  score: number,
  rated: flag,
  rating: number.nullable(),
  time: number,
});
export const standing = z.object({ person: text, name: text, rating: number, games: number });
export const playerShown = z.object({
  id: text,
  name: text,
  guest: flag,
  ratings: z.array(z.object({ game: text, rating: number, games: number })),
  results: z.array(result),
});
export const glimpse = z.object({ answers: number, of: number, view: z.unknown(), events: z.array(z.unknown()) });
export const anything = z.unknown();
export const done = z.object({ done: z.literal(true) });
