// What an option costs and does, in words, for the list of options.
import { type OptionTold, type Phrase, splitWord, type Task, type Word } from '@boardwright/engine';
import type { Content } from '../content/types.ts';
import { pricesOf } from '../rules/storehouse.ts';
import type { Tasks } from '../rules/tasks.ts';
import { castleOf, type G } from '../state.ts';
import { aboutCard } from '../words.ts';
import { spaceAction } from './board.ts';
import { price } from './told.ts';

const WORK: ReadonlySet<string> = new Set(['build', 'upgrade', 'repair', 'restore']);
const CARDS: ReadonlySet<string> = new Set(['buy', 'card', 'use', 'discard']);

export function tells(content: Content, g: G, task: Task<Tasks>, word: Word): OptionTold | null {
  const { kind, details } = splitWord(word);
  const [what = ''] = details;
  if (kind === 'space') {
    const action = spaceAction(content, g, what);
    return action === null ? null : { gives: { say: 'action', action } };
  }
  if (WORK.has(kind) && 'p' in task && task.p !== undefined) {
    const cost = pricesOf(content, castleOf(g, task.p)).get(word);
    return cost === undefined ? null : { costs: { say: 'paid', price: price(cost) } };
  }
  if (!CARDS.has(kind)) return null;
  const card = content.cards.find(({ id }) => id === what);
  const known = card ?? content.objectives.find(({ id }) => id === what);
  if (known === undefined) return null;
  const gives: Phrase = { say: 'does', about: aboutCard(what) };
  return kind === 'buy' && card !== undefined ? { costs: { say: 'paid', price: price(card.cost) }, gives } : { gives };
}
