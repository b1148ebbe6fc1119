// Avoids telling the same thing twice: "Ann: Temple of the Sun" right before "Ann takes Temple of the Sun".
import type { Event, Word } from '@boardwright/engine';

/**
 * Whether an event repeats the answer right before it: true if it says everything that the answer said, 'less' if the answer
 * said more.
 */
export type Retells = (event: Event, word: Word) => boolean | 'less';

/** By default, any event that names the same word. A game may declare more. */
const namesIt = (event: Event, word: Word): boolean => Object.values(event).flat().includes(word);

/**
 * Drops answers that the next event of the same seat tells again, and events that say less than the answer right before them. What
 * nobody did, such as what a place shows, may say less than an answer further above.
 */
export function withoutEchoes(events: readonly Event[], retells: Retells = () => false): readonly Event[] {
  const repeats = (answer: Event | undefined, next: Event | undefined): boolean | 'less' => {
    if (answer === undefined || next === undefined || !isAnswer(answer) || isAnswer(next)) return false;
    if (![answer.p, undefined].includes(next.p) || answer.word === '') return false;
    const word = answer.word as Word;
    const told = retells(next, word);
    return told === 'less' ? told : next.p === answer.p && (told || namesIt(next, word));
  };
  const answerOf = (event: Event, i: number): Event | undefined =>
    event.p === undefined ? events.slice(0, i).findLast(isAnswer) : events[i - 1];
  const telling = events.filter((event, i) => repeats(answerOf(event, i), event) !== 'less');
  return telling.filter((event, i) => repeats(event, telling[i + 1]) !== true);
}

const isAnswer = ({ say }: Event): boolean => say === '@answer';
