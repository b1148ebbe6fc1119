// The tables of the database, as Kysely sees them. Times are milliseconds, bodies are JSON texts, booleans are 0 and 1.
import type { Kysely } from 'kysely';

export interface Schema {
  people: { id: string; name: string; created: number; login: string | null; password: string | null };
  passkeys: { id: string; person: string; public_key: string; counter: number; transports: string; created: number };
  sessions: {
    token_hash: string;
    id: string; // public
    person: string;
    created: number;
    seen: number;
    device: string;
    renewed: number; // when it got its token
    old_hash: string | null; // the previous token, which works a little longer
    old_until: number | null; // null: until the new one is used
    proved: number; // when a password or a passkey was last given
  };
  devices: { person: string; token_hash: string; seen: number }; // on which this person has signed in
  challenges: { id: string; challenge: string; expires: number }; // of passkeys, valid for a few minutes
  alive: { id: number; time: number }; // one row: when some server was last running
  tables: {
    id: string;
    version: number; // optimistic lock
    status: string;
    is_open: number; // listed for everybody
    wake: number | null; // when to check a clock or a bot of its match
    content: string | null; // the hash of an owner's edition
    club: string | null; // whose members may see it
    body: string;
    created: number;
    updated: number;
  };
  contents: { hash: string; body: string; created: number }; // of owners' editions, shared by tables
  content_owners: { person: string; hash: string }; // who uploaded it
  /** Which people keep in their accounts. */
  editions: {
    person: string;
    id: string; // made by the page
    game: string;
    name: string;
    playable: number; // nothing was wrong with it
    file: string; // JSON: what differs from the standard
    updated: number; // when it was changed on the device
  };
  /** The lessons that somebody has learned, and the games they have played with the guide. */
  learned: { person: string; game: string; lesson: string };
  sitters: { table_id: string; person: string };
  journal: {
    match_id: string;
    seq: number;
    time: number;
    body: string;
    asked: string; // JSON: the seats that the match waits for after this row
    moved: number; // when somebody last moved
    hash: number | null; // of the match after this row, without version numbers; null: not stored
  };
  server_keys: { name: string; value: string }; // made when they are first needed
  /** How people are told: a browser, a mail address, a webhook. */
  notice_ways: {
    id: string;
    person: string;
    kind: string;
    address: string;
    body: string; // JSON: `WayBody`
    session: string | null; // of the browser: when it ends, so does the way
    language: string;
    confirmed: number; // mail: somebody with this address has confirmed it
    failures: number; // in a row
    created: number;
  };
  notice_wishes: { person: string; body: string };
  /** What people have to be told of, before it is known how (`Call`). */
  calls: { id: string; kind: string; table_id: string; person: string; seat: number | null; due: number };
  /** What is to be sent, one row for each way. A row is deleted when it was received. */
  outbox: {
    id: string;
    kind: string;
    table_id: string;
    person: string;
    seat: number | null;
    way: string;
    due: number;
    tries: number;
    held: number; // until then one machine is sending it
  };
  vacations: { person: string; begun: number; until: number; told: number }; // told: all their matches know it
  snapshots: { match_id: string; seq: number; body: string };
  secrets: { match_id: string; secret: string };
  chat: { table_id: string; n: number; person: string; text: string; time: number };
  mutes: { person: string; muted: string };
  /** Who knows whom by a personal link; one row for each direction. */
  acquaintances: { person: string; other: string; since: number };
  blocks: { person: string; blocked: string; since: number };
  /** What people let others see. Without a row it is as usual. */
  privacy: { person: string; presence: string; games: string };
  personal_links: { code: string; person: string; created: number };
  presence: { person: string; looked: number; connected: number }; // when a page was last in sight; when one was last open
  reports: { id: string; by: string; about: string; table_id: string; n: number; text: string; time: number };
  ratings: { person: string; game: string; mu: number; sigma: number; games: number };
  /** At games of so many players only. */
  seat_ratings: { person: string; game: string; seats: number; mu: number; sigma: number; games: number };
  clubs: { id: string; name: string; about: string; shown: number; invitation: string; created: number };
  club_members: { club: string; person: string; role: string; joined: number };
  results: {
    table_id: string;
    person: string;
    seat: number;
    game: string;
    place: number;
    score: number;
    seats: number;
    rated: number;
    mu: number | null; // the rating after this game
    sigma: number | null;
    time: number;
  };
}
export type Db = Kysely<Schema>;

/** All tables to back up, in an order in which they can be restored, with their primary keys. */
export const KEYS = {
  alive: ['id'],
  people: ['id'],
  passkeys: ['id'],
  sessions: ['token_hash'],
  devices: ['person', 'token_hash'],
  contents: ['hash'],
  content_owners: ['person', 'hash'],
  editions: ['person', 'id'],
  learned: ['person', 'game', 'lesson'],
  tables: ['id'],
  sitters: ['person', 'table_id'],
  server_keys: ['name'],
  notice_ways: ['id'],
  notice_wishes: ['person'],
  calls: ['id'],
  outbox: ['id'],
  vacations: ['person', 'begun'],
  journal: ['match_id', 'seq'],
  snapshots: ['match_id'],
  secrets: ['match_id'],
  chat: ['table_id', 'n'],
  mutes: ['person', 'muted'],
  acquaintances: ['person', 'other'],
  blocks: ['person', 'blocked'],
  privacy: ['person'],
  personal_links: ['code'],
  presence: ['person'],
  reports: ['id'],
  ratings: ['person', 'game'],
  seat_ratings: ['person', 'game', 'seats'],
  results: ['table_id', 'seat'],
  clubs: ['id'],
  club_members: ['club', 'person'],
} as const satisfies { readonly [T in keyof Schema]?: readonly (keyof Schema[T])[] };
export type Kept = keyof typeof KEYS;
export const TABLES = Object.keys(KEYS) as readonly Kept[];
