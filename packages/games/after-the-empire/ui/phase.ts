// Where in the season the table is, read off what remains to be done.
import type { Task } from '@boardwright/engine';
import type { Tasks } from '../rules/tasks.ts';
import type { Table } from './look.ts';

export const PHASES = ['actions', 'battle', 'flags', 'income', 'harvest', 'reset'] as const;
export type Phase = 'setup' | 'actions' | 'deploy' | 'battle' | 'over';

/** The tasks of a season stand on the agenda until they are begun (AE-1.2). */
export function phaseOf({ view }: Table): Phase {
  if (view.scores !== null) return 'over';
  const waits = (task: keyof Tasks): boolean => view.agenda.some(each => each.do === task);
  if (waits('openBoard')) return 'setup';
  if (waits('battle')) return 'actions';
  return waits('reveal') ? 'deploy' : 'battle';
}

/** Steps of a battle, as one castle goes through them. */
export const STEPS = ['deploy', 'siege', 'moves', 'archers', 'movement', 'melee', 'sack'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Partial<Record<keyof Tasks, Step>>> = {
  mayDeploy: 'deploy',
  chooseTurret: 'siege',
  mayShift: 'moves',
  chooseKills: 'archers',
  mayRegroup: 'movement',
  mayMark: 'sack',
};

/** The step in which a question is asked; losses are chosen in two of them. */
export function stepOf(task: Task<Tasks>): Step | null {
  if (task.do === 'chooseLosses') return task.place === 'courtyard' ? 'melee' : 'archers';
  return STEP_OF[task.do] ?? null;
}
