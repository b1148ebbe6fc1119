// What the rules thread can be asked, and what it answers.
import type { Log, Seat } from '@boardwright/engine';
import type { Audience, BotQuestion, Command, Declined, Opening, Row, Snapshot } from '@boardwright/host';
import type { Stored, Waits } from '../store/journal.ts';

export type Job =
  | {
      readonly do: 'begin';
      readonly match: string;
      readonly opening: Opening;
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
      readonly rules: string; // those it was played with
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
  | { readonly do: 'history'; readonly match: string }
  | { readonly do: 'export'; readonly match: string; readonly content?: string | undefined }
  | {
      readonly do: 'dryRun';
      readonly game: string;
      readonly content?: string | undefined;
      readonly rules: string; // those it is to be played with
      readonly snapshot: Snapshot | null;
      readonly rows: readonly Row[]; // all of them
      readonly hashes: readonly (number | null)[]; // of the match after each row
    };

/** A match as it stands, as far as the server needs to know. */
export interface MatchSummary {
  readonly position: number; // the number of its last row
  readonly shown: number; // the position as everybody is told it
  readonly era: number;
  readonly seen: number; // how many groups of events there are
  readonly wake: number | null;
  readonly waits: Waits;
  readonly bots: readonly BotQuestion[];
  readonly botSeats: readonly Seat[]; // that bots play
  readonly isUnattended: boolean; // no person sits there, or all have left
  readonly over: { readonly scores: readonly number[]; readonly places: readonly number[] } | null;
  readonly sealed: boolean; // over, and the secret is still to be revealed
}
/** What a command, or a row of another machine, has done. */
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
/** What became of a match that was played again with other rules than it was begun with. */
export type DryRun = { readonly snapshot: Snapshot } | { readonly diverges: string };
