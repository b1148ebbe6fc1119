// The current phase of the season, read from the agenda.
import type { Match } from '@boardwright/engine';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';

export type Phase = 'setup' | 'actions' | 'deploy' | 'battle' | 'over';

/** On the agenda as long as workers are placed, also in a position that was put together by hand. */
const PLACING: readonly (keyof Tasks)[] = ['turn', 'mayPlace', 'endPlacing', 'mayEndTurn'];

/** The tasks of a season are on the agenda until they begin (AE-1.2). */
export function phaseIn({ agenda, scores }: Pick<Match<G, Tasks>, 'agenda' | 'scores'>): Phase {
  if (scores !== null) return 'over';
  const waits = (task: keyof Tasks): boolean => agenda.some(each => each.do === task);
  if (waits('openBoard')) return 'setup';
  if (waits('battle') || PLACING.some(waits)) return 'actions';
  return waits('reveal') ? 'deploy' : 'battle';
}
