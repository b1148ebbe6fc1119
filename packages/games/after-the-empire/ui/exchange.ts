// Reads an exchange back from the word that offers it.
import { splitWord } from '@boardwright/engine';
import { amount } from '../content/cards.ts';
import type { Amount, Exchange } from '../content/types.ts';
import { GOODS } from '../words.ts';

/** How many goods are paid with, by kind of word. */
const PAID: Readonly<Record<string, number>> = { take: 0, take2: 0, payfor: 1, payfor2: 1, pay2for: 2, pay2for2: 2 };

export function exchangeOf(word: Exchange['word']): Exchange | null {
  const { kind, details } = splitWord(word);
  const paid = PAID[kind];
  if (paid === undefined) return null;
  const all: Amount[] = [];
  for (let i = 0; i + 1 < details.length; i += 2)
    all.push(amount((GOODS as readonly string[]).indexOf(details[i] ?? ''), Number(details[i + 1])));
  return { spend: all.slice(0, paid), gain: all.slice(paid), word };
}
