// Parses an exchange from the word that offers it.
import { splitWord, type Word } from '@boardwright/engine';
import { GOODS } from '../words.ts';
import { amount } from './cards.ts';
import type { Amount, Exchange } from './types.ts';

/** How many goods are paid, by kind of word. */
const PAID: Readonly<Record<string, number>> = { take: 0, take2: 0, payfor: 1, payfor2: 1, pay2for: 2, pay2for2: 2 };

const amountOf = (good: string | undefined, n: string | undefined): Amount =>
  amount((GOODS as readonly string[]).indexOf(good ?? ''), Number(n));

/** A side of any length: `take.wood.2+take.iron.1`. */
const listOf = (detail = ''): Amount[] =>
  detail.split('+').map(each => {
    const [, good, n] = each.split('.');
    return amountOf(good, n);
  });

export function exchangeOf(text: string): Exchange | null {
  const word = text as Word;
  const { kind, details } = splitWord(word);
  if (kind === 'takeall') return { spend: [], gain: listOf(details[0]), word };
  if (kind === 'payforall') return { spend: listOf(details[0]), gain: listOf(details[1]), word };
  const paid = PAID[kind];
  if (paid === undefined) return null;
  const all: Amount[] = [];
  for (let i = 0; i + 1 < details.length; i += 2) all.push(amountOf(details[i], details[i + 1]));
  return { spend: all.slice(0, paid), gain: all.slice(paid), word };
}
