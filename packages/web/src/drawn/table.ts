// What a drawn table is, and what it is given. A game brings one in `ui/table.tsx`; any other game is shown by the generic one.
import type { Event, Refused, Seat, Word } from '@boardwright/engine';
import type { AnyMatch, Asking, Audience } from '@boardwright/host';
import type { Retells, Teller } from '@boardwright/text';
import type { ComponentType } from 'react';

/** Everything a drawing may know: what this audience sees, what it is asked, and how to say so. */
export interface TableNow {
  readonly view: AnyMatch;
  readonly me: Audience;
  readonly names: readonly string[]; // by seat
  readonly asked: readonly Asking[]; // questions to this seat; empty for those who are not asked
  readonly words: ReadonlySet<Word>; // what can be answered now, asides included
  readonly refused: ReadonlyMap<Word, Refused>; // what cannot, and why
  readonly happened: readonly Event[]; // told by the last answer
  readonly answers: number; // how many answers the match has had: `happened` belongs to the last of them
  readonly tell: Teller;
  readonly choose: (word: Word) => void;
  readonly showRule: (id: string) => void;
}
export interface BoardProps {
  readonly table: TableNow;
}
export interface MatProps {
  readonly table: TableNow;
  readonly seat: Seat;
}
export interface PictureProps {
  readonly word: string; // a word of the game, or `term:…` for a thing that no word names
  readonly size: number;
}
export interface DrawnTable {
  readonly Board: ComponentType<BoardProps>;
  readonly Mat?: ComponentType<MatProps>; // what lies in front of a seat, under its name beside the board
  readonly Picture?: ComponentType<PictureProps>; // the symbol of a word: in options, log and rules; null if it has none
  readonly legend?: readonly string[]; // words of the symbols to explain
  readonly rail?: number; // how wide mats want to be on a desktop, in pixels
  readonly cues?: (event: Event) => readonly Cue[]; // how something that happened is to be seen
  readonly retells?: Retells; // which events make the line of the answer before them needless in the log
}

/** A movement that explains an event. Places are ids of pieces (`data-piece`); what is not on screen is left out. Dice roll first. */
export type Cue =
  | { readonly do: 'fly'; readonly picture: string; readonly from: string; readonly to: string; readonly n?: number }
  | { readonly do: 'pulse'; readonly at: string };
