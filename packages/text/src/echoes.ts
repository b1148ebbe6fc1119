// What need not be told twice: "Ann: Temple of the Sun" right before "Ann takes Temple of the Sun".
import type { Event, Word } from '@boardwright/engine';

/** Whether an event says all that the answer right before it said. */
export type Retells = (event: Event, word: Word) => boolean;

/** Anything that names the same word does; what else does is for the game to know. */
const namesIt: Retells = (event, word) => Object.values(event).flat().includes(word);

/** All but the answers that the next event tells again of the same seat. */
export function withoutEchoes(events: readonly Event[], retells: Retells = () => false): readonly Event[] {
  const isEcho = ({ say, p, word }: Event, next: Event | undefined): boolean =>
    say === '@answer' &&
    word !== '' &&
    next !== undefined &&
    next.p === p &&
    (namesIt(next, word as Word) || retells(next, word as Word));
  return events.filter((event, i) => !isEcho(event, events[i + 1]));
}
