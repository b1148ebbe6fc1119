// HTTP replies of the server.
import { z } from 'zod';
import { pace } from './common.ts';
import * as notices from './notices.ts';
import * as play from './play.ts';

const text = z.string();
const number = z.number();
const flag = z.boolean();

/** Who this device was before somebody signed in, with something that should not be lost. */
export const guestHere = z.strictObject({ name: text, tables: number });
export const person = z.strictObject({
  id: text,
  name: text,
  guest: flag,
  login: text.nullable(),
  passkeys: number,
  guestHere: guestHere.nullable(),
});
export const session = z.strictObject({ id: text, current: flag, device: text, created: number, seen: number });
const chairShown = z.strictObject({
  person: text.nullable(),
  name: text,
  bot: text.nullable(),
  free: flag,
  commitment: text.nullable(), // to a contribution to the chance
  kept: text.nullable(), // the person for whom a free chair is kept; one that is kept for a name alone has only the name
});
export const tableShown = z.strictObject({
  id: text,
  game: text,
  edition: text,
  content: text.nullable(), // the hash of an owner's edition; null: the standard one
  options: z.record(text, text),
  status: z.enum(['open', 'playing', 'over', 'closed']),
  open: flag,
  host: text,
  chairs: z.array(chairShown),
  pace,
  confirmTurns: flag,
  substitute: text,
  timeUp: z.enum(['bot', 'wait']), // what happens when somebody's time runs out
  rated: flag,
  sought: flag, // people look for opponents here
  fillAt: number.nullable(), // when bots take the free chairs
  commitment: text.nullable(), // to the secret of fair chance
  from: number.nullable(), // of an imported game: this many answers were given elsewhere
  /** All chairs are taken and all commitments are fixed: now everybody who made one reveals their contribution. */
  sealing: z.strictObject({ commitments: z.array(text), revealed: z.array(flag) }).nullable(),
  invitation: text.exactOptional(), // for people at the table
  rematchOf: text.nullable(),
  rematch: text.nullable(),
  declined: z.array(text), // names of people who were asked to play and do not want to
  scores: z.array(number).exactOptional(),
  places: z.array(number).exactOptional(),
  ended: z.enum(['conceded', 'agreed']).exactOptional(), // before its rules ended it
  toAnswer: z.array(play.seat), // the seats, people or bots, that the match waits for
  asks: z.array(z.strictObject({ seat: play.seat, task: play.task })), // what these people are asked
  due: number.nullable(), // when the next clock runs out
  left: z.array(play.seat), // whose people have left the game
  overdue: z.array(play.seat), // whose time has run out, at a table that waits
  away: z.array(z.strictObject({ seat: play.seat, until: number })), // whose clocks stand still
  since: number, // when somebody last moved, or when the table last changed if it has not begun
  created: number,
  updated: number,
});
export type TableShown = z.infer<typeof tableShown>;
/** In the list of open tables. */
export const tableListed = tableShown.extend({
  ratings: z.record(text, number), // by person, of those who have one
  spectators: number,
});
export type TableListed = z.infer<typeof tableListed>;
export const lobbyShown = z.strictObject({
  online: number, // people
  playing: number, // games under way
  looking: z.record(text, number), // people who look for opponents, by game
});
export type LobbyShown = z.infer<typeof lobbyShown>;
export const spectator = z.strictObject({ person: text, name: text });
export type Spectator = z.infer<typeof spectator>;
export const chatLine = z.strictObject({ n: number, person: text, name: text, text, time: number });
export type ChatLine = z.infer<typeof chatLine>;
const editionHead = { id: text, game: text, name: text, playable: flag, updated: number };
/** Of those in the account. */
export const editionListed = z.strictObject(editionHead);
export const editionKept = z.strictObject({ ...editionHead, file: z.json() });
export const editionUpdated = z.strictObject({ updated: number }); // of what is kept now: it may be later than what was sent
export const learned = z.record(text, z.array(text)); // ids of lessons, by game
/** How a person is told of what happens while they are away. */
export const noticesShown = z.strictObject({
  key: text, // with which browsers subscribe
  mail: flag, // this server can send mails
  ways: z.array(
    z.strictObject({
      id: text,
      kind: z.enum(notices.WAYS),
      address: text, // of a mail or a webhook; of a browser, its push service
      isHere: flag, // the browser that asks
      confirmed: flag,
      failing: flag, // the last message could not be delivered
      created: number,
    }),
  ),
  wishes: notices.wishes,
});
export type NoticesShown = z.infer<typeof noticesShown>;
/** Times in milliseconds. */
export const vacation = z.strictObject({
  until: number.nullable(), // null: not away
  most: number, // in a year
  left: number,
});
export const muted = z.strictObject({ person: text, name: text });
const option = z.strictObject({
  id: text,
  values: z.array(text).readonly(),
  default: text,
  seats: z.array(number).readonly().exactOptional(), // offered only at these player counts
});
const gameShown = z.strictObject({
  id: text,
  version: number,
  edition: text,
  seats: z.array(number),
  options: z.array(option),
  editions: flag,
});
export const standing = z.strictObject({ person: text, name: text, rating: number, games: number });
export { knownPerson, linkOwner, peopleShown, personalLink, playedGames, playerShown } from './people.ts';
export const games = z.strictObject({ games: z.array(gameShown), bots: z.array(text) });
/** A question that may come. */
export const foreseen = z.strictObject({
  id: text,
  task: play.task,
  words: z.array(play.word),
  times: number, // in how many of the futures that were tried
});
export const history = z.strictObject({
  points: z.array(z.strictObject({ answers: number, totals: z.array(number) })), // the last one has the final scores
  turns: z.array(z.strictObject({ answers: number, seat: play.seat.nullable() })),
});
export const pastView = z.strictObject({
  answers: number,
  of: number,
  view: play.view,
  points: z.array(number),
  events: z.array(play.event),
  film: play.film,
});
const entry = z.strictObject({
  seat: play.seat,
  at: text.exactOptional(),
  word: play.word,
  drew: z.array(number).exactOptional(),
});
/** A finished game. The game defines its state and the content of editions. */
export const gameFile = z.strictObject({
  format: text,
  game: text,
  version: number,
  engine: number,
  edition: text,
  content: z.json().exactOptional(),
  names: z.array(text),
  bots: z.array(text.nullable()),
  seal: play.seal.exactOptional(),
  drawn: z.array(play.drawRun).exactOptional(),
  seats: number,
  options: z.record(text, text),
  drew: z.array(number),
  entries: z.array(entry),
  match: play.view,
});
/** Passkey options as the browser expects them: the standard defines the rest. */
export const passkeyOffer = z.looseObject({ challenge: text });
export const done = z.strictObject({ done: z.literal(true) });
