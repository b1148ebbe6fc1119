// The table of contents of the rules: every task and its arguments.
import type { Seat } from '@boardwright/engine';

export interface Tasks {
  turn: { p: Seat };
  chooseAction: { p: Seat };
  endTurn: { p: Seat };
}
