// What a live match consists of: plain data that is saved, sent between machines and opened again.
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
  Word,
} from '@boardwright/engine';

export type AnyMatch = Match<unknown, AnyTasks>;
export type AnyPlay = Play<unknown, AnyTasks>;

/** Milliseconds since 1970. Time always comes in from outside. */
export type Time = number;

/** Who plays a seat. Several seats with one owner are people on one device. */
export interface Player {
  readonly owner: string | null; // whoever may answer for the seat; null: it was a bot from the beginning
  readonly name: string;
  readonly bot: string | null; // the level of the bot that plays it now; null: a person
  readonly left: boolean; // the owner said good-bye
}

/** A daily window in which clocks run, in minutes of the day at a place. */
export interface DailyWindow {
  readonly from: number;
  readonly to: number;
  readonly zone: string; // an IANA time zone such as 'Europe/Budapest'
}
export type Pace =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number } // milliseconds
  | { readonly kind: 'days'; readonly perTurn: number; readonly window: DailyWindow | null };

/** How this table wants to be played. */
export interface TableSettings {
  readonly pace: Pace;
  readonly confirmTurns: boolean; // a turn stays tentative, and what could not be taken back is held, until confirmed
  readonly substitute: string; // the bot that plays on for somebody who left or ran out of time
}

export interface Opening {
  readonly game: string;
  readonly edition: string;
  readonly options: Settings;
  readonly seats: readonly Player[];
  readonly settings: TableSettings;
  readonly seal: Seal | null; // without the secret; null: chance of this match cannot be verified
}

/** Something that all others have to agree to. */
export interface Proposal {
  readonly what: 'undo' | 'substitute';
  readonly by: Seat;
  readonly about: Seat; // whose answer is taken back, or whose seat a bot would play
  readonly to: number; // undo: how many answers would be left
  readonly agreed: readonly Seat[];
}

export interface Clocks {
  readonly left: readonly number[]; // by seat, milliseconds
  readonly at: Time; // up to when they have been charged
}

/** What is true of a match besides the match itself. */
export interface MatchStatus {
  readonly seats: readonly Player[];
  readonly settings: TableSettings;
  readonly seal: Seal | null;
  readonly drawn?: readonly DrawRun[]; // once the secret is revealed: what each draw was asked for
  readonly clocks: Clocks;
  readonly movedAt: Time; // when somebody last moved: since then the match waits
  readonly tentative: Seat | null; // whose turn waits to be confirmed
  readonly held: readonly HeldAnswer[]; // answers that wait to be confirmed, because they could not be taken back
  readonly hidden: number; // how many rows only one seat knows of: those that held an answer back or forgot it
  readonly proposal: Proposal | null;
  readonly era: number; // how often something was taken back: event numbers of another era do not count
  readonly askedAt: Readonly<Record<string, Asked>>; // by lane: since which position its question waits
  readonly recentIds: readonly string[]; // of answers, so that a retry is harmless
}
/** An answer that has been given but not played: at most one of each seat. */
export interface HeldAnswer {
  readonly id: string;
  readonly seat: Seat;
  readonly at: string;
  readonly word: Word;
}
export interface Asked {
  readonly line: string; // which line of play, and how many answers it has had
  readonly since: number;
}

/** What happened. A match is its opening and its facts, in order. */
export type Fact =
  | { readonly do: 'open'; readonly opening: Opening; readonly log: Log }
  | { readonly do: 'answer'; readonly id: string; readonly entry: Entry }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'hold'; readonly held: HeldAnswer }
  | { readonly do: 'release'; readonly seat: Seat } // what was held is forgotten
  | { readonly do: 'confirm'; readonly seat: Seat }
  | { readonly do: 'propose'; readonly proposal: Proposal }
  | { readonly do: 'agree'; readonly seat: Seat }
  | { readonly do: 'decline'; readonly seat: Seat }
  | { readonly do: 'takeBack'; readonly to: number }
  | { readonly do: 'leave'; readonly seat: Seat }
  | { readonly do: 'substitute'; readonly seat: Seat; readonly why: 'agreed' | 'timeout' | 'alone' }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'downtime'; readonly from: Time; readonly to: Time } // nobody could play: no clock ran
  | { readonly do: 'reveal'; readonly secret: string; readonly drawn?: readonly DrawRun[] }; // older rows list no draws

/** The facts of one command: they are stored together or not at all. `seq` counts from 0 without a hole. */
export interface Row {
  readonly seq: number;
  readonly time: Time;
  readonly facts: readonly Fact[];
}

/** A match from which it is opened without playing it from the start. */
export interface Snapshot {
  readonly seq: number;
  readonly match: AnyMatch;
  readonly log: Log;
  readonly status: MatchStatus;
  readonly baseAt?: number; // after how many answers nothing could be taken back; of earlier versions: after the last
}

/** What a player does at the table. The page makes it, the socket carries it, the host checks it: one shape all the way. */
export type Act =
  | {
      readonly do: 'answer';
      readonly seat: Seat;
      readonly at: string; // the lane
      readonly word: Word;
      readonly position: number; // at which its question was seen
    }
  | {
      readonly do: 'undo' | 'confirm' | 'leave' | 'return' | 'askUndo' | 'agree' | 'decline';
      readonly seat: Seat;
    }
  | { readonly do: 'askSubstitute'; readonly seat: Seat; readonly about: Seat };

/** Who sends an act. The host checks that the seat is theirs. */
export interface Sender {
  readonly by: string;
  readonly id: string; // of the message: the same answer sent twice is played once
  readonly rated?: boolean; // at a rated table undo and return are stricter
}

/** What the host is told to do: an act of a player, or something the server does by itself. */
export type Command =
  | (Act & Sender)
  | { readonly do: 'tick' }
  | { readonly do: 'downtime'; readonly from: Time }
  | { readonly do: 'reveal'; readonly secret: string };

/** Why a command was not done. Nothing has changed. */
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

/** The person who answers for bots. No person can have this id: ids of people have no dots. */
export const BOT = '.bot';
