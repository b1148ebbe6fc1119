// The phases of a season, and the steps of its battle.
import type { Task } from '@boardwright/engine';
import { type Phase, phaseIn } from '../phase.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { Table } from './look.ts';
import { ENDING, PARTS } from './season-stage.ts';

export const PHASES = ['actions', 'battle', 'flags', 'income', 'harvest', 'reset'] as const;
export type { Phase };

export const phaseOf = ({ view }: Table): Phase => phaseIn(view);

/** The phase that is told of: at the end of a season, the one that its stage shows. */
export function toldPhase({ stage }: Table, phase: Phase): (typeof PHASES)[number] | Phase {
  if (stage?.stage.id === ENDING) return PARTS[stage.at] ?? 'reset';
  return phase === 'deploy' ? 'battle' : phase;
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
