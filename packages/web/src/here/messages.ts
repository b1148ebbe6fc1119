// Messages between the page and its worker. All of it is plain data.
import type { GameFile, Json, Seat, Settings } from '@boardwright/engine';
import type { Audience, Command, Declined, Feed, History, Pace, PastView, Player } from '@boardwright/host';
import type { Advice, Asked } from '../guide/in-worker.ts';
import type { Practice, PracticeDeed, PracticeNews } from '../learn/in-worker.ts';
import type { Wish } from '../model/session.ts';

/** A table stored on this device. */
export interface HereTable {
  readonly id: string;
  readonly game: string;
  readonly edition?: string; // the name of an owner's
  readonly options: Settings;
  readonly seats: readonly Player[];
  readonly pace: Pace;
  readonly over: boolean;
  readonly scores: readonly number[] | null;
  readonly toAnswer: readonly Seat[];
  readonly rules?: Pick<GameFile, 'version' | 'engine'>; // it is played with these; missing in games of earlier versions
  readonly created: number;
  readonly updated: number;
}
export interface HereWish extends Omit<Wish, 'chairs' | 'open'> {
  readonly seats: readonly Player[];
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
  readonly detail: string; // for investigation: a sentence of the engine, in English
}
/** The result of checking a game file. */
export interface Checked {
  readonly game: string;
  readonly names: readonly string[];
  readonly answers: number;
  readonly draws: number;
  readonly mismatches: readonly string[]; // one sentence for each draw that does not follow from the seal
  readonly elsewhere: number; // draws before the game came to this table, which the seal does not cover
  readonly rules: boolean; // the log was replayed too; otherwise the rules differ, and only chance was checked
  readonly commitment: string;
  readonly parts: number; // seats that contributed
  readonly kept: number; // seats that committed but did not reveal in time
}

/** What the page can ask of the worker. */
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
  /** Checks the text of a game file: its log against the rules, its draws against its seal. Rejects with a sentence. */
  check(text: string): Promise<Checked | NotChecked>;
  botPause(milliseconds: number): Promise<void>;
  advise(asked: Asked): Promise<Advice | null>;
  openPractice(id: string, game: string, practice: Practice): Promise<PracticeNews>;
  playPractice(id: string, deed: PracticeDeed): Promise<PracticeNews>;
  closePractice(id: string): Promise<void>;
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
/** `content`: of the owner's edition, null for the standard one. Sent only with the first update of a table. */
export interface News {
  readonly table: HereTable;
  readonly feeds: readonly Feed[];
  readonly content?: Json | null;
}
