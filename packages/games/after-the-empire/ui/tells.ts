// What an option gives and costs, in a few words, for the list of options.
import { splitWord, type Word } from '@boardwright/engine';
import type { Amount } from '../content/types.ts';
import { pricesOf } from '../rules/storehouse.ts';
import { castleOf } from '../state.ts';
import { aboutCard } from '../words.ts';
import { canPayForAny } from './jobs.ts';
import type { Table } from './look.ts';

const WORK = new Set(['build', 'upgrade', 'repair', 'restore']);
const CARDS = new Set(['buy', 'card', 'use']);

export function tells(word: Word, { tell, content, me, view: { g } }: Table): string | null {
  const { kind, details } = splitWord(word);
  const [what = ''] = details;
  const goods = (amounts: readonly Amount[]): string => amounts.map(({ word: each }) => tell.word(each)).join(', ');
  if (kind === 'space') {
    const isVain = what === 'storehouse' && me !== null && !canPayForAny(content, castleOf(g, me));
    return [isVain ? tell.text('ui.noJob') : '', tell.text(`about:${what}`)].filter(Boolean).join(' ');
  }
  if (WORK.has(kind) && me !== null) return goods(pricesOf(content, castleOf(g, me)).get(word) ?? []) || null;
  if (!CARDS.has(kind)) return null;
  const card = content.cards.find(({ id }) => id === what);
  if (card === undefined) return null;
  const price = kind === 'buy' ? goods(card.cost) : '';
  return [price, tell.word(aboutCard(card.id))].filter(Boolean).join(' · ');
}
