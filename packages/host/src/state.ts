// The parts of a live match: plain data that is stored, sent between machines and restored.
import type {
  AnyTasks,
  DrawRun,
  Entry,
  Log,
  Match,
  Play,
  Refusal,
  Seal,
  Seat,
  Settings,
  Task,
  Word,
} from '@boardwright/engine';

export type AnyMatch = Match<unknown, AnyTasks>;
export type AnyPlay = Play<unknown, AnyTasks>;

/** Milliseconds since 1970. Time is always passed in. */
export type Time = number;

/** Who plays a seat. Seats with the same owner are people on one device. */
export interface Player {
  readonly owner: string | null; // who may answer for the seat; null: a bot from the beginning
  readonly name: string;
  readonly bot: string | null; // the level of the bot that plays it now; null: a person
  readonly left: boolean; // the owner has left
  readonly overdue?: boolean; // the time has run out, and the table waits
  readonly conceded?: number; // has given up: 1 is the first who did
  readonly awayUntil?: Time; // until then the clock stands still, at a table over days
  readonly absence?: Absence; // the last time somebody else played, or the table waited
}

/** What happened to a seat while nobody answered for it. */
export interface Absence {
  readonly why: 'timeout' | 'left';
  readonly at: Time;
  readonly from: number; // how many answers the match had then
  readonly to: number | null; // when the player came back; null: still away
}

/** A daily window in which clocks run, in minutes of the day in a time zone. */
export interface DailyWindow {
  readonly from: number;
  readonly to: number;
  readonly zone: string; // an IANA time zone, for example 'Europe/Budapest'
}
export type Pace =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number } // milliseconds
  | { readonly kind: 'days'; readonly perTurn: number; readonly window: DailyWindow | null };

/** How this table wants to play. */
export interface TableSettings {
  readonly pace: Pace;
  readonly confirmTurns: boolean; // a turn stays tentative, and an answer that cannot be undone is held, until confirmed
  readonly substitute: string; // the bot that replaces somebody who left or ran out of time
  readonly timeUp?: 'bot' | 'wait'; // what happens when time runs out; earlier tables: a bot takes over
}

export interface Opening {
  readonly game: string;
  readonly edition: string;
  readonly options: Settings;
  readonly seats: readonly Player[];
  readonly settings: TableSettings;
  readonly seal: Seal | null; // without the secret; null: the chance of this match cannot be verified
}

/** Something that all others have to agree to. */
export interface Proposal {
  readonly what: 'undo' | 'substitute' | 'end';
  readonly by: Seat;
  readonly about: Seat; // whose answer is undone, or whose seat a bot would take; end: the same as `by`
  readonly to: number; // undo: how many answers would remain
  readonly agreed: readonly Seat[];
}

/** A match that ended before its rules ended it. */
export interface Ending {
  readonly why: 'conceded' | 'agreed';
  readonly scores: readonly number[];
  readonly places: readonly number[] | null; // null: nobody has won
}

export interface Clocks {
  readonly left: readonly number[]; // by seat, milliseconds
  readonly at: Time; // charged up to this moment
}

/** The state of a match apart from the game itself. */
export interface MatchStatus {
  readonly seats: readonly Player[];
  readonly settings: TableSettings;
  readonly seal: Seal | null;
  readonly drawn?: readonly DrawRun[]; // once the secret is revealed: what each draw was for
  readonly clocks: Clocks;
  readonly movedAt: Time; // when somebody last moved
  readonly tentative: Seat | null; // whose turn waits to be confirmed
  readonly held: readonly HeldAnswer[]; // unconfirmed answers that could not be undone
  readonly hidden: number; // number of rows that only one seat knows of: those that hold or release an answer
  readonly proposal: Proposal | null;
  readonly era: number; // how often something was undone; event numbers of another era are not valid
  readonly askedAt: Readonly<Record<string, Asked>>; // by lane: the position since when its question is open
  readonly recentIds: readonly string[]; // of answers, so that a retry is harmless
  readonly prepared?: readonly PreparedAnswer[]; // left for questions that may come; only their seat knows of them
  readonly missed?: readonly Seat[]; // who was asked something else, so that their answers were dropped
  readonly ended?: Ending; // somebody gave up, or everybody agreed to end it
}
/** An answer that was given but not played yet: at most one per seat. */
export interface HeldAnswer {
  readonly id: string;
  readonly seat: Seat;
  readonly at: string;
  readonly word: Word;
}
/** An answer that a player has left for a question that may come. */
export interface PreparedAnswer {
  readonly seat: Seat;
  readonly question: string; // everything the seat would see of it
  readonly task: Task<AnyTasks>;
  readonly words: readonly Word[];
  readonly word: Word;
}
export interface Asked {
  readonly line: string; // which line of play, and how many answers it has had
  readonly since: number;
}

/** Something that happened. A match is its opening followed by its facts. */
export type Fact =
  | { readonly do: 'open'; readonly opening: Opening; readonly log: Log }
  | { readonly do: 'answer'; readonly id: string; readonly entry: Entry }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'hold'; readonly held: HeldAnswer }
  | { readonly do: 'release'; readonly seat: Seat } // the held answer is dropped
  | { readonly do: 'prepare'; readonly prepared: PreparedAnswer }
  | { readonly do: 'unprepare'; readonly seat: Seat; readonly question: string | null; readonly missed: boolean } // null: all
  | { readonly do: 'confirm'; readonly seat: Seat }
  | { readonly do: 'propose'; readonly proposal: Proposal }
  | { readonly do: 'agree'; readonly seat: Seat }
  | { readonly do: 'decline'; readonly seat: Seat }
  | { readonly do: 'takeBack'; readonly to: number }
  | { readonly do: 'leave'; readonly seat: Seat }
  | { readonly do: 'concede'; readonly seat: Seat }
  | { readonly do: 'end'; readonly ending: Ending }
  | { readonly do: 'substitute'; readonly seat: Seat; readonly why: 'agreed' | 'timeout' | 'alone' | 'conceded' }
  | { readonly do: 'overdue'; readonly seat: Seat } // the time has run out; no bot takes over unless the others agree
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'away'; readonly seat: Seat; readonly until: Time } // a time that has passed: they are back
  | { readonly do: 'own'; readonly seat: Seat; readonly owner: string } // a guest has become this person
  | { readonly do: 'downtime'; readonly from: Time; readonly to: Time } // nobody could play, so no clock ran
  | { readonly do: 'reveal'; readonly secret: string; readonly drawn?: readonly DrawRun[] }; // older rows list no draws

/** The facts of one command, stored together or not at all. `seq` counts from 0 without gaps. */
export interface Row {
  readonly seq: number;
  readonly time: Time;
  readonly facts: readonly Fact[];
}

/** A snapshot from which a match is opened without replaying it from the start. */
export interface Snapshot {
  readonly seq: number;
  readonly match: AnyMatch;
  readonly log: Log;
  readonly status: MatchStatus;
  readonly baseAt?: number; // nothing before this answer can be undone; earlier versions: nothing at all
}

/**
 * What a player does at the table. The page creates it, the socket carries it, the host checks it: the same shape all
 * the way.
 */
export type Act =
  | {
      readonly do: 'answer';
      readonly seat: Seat;
      readonly at: string; // the lane
      readonly word: Word;
      readonly position: number; // at which the question was seen
    }
  | {
      readonly do: 'undo' | 'confirm' | 'leave' | 'return' | 'concede' | 'askUndo' | 'askEnd' | 'agree' | 'decline';
      readonly seat: Seat;
    }
  | { readonly do: 'askSubstitute'; readonly seat: Seat; readonly about: Seat }
  | { readonly do: 'prepare'; readonly seat: Seat; readonly question: string; readonly word: Word }
  | { readonly do: 'unprepare'; readonly seat: Seat; readonly question: string | null }; // null: all that are left

/** Who sends an act. The host checks that the seat is theirs. */
export interface Sender {
  readonly by: string;
  readonly id: string; // of the message: an answer that is sent twice is played once
  readonly rated?: boolean; // undo and return are stricter at a rated table
}

/** A command for the host: an act of a player, or something the server does by itself. */
export type Command =
  | (Act & Sender)
  | { readonly do: 'tick' }
  | { readonly do: 'give'; readonly from: string; readonly to: string } // all seats of an owner to another
  | { readonly do: 'away'; readonly owner: string; readonly until: Time }
  | { readonly do: 'downtime'; readonly from: Time }
  | { readonly do: 'reveal'; readonly secret: string };

/** Why a command was declined. Nothing has changed. */
export type Declined =
  | Refusal
  | { readonly why: 'notYourSeat' | 'stale' | 'notConfirmed' | 'nothingToUndo' | 'nothingToConfirm' }
  | {
      readonly why:
        | 'noProposal'
        | 'alreadyProposed'
        | 'notAway'
        | 'rated'
        | 'notPlaying'
        | 'rulesBroke'
        | 'rulesChanged';
    };

/** The owner id of all bots. Ids of people have no dots, so no person can have it. */
export const BOT = '.bot';
