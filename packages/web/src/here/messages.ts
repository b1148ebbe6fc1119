// What the page and its worker say to each other. All of it is plain data.
import type { GameFile, Json, Seat, Settings } from '@boardwright/engine';
import type { Audience, Command, Declined, Feed, History, Pace, PastView, Player } from '@boardwright/host';

/** A table that is kept on this device. */
export interface HereTable {
  readonly id: string;
  readonly game: string;
  readonly options: Settings;
  readonly seats: readonly Player[];
  readonly pace: Pace;
  readonly over: boolean;
  readonly scores: readonly number[] | null;
  readonly toAnswer: readonly Seat[];
  readonly rules?: Pick<GameFile, 'version' | 'engine'>; // with which it is played; games of earlier versions do not say
  readonly created: number;
  readonly updated: number;
}
export interface HereWish {
  readonly game: string;
  readonly content?: Json; // of an owner's edition
  readonly options: Settings;
  readonly seats: readonly Player[];
  readonly pace: Pace;
  readonly confirmTurns: boolean;
}
/** Why a game cannot be checked: the file, the game, its rules, or its seal. */
export type Uncheckable =
  | 'notWhole'
  | 'unknownGame'
  | 'badContent'
  | 'otherVersion'
  | 'againstRules'
  | 'noSeal'
  | 'notOver'
  | 'otherSecret'
  | 'otherPart';
export interface NotChecked {
  readonly why: Uncheckable;
  readonly detail: string; // for whoever looks into it: a sentence of the engine's, in English
}
/** What checking a game file has shown. */
export interface Checked {
  readonly game: string;
  readonly names: readonly string[];
  readonly answers: number;
  readonly draws: number;
  readonly mismatches: readonly string[]; // a sentence for each draw that does not follow from the seal
  readonly elsewhere: number; // draws made before the game came to this table: the seal says nothing of them
  readonly rules: boolean; // the log was played again too; else the rules here are others, and chance alone was checked
  readonly commitment: string;
  readonly parts: number; // seats that added a part of their own
  readonly kept: number; // seats that promised one and did not show it in time
}

/** What the page can ask the worker for. */
export interface Calls {
  list(): Promise<HereTable[]>;
  open(wish: HereWish): Promise<HereTable>;
  watch(id: string): Promise<HereTable | null>;
  unwatch(id: string): Promise<void>;
  command(id: string, command: Command): Promise<Declined | null>;
  lookBack(id: string, answers: number, as: Audience | 'all'): Promise<PastView | null>;
  history(id: string): Promise<History>;
  file(id: string): Promise<GameFile>;
  remove(id: string): Promise<void>;
  /** Checks the text of a game file: its log by the rules, its draws by its seal. Rejects with a sentence. */
  check(text: string): Promise<Checked | NotChecked>;
  botPause(milliseconds: number): Promise<void>;
}
export type CallName = keyof Calls;

export interface Call {
  readonly n: number;
  readonly call: CallName;
  readonly args: readonly unknown[];
}
export type Said =
  | { readonly n: number; readonly result: unknown }
  | { readonly n: number; readonly error: string; readonly bad: boolean }
  | News;
/** `content`: of the owner's edition that is played, null for the standard one; with the first news of a table alone. */
export interface News {
  readonly table: HereTable;
  readonly feeds: readonly Feed[];
  readonly content?: Json | null;
}
