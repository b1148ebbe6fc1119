// The lines of the log for an answer and its effects, without repetitions.
import type { Event } from '@boardwright/engine';
import { isWord, type Retells, withoutEchoes } from '@boardwright/text';

export interface Line {
  readonly event: Event;
  readonly words: readonly string[]; // whose symbols are shown before it
}

/** If an event replaces the line of its answer, it takes over the answer's symbols, unless it has its own. */
export function linesOf(events: readonly Event[], retells: Retells | undefined): Line[] {
  const told = new Set(withoutEchoes(events, retells));
  return events.flatMap((event, i) => {
    if (!told.has(event)) return [];
    const own = wordsIn(event);
    const before = events[i - 1];
    const isRetold = before !== undefined && !told.has(before);
    return [{ event, words: own.length === 0 && isRetold ? wordsIn(before) : own }];
  });
}

/** The words in an event, without repetitions: for highlighting on the board and for symbols. */
export const wordsIn = (event: Event): string[] => [
  ...new Set(
    Object.values(event)
      .flat()
      .filter(value => typeof value === 'string' && isWord(value)) as string[],
  ),
];
