// What need not be told twice: "Ann: Temple of the Sun" right before "Ann takes Temple of the Sun".
import type { Event, Word } from '@boardwright/engine';

/** Whether an event says all that the answer right before it said. */
export type Retells = (event: Event, word: Word) => boolean;

/** Anything that names the same word does; what else does is for the game to know. */
const namesIt: Retells = (event, word) => Object.values(event).flat().includes(word);

/** All but the answers that the next event tells again of the same seat. */
export function withoutEchoes(events: readonly Event[], retells: Retells = () => false): readonly Event[] {
  const isEcho = ({ p, word }: Event, next: Event): boolean =>
    next.p === p && word !== '' && (namesIt(next, word as Word) || retells(next, word as Word));
  return events.filter((event, i) => {
    const next = events[i + 1];
    return !isAnswer(event) || next === undefined || isAnswer(next) || !isEcho(event, next);
  });
}

const isAnswer = ({ say }: Event): boolean => say === '@answer';
