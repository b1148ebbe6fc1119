// The current phase of the season, read from the agenda.
import type { Task } from '@boardwright/engine';
import type { Tasks } from '../rules/tasks.ts';
import type { Table } from './look.ts';

export const PHASES = ['actions', 'battle', 'flags', 'income', 'harvest', 'reset'] as const;
export type Phase = 'setup' | 'actions' | 'deploy' | 'battle' | 'over';

/** The tasks of a season are on the agenda until they begin (AE-1.2). */
export function phaseOf({ view }: Table): Phase {
  if (view.scores !== null) return 'over';
  const waits = (task: keyof Tasks): boolean => view.agenda.some(each => each.do === task);
  if (waits('openBoard')) return 'setup';
  if (waits('battle')) return 'actions';
  return waits('reveal') ? 'deploy' : 'battle';
}

/** The steps of a battle for one castle. */
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

/** The step of a question. Losses are chosen in two of them. */
export function stepOf(task: Task<Tasks>): Step | null {
  if (task.do === 'chooseLosses') return task.place === 'courtyard' ? 'melee' : 'archers';
  return STEP_OF[task.do] ?? null;
}
