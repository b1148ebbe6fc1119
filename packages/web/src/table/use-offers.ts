// What the dock knows of the options: which of them have a place on the board, and what they give and cost.
import { splitWord, type Word } from '@boardwright/engine';
import type { OpenQuestion } from '@boardwright/host';
import { useMemo, useSyncExternalStore } from 'react';
import { isPlaced, type OnBoard, onBoard, tellsNow } from '../drawn/on-board.ts';
import { questionsOf } from '../drawn/picked.ts';

export interface Offers {
  readonly isPlaced: (word: Word) => boolean; // if in doubt, no: then it is a button
  readonly tells: (word: Word) => string | null;
}

/** So many buttons need no list. */
export const FEW = 4;

/** Passing, "done" and the like always have a button at the same place, wherever else they stand. */
const isButton = (word: Word): boolean => splitWord(word).kind === 'button';

/** Until the board is drawn, a drawn table is taken to have a place for everything, so that buttons do not come and go. */
function offersOn(board: OnBoard | null, isDrawn: boolean): Offers {
  const has = (word: Word): boolean => (board === null ? isDrawn : isPlaced(board, word));
  return { isPlaced: word => !isButton(word) && has(word), tells: word => (board === null ? null : tellsNow(word)) };
}

/** A board that was drawn for other questions does not count. */
export function useOffers(open: readonly OpenQuestion[], isDrawn: boolean): Offers {
  const asked = questionsOf({ asked: open });
  const board = useSyncExternalStore(onBoard.subscribe, () => {
    const latest = onBoard.get();
    return latest?.asked === asked ? latest : null;
  });
  return useMemo(() => offersOn(board, isDrawn), [board, isDrawn]);
}
