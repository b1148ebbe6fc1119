// What can be answered now, as it stands in the list: its number, its name, what it costs and what it does.
import type { AnyMatch, AnyOpen } from '@boardwright/bots';
import { splitWord, type Word, wordsOf } from '@boardwright/engine';
import type { AnyEngine, Shown } from './show.ts';

export interface Offer {
  readonly word: Word;
  readonly number: number;
  readonly text: string;
  readonly costs: string; // empty if it costs nothing, or the game does not tell
  readonly gives: string;
}

/** In the order of their numbers: those of a kind stand together. `view` is that of the seat which is asked. */
export function offersOf({ speech, surveyor }: Shown, engine: AnyEngine, open: AnyOpen, view: AnyMatch): Offer[] {
  const words = byKind(wordsOf(engine, open));
  const texts = words.map(word => speech.word(word));
  const numbers = numbersOf(words, texts);
  const offers = words.map((word, i): Offer => {
    const { costs, gives } = surveyor?.tells?.(word, view, open.task) ?? {};
    return {
      word,
      number: numbers[i] as number,
      text: texts[i] as string,
      costs: costs === undefined ? '' : speech.phrase(costs),
      gives: gives === undefined ? '' : speech.phrase(gives),
    };
  });
  return offers.sort((a, b) => a.number - b.number);
}

const kindOf = (word: Word): string => splitWord(word).kind;

function byKind(words: readonly Word[]): Word[] {
  const kinds = [...new Set(words.map(kindOf))];
  return kinds.flatMap(kind => words.filter(word => kindOf(word) === kind));
}

/** Where the options are amounts or numbered places, each has its own number, so that 5 is 5 gold; else they are counted. */
function numbersOf(words: readonly Word[], texts: readonly string[]): number[] {
  const numbered = words.map((word, i) => ownNumber(word, texts[i] as string));
  const [kind, ...others] = new Set(words.filter((_, i) => numbered[i] !== null).map(kindOf));
  const own = numbered.filter(n => n !== null);
  const isWhole = words.every((word, i) => numbered[i] !== null || kindOf(word) !== kind);
  if (kind === undefined || others.length > 0 || new Set(own).size < own.length || !isWhole)
    return words.map((_, i) => i + 1);
  let last = Math.max(...own);
  return numbered.map(n => n ?? ++last);
}

/** A number that can be read in the list. "Nothing" is 0. */
function ownNumber(word: Word, text: string): number | null {
  const { details } = splitWord(word);
  const [detail = ''] = details;
  if (details.length !== 1 || !/^\d+$/.test(detail)) return null;
  return detail === '0' || new RegExp(`(^|\\D)${detail}(\\D|$)`).test(text) ? Number(detail) : null;
}
