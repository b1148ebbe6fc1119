// On a touch screen, a person may want to see first what a choice does: the first tap shows it, the second one chooses it.
import type { Word } from '@boardwright/engine';
import { Observable } from '../model/observable.ts';
import { preferences } from '../model/settings.ts';
import { looksFirstNow } from './on-board.ts';
import type { Said } from './tip.tsx';

/** What the first tap was on. The dock shows it and asks for the second tap. */
export interface Looked {
  readonly word: Word;
  readonly said: Said;
}
export const looked = new Observable<Looked | null>(null);

/** Whether this press only shows what it would choose: if the person or the game wants that. */
export function isFirstTap(pointerType: string, word: Word, said: Said): boolean {
  const isShown = preferences.get().tapTwice || looksFirstNow(word);
  const isFirst = pointerType === 'touch' && isShown && looked.get()?.word !== word;
  looked.set(isFirst ? { word, said } : null);
  return isFirst;
}
