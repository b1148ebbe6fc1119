// State shared by mats and board: whose castle is shown large, how a battle is played, and what is meant by the next answers.
import type { Seat, Word } from '@boardwright/engine';
import { useShared } from '@boardwright/web/kit';

/** Null: one's own. */
export const useLookedAt = () => useShared<Seat | null>('shown', null);
/** Whether the usual answers are given in a battle. */
export const useQuick = () => useShared('quick', false);

/** An exchange that was pressed before its worker is placed. */
export interface Then {
  readonly space: string;
  readonly word: Word;
  readonly since: number; // the question in which it was pressed
}
export const useThen = () => useShared<Then | null>('then', null);
/** The kind of unit that was picked up last: walls that are pressed get this kind first. */
export const useKind = () => useShared<string | null>('kind', null);
/** The wall to which all units go that are left. */
export const useAllHere = () => useShared<string | null>('all here', null);
/** The job that is chosen in the Storehouse: every place that is pressed gets it. */
export const useTool = () => useShared<string | null>('tool', null);
