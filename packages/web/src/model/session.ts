// A table on the screen, no matter whether its match is on this device or on a server. Pages know only this interface.
import type { AnyTasks, ChanceFault, GameFile, Json, Seat, Settings, Task } from '@boardwright/engine';
import type { Act, Audience, Declined, EventGroup, History, Pace, PastView, Update } from '@boardwright/host';
import type { ChatLine, Reason, Spectator } from '@boardwright/server/protocol';

export type Place = 'here' | 'online';
export type TableStatus = 'open' | 'playing' | 'over' | 'closed';

export interface Chair {
  readonly name: string;
  readonly bot: string | null;
  readonly free: boolean;
  readonly mine: boolean;
  readonly person: string | null;
  readonly kept: 'me' | 'other' | null; // a free seat that waits for a person
}
/** What is known of a table without looking at its match. */
export interface TableInfo {
  readonly id: string;
  readonly place: Place;
  readonly game: string;
  readonly edition: string | null; // the name of an owner's edition; null: the standard one
  readonly options: Settings;
  readonly status: TableStatus;
  readonly chairs: readonly Chair[];
  readonly pace: Pace;
  readonly isHost: boolean;
  readonly invitation: string | null;
  readonly rated: boolean;
  readonly sought: boolean; // people look for opponents here
  readonly fillAt: number | null; // when bots take the free seats
  readonly isListed: boolean; // everybody sees it in the list of open tables
  readonly host: string; // whoever opened it, by name; '': they do not sit there
  readonly rematchOf: string | null;
  readonly rematch: string | null;
  readonly declined: readonly string[]; // names of people who were asked to play and do not want to
  readonly toAnswer: readonly Seat[] | null; // null: not known without looking
  readonly asks: readonly { readonly seat: Seat; readonly task: Task<AnyTasks> }[]; // what people are asked
  readonly due: number | null; // when the next clock runs out
  readonly left: readonly Seat[]; // whose people have left the game
  readonly overdue: readonly Seat[]; // whose time has run out, while the table waits
  readonly away: readonly { readonly seat: Seat; readonly until: number }[]; // whose clocks stand still
  readonly timeUp: 'bot' | 'wait';
  readonly updated: number;
  readonly scores: readonly number[] | null;
  readonly places: readonly number[] | null;
  readonly ended: 'conceded' | 'agreed' | null; // before its rules ended it
  readonly commitment: string | null; // to the secret of its chance
  readonly isSealing: boolean; // all seats are taken, and the devices are sealing the chance
}
/** What this device knows of the chance of a match. */
export interface ChanceState {
  readonly commitment: string; // to the secret: shown as its fingerprint
  readonly part: 'in' | 'leftOut' | 'none'; // whether this device's number is included
  readonly faults: readonly ChanceFault[]; // what does not match what was promised
}

/** Those who watch: all of them counted, many of them by name. */
export interface Watchers {
  readonly people: readonly Spectator[];
  readonly count: number;
}
export const NO_WATCHERS: Watchers = { people: [], count: 0 };

/** The connection to the match: none needed (`here`), being opened, working, or lost. */
export type Link = 'here' | 'connecting' | 'live' | 'lost';

/** Everything there is to show of a table now. Never changed in place. */
export interface Scene {
  readonly table: TableInfo;
  readonly content: Json | null; // of the owner's edition that is played; null: the standard one
  readonly mine: readonly Seat[];
  readonly updates: ReadonlyMap<Audience, Update>;
  readonly events: ReadonlyMap<Audience, readonly EventGroup[]>;
  readonly chat: readonly ChatLine[];
  readonly watchers: Watchers; // without a seat
  readonly chance: ChanceState | null; // null: chance of this match cannot be checked
  readonly link: Link;
  readonly clockSkew: number; // server time minus time here, milliseconds
}

export type { Act };

export type Refusal = Reason | Declined | { readonly why: 'offline' | 'noPush' | 'noPermission' };

/** The match cannot continue: its rules failed or have changed. */
export const isStopped = ({ why }: Refusal): boolean => why === 'rulesBroke' || why === 'rulesChanged';

export interface Session {
  scene(): Scene | null;
  /** A permanent error: there is no such table, or we may not see it. */
  trouble(): Refusal | null;
  subscribe(listener: () => void): () => void;
  act(act: Act): Promise<Refusal | null>;
  say(text: string): Promise<Refusal | null>;
  /** Null: the match no longer has that many answers. */
  lookBack(answers: number, as: Audience | 'all'): Promise<PastView | null>;
  /** How the game went, once it is over. */
  history(): Promise<History>;
  /** The whole game. Before it is over, only for matches on this device. */
  file(): Promise<GameFile>;
  close(): void;
}

/** What somebody wants to play, wherever the table will be. */
export interface Wish {
  readonly game: string;
  readonly content?: Json; // of an owner's edition
  readonly options: Settings;
  readonly chairs: readonly WishedChair[];
  readonly pace: Pace;
  readonly confirmTurns: boolean;
  readonly timeUp?: 'bot' | 'wait'; // what happens when somebody's time runs out
  readonly open: boolean;
  readonly rated?: boolean;
  readonly club?: string; // for its members
}
/** Plays for people who are away. */
export const SUBSTITUTE = 'skilled';
export type WishedChair =
  | { readonly for: 'me'; readonly name: string }
  | { readonly for: 'bot'; readonly level: string }
  | { readonly for: 'anybody'; readonly name?: string; readonly person?: string };
