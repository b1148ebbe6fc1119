// What an option costs and does, in words, for the list of options.
import { type OptionTold, splitWord, type Task, type Word } from '@boardwright/engine';
import { EXTRA_ACTION_SUN, PLACES } from '../content/feats.ts';
import { priceOf } from '../rules/forging.ts';
import { FACE, FEAT, PLACE_OF } from '../rules/lookup.ts';
import type { Tasks } from '../rules/tasks.ts';
import { shards } from './islands.ts';

const isFeat = (name: string): name is keyof typeof FEAT => Object.hasOwn(FEAT, name);
const isFace = (name: string): name is keyof typeof FACE => Object.hasOwn(FACE, name);
/** Here faces are bought; elsewhere the same words choose faces that cost nothing. */
const SHOPS: readonly (keyof Tasks)[] = ['chooseAction', 'mayOfferMore', 'mayBuyFromShip'];

export function tells(task: Task<Tasks>, word: Word): OptionTold | null {
  const { kind, details } = splitWord(word);
  const [what = ''] = details;
  if (kind === 'feat' && isFeat(what)) {
    const { sun = 0, moon = 0 } = PLACES[PLACE_OF[FEAT[what]] ?? -1] ?? {};
    return { costs: { say: 'inShards', price: shards(sun, moon) }, gives: { say: 'does', about: `about:${what}` } };
  }
  if (word === 'action:extra') return { costs: { say: 'inShards', price: shards(EXTRA_ACTION_SUN, 0) } };
  if (kind !== 'face' || !isFace(what) || !SHOPS.includes(task.do)) return null;
  const discount = task.do === 'mayBuyFromShip' ? task.discount : 0;
  return { costs: { say: 'inGold', n: priceOf(FACE[what], discount) } };
}
