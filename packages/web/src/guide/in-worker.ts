// The guide in the worker of the page, where the rules are. It is given what a seat sees, and nothing else of the match.
import { makeBot } from '@boardwright/bots';
import { fastRandom, type Goal, type Json, type Seat, type Word } from '@boardwright/engine';
import { type AnyMatch, botThought, TABLE_BUDGET } from '@boardwright/host';
import { moduleOf } from '../here/host.ts';

/** A question of a seat, with what the seat sees. */
export interface Asked {
  readonly view: AnyMatch;
  readonly content: Json | null; // of the owner's edition; null: the standard one
  readonly seat: Seat;
  readonly at: string;
}
export interface Advice {
  readonly goals: readonly Goal[];
  readonly ideas: readonly Word[]; // good moves, the best first
  readonly well: readonly Word[]; // moves that are hardly worse; none: there is nothing to choose
}

const ADVISER = 'skilled';
const IDEAS = 3;
/** A move is good if it loses at most this share of what the worst one loses. */
const NEARLY = 0.15;
const SEED = 1; // the same question has the same advice

/** Null: this version of the game has no guide. */
export async function advise({ view, content, seat, at }: Asked): Promise<Advice | null> {
  const module = await moduleOf(view.game, content ?? undefined, view.version);
  const guide = await module.guide?.();
  if (guide === undefined) return null;
  const bot = makeBot(ADVISER, module, TABLE_BUDGET, () => performance.now());
  const { word, weighed } = botThought(module.game, bot, { view, seat, at }, fastRandom(SEED));
  const values = weighed.map(({ value }) => value);
  const least = Math.max(...values) - NEARLY * (Math.max(...values) - Math.min(...values));
  const well = weighed.filter(({ value }) => value >= least).map(each => each.word);
  const ideas = [...new Set([word, ...weighed.map(each => each.word)])].slice(0, IDEAS);
  return { goals: guide.goals(view, seat), ideas, well: weighed.length === 0 ? [] : [...new Set([word, ...well])] };
}
