// What is told of an answer and of what came of it: nothing twice.
import type { Event } from '@boardwright/engine';
import { isWord, type Retells, withoutEchoes } from '@boardwright/text';

export interface Line {
  readonly event: Event;
  readonly words: readonly string[]; // whose symbols stand before it
}

/** An event that tells the answer before it, too, has the answer's symbols if it has none of its own. */
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

/** The words of an event, each once: what the board can light up, and what has a symbol. */
export const wordsIn = (event: Event): string[] => [
  ...new Set(
    Object.values(event)
      .flat()
      .filter(value => typeof value === 'string' && isWord(value)) as string[],
  ),
];
