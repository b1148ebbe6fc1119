// State shared by mats and board: whose castle is shown large, and how a battle is played.
import type { Seat } from '@boardwright/engine';
import { useShared } from '@boardwright/web/kit';

/** Null: one's own. */
export const useLookedAt = () => useShared<Seat | null>('shown', null);
/** Whether the usual answers are given in a battle. */
export const useQuick = () => useShared('quick', false);
