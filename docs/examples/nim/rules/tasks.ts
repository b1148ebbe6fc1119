// The table of contents of the rules: every task and its arguments.
import type { Seat } from '@boardwright/engine';

export interface Tasks {
  chooseStones: { p: Seat };
}
