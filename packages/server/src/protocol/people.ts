// People who know each other: what somebody lets others see, and who is here.
import { z } from 'zod';

export const PRESENCE_SHOWN = ['exact', 'day', 'hidden'] as const;
export const GAMES_SHOWN = ['everybody', 'known', 'nobody'] as const;
export const privacy = z.strictObject({ presence: z.enum(PRESENCE_SHOWN), games: z.enum(GAMES_SHOWN) });
export type Privacy = z.infer<typeof privacy>;
export const privacyChange = privacy.partial();
export type PrivacyChange = z.infer<typeof privacyChange>;
/** Until somebody says otherwise. */
export const USUAL_PRIVACY: Privacy = { presence: 'exact', games: 'everybody' };

/** Whether somebody is here. Null: not shown, whatever the reason. */
export const presence = z
  .discriminatedUnion('is', [
    z.strictObject({ is: z.literal('here') }),
    z.strictObject({ is: z.literal('away'), since: z.number() }), // a page is open, but out of sight
    z.strictObject({ is: z.literal('gone'), since: z.number() }),
    z.strictObject({ is: z.literal('day'), days: z.number() }), // 0: today
  ])
  .nullable();
export type Presence = z.infer<typeof presence>;

const text = z.string();
const number = z.number();
export const knownPerson = z.strictObject({
  id: text,
  name: text,
  guest: z.boolean(),
  last: number, // when they last began or ended a game together, or met by a link
  games: number, // finished together
  won: number, // of these, in which the asking person came before them
  lost: number,
  presence,
});
export type KnownPerson = z.infer<typeof knownPerson>;
export const peopleShown = z.strictObject({
  known: z.array(knownPerson), // the most recent first
  blocked: z.array(z.strictObject({ id: text, name: text })),
  privacy,
  link: text.nullable(), // the code of the personal link
});
export type PeopleShown = z.infer<typeof peopleShown>;
export const personalLink = z.strictObject({ link: text.nullable() });
export const linkOwner = z.strictObject({ id: text, name: text });

const tally = { games: number, won: number };
export const playerShown = z.strictObject({
  id: text,
  name: text,
  guest: z.boolean(),
  presence,
  known: z.boolean(), // to the person who asks
  blocked: z.boolean(), // by the person who asks
  isShown: z.boolean(), // false: this person does not show their games
  ratings: z.array(z.strictObject({ game: text, rating: number, games: number })),
  records: z.array(z.strictObject({ game: text, seats: number, ...tally })),
  curves: z.array(z.strictObject({ game: text, points: z.array(z.strictObject({ time: number, rating: number })) })),
  together: z.array(z.strictObject({ game: text, ...tally, lost: number })), // as the person who asks sees it
});
export type PlayerShown = z.infer<typeof playerShown>;
const playedGame = z.strictObject({
  table: text.nullable(), // null: the person who asks may not look at it
  seat: number,
  game: text,
  seats: number,
  place: number,
  score: number,
  rated: z.boolean(),
  rating: number.nullable(), // after the game
  time: number,
  others: z.array(z.strictObject({ id: text, name: text, place: number })), // people only
});
export type PlayedGame = z.infer<typeof playedGame>;
export const playedGames = z.strictObject({ games: z.array(playedGame), more: z.boolean() });
