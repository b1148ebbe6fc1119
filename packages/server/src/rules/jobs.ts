// The jobs of the rules thread, and their results.
import type { Log, Seat } from '@boardwright/engine';
import type { Audience, BotQuestion, Command, Declined, Opening, Result, Row, Snapshot } from '@boardwright/host';
import type { Stored, Waits } from '../store/journal.ts';

export type Job =
  | {
      readonly do: 'begin';
      readonly match: string;
      readonly opening: Opening;
      readonly rules: string;
      readonly content?: string | undefined; // of an owner's edition, as JSON
      readonly log?: Log | undefined;
      readonly secret: string | null;
      readonly now: number;
    }
  | {
      readonly do: 'load';
      readonly match: string;
      readonly game: string;
      readonly content?: string | undefined;
      readonly rules: string; // it was played with these
      readonly stored: Stored;
      readonly secret: string | null;
    }
  | { readonly do: 'drop'; readonly match: string }
  | {
      readonly do: 'handle';
      readonly match: string;
      readonly command: Command;
      readonly now: number;
      readonly audiences: readonly Audience[];
    }
  | { readonly do: 'apply'; readonly match: string; readonly row: Row; readonly audiences: readonly Audience[] }
  | {
      readonly do: 'feed';
      readonly match: string;
      readonly audiences: readonly Audience[];
      readonly have: { readonly era: number; readonly seen: number } | null;
    }
  | {
      readonly do: 'lookBack';
      readonly match: string;
      readonly answers: number;
      readonly as: Audience | 'all';
    }
  | { readonly do: 'foreseen'; readonly match: string; readonly seat: Seat }
  | { readonly do: 'history'; readonly match: string }
  | { readonly do: 'export'; readonly match: string; readonly content?: string | undefined }
  | {
      readonly do: 'dryRun';
      readonly game: string;
      readonly content?: string | undefined;
      readonly rules: string; // to play it with
      readonly snapshot: Snapshot | null;
      readonly rows: readonly Row[]; // all of them
      readonly hashes: readonly (number | null)[]; // of the match after each row
    };

/** The current match, as far as the server needs to know. */
export interface MatchSummary {
  readonly position: number; // the number of its last row
  readonly shown: number; // the position that everybody sees
  readonly era: number;
  readonly seen: number; // the number of event groups
  readonly wake: number | null;
  readonly waits: Waits;
  readonly bots: readonly BotQuestion[];
  readonly botSeats: readonly Seat[]; // that bots play
  readonly people: readonly (string | null)[]; // by seat; null: a bot plays it, or its owner has left
  readonly hurry: readonly (number | null)[]; // by seat, over days: when a player who is asked has a quarter of the time left
  readonly away: readonly number[]; // by seat: until when the clock stands still
  readonly isUnattended: boolean; // nobody sits there, or everybody has left
  readonly over: Result | null;
  readonly sealed: boolean; // over, and the secret is not revealed yet
}
/** The effects of a command, or of a row from another machine. */
export interface Handled {
  readonly summary: MatchSummary;
  readonly row: Row | null;
  readonly snapshot: string | null;
  readonly hash: number; // of the match after this row
  readonly declined: Declined | null;
  readonly outbox: readonly Outgoing[];
}
/** A message for everybody in one audience, as JSON. */
export interface Outgoing {
  readonly audience: Audience;
  readonly text: string;
}
/** The result of replaying a match with other rules than it began with. */
export type DryRun = { readonly snapshot: Snapshot } | { readonly diverges: string };
