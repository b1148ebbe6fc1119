// What an option costs and brings, in words, for the list of options.
import { type OptionTold, type Seat, splitWord, type Word } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { gainOf } from '../rules/gains.ts';
import type { G } from '../state.ts';

export function tells(c: Content, g: G, p: Seat, word: Word): OptionTold | null {
  const { kind, details } = splitWord(word);
  if (word === 'token:reroll') return { costs: { say: 'oneToken', n: 1 } };
  if (kind === 'ability' && details[0] !== undefined) return { gives: { say: 'about', about: `about:${details[0]}` } };
  // What is discarded is told by what it would be worth.
  const tile = kind === 'leave' ? (`relic:${details[0]}` as Word) : word;
  const n = gainOf(c, g, p, tile);
  if (n === null) return null;
  return { gives: { say: kind === 'leave' ? 'worthToYou' : 'gainNow', n } };
}
