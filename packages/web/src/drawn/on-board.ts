// Which words have a place on the board: a piece to press, or a step that leads to one. The dock shows the others as buttons.
import type { Word } from '@boardwright/engine';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Observable } from '../model/observable.ts';
import type { AtTable } from './context.tsx';
import { leadsTo } from './held.ts';
import { useInFrame } from './in-frame.ts';
import { questionsOf } from './picked.ts';
import { isShown } from './spot.ts';

/** The board as it was drawn last. */
export interface OnBoard {
  readonly table: AtTable;
  readonly asked: string; // for which questions it was drawn
  readonly words: ReadonlySet<string>;
  readonly leads: ReadonlySet<string>; // what steps lead to
}

/** Null until a board is drawn. */
export const onBoard = new Observable<OnBoard | null>(null);

export const isPlaced = ({ words, leads }: OnBoard, word: Word): boolean => words.has(word) || leadsTo(leads, word);

/** What a word gives and costs at the table as it is drawn; null if the game does not say. */
export function tellsNow(word: Word): string | null {
  const { drawn, now } = onBoard.get()?.table ?? {};
  return now === undefined ? null : (drawn?.tells?.(word, now) ?? null);
}

/** What it does at the table as it is drawn, as a small drawing; null if the game has none for it. */
export function cardNow(word: Word): ReactNode {
  const { drawn, now } = onBoard.get()?.table ?? {};
  return now === undefined ? null : (drawn?.card?.(word, now) ?? null);
}

/** Whether the game wants it to be looked at before it is chosen on a touch screen. */
export function looksFirstNow(word: Word): boolean {
  const { drawn, now } = onBoard.get()?.table ?? {};
  return (now !== undefined && drawn?.looksFirst?.(word, now)) || cardNow(word) !== null;
}

/** On a phone, in an area that is one tap away; its tab says that there is something to do. */
const isOnOtherTab = (piece: Element): boolean => {
  const area = piece.closest('.area:not(.front)');
  return area !== null && !isShown(area);
};

function lookAt(board: HTMLElement, table: AtTable): OnBoard {
  const words = new Set<string>();
  const leads = new Set<string>();
  for (const piece of board.querySelectorAll<HTMLElement>('[data-word], [data-step]')) {
    if (!isShown(piece) && !isOnOtherTab(piece)) continue;
    const { word, step = '' } = piece.dataset;
    if (word !== undefined) words.add(word);
    for (const each of step.split(' ').filter(Boolean)) leads.add(each);
  }
  return { table, asked: questionsOf(table.now), words, leads };
}

/** Looks once for every drawn table. What is picked up later does not count, because buttons must not come and go. */
export function useOnBoard(ref: RefObject<HTMLElement | null>, table: AtTable): void {
  useInFrame(() => {
    if (ref.current !== null && onBoard.get()?.table !== table) onBoard.set(lookAt(ref.current, table));
  });
  useEffect(() => () => onBoard.set(null), []);
}
