// The table as the drawing reads it: the state that this audience sees, and who is who in it.
import type { TableNow } from '@boardwright/web/kit';
import type { Content } from '../content/content.ts';
import type { Tasks } from '../rules/tasks.ts';
import { actors, type G, isNeutral, isRival } from '../state.ts';

export type Table = TableNow<G, Tasks, Content>;
/** Handed to parts that are drawn anew only when they change: the texts stay the same while the table moves. */
export type Teller = Table['tell'];

/** How the dice of an actor look: a seat's colour and shape by its number; the neutral player has a look of its own. */
export const NEUTRAL_LOOK = 5;
export const lookOf = (g: G, p: number): number => (isNeutral(g, p) ? NEUTRAL_LOOK : p);

/** As pieces and events call an actor: `p0`, `rival`, `neutral`. */
export function actorId(g: G, p: number): string {
  if (isNeutral(g, p)) return 'neutral';
  return isRival(g, p) ? 'rival' : `p${p}`;
}

export function actorName({ names, tell }: Table, g: G, p: number): string {
  if (isNeutral(g, p)) return tell.text('term.neutral');
  return isRival(g, p) ? tell.text('term.rival') : (names[p] ?? '');
}

export const allActors = (g: G): number[] => Array.from({ length: actors(g) }, (_, p) => p);

/**
 * The question this seat is asked now, by its name in the rules; null if it is asked nothing. What is drawn may be a
 * moment behind the question: then nothing can be picked up yet.
 */
export const questionOf = (table: Table): string | null =>
  table.view.answers === table.answers ? (table.asked[0]?.task.do ?? null) : null;

/** Adds the same thing several times to a list: 3 of `x` is x, x, x. */
export const times = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);
