// What the person looks at: on the board, in the list of options or in the log. It lights up in all three. Nothing renders again.
import type { Word } from '@boardwright/engine';
import { useSyncExternalStore } from 'react';
import { Observable } from '../model/observable.ts';

/** The option that is looked at, wherever it stands. */
export const pointing = new Observable<Word | null>(null);

export const usePointed = (): Word | null => useSyncExternalStore(pointing.subscribe, pointing.get);

const all = (attribute: string, value: string): Iterable<Element> =>
  document.querySelectorAll(`.table [${attribute}="${CSS.escape(value)}"]`);

let lit: Element[] = [];

/** Lights up the pieces and log entries that are about these words. An empty list turns all lights off. */
export function light(ids: readonly string[]): void {
  for (const element of lit) element.classList.remove('lit');
  lit = ids.flatMap(id => [
    ...all('data-piece', id),
    ...document.querySelectorAll(`.table [data-about~="${CSS.escape(id)}"]`),
  ]);
  for (const element of lit) element.classList.add('lit');
}

export function lookAway(): void {
  pointing.set(null);
  light([]);
}

pointing.subscribe(() => {
  for (const element of document.querySelectorAll('.table .pointed')) element.classList.remove('pointed');
  const word = pointing.get();
  if (word !== null) for (const element of all('data-word', word)) element.classList.add('pointed');
});

/**
 * Marks the option that was answered with until the answer has been taken, or the board is drawn anew. Set directly, so that the
 * first picture after a press shows it, however long the next table takes.
 */
export function markGiven(word: Word | null): void {
  for (const element of document.querySelectorAll('.table .given')) element.classList.remove('given');
  if (word !== null) for (const element of all('data-word', word)) element.classList.add('given');
}
