// The table as the drawing reads it: the state that this audience sees, and its actors.
import type { TableNow } from '@boardwright/web/kit';
import type { Content } from '../content/content.ts';
import type { Tasks } from '../rules/tasks.ts';
import { actors, type G, isNeutral, isRival } from '../state.ts';

export type Table = TableNow<G, Tasks, Content>;
/** Passed to parts that render only when they change: the texts stay the same while the table moves. */
export type Teller = Table['tell'];

/** The look of an actor's dice: a seat has a colour and shape by its number; the neutral player has its own. */
export const NEUTRAL_LOOK = 5;
export const lookOf = (g: G, p: number): number => (isNeutral(g, p) ? NEUTRAL_LOOK : p);

/** The name of an actor in pieces and events: `p0`, `rival`, `neutral`. */
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
 * The name of the question that this seat is asked now; null if there is none. The drawing may be a moment behind the
 * question: then nothing can be picked up yet.
 */
export const questionOf = (table: Table): string | null =>
  table.view.answers === table.answers ? (table.asked[0]?.task.do ?? null) : null;

/** The rank in the language of the reader: 1st, 1., … */
export const rankText = (tell: Teller, n: number): string => tell.text('ui.rank', { n });

/** Whether dice are placed now, one's own or neutral ones. */
export const isPlacing = (table: Table): boolean => /^(choosePlacement|mayPlaceNeutral)$/.test(questionOf(table) ?? '');

/** Repeats a thing in a list: 3 of `x` is x, x, x. */
export const times = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);
