// On a touch screen, a person may want to see first what a choice does: the first tap shows it, the second chooses it.
import type { Word } from '@boardwright/engine';
import { preferences } from '../model/settings.ts';

let looked: Word | null = null;

/** Whether this press only shows what it would choose. */
export function isFirstTap(pointerType: string, word: Word): boolean {
  const isFirst = pointerType === 'touch' && preferences.get().tapTwice && looked !== word;
  looked = isFirst ? word : null;
  return isFirst;
}
