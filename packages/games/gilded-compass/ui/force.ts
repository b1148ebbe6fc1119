// Compelling Force: finds the word for a choice of dice and new faces.
import type { Word } from '@boardwright/engine';
import { beyond, written, writtenOrNone } from '../dice.ts';

/** Dice before and after, as multisets. A face that is removed and added again is no change. */
export function forceWord(own: readonly [number, number], neutral: readonly [number, number]): Word {
  const [from, to] = [beyond(own[0], own[1]), beyond(own[1], own[0])];
  const [neutralFrom, neutralTo] = [beyond(neutral[0], neutral[1]), beyond(neutral[1], neutral[0])];
  if (neutralFrom === 0) return `force:${written(from)}-${written(to)}`;
  return `force_both:${writtenOrNone(from)}-${writtenOrNone(to)}-${written(neutralFrom)}-${written(neutralTo)}`;
}
