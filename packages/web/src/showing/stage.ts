// A stage: something that is gone through part by part, such as a scoring. It is plain data that a game makes from its events and
// states. The page draws it: parts to step through, a line for each player, and a summary.
import type { Json, Seat } from '@boardwright/engine';

/** A text of the game: by its key, or the name of a source of points, or of a kind of sources. */
export type Said =
  | { readonly key: string; readonly values?: Readonly<Record<string, Json>> }
  | { readonly source: string }
  | { readonly sources: string };
/** How much of something is gained or lost. */
export interface Amount {
  readonly n: number; // below zero: lost
  readonly picture?: string; // a word or `term:…`; not there: points
  readonly lost?: number; // what did not fit
}
export interface StageLine {
  readonly seat: Seat;
  readonly pictures?: readonly string[]; // what counts
  readonly count?: number;
  readonly says?: Said;
  readonly gains: readonly Amount[];
  readonly isBest?: boolean;
}
export interface StagePart {
  readonly name: Said; // short: below its mark in the stepper
  readonly picture?: string;
  readonly title: Said;
  readonly worth?: Said; // what can be gained
  readonly lights?: readonly string[]; // ids of pieces that it is about
  readonly lines: readonly StageLine[];
  readonly why?: { readonly says: Said; readonly rule: string };
}
/** One row of the summary, with a cell for each seat. */
export interface StageRow {
  readonly name: Said;
  readonly about?: Said;
  readonly cells: readonly StageCell[];
  readonly isTotal?: boolean;
}
export interface StageCell {
  readonly gains: readonly Amount[];
  readonly now?: number; // a current value, not a gain
  readonly says?: Said;
  readonly isBest?: boolean;
}
export interface Stage {
  readonly id: string; // the same for all stages of a kind, as a class of the drawing
  readonly title: Said;
  readonly parts: readonly StagePart[];
  readonly summary: StageSummary;
}
export interface StageSummary {
  readonly title: Said;
  readonly rows: readonly StageRow[];
  readonly stays?: boolean; // until it is closed, however fast everything else is shown
}

/** Where somebody is in a stage. After the last part comes the summary. */
export interface StageAt {
  readonly stage: Stage;
  readonly at: number;
}
export const isSummary = ({ stage, at }: StageAt): boolean => at >= stage.parts.length;
