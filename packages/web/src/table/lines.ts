// What is told of an answer and of what came of it: nothing twice.
import type { Event } from '@boardwright/engine';
import { type Retells, withoutEchoes } from '@boardwright/text';

export interface Line {
  readonly event: Event;
  readonly words: readonly string[]; // whose symbols stand before it
}

/** If an event tells the answer before it, too, it has the answer's symbols. */
export function linesOf(events: readonly Event[], retells: Retells | undefined): Line[] {
  const told = new Set(withoutEchoes(events, retells));
  return events.flatMap((event, i) => {
    if (!told.has(event)) return [];
    const before = events[i - 1];
    const echo = before === undefined || told.has(before) ? [] : wordsIn(before);
    return [{ event, words: [...new Set([...echo, ...wordsIn(event)])] }];
  });
}

/** The words of an event, each once: what the board can light up, and what has a symbol. */
export const wordsIn = (event: Event): string[] => [
  ...new Set(
    Object.values(event)
      .flat()
      .filter(value => typeof value === 'string' && /^[^\s:]+:[^\s:]+$/.test(value)) as string[],
  ),
];
