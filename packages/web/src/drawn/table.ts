// What a drawn table is, and what it is given. A game brings one in `ui/table.tsx`; any other game is shown by the generic one.
// G, T and C are the game's state, its tasks, and its content (the edition in use).
import type { AnyTasks, Event, Json, Match, Moment, Refused, Seat, Task, Word } from '@boardwright/engine';
import type { Audience, OpenQuestion } from '@boardwright/host';
import type { Retells, Teller } from '@boardwright/text';
import type { ComponentType, ReactNode } from 'react';
import type { Amount, Said, StageAt } from '../showing/stage.ts';
import type { Step } from '../showing/step.ts';

/** Everything a drawing may know: what this audience sees, what it is asked, and how to say so. */
export interface TableNow<G = unknown, T = AnyTasks, C = unknown> {
  readonly view: Match<G, T>;
  readonly content: C; // what the game is played with: the same object for as long as the table is shown
  readonly me: Audience;
  readonly names: readonly string[]; // by seat
  readonly asked: readonly OpenQuestion<T>[]; // questions to this seat; empty for those who are not asked
  readonly words: ReadonlySet<Word>; // what can be answered now, asides included
  readonly refused: ReadonlyMap<Word, Refused>; // what cannot, and why
  readonly happened: readonly Event[]; // told by the step on show
  readonly step: number; // counts what is shown; it goes up by more than one if something was skipped
  readonly more: boolean; // more steps are to come: nothing new is asked yet
  readonly stage: StageAt | null; // a scoring or the like that is gone through
  readonly answers: number; // how many answers the match has had: `happened` belongs to the last of them
  readonly tell: Teller;
  readonly choose: (word: Word) => void;
  readonly showRule: (id: string) => void;
}
export interface BoardProps<G = unknown, T = AnyTasks, C = unknown> {
  readonly table: TableNow<G, T, C>;
}
export interface MatProps<G = unknown, T = AnyTasks, C = unknown> {
  readonly table: TableNow<G, T, C>;
  readonly seat: Seat;
}
export interface AftermathProps<G = unknown, C = unknown> {
  readonly g: G;
  readonly content: C;
  readonly events: readonly Event[]; // everything this audience was told, from the setup on
  readonly names: readonly string[];
  readonly tell: Teller;
}
export interface PictureProps<C = unknown> {
  readonly word: string; // a word of the game, or `term:…` for a thing that no word names
  readonly size: number;
  readonly content: C;
}
export interface DrawnTable<G = unknown, T = AnyTasks, C = unknown> {
  /** The content in use, from an owner's edition as it is kept and sent; null: the standard edition. */
  readonly content: (own: Json | null) => C;
  readonly Board: ComponentType<BoardProps<G, T, C>>;
  readonly Mat?: ComponentType<MatProps<G, T, C>>; // what lies in front of a seat, under its name beside the board
  readonly Below?: ComponentType<MatProps<G, T, C>>; // on a desktop, below all mats; it hides itself where there is no room for it
  /** On a phone: everything of one's own in at most two rows, each thing marked with `data-mine`. Else the mat is shown. */
  readonly Strip?: ComponentType<MatProps<G, T, C>>;
  readonly Brief?: ComponentType<MatProps<G, T, C>>; // on a phone: the few things of an opponent that matter most, in one line
  /** The symbol of a word: in options, log and rules; null if it has none. There are many, so it is no component of its own: no hooks. */
  readonly picture?: (props: PictureProps<C>) => ReactNode;
  readonly legend?: readonly string[]; // words of the symbols to explain
  readonly rail?: number; // how wide mats want to be on a desktop, in pixels
  readonly cues?: (event: Event, content: C) => readonly Cue[]; // how something that happened is to be seen
  /** How an answer is divided into steps, each shown by itself; without it, an answer is one step. `before`: the table before it. */
  readonly steps?: (moments: readonly Moment<G>[], before: G | null, content: C) => readonly Step<G>[];
  readonly opensStage?: (events: readonly Event[]) => boolean; // whether an answer that told this has a stage to open again
  readonly retells?: Retells; // which events make the line of the answer before them needless in the log
  readonly headings?: readonly string[]; // events that begin a part of the game, such as a round: headings of the log
  /** Rolls, battles and the like in the log: summed up under a name, their lines folded. What is in no chapter is told line by line. */
  readonly chapters?: (events: readonly Event[]) => readonly Chapter[];
  readonly notInPlay?: readonly string[]; // reasons which say that something is not in this game: nobody asks about that
  readonly sources?: readonly string[]; // all sources of points in their order, for the result
  readonly tieBreak?: string; // the paragraph of the rules that decides between equal points
  readonly orders?: readonly Order<G, T, C>[]; // standing orders that a person may give
  /** An answer that is never worse than any other, such as a gain that cannot hurt; null: a matter of choice. By the rules. */
  readonly safe?: (asking: OpenQuestion<T>, table: TableNow<G, T, C>) => Word | null;
  readonly asks?: Asks<G, T, C>;
  /** The headline of a result that places alone do not tell, such as a title in a game alone; null: the usual one. */
  readonly verdict?: (g: G, content: C, tell: Teller) => string | null;
  /** In the result, beside points and chart: what else is worth knowing when a game is over. */
  readonly Aftermath?: ComponentType<AftermathProps<G, C>>;
  /** What a word gives and costs, in a few words: in the list and in tips. From the rules; null if there is nothing to say. */
  readonly tells?: (word: Word, table: TableNow<G, T, C>) => string | null;
  /** The same as a small drawing, in its place in tips. It lies in a sentence: only `span`, `b` and the like. Null: there is none. */
  readonly card?: (word: Word, table: TableNow<G, T, C>) => ReactNode;
  /** A choice that weighs much: on a touch screen the first tap only shows what it does. A word with a card is shown first, too. */
  readonly looksFirst?: (word: Word, table: TableNow<G, T, C>) => boolean;
  /**
   * What choosing a word would change for every seat, by the rules: in tips, in the list and before a choice is confirmed. Only as far
   * as nothing hidden and no chance decides. Seats without a change are left out; an empty list: nothing to say.
   */
  readonly changes?: (word: Word, table: TableNow<G, T, C>) => readonly SeatChange[];
}

/** A part of what an answer led to, summed up. */
export interface Chapter {
  readonly says: Said;
  readonly seat?: Seat; // whom it is about, if it is one
  readonly gains?: readonly SeatGains[]; // what it brought
  readonly events: readonly Event[]; // in full: the very events that were given
  readonly headings?: readonly string[]; // events that begin a part of it, such as a round
}
export interface SeatGains {
  readonly seat: Seat;
  readonly gains: readonly Amount[];
}

export interface SeatChange {
  readonly seat: Seat;
  readonly points?: number;
  readonly gains?: readonly { readonly picture: string; readonly n: number }[]; // a word or `term:…`, as in `Cue`; below zero: lost
}

/** A question in words that name what is on the table, as a text of the game; null: the usual one. */
export type Asks<G = unknown, T = AnyTasks, C = unknown> = (
  task: Task<T>,
  g: G,
  content: C,
) => { readonly key: string; readonly values?: Readonly<Record<string, Json>> } | null;

/** "Always answer this, until I change it." */
export interface Order<G = unknown, T = AnyTasks, C = unknown> {
  readonly id: string;
  readonly says: string; // the key of its text
  readonly asks: readonly string[]; // tasks that it answers
  readonly answer: (asking: OpenQuestion<T>, table: TableNow<G, T, C>) => Word | null; // null: this time the person decides
}

/** Forgets the types of a game. Sound, because the page hands to a drawing only states, tasks and content of its own game. */
export function drawTable<G, T, C>(table: DrawnTable<G, T, C>): DrawnTable {
  return table as unknown as DrawnTable;
}

/** A movement that explains an event. Places are ids of pieces (`data-piece`); what is not on screen is left out. Dice roll first. */
export type Cue =
  // `n` below zero: paid. It flies as well, but does not count as something that the player has done
  | { readonly do: 'fly'; readonly picture: string; readonly from: string; readonly to: string; readonly n?: number }
  | { readonly do: 'pulse'; readonly at: string };
