// A rule case to be tried at the table: its position, and the way that it goes.
import type { Event, Move, ScoreSheet, Seat, Word } from '@boardwright/engine';
import type { Position } from './position.ts';

/** An answer, or somebody takes their last answer back. */
export type ExampleStep = Move | { readonly undo: Seat };

export interface Example {
  readonly name: string; // an English sentence
  readonly rules: readonly string[]; // the paragraphs it shows
  readonly position: Position; // with all the chance of the way
  readonly way: readonly ExampleStep[];
  readonly refused: readonly Word[]; // what it shows not to be possible
}

/** What came of an example, to be told: everything that happened, and the points. */
export interface Worked {
  readonly seats: number;
  readonly told: readonly Event[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly counted: readonly { readonly seat: Seat; readonly lines: ScoreSheet['lines'] }[]; // what the points at the end are made of
}
/** The examples of a paragraph. */
export interface OfParagraph {
  readonly examples: readonly number[]; // their numbers among those of the game
  readonly pictures: readonly string[]; // words and terms that they are about; the game may draw some of them
  readonly worked: Worked | null; // of an example that brings points
}
/** All examples of a game. */
export interface ExampleBook {
  readonly examples: readonly Example[];
  readonly paragraphs: Readonly<Record<string, OfParagraph>>;
}
