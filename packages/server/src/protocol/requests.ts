// HTTP requests to the server.
import { z } from 'zod';
import { bytes32, count, gameId, id, name, pace, said, seat } from './common.ts';
import * as notices from './notices.ts';
import * as people from './people.ts';

const password = z.string().min(10).max(200);
const login = z
  .string()
  .toLowerCase()
  .regex(/^[\p{L}\p{N}._-]{3,40}$/u, 'a login has 3 to 40 letters, digits, dots, dashes');
const level = z.string().regex(/^[a-z0-9-]{1,30}$/);

export const newGuest = z.strictObject({ name });
export const rename = z.strictObject({ name });
/** `name`: whose name the merged person has at the guest's tables. */
export const merge = z.strictObject({ name: z.enum(['account', 'guest']).default('account') });
export const claim = z.strictObject({ login, password });
/** The old password, or a passkey that was just used, proves that this is not somebody who found an unlocked device. */
export const newPassword = z.strictObject({
  password,
  login: login.optional(),
  old: z.string().max(200).optional(),
  passkey: z.record(z.string().max(60), z.unknown()).optional(),
});
export const ending = z.union([z.strictObject({ session: id }), z.strictObject({ others: z.literal(true) })]);
export const signIn = z.strictObject({ login, password: z.string().max(200) });
export const passkeyAnswer = z.strictObject({
  response: z.record(z.string().max(60), z.unknown()),
  login: login.optional(),
});

/** A chair: for the person who opens the table, for another person on the same device, for a bot, or free. */
export const chair = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('me'), name: name.optional() }),
  z.strictObject({ for: z.literal('bot'), level }),
  z.strictObject({ for: z.literal('anybody'), name: name.optional(), person: id.optional() }), // kept for somebody of this name, or for a person
]);
/**
 * `contribute`: the client will contribute to the chance, so the table waits for it. The `nonce` of earlier clients is
 * ignored.
 */
const contributing = { contribute: z.boolean().default(false), nonce: z.string().max(64).optional() };
export const newTable = z.strictObject({
  game: z.string().max(60),
  options: z.record(z.string().max(40), z.string().max(60)).default({}),
  content: z.unknown().optional(), // of an owner's edition; validated separately
  chairs: z.array(chair).min(1).max(16),
  pace: pace.default({ kind: 'untimed' }),
  confirmTurns: z.boolean().default(false),
  substitute: level.default('random'),
  timeUp: z.enum(['bot', 'wait']).default('bot'),
  rated: z.boolean().default(false),
  open: z.boolean().default(true),
  club: id.optional(), // for the members of a club of one's own; not listed for everybody
  ...contributing,
});
export type NewTable = z.infer<typeof newTable>;
export const sitDown = z.strictObject({
  seats: z
    .array(z.strictObject({ seat, name: name.optional(), commitment: bytes32.optional() }))
    .min(1)
    .max(16),
  invitation: id.optional(),
  ...contributing,
});
/**
 * Looking for opponents. `players`: null: as many as the others want. `bots`: sit in after so many seconds, at a table
 * that is opened for this. */
export const seek = z.strictObject({
  game: gameId,
  players: z.int().min(2).max(16).nullable().default(null),
  pace: z.enum(['live', 'days']),
  rated: z.boolean().default(false),
  bots: z
    .strictObject({ after: z.int().min(5).max(3600), level })
    .nullable()
    .default(null),
  ...contributing,
});
export type Seek = z.infer<typeof seek>;
export const rematch = z.strictObject(contributing);
export const promises = z.strictObject({
  parts: z
    .array(z.strictObject({ seat, commitment: bytes32 }))
    .min(1)
    .max(16),
});
export const parts = z.strictObject({
  parts: z
    .array(z.strictObject({ seat, nonce: bytes32 }))
    .min(1)
    .max(16),
});
/** Keep a free chair for somebody of this name, or for anybody. */
export const keeping = z.strictObject({ seat, name: name.nullable() });
export const listing = z.strictObject({ open: z.boolean() });
/** Bots for all free chairs, or for one. */
export const filling = z.strictObject({ level, seat: seat.optional() });
export const removing = z.strictObject({ seat });
export const byTable = z.strictObject({ table: id });
export const byEdition = z.strictObject({ edition: id });
/** An edition for the account. Its file is read apart from the rest. */
export const editionBesides = z.strictObject({
  game: gameId,
  name: z.string().max(200), // as typed: it may still be wrong
  playable: z.boolean(),
  updated: z.int().min(0),
});
/** What a device knows of what its person has learned: ids of lessons, by game. */
export const learned = z.record(gameId, z.array(z.string().regex(/^@?[a-z0-9-]{1,60}$/)).max(200));
export const editionToKeep = editionBesides.extend({ file: z.record(z.string(), z.unknown()) });
const language = z.string().regex(/^[a-z]{2}$/);
const key = z.string().regex(/^[A-Za-z0-9_=-]{16,200}$/);
/** How a person wants to be told: by the browser that sends this, by mail, or by a webhook. */
export const newWay = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    address: z.url().max(1000),
    keys: z.strictObject({ p256dh: key, auth: key }),
    language,
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200), language }),
  z.strictObject({ kind: z.literal('hook'), address: z.url().max(1000), language }),
]);
export type NewWay = z.infer<typeof newWay>;
export const byWay = z.strictObject({ way: id });
export const byToken = z.strictObject({ token: z.string().max(200) });
export const wishes = notices.wishes;
export const vacation = z.strictObject({ until: z.int().min(0) });
export const byPerson = z.strictObject({ person: id });
export const invited = z.strictObject({ invitation: id.optional() });
/** A picture for a link: in a language, and perhaps of a moment of the replay. */
export const pictured = z.strictObject({
  invitation: id.optional(),
  lang: z.string().max(10).optional(),
  at: z.coerce.number().int().min(0).max(1_000_000).optional(),
});
export const { privacyChange } = people;
export const blocking = z.strictObject({ person: id, blocked: z.boolean() });
export const byLink = z.strictObject({ code: id });
const whole = z.coerce.number().int().min(0);
/** Of the games of a player: which ones. `together`: only those with the person who asks. */
export const gamesQuery = z.strictObject({
  game: gameId.optional(),
  seats: whole.max(16).optional(),
  together: z.literal('yes').optional(),
  from: whole.max(1_000_000).default(0),
});
export const muting = z.strictObject({ person: id, muted: z.boolean() });
export const reporting = z.strictObject({ line: count, text: said, invitation: id.optional() });
export const replayQuery = z.strictObject({
  at: z.coerce.number().int().min(0).max(1_000_000),
  as: z.union([z.literal('all'), z.literal('spectator'), z.coerce.number().int().min(0).max(15)]).default('spectator'),
  invitation: id.optional(),
});
export const seatQuery = z.strictObject({ seat: z.coerce.number().int().min(0).max(15) });
export const chatQuery = z.strictObject({
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
  invitation: id.optional(),
});
export const ratedQuery = z.strictObject({
  game: gameId,
  seats: z.coerce.number().int().min(2).max(16).optional(), // at games of so many players
});
/**
 * A game file, which is validated separately. `mine`: the seats of people on this device; by default the first one. The
 * others are free for anybody with the invitation.
 */
export const importedBesides = z.strictObject({ mine: z.array(seat).min(1).max(16).optional(), ...contributing });
export const importedGame = importedBesides.extend({ file: z.record(z.string(), z.unknown()) });
export const nothing = z.strictObject({});
